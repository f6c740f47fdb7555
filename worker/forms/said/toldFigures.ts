/** The figures of a Form 1040 that letters and summaries tell in sentences: `your taxable income was $60,912`. */
import type { FieldRule } from '../../understanding/formDefinition.ts';

/** What its sentences say where no list does. */
const SAID = [
  ['fields.filingStatus', 'saidStatus'],
  ['fields.wages', 'saidWages'],
  ['fields.totalIncome', 'saidTotalIncome'],
  ['fields.adjustedGrossIncome', 'saidAgi'],
  ['fields.taxableIncome', 'saidTaxableIncome'],
  ['fields.totalTax', 'saidTotalTax'],
  ['fields.federalTaxWithheld', 'saidWithheld'],
] as const;

export const toldFigures: readonly FieldRule[] = SAID.map(([to, as]) => ({
  to: [to],
  as,
  where: [{ anywhere: 'page' }],
  when: { field: to, isMissing: true },
}));
