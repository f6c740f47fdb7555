/** Balances and sums of a bank statement: by their usual names, on cards, in totals of tables, in ladders, ledgers and rows of their own. */
import type { TargetPath } from '#domain/documents/extraction';
import * as balances from './bankStatementBalanceWords.ts';
import * as inAndOut from './bankStatementSumWords.ts';
import { checks, fees, interest } from './besideBalances.ts';
import { beside } from './statementHead.ts';
import type { FieldRule } from '../../understanding/formDefinition.ts';
import type { Where } from '../../understanding/locate/where.ts';

/** Words that also head the columns of a table of transactions: their amount stands beside them or nowhere. */
const headings = ['credits', 'deposits', 'debits', 'withdrawals'];
export const page: Where = { anywhere: 'page' };
const isMissing = (field: TargetPath) => ({ field, isMissing: true }) as const;
/** Only where nothing surer gave it. */
export const unlessKnown = (to: TargetPath, as: FieldRule['as'], ...where: Where[]): FieldRule => ({
  to: [to],
  as,
  where,
  when: isMissing(to),
});
/** In a row of a day stands one deposit of many, and the balance of that day. */
const sums = (labels: readonly string[]): Where[] =>
  labels.map((right) => ({ right, starts: true, sum: true }));
const rightAbove = (labels: readonly string[]) =>
  labels.map((above): Where => ({ above, caption: 'amount' }));
const amount =
  (inRow: typeof beside, as: FieldRule['as'] = 'unsignedMoney') =>
  (to: TargetPath, labels: readonly string[], ...more: Where[]): FieldRule => {
    const own = labels.filter((label) => !headings.includes(label));
    const unlessBeside = labels === balances.opening ? [] : balances.opening;
    return {
      to: [to],
      as,
      where: [
        ...inRow(own),
        ...own.map((below): Where => ({ below, depth: 26, unlisted: true, unlessBeside })),
        ...labels.map((total) => ({ total })),
        ...labels.map((heading) => ({ heading, unlessBeside })),
        ...inRow(labels.filter((label) => headings.includes(label))),
        ...more,
        ...rightAbove(own),
      ],
    };
  };
const inTotals = (labels: readonly string[]) => labels.map((total): Where => ({ total }));
const balance = amount(beside, 'balanceMoney');
const total = amount(sums);
const stated = amount((labels) => sums(labels).map((where) => ({ ...where, whole: true as const })));

export const balancesAndSums: readonly FieldRule[] = [
  // of all shares of a member, whose number is that of the account
  ...(
    [
      ['fields.openingBalance', 'sharesStart'],
      ['fields.closingBalance', 'sharesEnd'],
      ['fields.totalDeposits', 'sharesIn'],
      ['fields.totalWithdrawals', 'sharesOut'],
    ] as const
  ).map(([to, as]) => unlessKnown(to, as, page)),
  {
    ...balance(
      'fields.openingBalance',
      balances.opening,
      ...balances.lastStatement,
      ...beside(balances.onItsDay).map((where) => ({ ...where, first: true as const })),
    ),
    when: isMissing('fields.openingBalance'),
  },
  {
    ...balance(
      'fields.closingBalance',
      balances.closing,
      ...balances.thisStatement,
      ...beside(balances.onItsDay).map((where) => ({ ...where, last: true as const })),
      ...balances.onLastDay,
    ),
    when: isMissing('fields.closingBalance'),
  },
  // beside sums the only balance of a day is the one they begin with
  unlessKnown('fields.openingBalance', 'balanceMoney', ...rightAbove(balances.onItsDay)),
  // a day between a balance and its amount, in lines of their own
  unlessKnown('fields.openingBalance', 'ladderStart', page),
  unlessKnown('fields.closingBalance', 'ladderEnd', page),
  // a bank that lists checks and fees beside its withdrawals states no total of them
  { to: ['fields.totalDeposits'], as: 'ladderIn', where: [page] },
  { to: ['fields.totalWithdrawals'], as: 'ladderOut', where: [page] },
  // beside `Other credits` a column of deposits holds some of what came in
  { to: ['fields.totalDeposits'], as: 'acrossOtherIn', where: [page] },
  { to: ['fields.totalWithdrawals'], as: 'acrossOtherOut', where: [page] },
  { ...total('fields.totalDeposits', inAndOut.deposits), when: isMissing('fields.totalDeposits') },
  { ...total('fields.totalWithdrawals', inAndOut.withdrawals), when: isMissing('fields.totalWithdrawals') },
  unlessKnown('fields.totalDeposits', 'unsignedMoney', ...inTotals(inAndOut.columnsIn)),
  unlessKnown('fields.totalWithdrawals', 'unsignedMoney', ...inTotals(inAndOut.columnsOut)),
  // a letter that tells them in sentences; a list of transactions; a summary in one row, whose columns no label names
  ...(
    [
      ['fields.openingBalance', 'toldStart'],
      ['fields.closingBalance', 'toldEnd'],
      ['fields.totalDeposits', 'toldIn'],
      ['fields.totalWithdrawals', 'toldOut'],
      ['fields.openingBalance', 'ledgerStart'],
      ['fields.closingBalance', 'ledgerEnd'],
      ['fields.totalDeposits', 'ledgerIn'],
      ['fields.totalWithdrawals', 'ledgerOut'],
      ['fields.openingBalance', 'acrossStart'],
      ['fields.closingBalance', 'acrossEnd'],
      ['fields.totalDeposits', 'acrossIn'],
      ['fields.totalWithdrawals', 'acrossOut'],
    ] as const
  ).map(([to, as]) => ({ ...unlessKnown(to, as, page), isLast: true as const })),
];

/** What else a statement sums up, which proves its balances. */
export const proofsOfSums: readonly FieldRule[] = [
  stated('fields.interestPaid', interest),
  stated('fields.serviceFees', fees),
  stated('fields.checksPaid', checks),
];
