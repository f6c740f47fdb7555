/** What authorities call a licence's number, and the days from which and until which it holds. */

export const numbers = [
  'license number',
  'license no',
  'license #',
  'unified business id #',
  'unified business id',
  'certificate number',
  'certificate no',
  'registration number',
  'registration no',
  'permit number',
  'permit no',
  'receipt number',
  'receipt no',
  'file number',
  'file no',
  'filing number',
  'entity number',
  'document number',
  'account number',
  'account no',
  'lic #',
  'lic no',
  'lic number',
  'permit #',
  'certificate #',
  'registration #',
  'business id',
  'license id',
  'no',
];

export const issued = [
  'issue date',
  'issued date',
  'date issued',
  'date of issue',
  'issued on',
  'effective date',
  'date filed',
  'filing date',
  'valid from',
  'start date',
  'issued',
  'iss',
  'date of filing',
];

export const expires = [
  'expiration date',
  'expiry date',
  'date of expiration',
  'license expires',
  'valid through',
  'valid until',
  'valid thru',
  'valid to',
  'expires on',
  'expires',
  'expiration',
  'exp date',
  'exp',
];

/** Labels of both days at once. */
export const periods = ['valid from', 'license period', 'license term', 'registration period'];
