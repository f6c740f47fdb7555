/** What stands under one box of a form: where its answer came from, and what a document would say instead. */
import { useFormContext, useWatch } from 'react-hook-form';
import { isEmptyValue } from '#domain/fields/emptyValue';
import { fieldSchema } from '#domain/fields/check';
import type { Field, Value } from '#domain/fields/field';
import { readText } from '#domain/fields/readText';
import { toTyped } from '../../fields/typedValues.ts';
import type { Origin, Suggestion } from './origin.ts';
import { Offer } from './Offer.tsx';
import { OriginNote } from './OriginNote.tsx';

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

const sourceOf = ({ form, page }: Origin) => (page > 0 ? `${form}, page ${page}` : form);

/** Do box and stored answer say the same? What cannot be read yet says something else. */
function isSameAnswer(field: Field, typed: unknown, stored: Value | undefined): boolean {
  const checked = fieldSchema(field).safeParse(typed);
  return checked.success && JSON.stringify(checked.data) === JSON.stringify(stored ?? null);
}

export function FieldNotes({ field, path, stored, origin, isNews, suggestion, disabled }: FieldNotesProps) {
  const { control, setValue } = useFormContext();
  const typed: unknown = useWatch({ control, name: path });
  const take = (value: Value) =>
    setValue(path, toTyped([field], { [field.name]: value })[field.name], {
      shouldDirty: true,
      shouldTouch: true,
      shouldValidate: true,
    });
  const isStored = isSameAnswer(field, typed, stored);
  if (origin && isStored && !isEmptyValue(stored))
    return <OriginNote label={field.label} answer={readText(field, stored)} origin={origin} />;
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
