/** Which of these words together make a page a bank's statement. */
import * as kin from './bankStatementKin.ts';
import * as telling from './bankStatementSigns.ts';
import * as spanish from './bankStatementSpanish.ts';
import * as balances from './bankStatementBalanceWords.ts';
import { otherPapers } from './besideBalances.ts';
import type { Signs } from '../../understanding/formDefinition.ts';

/** Whom credit unions write to, and what they call what is in their shares. */
const ofMembers = ['member number', 'member no', 'member account number'];
const ofShares = ['previous balance', 'new balance', 'share', 'draft', 'dividend', 'transaction description'];

export const SIGNS: readonly Signs[] = [
  // Whoever is owed money states balances, too: a bank names one by a word of its own, or what goes in and out.
  ...(
    [
      [3, telling.bankBalances],
      [4, telling.inAndOut],
    ] as const
  ).map(([needs, anyOf]) => ({
    needs,
    anyOf,
    of: [
      ...balances.opening,
      ...balances.closing,
      'account number',
      ...spanish.account,
      ...spanish.titles,
      'statement',
      ...telling.inAndOut,
      'debits',
      'credits',
      'total debits',
      'money in',
      'money out',
      'total credits',
      'checking account',
      'savings account',
      'amount subtracted',
      'amount added',
    ],
  })),
  { needs: 3, anyOf: ['your balance on'], of: telling.byTheDay },
  { needs: 4, anyOf: ['incoming'], of: telling.ofTransfers },
  {
    needs: 6,
    anyOf: telling.kindsOfAccount,
    of: [...telling.kindsOfAccount, ...telling.ofAccount],
    isTitle: true,
  },
  { needs: 6, anyOf: ['present balance'], of: kin.ofSites },
  { needs: 9, anyOf: ['available balance'], of: kin.ofOtherSites },
  { needs: 4, anyOf: ['last statement'], of: telling.betweenStatements, isTitle: true },
  {
    needs: 6,
    anyOf: telling.accounts,
    of: [...telling.accounts, ...telling.ofTables],
    isTitle: true,
  },
  // what came in is added and what went out taken off: a bill does it the other way round
  {
    needs: 1,
    of: [
      ...balances.opening,
      ...telling.ofTables,
      ...telling.accounts,
      'account ending in',
      'statement',
      ...telling.spoken,
    ],
    proof: ['ladderIn', 'ladderOut', 'acrossIn', 'acrossOut', 'toldIn', 'toldOut'],
    noneOf: [...otherPapers, ...kin.ofLenders],
  },
  // no word for a balance is a usual one: `B/F`, `Where you began`; but each transaction leads to the next
  {
    needs: 1,
    of: [...telling.titles, ...telling.ofTables, ...telling.accounts, ...telling.movements],
    proof: ['ledgerIn', 'ledgerOut'],
    // suppliers and landlords list what they charge, and what was paid
    noneOf: [
      ...otherPapers,
      'invoice',
      'charges',
      'payments',
      'payable to',
      'amount due',
      'balance due',
      'rent',
    ],
  },
  {
    needs: 4,
    anyOf: ['cash management'],
    of: kin.ofCash,
    noneOf: [],
    proof: ['ladderIn', 'ladderOut', 'acrossIn', 'acrossOut'],
  },
  { needs: 4, of: kin.ofBrokers, noneOf: [], proof: ['allInCash'] },
  // sums that nobody else names so, where the figures themselves were misread
  {
    needs: 5,
    anyOf: kin.bankSums,
    of: [...kin.bankSums, ...balances.opening, ...balances.closing, ...telling.accounts, ...telling.ofTables],
  },
  // tables of figures whose headings are broken over two lines
  { needs: 4, anyOf: telling.banking, of: [...telling.banking, ...telling.sums] },
  {
    needs: 4,
    anyOf: telling.titles,
    of: [...telling.titles, ...telling.movements, 'account number', 'member fdic'],
  },
  // of a member's shares, each a list of its own
  {
    needs: 6,
    anyOf: ofMembers,
    of: [...ofMembers, ...telling.titles, ...telling.kindsOfAccount, ...telling.ofAccount, ...ofShares],
    noneOf: kin.ofLenders,
  },
];
