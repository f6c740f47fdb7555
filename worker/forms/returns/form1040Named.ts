/** A Form 1040 that a program drew anew: its boxes, and its lines by their names alone, in one column or two, without what the IRS's form instructs. */
import type { TargetPath } from '#domain/documents/extraction';
import { addressPaths } from '../../understanding/wholeForm/addressPaths.ts';
import type { FieldRule, FormDefinition } from '../../understanding/formDefinition.ts';
import type { Where } from '../../understanding/locate/where.ts';
import { form1040 } from './form1040.ts';
import { unadjusted } from './form1040Arithmetic.ts';
import { first, first2018, people1040 } from './form1040People.ts';
import { paidPreparer } from '../paidPreparer.ts';
import { taxFigures } from '../summaries/taxFigures.ts';

const beneath = (...labels: string[]): Where[] => labels.map((below) => ({ below, depth: 20, starts: true }));
const { street, ...town } = addressPaths('primaryPerson.homeAddress');
const line = (to: TargetPath, ...labels: string[]): FieldRule => ({
  to: [to],
  as: 'rowMoney',
  where: labels.map((right) => ({ right, unspoken: true })),
  when: { field: to, isMissing: true },
});

/** What only the IRS's own lines say: two of these, and it is that form. */
export const instructions = [
  'total income add lines',
  'taxable income subtract line',
  'amount you owe subtract',
  'this is your total income',
  'this is your adjusted gross income',
  'this is your taxable income',
  'this is your total tax',
  'total tax add lines',
  'these are your total payments',
  'this is the amount you overpaid',
  'you want refunded to you',
  'subtract line 10 from line 9',
  'estimated tax penalty',
  'third party designee',
  'presidential election campaign',
];

export const form1040Named: FormDefinition = {
  ...form1040,
  signs: [
    {
      needs: 8,
      anyOf: [first, first2018],
      noneOf: [...instructions, ...(form1040.signs[0]?.noneOf ?? [])],
      of: [
        first,
        'your social security number',
        'wages salaries tips',
        'taxable interest',
        'ordinary dividends',
        'total income',
        'adjusted gross income',
        'taxable income',
        'total tax',
        'total payments',
      ],
    },
  ],
  fields: [
    ...people1040,
    { to: street, as: 'street', where: beneath('home address', 'street address', 'mailing address') },
    {
      to: town,
      as: 'place',
      where: beneath('city state zip', 'city state and zip code', 'city state zip code'),
    },
    {
      to: ['primaryPerson.numberOfDependents'],
      as: 'dependants',
      where: [{ right: 'dependents', starts: true }],
    },
    {
      to: ['fields.occupation'],
      as: 'text',
      where: [{ right: 'your occupation' }, { right: 'occupation', starts: true }],
    },
    {
      to: ['fields.spouseOccupation'],
      as: 'text',
      where: [{ right: "spouse's occupation" }, { right: 'spouse', beside: 'occupation' }],
    },
    ...taxFigures,
    line('fields.federalTaxWithheld', 'total federal tax withheld', 'total withholding'),
    line('fields.refundAmount', 'refunded to you', 'amount overpaid', 'overpaid'),
  ],
  proofs: paidPreparer,
  checks: [unadjusted],
  otherLabels: [
    'last name',
    'tax-exempt interest',
    'qualified dividends',
    'ira distributions',
    'ira taxable',
    'pensions',
    'taxable amount',
    'social security benefits',
    'child tax credit',
    'w-2 withholding',
    '1099 withholding',
    'estimated payments',
    'total payments',
    'deductions',
    'subtract line',
    'preparer',
  ],
};
