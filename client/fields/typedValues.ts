/** Between what is stored and what stands in the boxes: one row per kind. */
import type { Field, FieldKind, Value, Values } from '#domain/fields/field';
import { formatSsn } from '#domain/format';

/** Boxes hold text, switches hold booleans, groups hold more of both. */
export type Typed = string | boolean | TypedValues;
export interface TypedValues {
  [name: string]: Typed;
}

const asText = (value: Value) => (typeof value === 'string' ? value : '');
const asNumber = (value: Value) => (typeof value === 'number' ? String(value) : '');
const asList = (value: Value) => (Array.isArray(value) ? value.join(', ') : asText(value));
const NOTHING: Values = {};
const asGroup = (value: Value): Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? value : NOTHING;

const TYPED: { [Kind in Exclude<FieldKind, 'group'>]: (value: Value) => Typed } = {
  text: asText,
  longText: asText,
  email: asText,
  url: asText,
  phone: asText,
  // shown in groups of 3-2-4, however it is stored
  ssn: (value) => asText(value) && formatSsn(asText(value)),
  ein: asText,
  date: asText,
  count: (value) => asNumber(value) || '0',
  money: asNumber,
  percent: asNumber,
  year: asNumber,
  quantity: asNumber,
  yesNo: (value) => value === true,
  choice: asText,
  textOrList: asList,
};

/** What stands in the boxes of these fields, given what is stored; nothing stored gives empty boxes. */
export function toTyped(fields: readonly Field[], stored: Values = NOTHING): TypedValues {
  const typed = (field: Field): Typed => {
    const value = stored[field.name] ?? null;
    return field.kind === 'group' ? toTyped(field.fields, asGroup(value)) : TYPED[field.kind](value);
  };
  return Object.fromEntries(fields.map((field) => [field.name, typed(field)]));
}

/** A list stays a list: text typed over a stored list is split at its commas again. */
export function keepLists(fields: readonly Field[], values: Values, stored: Values = NOTHING): Values {
  const listed = (field: Field, value: Value): Value =>
    field.kind === 'textOrList' && Array.isArray(stored[field.name]) && typeof value === 'string'
      ? value
          .split(',')
          .map((entry) => entry.trim())
          .filter(Boolean)
      : value;
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const field = fields.find((one) => one.name === name);
      return [name, field ? listed(field, value) : value];
    }),
  );
}
