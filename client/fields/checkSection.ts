/** Checks what was typed into a section with the same rules the server uses. */
import '../lib/zodWithoutEval.ts'; // first: before any schema is made
import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldValues, Resolver } from 'react-hook-form';
import { fieldSchema, fieldsSchema } from '#domain/fields/check';
import type { Field, Values } from '#domain/fields/field';
import { isShown } from '#domain/fields/isShown';
import { keepLists } from './typedValues.ts';

/** A hidden field cannot be mended, so it never stands in the way: it keeps what it holds where that is valid. */
function hiddenValues(fields: readonly Field[], typed: FieldValues): Values {
  const kept = fields.flatMap((field) => {
    const checked = fieldSchema(field).safeParse(typed[field.name]);
    return checked.success ? [[field.name, checked.data] as const] : [];
  });
  return Object.fromEntries(kept);
}

/** A resolver that gives stored values, or a sentence per field. `stored` is what the section held when it was loaded. */
export function checkSection(
  fields: readonly Field[],
  stored: Values | undefined,
): Resolver<FieldValues, unknown, Values> {
  return async (typed, context, options) => {
    const shown = fields.filter((field) => isShown(field, typed));
    const hidden = fields.filter((field) => !shown.includes(field));
    const result = await zodResolver(fieldsSchema(shown))(typed, context, options);
    if (Object.keys(result.errors).length > 0) return { values: {}, errors: result.errors };
    const values = { ...hiddenValues(hidden, typed), ...(result.values as Values) };
    return { values: keepLists(fields, values, stored), errors: {} };
  };
}
