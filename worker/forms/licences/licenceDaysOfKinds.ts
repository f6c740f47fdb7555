/** What else authorities call the first day of a licence, by what they issue: `Date of initial licensure`, `Permit start date`. */

const OF_WHAT = [
  'license',
  'permit',
  'certificate',
  'certification',
  'registration',
  'receipt',
  'credential',
];
/** The same said of each paper. */
export const ofEach = (say: (what: string) => readonly string[]) => OF_WHAT.flatMap(say);

/** The day it was issued. */
export const issuedOfKinds = [
  ...ofEach((what) => [
    `${what} issuance date`,
    `${what} issued date`,
    `${what} issued on`,
    `date ${what} issued`,
    `date ${what} was issued`,
    `date of ${what} issue`,
  ]),
  'issue dt',
  'iss date',
  'iss dt',
  ...['effective', 'eff', 'renewal'].flatMap((also) => [`issue/${also} date`, `issued/${also} date`]),
  'effective/issue date',
  ...['original/renewal', 'initial/renewal'].flatMap((which) => [`${which} issue`, `${which} issue date`]),
  'issued/renewed',
  'issue date/time',
  'last issue date',
  'last issued',
  'business license issued',
  'current license issue date',
];

const FIRST = ['original', 'initial', 'first'];
/** The day it was issued for the first time. */
const firstIssued = [
  ...FIRST.flatMap((first) => [
    ...['issue', 'issued', 'issuance', 'licensed', 'licensure'].map((what) => `${first} ${what}`),
    ...['issue', 'issuance', 'license', 'licensure', 'registration', 'certification', 'effective'].map(
      (what) => `${first} ${what} date`,
    ),
    ...['issue', 'issuance', 'license', 'licensure', 'registration', 'certification'].map(
      (what) => `date of ${first} ${what}`,
    ),
    `${first} date of issue`,
    `${first} date issued`,
    `${first} issued on`,
  ]),
  'original date',
  'initial date',
  'originally issued',
  'originally licensed',
  'date first issued',
  'date first licensed',
  'date originally issued',
  'licensed since',
];
/** Words that head the first day, and other things elsewhere. */
export const beganAlone = ['begins', 'beginning', 'license start', 'granted'];
/** The day from which it holds, or was granted or renewed. */
export const beganOfKinds = [
  ...firstIssued,
  ...ofEach((what) => [
    `${what} effective date`,
    `current ${what} effective date`,
    `${what} effective`,
    `${what} start date`,
    `${what} begin date`,
    `${what} begins`,
    `${what} valid from`,
    `${what} date`,
    `date of ${what}`,
    `${what} granted`,
    `${what} granted on`,
  ]),
  ...['', 'license ', 'permit '].flatMap((what) =>
    ['term', 'period'].flatMap((span) =>
      ['start', 'start date', 'begins', 'beginning', 'from'].map((from) => `${what}${span} ${from}`),
    ),
  ),
  'date effective',
  'eff dt',
  'current effective date',
  'effective on',
  'effective start date',
  'effective begin date',
  'begin date',
  'beginning date',
  'begins on',
  'commencing',
  'commencement date',
  'date of commencement',
  'commences',
  ...['beginning', 'starting', 'since', 'as of'].map((from) => `valid ${from}`),
  'validity start',
  'validity start date',
  'validity begins',
  'in effect from',
  'in force from',
  'licensure date',
  'date of licensure',
  'date licensed',
  'licensed on',
  'date certified',
  'certified on',
  'grant date',
  'granted on',
  'registered on',
  'date of approval',
  'date authorized',
  'authorized on',
  'activation date',
  'active since',
  'recording date',
  'renewed on',
  'date renewed',
  'date of renewal',
  'last renewed',
  'last renewal',
  'last renewal date',
  'date of last renewal',
];
