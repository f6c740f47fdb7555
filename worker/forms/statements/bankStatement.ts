/** Bank statements of any layout: a bank at the top, a holder in the window, balances and totals by their usual names. */
import type { TargetPath } from '#domain/documents/extraction';
import * as account from './accountLabels.ts';
import { ofBanks } from './bankStatementSigns.ts';
import { SIGNS } from './bankStatementSignSets.ts';
import * as term from './bankStatementTerm.ts';
import * as words from './bankStatementWords.ts';
import { checks, fees, interest, otherLabels, otherPapers } from './besideBalances.ts';
import { saidHolder } from '../said/saidHolder.ts';
import { holderAs, tradeAddress } from './holderAs.ts';
import { beside, statementHead } from './statementHead.ts';
import { sumsToBalance } from './statementSums.ts';
import { BANK } from '../../understanding/parties/bankProduct.ts';
import type { FieldRule, FormDefinition } from '../../understanding/formDefinition.ts';
import type { Where } from '../../understanding/locate/where.ts';

/** Words that also head the columns of a table of transactions: their amount stands beside them or nowhere. */
const headings = ['credits', 'deposits', 'debits', 'withdrawals'];
const periodPlaces: Where[] = [
  ...beside(term.period),
  ...term.period.map((below) => ({ below, depth: 20 })),
  ...term.period.map((below) => ({ below, depth: 48 })),
  { anywhere: 'upper' },
];
const page: Where = { anywhere: 'page' };
const isMissing = (field: TargetPath) => ({ field, isMissing: true }) as const;
const unlessKnown = (to: TargetPath, as: FieldRule['as'], ...where: Where[]): FieldRule => ({
  to: [to],
  as,
  where,
  when: isMissing(to),
});
/** One day of the period alone says too little. */
const inTwoRows = (pairs: readonly (readonly [string, string])[]) =>
  pairs.flatMap((labels): Where[] => [
    { join: beside(labels).map((where) => ({ ...where, whole: true as const })) },
    { join: labels.map((below) => ({ below, depth: 20, starts: true as const, whole: true as const })) },
  ]);
const twoRows = inTwoRows(term.periodEnds);
const sinceLast = inTwoRows(term.sinceLast);
/** In a row of a day stands one deposit of many, and the balance of that day. */
const sums = (labels: readonly string[]): Where[] =>
  labels.map((right) => ({ right, starts: true, sum: true }));
const rightAbove = (labels: readonly string[]) =>
  labels.map((above): Where => ({ above, caption: 'amount' }));
