/** What a list of lines says of who holds an account. */
import { holderAddress } from '../statements/statementHead.ts';
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
export const saidHolder: readonly SaidRule[] = [
  {
    to: { name: ['fields.accountHolder'], ...holderAddress },
    as: 'businessBlock',
    after: holders,
    isBlock: true,
  },
  ...saidAddress(holderAddress, ['member address', 'customer address', 'account holder address']),
  ...saidAddress(holderAddress, ['address', 'mailing address'], { following: holders }),
];
