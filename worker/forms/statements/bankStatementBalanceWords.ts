/** What banks call the balances of a statement; the more particular name stands first. */
import * as spanish from './bankStatementSpanish.ts';
import type { Where } from '../../understanding/locate/where.ts';

export const opening = [
  'beginning balance',
  'opening balance',
  'previous balance',
  'your previous balance',
  ...['beginning', 'opening', 'starting'].map((which) => `your ${which} balance`),
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
  ...['beginning', 'begin', 'beg'].map((which) => `${which} bal`),
  'beg balance',
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
  'opening ledger',
  'opening position',
  'beginning ledger',
  'balance at start of period',
  ...['ledger balance', 'balance'].map((what) => `${what} start of cycle`),
  ...['ledger balance', 'balance'].map((what) => `${what} start of period`),
  'balance at the start of the period',
  'balance at the beginning of the period',
  ...['opened', 'began', 'started'].map((verb) => `balance when the period ${verb}`),
  'started with',
  'you started with',
  ...spanish.opening,
];

export const closing = [
  'ending balance',
  'closing balance',
  'new balance',
  'your new balance',
  ...['ending', 'closing', 'current'].map((which) => `your ${which} balance`),
  'balance this statement',
  'ending balance this statement',
  'balance this stmt',
  'current balance',
  'ending account balance',
  'balance at end of period',
  ...['ledger balance', 'balance'].map((what) => `${what} end of cycle`),
  ...['ledger balance', 'balance'].map((what) => `${what} end of period`),
  'closing account balance',
  ...['ending', 'end'].map((which) => `${which} bal`),
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
  'closing ledger',
  'closing position',
  'ending ledger',
  'balance at the end of the period',
  ...['closed', 'ended'].map((verb) => `balance when the period ${verb}`),
  'ended with',
  'you ended with',
  ...spanish.closing,
];

/** Balances that only the statement gives a name: `LAST STATEMENT 12/31/25   56,002.94`. */
export const lastStatement: readonly Where[] = [{ right: 'last statement', starts: true, whole: true }];
export const thisStatement: readonly Where[] = [
  { right: 'this statement', starts: true, whole: true },
  { right: 'statement balance as of', starts: true },
  { right: 'statement balance', starts: true, whole: true },
  { below: 'statement balance', depth: 26, unlisted: true, starts: true, whole: true },
  { above: 'statement balance', caption: 'amount' },
  // what a bank's site calls it
  { right: 'present balance', starts: true, whole: true },
  { above: 'present balance', caption: 'amount' },
];

/** At the start and at the end alike: `Your balance on June 16, 2023`. */
export const onItsDay = [
  'your balance on',
  'balance on',
  'your balance as of',
  'balance as of',
  // `USD on 30 April 2024   5,067.97 USD`, where an account holds several currencies
  'usd on',
];
/** What may be named on its last day alone. */
export const onLastDay: readonly Where[] = [{ right: 'usd on', starts: true }];
