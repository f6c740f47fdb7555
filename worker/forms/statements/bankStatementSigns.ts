/** What tells a bank's statement from other papers that state balances, too. */
import { closing, opening } from './bankStatementBalanceWords.ts';

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
  'daily balance information',
  'balance brought forward',
  'balance carried forward',
];

/** What accounts are called where their balances have no usual name, and who insures them. */
export const kindsOfAccount = [
  'checking',
  'savings',
  'money market',
  'share draft',
  'regular shares',
  'credit union',
  'member fdic',
  'member ncua',
];

/** What a statement of such an account says of it. */
export const ofAccount = [
  'statement cycle',
  'statement period',
  'monthly statement',
  'quarterly statement',
  'primary account',
  'account ending',
  'account number',
  'your balance on',
  'you had',
  'money in',
  'money out',
  'deposits',
  'withdrawals',
  'additions',
  'subtractions',
  'dividends paid',
  'interest paid',
  'annual percentage yield earned',
  'balance forward',
];

/** Suppliers and owners' associations keep accounts, too, with balances and what leads from one to the other; of these only banks speak. */
export const ofBanks = [
  'bank',
  'credit union',
  'trust company',
  'fdic',
  'ncua',
  'deposit',
  'withdraw',
  'checking',
  'checks',
  'savings',
  'share',
  'banco',
  'depósito',
  'retiro',
  'money in',
  'money out',
  'cash balance',
];

/** What only a bank's letter says, and what it adds up. */
export const banking = ['member fdic', 'days in statement period', 'days in the statement period'];

/** The head of a statement whose balances bear no name but their days', or stand below their amounts. */
export const accounts = [
  'checking',
  'business checking',
  'savings',
  'money market',
  'share draft',
  'member fdic',
  'checking account',
  'savings account',
];
/** Balances as people speak of them. */
export const spoken = ['what you had', 'you started with', 'you began with'];
export const ofTables = [
  'account',
  'account number',
  'period',
  'statement period',
  'enclosures',
  'balance',
  'description',
  'credits',
  'debits',
  'deposits',
  'withdrawals',
  'money in',
  'money out',
];

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
  (label) =>
    !/^(?:your )?(?:previous|prior|new|current|last|balance forward)\b|\b(?:anterior|actual|nuevo)\b/.test(
      label,
    ),
);

export const inAndOut = [
  'dep/cr',
  'chk/dr',
  'deposits',
  'withdrawals',
  'checking',
  'savings',
  'deposits/credits',
  'checks/debits',
  'withdrawals/debits',
  'deposits and credits',
  'checks and debits',
  'deposits, dividends and other credits',
  'withdrawals, fees and other debits',
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
  'account ending in',
  'member fdic',
  'member ncua',
];

/** What those say who move money between currencies: how to reach the account, and a table of what came and went. */
export const ofTransfers = [
  'incoming',
  'outgoing',
  'account holder',
  'account number',
  'routing number',
  'swift/bic',
  'usd on',
];
