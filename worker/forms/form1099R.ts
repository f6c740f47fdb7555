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
    'total distribution',
    'capital gain included in box 2a',
    'employee contributions',
    'net unrealized appreciation',
    'distribution code',
    'your percentage of total',
    'total employee contributions',
    'amount allocable to irr',
    'state distribution',
    'local tax withheld',
    'date of payment',
  ],
);
