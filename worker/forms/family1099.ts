/** What all 1099s share: payer, recipient and withheld tax; each form adds its own boxes. */
import type { TargetPath } from '#domain/documents/extraction';
import type { DerivedRule, FieldRule, FormDefinition } from '../understanding/formDefinition.ts';
import type { Where } from '../understanding/where.ts';
import { saidAmounts } from './said/saidAmounts.ts';
import { saidOf1099 } from './said/saidOf1099.ts';

const payers = ['payer', 'filer'];
const recipients = ['recipient', 'payee'];
const below = (labels: readonly string[], depth = 34): Where[] =>
  labels.map((label) => ({ below: label, depth }));

const payerTin = [
  ...payers.map((who) => `${who}'s tin`),
  "payer's federal identification",
  "payer's fed id number",
  "payer's federal id number",
  "payer's federal id no",
  'federal id number',
  'federal id no',
  'federal id',
  'federal identification number',
  'federal identification no',
];
const recipientTin = [
  ...recipients.map((who) => `${who}'s tin`),
  ...recipients.map((who) => `${who}'s identification`),
  "recipient's taxpayer identification number",
  'recipient id no',
  "recipient's id no",
  "recipient's id number",
  "recipient's social security",
  "recipient's tax id",
  'taxpayer id number',
  'taxpayer identification number',
  'social security number',
];
const town = [
  'city or town state or province country',
  'city or town state or province and zip',
  'city state and zip code',
];
/** Second lines of labels that are printed on two. */
const wrapped = [
  'or foreign postal code and telephone no',
  'postal code and telephone no',
  'code and telephone no',
  'telephone no',
  'network transactions',
];
/** Headings of blocks of name and address on statements that are no form of the IRS. */
const headings = (who: readonly string[]) =>
  who.flatMap((one) => [`${one}'s name and address`, `${one} information`, one]);
const payerAlone = headings(payers);
const recipientAlone = [...headings(recipients), 'account owner', 'account holder'];
const alone = (labels: readonly string[]): Where[] =>
  labels.map((label) => ({ below: label, depth: 60, whole: true }));
/** Boxes of the IRS's own layout say whose street and town stand in them: noise there does not make the payer's block the recipient. */
const window: Where = { letter: 'addressee', unless: [...town, 'street address including apt no'] };

const header: readonly FieldRule[] = [
  {
    to: { name: ['fields.payerName'] },
    as: 'businessBlock',
    where: [
      ...payers.map((who) => ({ below: `${who}'s name street address`, depth: 90, across: wrapped })),
      ...["payer's name", 'payer'].map((right): Where => ({ right, colon: true })),
      ...alone(payerAlone),
      { letter: 'head' },
    ],
  },
  {
    to: ['fields.payerTin'],
    as: 'ein',
    where: [...payerTin.map((right) => ({ right })), ...below(payerTin)],
  },
  // at the end of a block that bears its heading alone
  {
    to: ['fields.payerTin'],
    as: 'ein',
    where: payerAlone.map((label) => ({ below: label, depth: 80, whole: true })),
    when: { field: 'fields.payerTin', isMissing: true },
  },
  {
    to: ['fields.recipientTin'],
    as: 'tin',
    where: [...recipientTin.map((right) => ({ right })), ...below(recipientTin)],
  },
  {
    to: {
      name: ['fields.recipientName'],
      street: ['fields.recipientStreet'],
      city: ['fields.recipientCity'],
      state: ['fields.recipientState'],
      zipCode: ['fields.recipientZipCode'],
    },
    as: 'businessBlock',
    where: recipients.map((who) => ({
      below: `${who}'s name street address including apt no`,
      depth: 90,
      across: [...wrapped, ...town],
    })),
  },
  {
    to: ['fields.recipientName'],
    as: 'businessName',
    where: below(recipients.map((who) => `${who}'s name`)),
  },
  {
    to: { name: ['fields.recipientName'] },
    as: 'businessBlock',
    where: [...alone(recipientAlone), window],
    when: { field: 'fields.recipientName', isMissing: true },
  },
  {
    to: ['fields.recipientStreet'],
    as: 'street',
    where: below(['street address including apt no', 'street address']),
  },
  {
    to: {
      city: ['fields.recipientCity'],
      state: ['fields.recipientState'],
      zipCode: ['fields.recipientZipCode'],
    },
    as: 'place',
    where: below(town),
  },
  {
    to: {
      street: ['fields.recipientStreet'],
      city: ['fields.recipientCity'],
      state: ['fields.recipientState'],
      zipCode: ['fields.recipientZipCode'],
    },
    as: 'businessBlock',
    where: [...alone(recipientAlone), window],
  },
];

