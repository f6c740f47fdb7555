/** What a list of lines says of who holds an account. */
import { holderAddress } from '../statements/statementHead.ts';
import type { SaidRule } from '../../understanding/formDefinition.ts';
import { saidAddress } from './saidAddress.ts';

/** What may also be what the holder calls the account: `Account Name: Tax Reserve`. */
const named = ['account name'];
const holders = [
  'account holder',
  'account holder name',
  'primary account holder',
  'account owner',
  'customer name',
  'customer',
  'member name',
  'member',
];
export const saidHolder: readonly SaidRule[] = [
  {
    to: { name: ['fields.accountHolder'], ...holderAddress },
    as: 'namedBlock',
    after: holders,
    isBlock: true,
  },
  // the window of the envelope says it better
  {
    to: { name: ['fields.accountHolder'], ...holderAddress },
    as: 'holderBlock',
    after: named,
    isBlock: true,
    yields: true,
  },
  ...saidAddress(holderAddress, ['member address', 'customer address', 'account holder address']),
  ...saidAddress(holderAddress, ['address', 'mailing address'], { following: [...holders, ...named] }),
];
