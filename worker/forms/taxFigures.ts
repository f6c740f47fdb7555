/** The figures of a Form 1040 by the names that programs and preparers give its lines. */
import type { TargetPath } from '#domain/documents/extraction';
import type { FieldRule } from '../understanding/formDefinition.ts';
import { form1040 } from './form1040.ts';
import { rows } from './summaryPlaces.ts';

/** A figure by its names; where it is small, it is known by the column it stands in. */
const amount = (to: TargetPath, ...labels: string[]): FieldRule[] => [
  { to: [to], as: 'rowMoney', where: labels.map((right) => ({ right, unspoken: true })) },
  {
    to: [to],
    as: 'money',
    where: labels.map((right) => ({ right, unspoken: true, flush: true })),
    when: { field: to, isMissing: true },
  },
];
/** A row of its own by a name that begins others, too: `Interest` is no `Interest expense`. */
const named = (to: TargetPath, label: string): FieldRule[] => [
  { to: [to], as: 'rowMoney', where: [{ right: label, starts: true, whole: true }] },
  {
    to: [to],
    as: 'money',
    where: [{ right: label, starts: true, whole: true, flush: true }],
    when: { field: to, isMissing: true },
  },
];
/** The same by a name that a state's return has, too: only where no surer one is printed. */
const lastNamed = (to: TargetPath, label: string): FieldRule => ({
  ...named(to, label)[0]!,
  when: { field: to, isMissing: true },
});

/** A pane of its own, with the amount as its headline below. */
const pane = (to: TargetPath, ...labels: string[]): FieldRule => ({
  to: [to],
  as: 'money',
  where: labels.map((below) => ({ below, depth: 36, unlisted: true, whole: true, starts: true })),
  when: { field: to, isMissing: true },
});

/** The rows by names that are no words of sentences: programs print each of them as a card of its own, too. */
const tiles: readonly FieldRule[] = [
  pane('fields.wages', 'wages', 'wages salaries tips', 'wages and salaries', 'wages salaries and tips'),
  pane('fields.taxableInterest', 'taxable interest', 'interest income', 'interest'),
  pane('fields.ordinaryDividends', 'ordinary dividends', 'dividend income', 'dividends'),
  pane('fields.capitalGain', 'capital gain or loss', 'capital gain'),
  pane('fields.totalIncome', 'total income'),
  pane('fields.taxableIncome', 'taxable income'),
  pane('fields.totalTax', 'total tax', 'total federal tax'),
  pane(
    'fields.federalTaxWithheld',
    'federal tax withheld',
    'federal income tax withheld',
    'federal withholding',
    'tax withheld',
  ),
  pane('fields.estimatedTaxPayments', 'estimated tax payments', 'estimated payments'),
  pane('fields.amountOwed', 'balance due', 'amount due', 'amount owed'),
  pane('fields.refundAmount', 'refund', 'your refund', 'tax refund', 'refund amount', 'refund due'),
];

/** One row for both: what is owed, and in brackets what comes back. */
const EITHER = [
  'balance due (overpayment)',
  'balance due (refund)',
  'amount due (refund)',
  'amount owed (refund)',
  'tax due (refund)',
];
const either = (to: TargetPath, as: FieldRule['as']): FieldRule => ({
  to: [to],
  as,
  where: EITHER.map((right) => ({ right, unspoken: true })),
});

