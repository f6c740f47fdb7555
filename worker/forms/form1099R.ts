/** Form 1099-R, Distributions From Pensions, Annuities, Retirement or Profit-Sharing Plans, IRAs, Insurance Contracts. */
import { form1099 } from './family1099.ts';

export const form1099R = form1099(
  '1099-R',
  ['distributions from pensions', 'gross distribution', 'distribution code'],
  {
    'fields.grossDistribution': ['gross distribution'],
    'fields.taxableAmount': ['taxable amount'],
  },
  [],
  [
    'taxable amount not determined',
    'retirement or profit-sharing plans',
    'iras insurance contracts etc',
    'insurance contracts etc',
    'total distribution',
    'distribution code',
    'your percentage of total',
    'date of payment',
  ],
  {
    'fields.capitalGain': ['capital gain included in box 2a'],
    'fields.employeeContributions': ['employee contributions'],
    'fields.netUnrealizedAppreciation': ['net unrealized appreciation'],
    'fields.totalEmployeeContributions': ['total employee contributions'],
    'fields.amountAllocableToIrr': ['amount allocable to irr'],
    'fields.stateDistribution': ['state distribution'],
    'fields.localTaxWithheld': ['local tax withheld'],
  },
);
