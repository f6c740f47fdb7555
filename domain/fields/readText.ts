/** How a stored value reads where it cannot be edited: one row per kind. */
import { formatDate, formatEin, formatMoney, formatPhone, formatSsn, formatYesNo } from '../format.ts';
import { messages } from '../messages.ts';
import { isEmptyValue } from './emptyValue.ts';
import type { Field, FieldKind, Value } from './field.ts';

const asIs = (value: Value) => (typeof value === 'string' ? value : JSON.stringify(value));
const list = (value: Value) => (Array.isArray(value) ? value.join(', ') : asIs(value));

const READ: { [Kind in Exclude<FieldKind, 'group'>]: (value: Value) => string } = {
  text: asIs,
  longText: asIs,
  email: asIs,
  url: asIs,
  phone: (value) => formatPhone(asIs(value)),
  ssn: (value) => formatSsn(asIs(value)),
  ein: (value) => formatEin(asIs(value)),
  date: (value) => formatDate(asIs(value)),
  count: (value) => Number(value).toLocaleString('en-US'),
  money: (value) => formatMoney(Number(value)),
  percent: (value) => `${Number(value)}%`,
  year: asIs,
  quantity: (value) => Number(value).toLocaleString('en-US'),
  yesNo: (value) => formatYesNo(value === true),
  choice: asIs,
  textOrList: list,
};

/** Text of a value: 'Not provided' when empty, 'None' for empty lists, Yes/No for booleans. Groups are read field by field. */
export function readText(field: Exclude<Field, { kind: 'group' }>, value: Value | undefined): string {
  if (Array.isArray(value) && value.length === 0) return messages.view.none;
  if (value === undefined || isEmptyValue(value)) return messages.view.notProvided;
  return READ[field.kind](value);
}
