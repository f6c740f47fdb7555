/** What stands under one box of a form: what a document would say instead, or that its answer deserves a look. */
import { useFormContext } from 'react-hook-form';
import { isEmptyValue } from '#domain/fields/emptyValue';
import type { Field, Value } from '#domain/fields/field';
import { readText } from '#domain/fields/readText';
import { toTyped } from '../../fields/typedValues.ts';
import { FieldMark } from './FieldMark.tsx';
import { Offer } from './Offer.tsx';
import { type Origin, sourceOf, type Suggestion } from './origin.ts';
import { isSameAnswer, useIsStored } from './useIsStored.ts';

interface FieldNotesProps {
  field: Exclude<Field, { kind: 'group' }>;
  /** Path inside of the section. */
  path: string;
  /** What is stored for it. */
  stored: Value | undefined;
  origin: Origin | undefined;
  /** Read since the form was opened: typing over it was no choice. */
  isNews: boolean;
  suggestion: Suggestion | undefined;
  disabled: boolean;
}

export function FieldNotes({ field, path, stored, origin, isNews, suggestion, disabled }: FieldNotesProps) {
  const { setValue } = useFormContext();
  const { typed, isStored } = useIsStored(field, path, stored);
  const take = (value: Value) =>
    setValue(path, toTyped([field], { [field.name]: value })[field.name], {
      shouldDirty: true,
      shouldTouch: true,
      shouldValidate: true,
    });
  if (origin && isStored && !isEmptyValue(stored))
    return origin.isUncertain && <FieldMark {...{ field, path, stored, origin }} />;
  // read while this box was being edited: what was typed stays, what was read is offered
  const news = origin && isNews && !isEmptyValue(stored) && { value: stored as Value, from: origin };
  const offered = news || suggestion;
  if (!offered || disabled || isSameAnswer(field, typed, offered.value)) return null;
  return (
    <Offer
      label={field.label}
      answer={readText(field, offered.value)}
      source={sourceOf(offered.from)}
      onTake={() => take(offered.value)}
    />
  );
}
