/** How a Schedule C adds up, and the lines that are read for that alone. */
import type { CheckRule } from '../../understanding/checks/checkRule.ts';
import type { FieldRule } from '../../understanding/formDefinition.ts';
import type { Where } from '../../understanding/locate/where.ts';

const right = (label: string): Where[] => [{ right: label }];

export const proofsC: readonly FieldRule[] = [
  { to: ['fields.returnsAndAllowances'], as: 'rowMoney', where: right('returns and allowances') },
  {
    to: ['fields.costOfGoodsSold'],
    as: 'rowMoney',
    where: ['cost of goods sold from line', 'from line 42'].flatMap(right),
  },
  { to: ['fields.otherIncome'], as: 'rowMoney', where: right('other income including federal') },
  {
    to: ['fields.homeOfficeExpenses'],
    as: 'rowMoney',
    where: [
      ...right('to figure the amount to enter on line 30'),
      { right: 'attach form 8829 unless using the simplified method' },
      { right: 'attach form 8829 unless using the simplified', rows: 2 },
    ],
  },
];

export const checksC: readonly CheckRule[] = [
  {
    plus: ['fields.grossReceipts', 'fields.otherIncome'],
    minus: ['fields.returnsAndAllowances', 'fields.costOfGoodsSold'],
    blank: ['fields.otherIncome', 'fields.returnsAndAllowances', 'fields.costOfGoodsSold'],
    gives: 'fields.grossIncome',
    within: 1.5,
  },
  {
    plus: ['fields.grossIncome'],
    minus: ['fields.totalExpenses'],
    gives: 'fields.tentativeProfit',
    within: 1.5,
  },
  {
    plus: ['fields.tentativeProfit'],
    minus: ['fields.homeOfficeExpenses'],
    blank: ['fields.homeOfficeExpenses'],
    gives: 'fields.netProfit',
    within: 1.5,
  },
  {
    plus: ['fields.grossIncome'],
    minus: ['fields.totalExpenses', 'fields.homeOfficeExpenses'],
    blank: ['fields.homeOfficeExpenses'],
    gives: 'fields.netProfit',
    unless: 'fields.tentativeProfit',
    within: 1.5,
  },
];
