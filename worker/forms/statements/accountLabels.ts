/** What statements call the number of an account, or of the member who has it; the more particular name stands first. */
import * as spanish from './bankStatementSpanish.ts';

/** What stands in front of `account number`. */
const KINDS = ['checking', 'savings', 'cash management', 'brokerage', 'deposit', 'share'];

export const account = [
  'account number',
  'primary account number',
  'your account number',
  'primary account',
  ...['savings', 'checking', 'statement savings', 'passbook savings'].map((kind) => `${kind} no`),
  ...KINDS.map((kind) => `${kind} account number`),
  'account no',
  'account #',
  'a/c no',
  'a/c number',
  'account ending',
  'account id',
  'account reference',
  ...['last four digits', 'last 4 digits'].flatMap((end) => [
    `${end} of account number`,
    `${end} of account`,
    end,
  ]),
  ...spanish.account,
  'member account',
  'acct number',
  'acct no',
  'acct #',
  'acct',
  'a/c',
  'account',
  'deposit account',
];

/** Where no account names a number of its own. */
export const member = ['member number', 'member no'];

/** Says by itself what follows, also in the middle of a sentence. */
export const accountEnding = [
  'statement of account ending in',
  'statement for account number',
  'statement for account',
  ...['', ...KINDS.map((kind) => `${kind} `)].flatMap((kind) => [
    `${kind}account number ending in`,
    `${kind}account number ending`,
  ]),
  'account ending in',
  'acct ending in',
  // another account that a sentence speaks of may end so, behind the own one
  'account ending',
];
