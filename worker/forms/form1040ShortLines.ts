/** Lines of a Form 1040 that a program draws anew, by their names alone where they say nothing of how they add up. */
import type { TargetPath } from '#domain/documents/extraction';
import type { FieldRule } from '../understanding/formDefinition.ts';

/** `24  Total tax                24  9,310`: what the IRS's form says in a sentence. */
const line = (to: TargetPath, ...labels: string[]): FieldRule => ({
  to: [to],
  as: 'rowMoney',
  where: labels.map((right) => ({ right, starts: true, whole: true, unspoken: true, listed: true })),
  when: { field: to, isMissing: true },
});

export const shortLines1040: readonly FieldRule[] = [
  line('fields.totalIncome', 'total income'),
  line('fields.adjustedGrossIncome', 'adjusted gross income', 'adjusted gross income see inst'),
  line('fields.taxableIncome', 'taxable income'),
  line('fields.totalTax', 'total tax'),
  line('fields.totalPayments', 'total payments'),
  line('fields.overpaid', 'amount overpaid', 'overpaid'),
  line('fields.amountOwed', 'amount you owe'),
];
