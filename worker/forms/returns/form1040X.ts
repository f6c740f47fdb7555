/** Form 1040-X, Amended U.S. Individual Income Tax Return: whose it is, and of its three columns only what is correct. */
import type { TargetPath } from '#domain/documents/extraction';
import type { FieldRule, FormDefinition } from '../../understanding/formDefinition.ts';
import type { Where } from '../../understanding/locate/where.ts';
import { form1040 } from './form1040.ts';
import { ownPhone, people1040 } from './form1040People.ts';
import { signs1040X } from './form1040XSigns.ts';

const currentHome = 'current home address number and street';
const formerHome = 'home address number and street';
const correct = 'correct amount';
/** Each by the beginning of its words and by that of their second line, where its amounts stand on some prints. */
const LINES: Readonly<Record<`fields.${string}`, readonly string[]>> = {
  'fields.adjustedGrossIncome': ['adjusted gross income if a net operating loss', 'included check here'],
  'fields.taxableIncome': ['taxable income subtract line', 'is zero or less enter -0- in column c'],
  'fields.totalTax': ['total tax add lines'],
  'fields.federalTaxWithheld': [
    'federal income tax withheld and excess social security',
    'tax withheld (if changing see instructions)',
  ],
};
/** Below the columns, in the last of them. */
const OUTCOME: typeof LINES = {
  'fields.amountOwed': ['amount you owe if line'],
  'fields.refundAmount': ['you want refunded to you'],
};
const inLines = (lines: typeof LINES, column?: string): FieldRule[] =>
  Object.entries(lines).map(([to, labels]) => ({
    to: [to as TargetPath],
    as: 'rowMoney',
    where: labels.map((right) => ({ right, ...(column && { column }) })),
  }));

export const form1040X: FormDefinition = {
  name: '1040-X',
  documentType: 'personal-tax-return',
  hasTaxYear: true,
  signs: [
    {
      needs: 3,
      anyOf: signs1040X.slice(0, 2),
      of: [...signs1040X, 'your first name and middle initial', 'your social security number'],
    },
    {
      needs: 3,
      of: [
        'part i dependents',
        'your dependent children who lived with you',
        'claimed on this amended return',
        'explanation of changes',
        'that i have filed an original return',
        'your occupation',
      ],
    },
  ],
  fields: [
    ...people1040.filter(({ as }) => !['phone', 'dependants', 'street'].includes(as)),
    {
      to: ['primaryPerson.homeAddress.street'],
      as: 'street',
      where: [currentHome, formerHome].map((home): Where => ({
        join: [
          { below: home, depth: 20 },
          { below: 'apt no', beside: home, depth: 20, say: 'Apt' },
        ],
      })),
    },
    {
      to: ['primaryPerson.phoneNumber'],
      as: 'phone',
      where: [{ below: 'your phone number', depth: 20 }, ...ownPhone],
    },
    {
      to: ['primaryPerson.numberOfDependents'],
      as: 'dependants',
      where: [{ between: ['dependents see instructions', 'explanation of changes'] }],
    },
    ...inLines(LINES, correct),
    ...inLines(OUTCOME),
  ],
  choices: form1040.choices ?? [],
  derived: (form1040.derived ?? []).filter(({ to }) => to === 'primaryPerson.maritalStatus'),
  otherLabels: [
    ...form1040.otherLabels,
    'original amount',
    'net change',
    'foreign country name',
    'full-year health care coverage',
    'preparer’s name',
    'phone no',
  ],
};
