/** What authorities call the days from which and until which a licence holds. */
import type { Where } from '../../understanding/locate/where.ts';
import * as spanish from './businessLicenseSpanish.ts';

const OF_WHAT = ['license', 'permit', 'certificate', 'registration'];
/** `CERTIFICATE ISSUED`, which sentences say, too: `until December 31, when this Certificate expires.` */
export const headsIssued = OF_WHAT.flatMap((what) => [`${what} issued`, `this ${what} issued`]);
export const headsExpiry = [
  ...OF_WHAT.flatMap((what) => [`${what} expires`, `this ${what} expires`]),
  'this statement expires',
  'statement expires',
];
/** Heads of the column beside that which is headed `DATE`. */
const besideDate = ['license no', 'license number', 'permit no', 'permit number'];
export const besideNumbers: readonly Where[] = [
  ...besideDate.map((beside): Where => ({ below: 'date', beside, depth: 20 })),
  // `No. 24-0392          Date: September 17, 2024`
  ...[...besideDate, 'no'].map((beside): Where => ({ right: 'date', beside, starts: true, colon: true })),
];
/** What nothing but the day of issue is headed by. */
export const issueDates = ['issue date', 'issued date', 'date issued', 'date of issue', 'issuance date'];
export const issued = [
  ...OF_WHAT.map((what) => `${what} issue date`),
  'current issue date',
  'current issued date',
  'current issue',
  'issue date',
  'issued date',
  'date issued',
  'date of issue',
  'day of issue',
  'issued on',
  'issuance date',
  'date of issuance',
  'issued',
  'iss',
  'issued the',
  'issued this',
  'paid and issued',
  'issued and paid',
  ...spanish.issued,
];
/** Days that may be others than that: `EFFECTIVE DATE: 05/09/16`, and beside it `ISSUANCE DATE: 03/04/24`. */
export const began = [
  'original issue date',
  'effective date',
  'effective',
  'date filed',
  'filed date',
  'filed on',
  'filed',
  'initial license date',
  'filing date',
  'valid from',
  'start date',
  'date of filing',
  'registration date',
  'date of registration',
  'date registered',
  'date granted',
  'date approved',
  'approval date',
  'approved',
  'validated',
  'license date',
  'dated this',
  'eff date',
  'eff',
];

export const expires = [
  ...OF_WHAT.map((what) => `${what} expiration date`),
  ...['effective', 'valid'].flatMap((is) => OF_WHAT.map((what) => `${what} ${is} through`)),
  'expiration date',
  'expiry date',
  'date of expiration',
  'valid through',
  'effective through',
  'effective until',
  'effective thru',
  'valid until',
  'valid thru',
  'valid to',
  'void after',
  'expires on',
  'expires',
  'expiration',
  'license period ends',
  'license ends',
  'period ends',
  'date expires',
  'date of expiry',
  'day of expiry',
  'expiry',
  'end date',
  'good through',
  'lapses after',
  'lapses on',
  'lapses',
  'good thru',
  'renewed through',
  'renewed thru',
  'exp date',
  'exp',
  ...spanish.expires,
];

/** Labels of both days at once. */
export const periods = [
  'valid from',
  'valid',
  'effective',
  'effective dates',
  'permit period',
  'permit term',
  'certificate period',
  'license period',
  'licensing period',
  'period',
  'license term',
  'term',
  'validity period',
  'validity',
  'registration period',
  'for the period',
  'for the fiscal year',
  'fiscal year',
  'for the license year',
  'license year',
  'for the year',
];
