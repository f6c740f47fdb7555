/** What a list of lines says of who holds an account. */
import type { SaidRule } from '../../understanding/formDefinition.ts';

const holders = [
  'account holder',
  'account holder name',
  'primary account holder',
  'account owner',
  'customer name',
  'account name',
];
const address = {
  street: ['fields.holderStreet'],
  city: ['fields.holderCity'],
  state: ['fields.holderState'],
  zipCode: ['fields.holderZipCode'],
} as const;

export const saidHolder: readonly SaidRule[] = [
  { to: { name: ['fields.accountHolder'], ...address }, as: 'businessBlock', after: holders, isBlock: true },
  { to: address, as: 'address', after: ['address'], isBlock: true, following: holders },
];