const amount =
  (inRow: typeof beside, as: FieldRule['as'] = 'unsignedMoney') =>
  (to: TargetPath, labels: readonly string[], ...more: Where[]): FieldRule => {
    const own = labels.filter((label) => !headings.includes(label));
    const unlessBeside = labels === words.opening ? [] : words.opening;
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

export const bankStatement: FormDefinition = {
  name: 'Bank statement',
  documentType: 'bank-statement',
  hasTaxYear: false,
  hasCover: true,
  hasAccounts: true,
  identity: ['fields.accountLast4'],
  signs: SIGNS.map((sign) => ({ noneOf: otherPapers, ...sign, mentions: ofBanks })),
  says: saidHolder,
  named: { by: 'fields.bankName', saysSo: BANK, not: 'fields.accountHolder' },
  fields: [
    ...statementHead(20),
    { to: ['fields.periodStart'], as: 'firstDate', where: periodPlaces },
    { to: ['fields.periodEnd'], as: 'lastDate', where: periodPlaces },
    {
      to: ['fields.periodStart'],
      as: 'date',
      where: [...beside(term.begun), ...term.begun.map((below) => ({ below, depth: 20 }))],
    },
    unlessKnown('fields.accountLast4', 'namedAccountEnd', { anywhere: 'upper' }),
    unlessKnown('fields.accountLast4', 'endBelowKind', page),
    unlessKnown('fields.accountLast4', 'maskedBesideKind', page),
    unlessKnown('fields.accountLast4', 'numberBesideKind', page),
    { ...unlessKnown('fields.accountHolder', 'nameAboveAccount', page), isLast: true },
    unlessKnown(
      'fields.accountLast4',
      'memberEnd',
      ...beside(account.member),
      ...account.member.map((below) => ({ below, depth: 20 })),
    ),
    { ...unlessKnown('fields.accountLast4', 'maskedEnd', page), isLast: true },
    unlessKnown('fields.periodStart', 'firstDate', ...twoRows),
    unlessKnown('fields.periodEnd', 'lastDate', ...twoRows),
    unlessKnown('fields.periodStart', 'dayAfterFirst', ...sinceLast),
    unlessKnown('fields.periodEnd', 'lastDate', ...sinceLast),
    unlessKnown('fields.periodStart', 'fromRow', page),
    unlessKnown('fields.periodEnd', 'throughRow', page),
    unlessKnown('fields.periodStart', 'toldFirst', page),
    unlessKnown('fields.periodEnd', 'toldThrough', page),
    unlessKnown('fields.periodStart', 'firstBalanceDay', page),
    unlessKnown('fields.periodEnd', 'lastBalanceDay', page),
    { ...unlessKnown('fields.periodStart', 'monthStart', { anywhere: 'upper' }), isLast: true },
    { ...unlessKnown('fields.periodEnd', 'monthEnd', { anywhere: 'upper' }), isLast: true },
    unlessKnown(
      'fields.periodEnd',
      'date',
      ...term.dated.flatMap((label): Where[] => [
        { right: label, starts: true },
        { below: label, depth: 20 },
      ]),
    ),
    { to: ['bankingFinancials.numberOfBankAccounts'], as: 'namedAccounts', where: [page] },
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
        words.opening,
        ...words.lastStatement,
        ...beside(words.onItsDay).map((where) => ({ ...where, first: true as const })),
      ),
      when: isMissing('fields.openingBalance'),
    },
    {
      ...balance(
        'fields.closingBalance',
        words.closing,
        ...words.thisStatement,
        ...beside(words.onItsDay).map((where) => ({ ...where, last: true as const })),
        ...words.onLastDay,
      ),
      when: isMissing('fields.closingBalance'),
    },
    // beside sums the only balance of a day is the one they begin with
    unlessKnown('fields.openingBalance', 'balanceMoney', ...rightAbove(words.onItsDay)),
    // a day between a balance and its amount, in lines of their own
    unlessKnown('fields.openingBalance', 'ladderStart', page),
    unlessKnown('fields.closingBalance', 'ladderEnd', page),
    // a bank that lists checks and fees beside its withdrawals states no total of them
    { to: ['fields.totalDeposits'], as: 'ladderIn', where: [page] },
    { to: ['fields.totalWithdrawals'], as: 'ladderOut', where: [page] },
    // beside `Other credits` a column of deposits holds some of what came in
    { to: ['fields.totalDeposits'], as: 'acrossOtherIn', where: [page] },
    { to: ['fields.totalWithdrawals'], as: 'acrossOtherOut', where: [page] },
    { ...total('fields.totalDeposits', words.deposits), when: isMissing('fields.totalDeposits') },
    { ...total('fields.totalWithdrawals', words.withdrawals), when: isMissing('fields.totalWithdrawals') },
    unlessKnown('fields.totalDeposits', 'unsignedMoney', ...inTotals(words.columnsIn)),
    unlessKnown('fields.totalWithdrawals', 'unsignedMoney', ...inTotals(words.columnsOut)),
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
  ],
  derived: [
    ...holderAs('person'),
    ...holderAs('business'),
    ...tradeAddress,
    {
      to: 'bankingFinancials.numberOfBankAccounts',
      value: 1,
      when: { field: 'fields.openingBalance', isGiven: true },
    },
  ],
  several: [
    {
      by: 'fields.accountLast4',
      with: 'fields.openingBalance',
      to: 'bankingFinancials.numberOfBankAccounts',
      value: 'count',
    },
  ],
  proofs: [
    stated('fields.interestPaid', interest),
    stated('fields.serviceFees', fees),
    stated('fields.checksPaid', checks),
  ],
  checks: sumsToBalance,
  otherLabels,
};
