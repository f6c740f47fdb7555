/** The figures of a Form 1040 by the names that programs and preparers give its lines. */
import type { TargetPath } from '#domain/documents/extraction';
import type { FieldRule } from '../../understanding/formDefinition.ts';
import { form1040 } from '../returns/form1040.ts';
import { amount, lastNamed, named, names, pane } from './figureRows.ts';
import { incomeFigures } from './incomeFigures.ts';
import { paidFigures } from './paidFigures.ts';
import { figuresBesides } from './taxFiguresBesides.ts';

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
  ...incomeFigures,
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
  ...paidFigures,
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
