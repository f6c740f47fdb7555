/** What a list of lines says of who holds an account. */
import type { SaidRule } from '../../understanding/formDefinition.ts';
import { saidAddress } from './saidAddress.ts';

const holders = [
  'account holder',
  'account holder name',
  'primary account holder',
  'account owner',
  'customer name',
  'customer',
  'account name',
  'member name',
  'member',
];
const address = {
  street: ['fields.holderStreet'],
  city: ['fields.holderCity'],
  state: ['fields.holderState'],
  zipCode: ['fields.holderZipCode'],
} as const;

export const saidHolder: readonly SaidRule[] = [
  { to: { name: ['fields.accountHolder'], ...address }, as: 'businessBlock', after: holders, isBlock: true },
  ...saidAddress(address, ['member address', 'customer address', 'account holder address']),
  ...saidAddress(address, ['address', 'mailing address'], { following: holders }),
];
