/** The letter that a preparer sends with a Form 1040: to whom it is written, and how the sentences say the return ended. */
import type { TargetPath } from '#domain/documents/extraction';
import { addressPaths } from '../../understanding/wholeForm/addressPaths.ts';
import type { FieldRule, FormDefinition } from '../../understanding/formDefinition.ts';
import type { Where } from '../../understanding/locate/where.ts';
import { OF_AUTHORITY, OF_BILLS } from '../neighbouringPapers.ts';
import { toldBesides } from '../said/toldBesides.ts';
import { toldFigures } from '../said/toldFigures.ts';
import { ofFigures, taxFigures } from './taxFigures.ts';

const toWhom: Where[] = [{ letter: 'addressee', greeted: true }];
/** The block beside its heading. */
const preparedFor: Where[] = [3, 4].map((rows): Where => ({ right: 'prepared for', starts: true, rows }));

/** Two of these tell a letter with the returns of a firm, one of the authority, or the bill of who prepared the return. */
const noneOf = [
  'form 1120',
  'form 1120-s',
  'form 1065',
  'corporation income tax return',
  'return of partnership income',
  ...OF_AUTHORITY,
  ...OF_BILLS,
];

/** `Spouse social security number: 964-03-7281.`, also within a line of a sentence. */
const numberOf = (to: TargetPath, ...whose: readonly string[]): FieldRule => ({
  to: [to],
  as: 'ssn',
  where: whose.flatMap((who) =>
    ['social security number', 'ssn'].map((number): Where => ({ right: `${who} ${number}`, colon: true })),
  ),
});

export const returnLetter: FormDefinition = {
  name: '1040',
  documentType: 'personal-tax-return',
  hasTaxYear: true,
  hasYearColumns: true,
  signs: [
    {
      needs: 4,
      mentions: ['prepared', 'enclosed', 'attached', 'accepted'],
      anyOf: ['individual income tax return', 'form 1040'],
      of: [
        'individual income tax return',
        'form 1040',
        'federal return',
        'federal income tax return',
        'federal tax return',
        'dear',
        'sincerely',
        'form 8879',
        'signature authorization',
        'electronically',
        'for your records',
        'refund',
        'balance due',
        'amount due',
      ],
      noneOf,
    },
    // with the returns of a state in one word: what a letter with those of a firm does not say of all it says
    {
      needs: 6,
      mentions: ['enclosed', 'attached'],
      anyOf: ['income tax returns'],
      of: [
        'income tax returns',
        'federal return',
        'sincerely',
        'electronically',
        'overpayment',
        'refund',
        'balance due',
        'estimated tax',
        'checking account',
        'deposited directly',
      ],
      noneOf: [...noneOf, 'corporation', 'partnership', 'shareholder', 'schedule k-1'],
    },
  ],
  fields: [
    {
      to: { name: ['primaryPerson.fullName'], ...addressPaths('primaryPerson.homeAddress') },
      as: 'personBlock',
      where: toWhom,
    },
    // the head of filing instructions
    {
      to: { name: ['primaryPerson.fullName'], ...addressPaths('primaryPerson.homeAddress') },
      as: 'wholePersonBlock',
      where: preparedFor,
      when: { field: 'primaryPerson.fullName', isMissing: true },
    },
    { to: ['spousePerson.fullName'], as: 'spouseName', where: [...toWhom, ...preparedFor] },
    { to: ['spousePerson.fullName'], as: 'spouseInBlock', where: toWhom },
    {
      to: ['fields.filingStatus'],
      as: 'filingStatus',
      where: [{ right: 'filing status', starts: true }],
    },
    {
      to: ['fields.filingStatus'],
      as: 'statusBehindForm',
      where: [{ anywhere: 'page' }],
      when: { field: 'fields.filingStatus', isMissing: true },
    },
    numberOf('primaryPerson.ssn', 'taxpayer', 'your'),
    numberOf('spousePerson.ssn', 'spouse', "your spouse's", "spouse's"),
    {
      to: ['primaryPerson.numberOfDependents'],
      as: 'spokenDependants',
      where: [{ anywhere: 'page' }],
    },
    ...taxFigures,
    ...toldFigures,
    { to: ['fields.refundAmount'], as: 'saidRefund', where: [{ anywhere: 'page' }] },
    { to: ['fields.amountOwed'], as: 'saidOwed', where: [{ anywhere: 'page' }] },
    ...toldBesides,
  ],
  derived: ofFigures,
  otherLabels: ['total payments', 'estimated tax payments', 'dear', 'sincerely'],
};
