/** The figures of a Form 1040 by the names that programs and preparers give its lines. */
import type { TargetPath } from '#domain/documents/extraction';
import type { FieldRule } from '../../understanding/formDefinition.ts';
import { form1040 } from '../returns/form1040.ts';
import { amount, lastNamed, named, names, pane } from './figureRows.ts';
import { figuresBesides } from './taxFiguresBesides.ts';
import { rows } from '../businessReturns/summaryPlaces.ts';

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

/** What only cards are called. */
const OF_CARDS: Partial<Record<TargetPath, readonly string[]>> = {
  'fields.estimatedTaxPayments': ['estimated payments'],
  'fields.amountOwed': ['you owe federal', 'federal amount you owe', 'you owe'],
};
const isOf = (to: TargetPath) => (rule: FieldRule) => 'length' in rule.to && rule.to.includes(to);
const labelsOf = ({ where }: FieldRule): string[] =>
  where.flatMap((one) => ('right' in one ? one.right : []));

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
    'salary and wages',
    'wages and tips',
    'wages tips and other compensation',
    'wages tips other compensation',
    'wage income',
    'income from wages',
    'wages from w-2s',
    'wages from w-2',
    'total wages',
    'wages',
  ),
  ...names(
    'fields.wages',
    'wages salaries tips and other employee compensation',
    'w-2 income',
    'earned income (w-2)',
    'employee compensation',
  ),
  ...amount('fields.taxableInterest', 'taxable interest', 'taxable interest income', 'interest income'),
  ...names(
    'fields.taxableInterest',
    'interest',
    'interest (taxable)',
    'interest earned',
    'interest you earned',
    'interest received',
  ),
  ...amount(
    'fields.ordinaryDividends',
    'ordinary dividends',
    'total ordinary dividends',
    'ordinary dividend income',
    'ord dividends',
    'dividend income',
  ),
  ...names(
    'fields.ordinaryDividends',
    'dividends',
    'dividends (ordinary)',
    'dividends received',
    'dividends you received',
    'dividends income',
    'dividends income (1099-div)',
  ),
  ...amount('fields.capitalGain', 'capital gain or loss', 'capital gain'),
  ...amount(
    'fields.totalIncome',
    'total income',
    'your total income',
    'total gross income',
    'total federal income',
  ),
  lastNamed('fields.totalIncome', 'income'),
  lastNamed('fields.totalIncome', 'gross income'),
  lastNamed('fields.totalIncome', 'income total'),
  ...amount(
    'fields.adjustedGrossIncome',
    'adjusted gross income (agi)',
    'adjusted gross income',
    'federal adjusted gross income',
    'adj gross income',
    'federal agi',
  ),
  ...names('fields.adjustedGrossIncome', 'agi', 'your agi', 'adjusted gross'),
  ...amount(
    'fields.taxableIncome',
    'taxable income',
    'federal taxable income',
    'net taxable income',
    'your taxable income',
  ),
  ...amount(
    'fields.totalTax',
    'total tax',
    'your total tax',
    'total tax liability',
    'total federal tax',
    'total federal tax liability',
    'total income tax',
  ),
  lastNamed('fields.totalTax', 'federal tax liability'),
  lastNamed('fields.totalTax', 'tax liability'),
  ...amount(
    'fields.federalTaxWithheld',
    'federal tax withheld',
    'federal income tax withheld',
    'federal income tax withholding',
    'federal tax withholding',
    'federal income taxes withheld',
    'total federal income tax withheld',
    'fed income tax withheld',
    'fed tax withheld',
    'total federal tax withheld',
    // as a row begins, and no sentence
    'less federal income tax withheld',
    'less federal tax withheld',
    'less federal withholding',
    'less income tax withheld',
    'less taxes withheld',
    'less tax withheld',
    'less withholding',
    'total withholding',
    'federal withholding',
  ),
  ...names(
    'fields.federalTaxWithheld',
    ...['w-2 and 1099', 'forms w-2 and 1099', 'forms w-2'].map(
      (forms) => `federal income tax withheld from ${forms}`,
    ),
    'federal tax withheld from your pay',
    'tax withheld by employer',
    'tax withheld by your employer',
    'tax withheld by employers',
    'income tax withheld',
    'federal w/h',
    'fed w/h',
    'fed tax w/h',
    'fed withheld',
    'federal withheld',
    'fed withholding',
    'fed inc tax withheld',
  ),
  // taken off the tax, and printed so: `Tax payments (withholding)   -$6,120`
  {
    to: ['fields.federalTaxWithheld'],
    as: 'unsignedMoney',
    where: rows(['tax payments (withholding)', 'tax payments withholding', 'payments (withholding)']),
    when: { field: 'fields.federalTaxWithheld', isMissing: true },
  },
  lastNamed('fields.federalTaxWithheld', 'tax withheld'),
  lastNamed('fields.federalTaxWithheld', 'taxes withheld'),
  lastNamed('fields.federalTaxWithheld', 'withholding'),
  lastNamed('fields.federalTaxWithheld', 'withheld'),
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
    'fed refund',
    'federal tax refund',
    'amount of refund',
    'estimated refund',
    'expected refund',
    'refund expected',
    'net refund',
    'refund',
  ),
  ...names('fields.refundAmount', 'you will receive', 'amount you will receive'),
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
  ...amount('fields.amountOwed', 'amount you owe', 'amount owed', 'balance due', 'federal balance due'),
  lastNamed('fields.amountOwed', 'total amount due'),
  lastNamed('fields.amountOwed', 'amount due'),
  lastNamed('fields.amountOwed', 'tax due'),
  lastNamed('fields.amountOwed', 'payment due'),
  ...figuresBesides,
];

const targets = new Set(figures.flatMap(({ to }) => ('length' in to ? to : [])));
/** Programs print each of them as a card of its own, too. */
const tiles: readonly FieldRule[] = [...targets].map((to) =>
  pane(to, ...figures.filter(isOf(to)).flatMap(labelsOf), ...(OF_CARDS[to] ?? [])),
);

/** Withheld tax has no sign of its own, where a list takes it off the tax. */
const unsigned = (rule: FieldRule): FieldRule =>
  rule.as === 'rowMoney' && isWithheld(rule) ? { ...rule, as: 'takenOff' } : rule;
const isWithheld = isOf('fields.federalTaxWithheld');

export const taxFigures = [...figures, ...tiles].map(unsigned);

/** What follows from them and from the status, as on the form itself. */
export const ofFigures = (form1040.derived ?? []).filter(
  ({ when }) => !when.field.startsWith('fields.preparer'),
);
