/** Form 1099-DIV, Dividends and Distributions. */
import { form1099 } from './family1099.ts';

export const form1099Div = form1099(
  '1099-DIV',
  ['dividends and distributions', 'total ordinary dividends'],
  {
    'fields.ordinaryDividends': ['total ordinary dividends'],
    'fields.qualifiedDividends': ['qualified dividends'],
    'fields.capitalGainDistributions': ['total capital gain distr'],
  },
  [
    {
      to: 'bankingFinancials.hasInvestments',
      value: true,
      when: { field: 'fields.ordinaryDividends', over: 0 },
    },
  ],
  [
    'dividends and distributions',
    'unrecap sec 1250 gain',
    'section 1202 gain',
    'collectibles 28% gain',
    'section 897 ordinary dividends',
    'section 897 capital gain',
    'nondividend distributions',
    'section 199a dividends',
    'investment expenses',
    'foreign tax paid',
    'foreign country',
    'cash liquidation',
    'noncash liquidation',
    'exempt-interest dividends',
  ],
);
