/** The small mark in a question's line: its answer was read from a document, and this shows where. */
import type { Field, Value } from '#domain/fields/field';
import { isEmptyValue } from '#domain/fields/emptyValue';
import { readText } from '#domain/fields/readText';
import type { Origin } from './origin.ts';
import { OriginNote } from './OriginNote.tsx';
import { useIsStored } from './useIsStored.ts';

interface FieldMarkProps {
  field: Exclude<Field, { kind: 'group' }>;
  /** Path inside of the section. */
  path: string;
  /** What is stored for it. */
  stored: Value | undefined;
  origin: Origin;
}

export function FieldMark({ field, path, stored, origin }: FieldMarkProps) {
  const { isStored } = useIsStored(field, path, stored);
  if (!isStored || isEmptyValue(stored)) return null;
  return <OriginNote label={field.label} answer={readText(field, stored)} origin={origin} />;
}
