/** What all 1099s share: their parties, withheld tax and signs; each form adds its own boxes. */
import type { TargetPath } from '#domain/documents/extraction';
import type { CheckRule } from '../../understanding/checks/checkRule.ts';
import type { DerivedRule, FieldRule, FormDefinition } from '../../understanding/formDefinition.ts';
import type { Where } from '../../understanding/locate/where.ts';
import { OF_AUTHORITY } from '../neighbouringPapers.ts';
import { orAboveCaption } from '../orAboveCaption.ts';
import { parties1099 } from './parties1099.ts';
import { wrapped } from './partyPlaces1099.ts';
import { recipientAs } from './recipient1099.ts';
import { byShortNames } from './shortNames1099.ts';
import { saidAmounts } from '../said/saidAmounts.ts';
import { saidOf1099 } from '../said/saidOf1099.ts';
import { toldPayments } from '../said/toldPayments.ts';

/** Amounts of a form: target, then the labels of its box. */
export type Boxes = Readonly<Record<`fields.${string}`, readonly string[]>>;

/** Below a list for each account: what all of them come to. */
const TOTALS = ['totals', 'total'].flatMap((total) =>
  ['reported to the irs', 'reported to irs', 'of all accounts', 'for all accounts'].map(
    (end) => `${total} ${end}`,
  ),
);
const ofAll = (right: string): Where[] => [{ right, unspoken: true, amid: { after: TOTALS } }];
const amountAs =
  (as: 'boxMoney' | 'loneMoney') =>
  ([to, labels]: [string, readonly string[]]): FieldRule => ({
    to: [to as TargetPath],
    as,
    where: labels.flatMap((label) => [
      { total: label },
      ...ofAll(label),
      { right: label, unspoken: true }, // not `the gross distribution in box 1 includes premiums of $2,964.00`
      { below: label, depth: 36, across: wrapped },
      { below: label, depth: 80, across: wrapped, boxed: true },
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

/** Every form has a number of its own at the government's office of management, as its copies and substitutes print it. */
const OMB: Readonly<Record<string, string>> = {
  '1099-DIV': 'omb no 1545-0110',
  '1099-G': 'omb no 1545-0120',
  '1099-INT': 'omb no 1545-0112',
  '1099-K': 'omb no 1545-2205',
  '1099-MISC': 'omb no 1545-0115',
  '1099-NEC': 'omb no 1545-0116',
  '1099-R': 'omb no 1545-0119',
};

/** What a letter says that is sent in place of the form. */
const letters = [
  'in lieu of form 1099',
  'takes the place of form 1099',
  'in place of form 1099',
  'substitute form 1099',
];

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
  checks: readonly CheckRule[] = [],
): FormDefinition {
  const own = [`form ${name}`, ...signs];
  return {
    name,
    documentType: '1099-form',
    hasTaxYear: true,
    mayCompareYears: true,
    largeYear: { below: 'omb no' },
    identity: ['fields.recipientTin', 'fields.payerTin', 'fields.payerName'],
    parties: { own: 'fields.recipientName', other: 'fields.payerName' },
    signs: [
      {
        needs: 2,
        anyOf: own,
        of: [
          ...own,
          ...letters,
          "recipient's",
          "payee's",
          "payer's",
          'tax information',
          OMB[name] ?? 'omb no',
        ],
        noneOf: OF_AUTHORITY,
      },
    ],
    says: [...saidOf1099, ...saidAmounts({ ...boxes, ...withheld })],
    fields: [
      ...parties1099,
      ...Object.entries({
        ...boxes,
        ...withheld,
      }).map(amount),
      ...byShortNames(name),
      ...toldPayments(name),
    ].map(orAboveCaption),
    proofs: [
      ...Object.entries(kept).map(amount),
      // Side by side on one line: of two amounts none is surely this box's.
      ...Object.entries(stateBoxes).map(amountAs('loneMoney')),
    ].map(orAboveCaption),
    checks,
    derived: [...recipientAs('person'), ...recipientAs('business'), ...derived],
    otherLabels: [
      ...otherLabels,
      ...TOTALS,
      'omb no',
      'copy b',
      'copy 1',
      'copy 2',
      'copy c',
      'for recipient',
      'account number',
      'customer no',
      'customer number',
      'fatca filing',
      "payer's state no",
      "payer's rtn",
      'corrected if checked',
      'corrected',
      'for privacy act and paperwork',
      'and paperwork reduction act',
      'information and is being',
      // wherever its lines end
      'being furnished to the irs',
      'furnished to the irs',
      'required to file a return',
      'sanction may be imposed',
      'being furnished to',
      'negligence penalty',
      'or foreign postal code and telephone no',
      'this is important tax',
      'box description amount',
      'paid you', // of a letter's `in 2023 we paid you $9,120.00`, no misread `paid by`
    ],
  };
}
