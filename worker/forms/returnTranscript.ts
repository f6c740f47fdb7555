/** The IRS's transcript of a Form 1040: a list of its lines. Names on it are cut short and numbers masked, so nobody is read from it. */
import type { FormDefinition, SaidRule } from '../understanding/formDefinition.ts';
import { form1040 } from './form1040.ts';
import { saidAmounts } from './said/saidAmounts.ts';

const says: readonly SaidRule[] = [
  { to: ['fields.filingStatus'], as: 'filingStatus', after: ['filing status'] },
  ...saidAmounts({
    'fields.wages': ['wages salaries tips etc', 'total wages'],
    'fields.taxableInterest': ['taxable interest income sch b', 'taxable interest income'],
    'fields.ordinaryDividends': ['ordinary dividend income sch b', 'ordinary dividend income'],
    'fields.totalIncome': ['total income'],
    'fields.adjustedGrossIncome': ['adjusted gross income'],
    'fields.taxableIncome': ['taxable income'],
    'fields.totalTax': ['total tax liability tp figures'],
    'fields.federalTaxWithheld': ['federal income tax withheld'],
    'fields.totalPayments': ['total payments'],
  }),
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
  ],
  fields: [],
  says,
  derived: (form1040.derived ?? []).filter(({ when }) => isSaid(when.field)),
  otherLabels: [],
};
