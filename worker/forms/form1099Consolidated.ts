/** Consolidated 1099 statements of brokers: several 1099s on one paper, their totals by name. */
import { form1099 } from './family1099.ts';
import type { FormDefinition } from '../understanding/formDefinition.ts';

const base = form1099(
  '1099 Consolidated',
  ['consolidated 1099', 'consolidated form 1099', '1099 consolidated', 'tax reporting statement'],
  {
    'fields.ordinaryDividends': ['total ordinary dividends', 'ordinary dividends'],
    'fields.qualifiedDividends': ['qualified dividends'],
    'fields.interestIncome': ['interest income', 'total interest income'],
    'fields.capitalGainDistributions': ['total capital gain distr', 'capital gain distributions'],
  },
  [
    {
      to: 'bankingFinancials.hasInvestments',
      value: true,
      when: { field: 'fields.payerName', names: 'business' },
    },
  ],
  [
    'dividends and distributions',
    'foreign tax paid',
    'nondividend distributions',
    'exempt-interest dividends',
  ],
);

const own = ['consolidated 1099', 'consolidated form 1099', '1099 consolidated', 'tax reporting statement'];

/** Two of the single forms' names and a title of its own make it one; each of the single forms alone would not. */
export const form1099Consolidated: FormDefinition = {
  ...base,
  signs: [
    { needs: 3, anyOf: own, of: [own[0]!, '1099-div', '1099-int', '1099-b'] },
    { needs: 2, anyOf: own, of: own },
  ],
};
