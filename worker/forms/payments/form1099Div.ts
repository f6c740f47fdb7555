/** Form 1099-DIV, Dividends and Distributions. */
import { form1099 } from './family1099.ts';

export const form1099Div = form1099(
  '1099-DIV',
  ['dividends and distributions', 'total ordinary dividends'],
  {
    'fields.ordinaryDividends': ['total ordinary dividends'],
    'fields.qualifiedDividends': ['qualified dividends'],
    'fields.capitalGainDistributions': [
      'total capital gain distr',
      'total capital gain distributions',
      'total capital gain distributions includes amounts shown in boxes',
    ],
  },
  [
    {
      to: 'bankingFinancials.hasInvestments',
      value: true,
      when: { field: 'fields.ordinaryDividends', over: 0 },
    },
  ],
  ['dividends and distributions', 'foreign country'],
  {
    'fields.unrecapturedSection1250Gain': ['unrecap sec 1250 gain'],
    'fields.section1202Gain': ['section 1202 gain'],
    'fields.collectiblesGain': ['collectibles 28% gain'],
    'fields.section897OrdinaryDividends': ['section 897 ordinary dividends'],
    'fields.section897CapitalGain': ['section 897 capital gain'],
    'fields.nondividendDistributions': ['nondividend distributions'],
    'fields.section199aDividends': ['section 199a dividends'],
    'fields.investmentExpenses': ['investment expenses'],
    'fields.foreignTaxPaid': ['foreign tax paid'],
    'fields.cashLiquidationDistributions': ['cash liquidation'],
    'fields.noncashLiquidationDistributions': ['noncash liquidation'],
    'fields.exemptInterestDividends': ['exempt-interest dividends'],
  },
);
