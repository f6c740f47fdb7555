/** Bank statements of any layout: a bank at the top, a holder in the window, balances and totals by their usual names. */
import * as account from './accountLabels.ts';
import { ofBanks } from './bankStatementSigns.ts';
import { SIGNS } from './bankStatementSignSets.ts';
import * as term from './bankStatementTerm.ts';
import { otherLabels, otherPapers } from './besideBalances.ts';
import { saidHolder } from '../said/saidHolder.ts';
import { holderAs, tradeAddress } from './holderAs.ts';
import { beside, statementHead } from './statementHead.ts';
import { balancesAndSums, page, proofsOfSums, unlessKnown } from './statementBalances.ts';
import { sumsToBalance } from './statementSums.ts';
import { BANK } from '../../understanding/parties/bankProduct.ts';
import type { FormDefinition } from '../../understanding/formDefinition.ts';
import type { Where } from '../../understanding/locate/where.ts';

const periodPlaces: Where[] = [
  ...beside(term.period),
  ...term.period.map((below) => ({ below, depth: 20 })),
  ...term.period.map((below) => ({ below, depth: 48 })),
  { anywhere: 'upper' },
];
/** One day of the period alone says too little. */
const inTwoRows = (pairs: readonly (readonly [string, string])[]) =>
  pairs.flatMap((labels): Where[] => [
    { join: beside(labels).map((where) => ({ ...where, whole: true as const })) },
    { join: labels.map((below) => ({ below, depth: 20, starts: true as const, whole: true as const })) },
  ]);
const twoRows = inTwoRows(term.periodEnds);
const sinceLast = inTwoRows(term.sinceLast);

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
    { ...unlessKnown('fields.accountHolder', 'nameBelowAccount', page), isLast: true },
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
    ...balancesAndSums,
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
  proofs: proofsOfSums,
  checks: sumsToBalance,
  otherLabels,
};