const figures: readonly FieldRule[] = [
  either('fields.amountOwed', 'moneyOwed'),
  either('fields.refundAmount', 'moneyBack'),
  ...amount(
    'fields.wages',
    // whole, or behind the number of its line it seems a word of a sentence
    'wages salaries tips etc',
    'wages salaries and tips',
    'wages salaries tips',
    'salaries wages and tips',
    'salaries wages tips',
    'wages salaries',
    'wages and salaries',
    'salaries and wages',
    'total wages',
    'wages',
  ),
  ...amount('fields.taxableInterest', 'taxable interest', 'interest income'),
  ...named('fields.taxableInterest', 'interest'),
  ...amount('fields.ordinaryDividends', 'ordinary dividends', 'dividend income'),
  ...named('fields.ordinaryDividends', 'dividends'),
  ...amount('fields.capitalGain', 'capital gain or loss', 'capital gain'),
  ...amount('fields.totalIncome', 'total income'),
  lastNamed('fields.totalIncome', 'income'),
  ...amount('fields.adjustedGrossIncome', 'adjusted gross income', 'federal agi'),
  ...named('fields.adjustedGrossIncome', 'agi'),
  ...amount('fields.taxableIncome', 'taxable income'),
  ...amount('fields.totalTax', 'total tax', 'total federal tax'),
  ...amount(
    'fields.federalTaxWithheld',
    'federal tax withheld',
    'federal income tax withheld',
    'total federal tax withheld',
    // as a row begins, and no sentence
    'less federal income tax withheld',
    'less federal tax withheld',
    'less federal withholding',
    'less withholding',
    'total withholding',
    'federal withholding',
  ),
  ...named('fields.federalTaxWithheld', 'income tax withheld'),
  // taken off the tax, and printed so: `Tax payments (withholding)   -$6,120`
  {
    to: ['fields.federalTaxWithheld'],
    as: 'unsignedMoney',
    where: rows(['tax payments (withholding)', 'tax payments withholding', 'payments (withholding)']),
    when: { field: 'fields.federalTaxWithheld', isMissing: true },
  },
  lastNamed('fields.federalTaxWithheld', 'tax withheld'),
  lastNamed('fields.federalTaxWithheld', 'withholding'),
  ...amount('fields.estimatedTaxPayments', 'estimated tax payments'),
  ...amount(
    'fields.refundAmount',
    'refund amount',
    'amount to be refunded',
    'amount refunded to you',
    'amount refunded',
    'overpayment refunded',
    'federal refund amount',
    'your federal refund',
    'federal refund',
    'refund due',
    'your refund',
    'tax refund',
    'refund',
  ),
  ...named('fields.appliedToNextYear', 'overpayment applied'),
  ...amount(
    'fields.appliedToNextYear',
    "applied to next year's estimated tax",
    'applied to next year',
    'applied to estimated tax',
    'overpayment applied to',
    'refund applied to',
    'credited to next year',
    'applied to your',
  ),
  // all of it is refunded, where the paper has no name for that and nothing is kept for the next year
  {
    to: ['fields.refundAmount'],
    as: 'rowMoney',
    where: ['overpayment', 'amount overpaid'].map((right) => ({ right, starts: true, whole: true })),
    when: { field: 'fields.appliedToNextYear', isMissing: true },
    isLast: true,
  },
  ...tiles,
  pane('fields.refundAmount', 'your federal refund', 'federal refund', 'federal refund amount'),
  pane('fields.adjustedGrossIncome', 'agi', 'adjusted gross income'),
  ...amount('fields.amountOwed', 'amount you owe', 'amount owed', 'balance due'),
  lastNamed('fields.amountOwed', 'total amount due'),
  lastNamed('fields.amountOwed', 'amount due'),
  lastNamed('fields.amountOwed', 'tax due'),
  lastNamed('fields.amountOwed', 'payment due'),
  pane(
    'fields.amountOwed',
    'you owe federal',
    'federal amount you owe',
    'federal balance due',
    'you owe',
    'amount you owe',
  ),
];

/** Withheld tax has no sign of its own, where a list takes it off the tax. */
const unsigned = (rule: FieldRule): FieldRule =>
  rule.as === 'rowMoney' && isWithheld(rule) ? { ...rule, as: 'takenOff' } : rule;
const isWithheld = ({ to }: FieldRule) => 'length' in to && to.includes('fields.federalTaxWithheld');

export const taxFigures = figures.map(unsigned);

/** What follows from them and from the status, as on the form itself. */
export const ofFigures = (form1040.derived ?? []).filter(
  ({ when }) => !when.field.startsWith('fields.preparer'),
);
