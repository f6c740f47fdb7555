/** Form 1099-INT, Interest Income. */
import type { FormDefinition } from '../../understanding/formDefinition.ts';
import { form1099 } from './family1099.ts';

const form = form1099(
  '1099-INT',
  ['early withdrawal penalty', 'interest on u.s. savings bonds'],
  {
    'fields.interestIncome': [
      'interest income',
      'taxable interest',
      // of a table of accounts: `Total interest income reported to IRS (Box 1)   $1,206.40`
      'interest income reported to irs',
      'interest income reported to the irs',
    ],
    'fields.earlyWithdrawalPenalty': ['early withdrawal penalty'],
    'fields.savingsBondInterest': ['interest on u.s. savings bonds'],
    'fields.taxExemptInterest': ['tax-exempt interest'],
  },
  [
    {
      to: 'bankingFinancials.hasInvestments',
      value: true,
      when: { field: 'fields.interestIncome', over: 0 },
    },
  ],
  ['foreign country'],
  {
    'fields.investmentExpenses': ['investment expenses'],
    'fields.foreignTaxPaid': ['foreign tax paid'],
    'fields.privateActivityBondInterest': ['specified private activity'],
    'fields.marketDiscount': ['market discount'],
    'fields.bondPremium': ['bond premium'],
    'fields.bondPremiumOnTreasuries': ['bond premium on treasury obligations'],
    'fields.bondPremiumOnTaxExemptBonds': ['bond premium on tax-exempt bond'],
  },
);

export const form1099Int: FormDefinition = {
  ...form,
  fields: [
    ...form.fields,
    // box 1 is two rows high, its amount at the foot; below it no amount is another box's
    {
      to: ['fields.interestIncome'],
      as: 'boxMoney',
      where: [{ below: 'interest income', depth: 46 }],
      when: { field: 'fields.interestIncome', isMissing: true },
    },
  ],
};