const PARTS: readonly (readonly [string, string])[] = [
  ['street', 'recipientStreet'],
  ['city', 'recipientCity'],
  ['state', 'recipientState'],
  ['zipCode', 'recipientZipCode'],
];

/** The recipient is the client: a person, or their business. */
function recipientAs(names: 'person' | 'business'): DerivedRule[] {
  const when = { field: 'fields.recipientName', names, tin: 'fields.recipientTin' } as const;
  const [name, tin, address]: TargetPath[] =
    names === 'person'
      ? ['primaryPerson.fullName', 'primaryPerson.ssn', 'primaryPerson.homeAddress.street']
      : ['businessInfo.businessName', 'businessInfo.ein', 'businessInfo.businessAddress.street'];
  return [
    { to: name!, value: { sameAs: 'fields.recipientName' }, when },
    { to: tin!, value: { sameAs: 'fields.recipientTin' }, when },
    ...PARTS.map(([part, field]) => ({
      to: address!.replace('street', part) as TargetPath,
      value: { sameAs: `fields.${field}` },
      when,
    })),
  ];
}

/** Amounts of a form: target, then the labels of its box. */
export type Boxes = Readonly<Record<`fields.${string}`, readonly string[]>>;

const amountAs =
  (as: 'boxMoney' | 'loneMoney') =>
  ([to, labels]: [string, readonly string[]]): FieldRule => ({
    to: [to as TargetPath],
    as,
    where: labels.flatMap((label) => [
      { total: label },
      { right: label },
      { below: label, depth: 36, across: wrapped },
    ]),
  });
const amount = amountAs('boxMoney');

const withheld: Boxes = {
  'fields.federalIncomeTaxWithheld': ['federal income tax withheld', 'federal income tax'],
};
/** Boxes of all 1099s that are kept beside the answers only. */
const stateBoxes: Boxes = {
  'fields.stateTaxWithheld': ['state tax withheld', 'state income tax withheld'],
  'fields.stateIncome': ['state income'],
};

/**
 * A 1099 of a kind: what it is called, what only it says, its amounts, what follows from them. `kept` are amounts that answer
 * no question: they stay with the document, and on scans they get no look of their own.
 */
export function form1099(
  name: string,
  signs: readonly string[],
  boxes: Boxes,
  derived: readonly DerivedRule[],
  otherLabels: readonly string[] = [],
  kept: Boxes = {},
): FormDefinition {
  const own = [`form ${name}`, ...signs];
  return {
    name,
    documentType: '1099-form',
    hasTaxYear: true,
    largeYear: { below: 'omb no' },
    identity: ['fields.recipientTin', 'fields.payerTin', 'fields.payerName'],
    signs: [
      {
        needs: 2,
        anyOf: own,
        of: [...own, "recipient's", "payee's", "payer's", 'tax information', 'omb no 1545'],
      },
    ],
    says: [...saidOf1099, ...saidAmounts({ ...boxes, ...withheld })],
    fields: [
      ...header,
      ...Object.entries({
        ...boxes,
        ...withheld,
      }).map(amount),
    ],
    proofs: [
      ...Object.entries(kept).map(amount),
      // Side by side on one line: of two amounts none is surely this box's.
      ...Object.entries(stateBoxes).map(amountAs('loneMoney')),
    ],
    derived: [...recipientAs('person'), ...recipientAs('business'), ...derived],
    otherLabels: [
      ...otherLabels,
      'omb no',
      'copy b',
      'for recipient',
      'account number',
      'fatca filing',
      "payer's state no",
      'corrected if checked',
      'corrected',
      'information and is being',
      'furnished to the irs',
      'being furnished to',
      'negligence penalty',
      'or foreign postal code and telephone no',
      'this is important tax',
      'box description amount',
    ],
  };
}
