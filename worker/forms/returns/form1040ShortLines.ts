/** Lines of a Form 1040 that a program draws anew, by their numbers and names alone where they say nothing of how they add up. */
import type { TargetPath } from '#domain/documents/extraction';
import type { FieldRule } from '../../understanding/formDefinition.ts';

/**
 * `24  Total tax                24  9,310`: what the IRS's form says in a sentence. The name alone would be found in that sentence, too,
 * where a scan lost the words before it.
 */
const line = (to: TargetPath, numbers: readonly string[], ...names: readonly string[]): FieldRule => ({
  to: [to],
  as: 'rowMoney',
  where: numbers.flatMap((number) =>
    names.map((name) => ({
      right: `${number} ${name}`,
      starts: true,
      whole: true,
      unspoken: true,
      listed: true,
    })),
  ),
  when: { field: to, isMissing: true },
});

/** The numbers since 2020 (since 2025 with a letter), in 2019 and in 2018. */
export const shortLines1040: readonly FieldRule[] = [
  line('fields.totalIncome', ['9', '7b', '6'], 'total income'),
  line(
    'fields.adjustedGrossIncome',
    ['11', '11a', '8b', '7'],
    'adjusted gross income',
    'adjusted gross income see inst',
  ),
  line('fields.taxableIncome', ['15', '11b', '10'], 'taxable income'),
  line('fields.totalTax', ['24', '16', '15'], 'total tax'),
  line('fields.totalPayments', ['33', '19', '18'], 'total payments'),
  line('fields.overpaid', ['34', '20', '19'], 'amount overpaid', 'overpaid'),
  line('fields.amountOwed', ['37', '23', '22'], 'amount you owe'),
];
