/** What looks unusual about a value without being wrong: a note beside the field, never a refusal. */
import { messages } from '../messages.ts';
import type { Field, Value } from './field.ts';

/** Never issued: area 000, 666 or 9xx, group 00, serial 0000 (SSA, POMS RM 10201.035). Digits or 3-2-4. */
function isUnusualSsn(ssn: string): boolean {
  return /^(000|666|9\d\d)|^\d{3}00|^\d{5}0000$/.test(ssn.replace(/\D/g, ''));
}

/** Prefixes the IRS has never assigned ("How EINs are assigned and valid EIN prefixes"). Digits or 2-7. */
const UNASSIGNED_EIN_PREFIXES = [
  '00',
  '07',
  '08',
  '09',
  '17',
  '18',
  '19',
  '28',
  '29',
  '49',
  '69',
  '70',
  '78',
  '79',
  '89',
  '96',
  '97',
];
function isUnusualEin(ein: string): boolean {
  return UNASSIGNED_EIN_PREFIXES.includes(ein.replace(/\D/g, '').slice(0, 2));
}

/** The note for a checked value; `undefined` when there is nothing to say. */
export function fieldWarning(field: Field, value: Value | undefined): string | undefined {
  if (typeof value !== 'string' || value === '') return undefined;
  if (field.kind === 'ssn' && isUnusualSsn(value)) return messages.field.unusualSsn;
  return field.kind === 'ein' && isUnusualEin(value) ? messages.field.unusualEin : undefined;
}
