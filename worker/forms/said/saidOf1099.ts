/** What a list of lines says of a 1099's payer and recipient: `RECIPIENT: Marcus T Allen`. */
import type { SaidRule } from '../../understanding/formDefinition.ts';
import { recipientAddress } from '../payments/recipientFields1099.ts';
import { payers, recipients } from '../payments/parties1099Words.ts';
import { saidAddress } from './saidAddress.ts';

const labels = (who: readonly string[], ...what: string[]) =>
  who.flatMap((one) => what.flatMap((word) => [`${one} ${word}`, `${one}'s ${word}`]));
const named = [...labels(recipients, 'name'), ...recipients];

export const saidOf1099: readonly SaidRule[] = [
  {
    to: { name: ['fields.payerName'] },
    as: 'businessBlock',
    after: [...labels(payers, 'name'), ...payers],
    isBlock: true,
  },
  { to: ['fields.payerTin'], as: 'ein', after: labels(payers, 'tin', 'ein', 'federal id', 'id number') },
  {
    to: { name: ['fields.recipientName'], ...recipientAddress },
    as: 'businessBlock',
    after: named,
    isBlock: true,
  },
  {
    to: ['fields.recipientTin'],
    as: 'tin',
    after: [...labels(recipients, 'tin', 'ssn', 'ein', 'id number'), 'ssn'],
  },
  {
    to: ['fields.payerTin'],
    as: 'ein',
    after: ['tin', 'ein'],
    following: [...labels(payers, 'name'), ...payers],
  },
  { to: ['fields.recipientTin'], as: 'tin', after: ['tin', 'ein'], following: named },
  ...saidAddress(recipientAddress, labels(recipients, 'address')),
  ...saidAddress(recipientAddress, ['address'], { following: named }),
  ...saidAddress(recipientAddress, ['street address'], {
    following: [...named, ...labels(recipients, 'tin')],
  }),
  { to: { name: ['fields.payerName'] }, as: 'businessBlock', after: ['name'], under: payers },
  { to: ['fields.payerTin'], as: 'ein', after: ['tin', 'ein'], under: payers },
  { to: { name: ['fields.recipientName'] }, as: 'businessBlock', after: ['name'], under: recipients },
  { to: ['fields.recipientTin'], as: 'tin', after: ['tin', 'ssn', 'ssn/tin'], under: recipients },
  ...saidAddress(recipientAddress, ['address'], { under: recipients }),
];
