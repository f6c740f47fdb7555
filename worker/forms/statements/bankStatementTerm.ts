/** What banks call the period of a statement and the days it begins and ends on; the more particular name stands first. */
import * as spanish from './bankStatementSpanish.ts';

export const period = [
  'statement period',
  'period covered',
  'for the period',
  'statement dates',
  'statement cycle',
  'statement from',
  'statement begins',
  'opening/closing date',
  'statement range',
  'for period',
  ...['from/thru', 'from/through'],
  'billing period',
  'billing cycle',
  'period',
  ...spanish.period,
];

/** The days of a period, each in a row of its own. */
export const periodEnds: readonly (readonly [start: string, end: string])[] = [
  ['from date', 'to date'],
  ['start date', 'end date'],
  ['begin date', 'end date'],
  ['period start', 'period end'],
  ['beginning date', 'ending date'],
  ['starting date', 'ending date'],
  ['statement start', 'statement end'],
  ['statement start date', 'statement end date'],
  ['statement begin date', 'statement end date'],
  ['period beginning', 'period ending'],
  ['statement beginning date', 'statement ending date'],
  ['period from', 'period to'],
  ['statement opening date', 'statement closing date'],
  ['opening date', 'closing date'],
  ['period from', 'period thru'],
  ...['cycle', 'period', 'statement'].flatMap((what): [string, string][] => [
    [`${what} began`, `${what} ended`],
    [`${what} opened`, `${what} closed`],
  ]),
  ['statement from', 'statement to'],
  ['statement from', 'statement thru'],
  ['statement from', 'statement through'],
  ['statement begins', 'statement date'],
  ['statement begins', 'statement ends'],
  ['statement begins', 'this statement'],
  // days of balances, which are those of the period wherever a bank names no other
  ['balance last statement', 'balance this statement'],
];

/** The last one's day and this one's: `Last statement: July 31, 2024`; this one's period begins on the day after. */
export const sinceLast: readonly (readonly [last: string, own: string])[] = ['last', 'previous', 'prior']
  .flatMap((which) =>
    ['statement', 'stmt'].flatMap((paper) => [`${which} ${paper}`, `${which} ${paper} date`]),
  )
  .flatMap((last) =>
    ['statement', 'stmt'].flatMap((paper): [string, string][] => [
      [last, `this ${paper}`],
      [last, `this ${paper} date`],
      [last, `${paper} date`],
    ]),
  );

/** The first day alone, beside which the last statement's day says less. */
export const begun = [
  'opening date of cycle',
  'opening date of statement cycle',
  'cycle start date',
  'cycle begins',
  'first day of statement period',
];

/** A statement is drawn up on the last day of its period, which may be the only one it names. */
export const dated = [
  'statement ending',
  'statement ending date',
  'statement end date',
  'period to',
  'period ending',
  'period end',
  'statement closing date',
  'statement date',
  ...['stmt date', 'stmt dt'],
  'this statement',
];
