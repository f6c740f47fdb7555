/** The arithmetic of a statement: what came in and went out leads from the one balance to the other. */
import type { CheckRule } from '../../understanding/checks/checkRule.ts';

/** What comes to the balance and what goes off it, with these lines among the sums. */
const adding = (plus: readonly string[], minus: readonly string[]) => ({
  plus: ['fields.openingBalance', 'fields.totalDeposits', ...plus],
  minus: ['fields.totalWithdrawals', ...minus],
  gives: 'fields.closingBalance',
  within: 0,
});

export const sumsToBalance: readonly CheckRule[] = [
  adding([], []),
  // what some banks state beside their sums and others within them: where it adds up, it proves the rest
  ...[
    adding(['fields.interestPaid'], []),
    adding([], ['fields.checksPaid']),
    adding([], ['fields.serviceFees']),
    adding(['fields.interestPaid'], ['fields.serviceFees']),
    adding([], ['fields.checksPaid', 'fields.serviceFees']),
    adding(['fields.interestPaid'], ['fields.checksPaid', 'fields.serviceFees']),
  ].map((check) => ({ ...check, isUsual: true as const })),
];
