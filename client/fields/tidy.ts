/** How a box reads once one has left it: one row per kind that has a spelling of its own. */
import type { FieldKind } from '#domain/fields/field';
import { parseDate, parseEin, parseNumber, parseSsn } from '#domain/fields/parse';
import { formatPhone } from '#domain/format';

const withScheme = (typed: string) =>
  typed === '' || /^[a-z][a-z\d+.-]*:/i.test(typed) ? typed : `https://${typed}`;

const TIDY: { [Kind in FieldKind]?: (typed: string) => string } = {
  ssn: (typed) => parseSsn(typed) ?? typed,
  ein: (typed) => parseEin(typed) ?? typed,
  phone: formatPhone,
  url: (typed) => (typed.includes('.') ? withScheme(typed) : typed),
  // a count that was left empty is 0
  count: (typed) => typed || '0',
};

/** Tidied text; text of no known spelling stays as it was typed. */
export function tidy(kind: FieldKind, typed: string): string {
  return TIDY[kind]?.(typed.trim()) ?? typed;
}

const number = (pasted: string) => parseNumber(pasted)?.toString();
const PASTED: { [Kind in FieldKind]?: (pasted: string) => string | undefined } = {
  date: parseDate,
  money: number,
  count: number,
  percent: number,
  year: number,
  quantity: number,
};

/** What pasted text means for a box that would refuse its spelling (`$1,234.50`, `5/17/1980`); undefined: paste as usual. */
export function readPasted(kind: FieldKind, pasted: string): string | undefined {
  return PASTED[kind]?.(pasted);
}
