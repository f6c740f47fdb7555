/** What a list of lines says of a 1099's payer and recipient: `RECIPIENT: Marcus T Allen`. */
import type { SaidRule } from '../../understanding/formDefinition.ts';
import { saidAddress } from './saidAddress.ts';

const labels = (who: readonly string[], ...what: string[]) =>
  who.flatMap((one) => what.flatMap((word) => [`${one} ${word}`, `${one}'s ${word}`]));
const payers = ['payer', 'filer'];
const recipients = ['recipient', 'payee'];
const named = [...labels(recipients, 'name'), ...recipients];
const address = {
  street: ['fields.recipientStreet'],
  city: ['fields.recipientCity'],
  state: ['fields.recipientState'],
  zipCode: ['fields.recipientZipCode'],
} as const;

export const saidOf1099: readonly SaidRule[] = [
  {
    to: { name: ['fields.payerName'] },
    as: 'businessBlock',
    after: [...labels(payers, 'name'), ...payers],
    isBlock: true,
  },
  { to: ['fields.payerTin'], as: 'ein', after: labels(payers, 'tin', 'ein', 'federal id', 'id number') },
  { to: { name: ['fields.recipientName'], ...address }, as: 'businessBlock', after: named, isBlock: true },
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
  ...saidAddress(address, labels(recipients, 'address')),
  ...saidAddress(address, ['address'], { following: named }),
  ...saidAddress(address, ['street address'], { following: [...named, ...labels(recipients, 'tin')] }),
  { to: { name: ['fields.payerName'] }, as: 'businessBlock', after: ['name'], under: payers },
  { to: ['fields.payerTin'], as: 'ein', after: ['tin', 'ein'], under: payers },
  { to: { name: ['fields.recipientName'] }, as: 'businessBlock', after: ['name'], under: recipients },
  { to: ['fields.recipientTin'], as: 'tin', after: ['tin', 'ssn', 'ssn/tin'], under: recipients },
  ...saidAddress(address, ['address'], { under: recipients }),
];
