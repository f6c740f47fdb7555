/** What banks call the lines of a statement; the more particular name stands first. */
import * as spanish from './bankStatementSpanish.ts';
import type { Where } from '../understanding/where.ts';

export const opening = [
  'beginning balance',
  'opening balance',
  'previous balance',
  'your previous balance',
  'starting balance',
  'balance forward',
  'balance last statement',
  'ending balance last statement',
  'ending balance from last statement',
  'balance from last statement',
  'balance on last statement',
  'balance last stmt',
  'beginning account balance',
  'balance at beginning of period',
  'opening account balance',
  'beginning bal',
  'last statement balance',
  'previous statement balance',
  'prior balance',
  'balance at start',
  'opening ledger balance',
  'beginning ledger balance',
  'opening cash balance',
  'beginning cash balance',
  'opening book balance',
  'balance brought forward',
  'opening available balance',
  'beginning available balance',
  'beginning balance this period',
  ...spanish.opening,
];

export const closing = [
  'ending balance',
  'closing balance',
  'new balance',
  'your new balance',
  'balance this statement',
  'ending balance this statement',
  'balance this stmt',
  'current balance',
  'ending account balance',
  'balance at end of period',
  'closing account balance',
  'ending bal',
  'this statement balance',
  'current statement balance',
  'balance at end',
  'closing ledger balance',
  'ending ledger balance',
  'closing cash balance',
  'ending cash balance',
  'closing book balance',
  'balance carried forward',
  'closing available balance',
  'ending available balance',
  ...spanish.closing,
];

/** Balances that only the statement gives a name: `LAST STATEMENT 12/31/25   56,002.94`. */
export const lastStatement: readonly Where[] = [{ right: 'last statement', starts: true, whole: true }];
export const thisStatement: readonly Where[] = [
  { right: 'this statement', starts: true, whole: true },
  { right: 'statement balance as of', starts: true },
  { right: 'statement balance', starts: true, whole: true },
  { below: 'statement balance', depth: 26, unlisted: true, starts: true, whole: true },
  { above: 'statement balance', amount: true },
  // what a bank's site calls it
  { right: 'present balance', starts: true, whole: true },
  { above: 'present balance', amount: true },
  // `USD on 30 April 2024   5,067.97 USD`, where an account holds several currencies
  { right: 'usd on', starts: true },
];

/** At the start and at the end alike: `Your balance on June 16, 2023`. */
export const onItsDay = ['your balance on', 'balance on', 'your balance as of', 'balance as of'];

export const deposits = [
  'deposits and other credits',
  'total deposits and credits',
  'total deposits',
  'total credits',
  'deposits and additions',
  'deposits and credits',
  'total additions',
  'amount added',
  'deposits/credits',
  'total money in',
  'money in',
  'deposits/additions',
  'deposits and other additions',
  'deposits & credits',
  'deposits & other credits',
  'deposits & additions',
  'total credits and deposits',
  'deposits/other credits',
  'total deposits & credits',
  'total deposits & additions',
  'total deposits and additions',
  'deposits & other additions',
  'credits and deposits',
  'money received',
  'total received',
  'money added to your account',
  'money added',
  'money coming in',
  'deposits, dividends and other credits',
  ...spanish.deposits,
  'additions',
  'credits',
  'deposits',
];

export const withdrawals = [
  'withdrawals and other debits',
  'total withdrawals and debits',
  'total withdrawals',
  'total debits',
  'withdrawals and subtractions',
  'withdrawals and debits',
  'checks and other debits',
  'checks and debits',
  'withdrawals/debits',
  'total subtractions',
  'amount subtracted',
  'total money out',
  'money out',
  'withdrawals/subtractions',
  'withdrawals & debits',
  'withdrawals & other debits',
  'checks/debits',
  'checks and other withdrawals',
  'withdrawals/other debits',
  'total checks and debits',
  'total withdrawals and fees',
  'checks and other deductions',
  'checks & other deductions',
  'withdrawals and other deductions',
  'withdrawals and other subtractions',
  'total withdrawals & debits',
  'total withdrawals & fees',
  'total checks and withdrawals',
  'total deductions',
  'money spent',
  'total spent',
  'money taken out of your account',
  'money taken out',
  'money going out',
  'withdrawals, fees and other debits',
  'checks, withdrawals, fees and other debits',
  ...spanish.withdrawals,
  'subtractions',
  'deductions',
  'debits',
  'withdrawals',
];

/** What heads the column of one deposit or withdrawal, and of their sum in the row named total. */
export const columnsIn = ['credit', 'deposit', 'paid in'];
export const columnsOut = ['debit', 'withdrawal', 'paid out'];

export const account = [
  'account number',
  'primary account number',
  'your account number',
  'primary account',
  ...['savings', 'checking', 'statement savings', 'passbook savings'].map((kind) => `${kind} no`),
  ...['checking', 'savings', 'cash management', 'brokerage', 'deposit', 'share'].map(
    (kind) => `${kind} account number`,
  ),
  'account no',
  'account #',
  'a/c no',
  'a/c number',
  'account ending',
  ...spanish.account,
  'member account',
  'acct number',
  'acct no',
  'acct #',
  'acct',
  'account',
];

/** Where no account names a number of its own. */
export const member = ['member number', 'member no'];

/** Says by itself what follows, also in the middle of a sentence. */
export const accountEnding = [
  'statement of account ending in',
  'statement for account number',
  'statement for account',
  'account number ending in',
  'account ending in',
  'acct ending in',
  // another account that a sentence speaks of may end so, behind the own one
  'account ending',
];
