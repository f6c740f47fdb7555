/** Form 1099-R, Distributions From Pensions, Annuities, Retirement or Profit-Sharing Plans, IRAs, Insurance Contracts. */
import type { FieldRule, FormDefinition } from '../../understanding/formDefinition.ts';
import { form1099 } from './family1099.ts';

const code = 'distribution code';
/** What kind of distribution it was, kept beside the answers. */
const codeRule: FieldRule = {
  to: ['fields.distributionCode'],
  as: 'distributionCode',
  where: [
    { right: code, listed: true },
    { below: code, depth: 26 },
  ],
};

const base = form1099(
  '1099-R',
  ['distributions from pensions', 'gross distribution', code],
  {
    'fields.grossDistribution': ['gross annuity (gross distribution)', 'gross distribution'],
    'fields.taxableAmount': ['taxable amount'],
  },
  [],
  [
    'taxable amount not determined',
    'retirement or profit-sharing plans',
    'iras insurance contracts etc',
    'insurance contracts etc',
    'total distribution',
    code,
    'ira/sep/',
    'simple',
    'your percentage of total',
    'date of payment',
  ],
  {
    'fields.capitalGain': ['capital gain included in box 2a'],
    'fields.employeeContributions': ['employee contributions', 'employee contributions/designated roth'],
    'fields.netUnrealizedAppreciation': ['net unrealized appreciation'],
    'fields.totalEmployeeContributions': ['total employee contributions'],
    'fields.amountAllocableToIrr': ['amount allocable to irr'],
    'fields.stateDistribution': ['state distribution'],
    'fields.localTaxWithheld': ['local tax withheld'],
  },
);

export const form1099R: FormDefinition = { ...base, proofs: [...(base.proofs ?? []), codeRule] };
