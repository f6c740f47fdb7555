/** Does a box of the form around it still say what is stored? */
import { useFormContext, useWatch } from 'react-hook-form';
import { fieldSchema } from '#domain/fields/check';
import type { Field, Value } from '#domain/fields/field';

/** Do box and answer say the same? What cannot be read yet says something else. */
export function isSameAnswer(field: Field, typed: unknown, answer: Value | undefined): boolean {
  const checked = fieldSchema(field).safeParse(typed);
  return checked.success && JSON.stringify(checked.data) === JSON.stringify(answer ?? null);
}

/** What stands in the box at `path`, and whether that is the stored answer. */
export function useIsStored(field: Field, path: string, stored: Value | undefined) {
  const { control } = useFormContext();
  const typed: unknown = useWatch({ control, name: path });
  return { typed, isStored: isSameAnswer(field, typed, stored) };
}
