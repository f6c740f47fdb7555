/** Who pays on a 1099: name and number. */
import type { FieldRule } from '../../understanding/formDefinition.ts';
import type { Where } from '../../understanding/locate/where.ts';
import { payerAlone, payers, payerTin, payerWithTin } from './parties1099Words.ts';
import { alone, below, FOOT, listed, wrapped } from './partyPlaces1099.ts';

/** Where the form's own box for the payer is printed, no letter's head is looked for: a copy left blank has no payer. */
const payerBoxes = [
  ...payers.flatMap((who) => [
    `${who}'s name street address`,
    `${who}'s name street city`,
    `${who}'s name address`,
  ]),
  ...payerWithTin,
];

export const payer1099: readonly FieldRule[] = [
  {
    to: { name: ['fields.payerName'] },
    as: 'businessBlock',
    where: [
      ...payerBoxes.map((below) => ({ below, depth: 90, across: wrapped })),
      ...["payer's name", 'payer', 'paid by'].map((right): Where => ({ right, colon: true })),
      ...payers.flatMap((who) => [`${who}'s name`, `${who}'s name and address`]).map(listed),
      ...alone(payerAlone),
      { letter: 'besideTin', unless: payerBoxes },
      { letter: 'stacked', unless: payerBoxes },
      { letter: 'sender', unless: payerBoxes },
      { letter: 'head', unless: payerBoxes },
    ],
  },
  {
    to: ['fields.payerTin'],
    as: 'ein',
    where: [
      ...payerTin.map((right) => ({ right })),
      // not `our number (payer's TIN) is` of a letter
      ...[...below(payerTin), ...below(payerTin, FOOT)].map((where) => ({ ...where, starts: true as const })),
    ],
  },
  // at the end of a block that bears its heading alone
  {
    to: ['fields.payerTin'],
    as: 'ein',
    where: payerAlone.map((label) => ({ below: label, depth: 80, whole: true })),
    when: { field: 'fields.payerTin', isMissing: true },
  },
  // among the lines of such a block, of which another may end in a ZIP code of nine digits
  {
    to: ['fields.payerTin'],
    as: 'dashedEin',
    where: payerWithTin.map((label) => ({ below: label, depth: 80 })),
    when: { field: 'fields.payerTin', isMissing: true },
  },
  // in the payer's own block
  {
    to: ['fields.payerTin'],
    as: 'dashedEin',
    where: [{ right: 'identification number', starts: true }],
    when: { field: 'fields.payerTin', isMissing: true },
  },
  {
    to: ['fields.payerTin'],
    as: 'einInHead',
    where: [{ anywhere: 'page' }],
    when: { field: 'fields.payerTin', isMissing: true },
  },
  // of two boxes side by side the scan lost the second one's label
  {
    to: ['fields.payerTin'],
    as: 'firstTin',
    where: below(payerTin),
    when: { field: 'fields.payerTin', isMissing: true },
  },
];
