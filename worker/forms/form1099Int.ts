/** Form 1099-INT, Interest Income. */
import { form1099 } from './family1099.ts';

export const form1099Int = form1099(
  '1099-INT',
  ['early withdrawal penalty', 'interest on u.s. savings bonds'],
  {
    'fields.interestIncome': ['interest income', 'taxable interest'],
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
  [
    'investment expenses',
    'foreign tax paid',
    'foreign country',
    'specified private activity',
    'market discount',
    'bond premium',
  ],
);
