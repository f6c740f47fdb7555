/** The IRS's transcript of a Form 1040: a list of its lines. Names on most are cut short and numbers masked: people are read where the number is whole. */
import { addressPaths } from '../../understanding/wholeForm/addressPaths.ts';
import type { FieldRule, FormDefinition, SaidRule } from '../../understanding/formDefinition.ts';
import { form1040 } from './form1040.ts';
import { saidAmounts } from '../said/saidAmounts.ts';
import { saidScheduleCOfTranscript } from '../said/saidScheduleCOfTranscript.ts';
import { scheduleC } from './scheduleC.ts';

const ssn = 'primaryPerson.ssn';
const isWhole = { field: ssn, isGiven: true } as const;
const people: readonly FieldRule[] = [
  { to: [ssn], as: 'ssn', where: [{ right: 'ssn provided' }, { right: 'ssn', starts: true }] },
  { to: ['spousePerson.ssn'], as: 'ssn', where: [{ right: 'spouse ssn' }] },
  {
    to: ['primaryPerson.fullName'],
    as: 'personName',
    where: [{ right: 'name(s) shown on return' }],
    when: isWhole,
  },
  {
    to: ['spousePerson.fullName'],
    as: 'spouseName',
    where: [{ right: 'name(s) shown on return' }],
    when: isWhole,
  },
  {
    to: addressPaths('primaryPerson.homeAddress'),
    as: 'address',
    where: [{ right: 'address', starts: true, rows: 2, begins: true }],
    when: isWhole,
  },
];

const says: readonly SaidRule[] = [
  { to: ['fields.filingStatus'], as: 'filingStatus', after: ['filing status'] },
  ...saidAmounts({
    'fields.wages': ['wages salaries tips etc', 'total wages'],
    'fields.taxableInterest': ['taxable interest income sch b', 'taxable interest income'],
    'fields.ordinaryDividends': ['ordinary dividend income sch b', 'ordinary dividend income'],
    'fields.totalIncome': ['total income'],
    'fields.adjustedGrossIncome': ['adjusted gross income'],
    'fields.taxableIncome': ['taxable income'],
    'fields.totalTax': [
      'total tax liability tp figures',
      'total tax liability tp figures per computer',
      'total tax liability taxpayer figures',
      'total tax liability taxpayer figures per computer',
    ],
    'fields.federalTaxWithheld': ['federal income tax withheld'],
    'fields.totalPayments': ['total payments'],
  }),
  { to: ['fields.amountOwed'], as: 'moneyOwed', after: ['amount you owe'], yields: true },
  { to: ['fields.refundAmount'], as: 'moneyBack', after: ['amount you owe'], yields: true },
  ...saidScheduleCOfTranscript,
];
const isSaid = (field: string) => says.some(({ to }) => Array.isArray(to) && to.includes(field));

export const returnTranscript: FormDefinition = {
  name: '1040',
  documentType: 'personal-tax-return',
  hasTaxYear: true,
  signs: [
    {
      needs: 5,
      anyOf: ['tax return transcript', 'record of account transcript'],
      of: [
        'tax return transcript',
        'record of account transcript',
        'tax period ending',
        'form number',
        'cycle posted',
        'received date',
        'total income',
        'adjusted gross income',
        'taxable income per computer',
      ],
    },
    // a later page: what the computer makes of the lines is printed on no return
    {
      needs: 4,
      anyOf: [
        'total tax liability tp figures',
        'total tax liability tp figures per computer',
        'standard deduction per computer',
        'taxable income per computer',
        'total payments per computer',
        'total adjustments per computer',
        'bal due over pymt using tp fig per computer',
        'refund or amount owed',
      ],
      of: [
        'this product contains sensitive taxpayer data',
        'total tax liability tp figures',
        'total tax liability taxpayer figures',
        'adjusted gross income per computer',
        'tentative tax',
        'federal income tax withheld',
        'estimated tax payments',
        'amount you owe',
      ],
      mentions: ['per computer', 'tp figures'],
      noneOf: ['presidential election campaign', 'your social security number'],
    },
    // the rest of its Schedule C
    {
      needs: 4,
      anyOf: ['schedule c net profit or loss per computer', 'sch c net profit or loss per computer'],
      of: [
        'this product contains sensitive taxpayer data',
        'car and truck expenses',
        'legal and professional services',
        'total expenses',
        'exp for business use of home',
        'at risk code',
      ],
    },
  ],
  fields: [
    ...people,
    // booked as a credit, and so less than nothing
    {
      to: ['fields.refundAmount'],
      as: 'unsignedMoney',
      where: [{ right: 'amount refunded' }, { right: 'refund amount' }],
    },
    {
      to: ['primaryPerson.numberOfDependents'],
      as: 'namedInTranscript',
      where: [{ anywhere: 'page' }],
    },
  ],
  says,
  derived: [
    ...[...(form1040.derived ?? []), ...(scheduleC.derived ?? [])].filter(({ when }) => isSaid(when.field)),
    ...(scheduleC.derived ?? []).filter(({ when }) => when.field === 'fields.taxYear'),
  ],
  otherLabels: ['1', '2', '3', '4'].map((which) => `dependent ${which} ssn`),
};
