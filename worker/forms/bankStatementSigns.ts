/** What tells a bank's statement from other papers that state balances, too. */
import { closing, opening } from './bankStatementWords.ts';

/** Titles of statements whose balances stand in a table or a sentence, and what else such statements say. */
export const titles = [
  'statement of account',
  'statement of accounts',
  'account statement',
  'statement period',
  'balance summary',
  'account summary',
  'account ending in',
  'combined statement',
  'accounts at a glance',
  'summary of accounts',
];

export const movements = [
  'beginning balance',
  'ending balance',
  'balance on',
  'beginning',
  'ending',
  'opening',
  'closing',
  'money in',
  'money out',
  'money received',
  'money spent',
  'deposits',
  'withdrawals',
  'deductions',
  'activity detail',
];

/** What only a bank's letter says, and what it adds up. */
export const banking = ['member fdic', 'days in statement period', 'days in the statement period'];

export const sums = [
  'statement date',
  'total credits',
  'total debits',
  'total deposits',
  'total withdrawals',
  'service charge',
  'account number',
  'checking',
  'savings',
];

/** Of what comes to a balance, what only banks call so. */
export const bankBalances = [...opening, ...closing].filter(
  (label) => !/^(?:your )?(?:previous|prior|new|current|last|balance forward)\b/.test(label),
);

export const inAndOut = [
  'deposits',
  'withdrawals',
  'checking',
  'savings',
  'deposits/credits',
  'checks/debits',
  'withdrawals/debits',
  'deposits and credits',
  'checks and debits',
];

/** What leads from the last statement to this one: a bill has no debits. */
export const betweenStatements = [
  'last statement',
  'this statement',
  'credits',
  'debits',
  'deposits',
  'withdrawals',
  'checks',
  'service charge',
];

/** What stands beside balances that only their days tell apart; bills have such balances, too. */
export const byTheDay = [
  'your balance on',
  'account number',
  'checking statement',
  'savings statement',
  'share draft',
  'deposits',
  'withdrawals',
];
