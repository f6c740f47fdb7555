/** How the first page of a corporation's or partnership's return adds up, and the lines read only to check it. */
import type { CheckRule } from '../../understanding/checks/checkRule.ts';
import type { FieldRule } from '../../understanding/formDefinition.ts';

const line = (to: `fields.${string}`, ...labels: string[]): FieldRule => ({
  to: [to],
  as: 'rowMoney',
  where: labels.map((right) => ({ right })),
});

export const proofsOfReturn: readonly FieldRule[] = [
  line(
    'fields.returnsAndAllowances',
    'less returns and allowances',
    'returns and allowances',
    'b less returns',
    'less returns',
  ),
  line('fields.netReceipts', 'balance subtract line', 'c balance', 'c bal', 'net receipts'),
  line('fields.grossProfit', 'gross profit subtract line'),
];

const within = 1.5; // whole dollars, each rounded on its own

export const checksOfReturn: readonly CheckRule[] = [
  {
    plus: ['fields.grossReceipts'],
    minus: ['fields.returnsAndAllowances'],
    blank: ['fields.returnsAndAllowances'],
    gives: 'fields.netReceipts',
    within,
  },
  {
    plus: ['fields.netReceipts'],
    minus: ['fields.costOfGoodsSold'],
    blank: ['fields.costOfGoodsSold'],
    gives: 'fields.grossProfit',
    within,
  },
  // Businesses without rents, interest or other income.
  { plus: ['fields.grossProfit'], gives: 'fields.totalIncome', within, isUsual: true },
  { plus: ['fields.totalIncome'], minus: ['fields.totalDeductions'], gives: 'fields.netIncome', within },
];
