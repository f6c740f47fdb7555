/** The IRS's transcript of an account for a Form 1040: what the return said, and what was booked since. Nobody is read from it. */
import type { FormDefinition, SaidRule } from '../understanding/formDefinition.ts';
import { form1040 } from './form1040.ts';
import { saidAmounts } from './said/saidAmounts.ts';

const says: readonly SaidRule[] = [
  { to: ['fields.filingStatus'], as: 'filingStatus', after: ['filing status'] },
  ...saidAmounts({
    'fields.adjustedGrossIncome': ['adjusted gross income'],
    'fields.taxableIncome': ['taxable income'],
    'fields.totalTax': ['tax per return'],
  }),
];

export const accountTranscript: FormDefinition = {
  name: '1040',
  documentType: 'personal-tax-return',
  hasTaxYear: true,
  signs: [
    {
      needs: 5,
      // accounts of employment taxes and of corporations have other lines
      mentions: ['form number: 1040', 'form number 1040'],
      anyOf: ['account transcript'],
      of: [
        'account transcript',
        'tax period',
        'account balance plus accruals',
        'information from the return or as adjusted',
        'filing status',
        'adjusted gross income',
        'tax per return',
        'explanation of transaction',
      ],
    },
  ],
  says,
  fields: [
    // a credit to the account, and so less than nothing
    {
      to: ['fields.federalTaxWithheld'],
      as: 'unsignedMoney',
      where: [{ right: 'w-2 or 1099 withholding' }, { right: 'credit for withholding' }],
    },
    { to: ['fields.refundAmount'], as: 'unsignedMoney', where: [{ right: 'refund issued' }] },
  ],
  derived: (form1040.derived ?? []).filter(({ when }) => when.field === 'fields.filingStatus'),
  otherLabels: [],
};
