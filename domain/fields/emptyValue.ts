/** The value a field has before anybody answered it: one row per kind. */
import type { Field, FieldKind, FieldOfKind, Value, Values } from './field.ts';

const EMPTY: { [Kind in FieldKind]: (field: FieldOfKind<Kind>) => Value } = {
  text: () => '',
  longText: () => '',
  email: () => '',
  url: () => '',
  phone: () => '',
  ssn: () => '',
  ein: () => '',
  date: () => '',
  count: () => 0,
  money: () => null,
  percent: () => null,
  year: () => null,
  quantity: () => null,
  yesNo: () => false,
  choice: () => '',
  textOrList: () => '',
  group: (field) => emptyValues(field.fields),
};

/** Empty value of one field; see `ValueOf` for the shapes. */
export function emptyValue(field: Field): Value {
  return (EMPTY[field.kind] as (field: Field) => Value)(field);
}

/** Empty object of a list of fields, groups included. */
export function emptyValues(fields: readonly Field[]): Values {
  return Object.fromEntries(fields.map((field) => [field.name, emptyValue(field)]));
}

/** Does a stored value say anything? `''`, `null`, `[]` and a group of such do not; `0` and `false` are answers. */
export function isEmptyValue(value: Value | undefined): boolean {
  if (value === undefined || value === null || value === '') return true;
  if (Array.isArray(value)) return value.length === 0;
  return typeof value === 'object' && Object.values(value).every(isEmptyValue);
}
