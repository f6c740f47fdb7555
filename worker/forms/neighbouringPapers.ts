/** What papers say that speak of a form's figures without being the form: two such labels rule the form out. */

/** Letters of the tax authority: they state what others reported, and what a return said, beside what they propose. */
export const OF_AUTHORITY = [
  'your identity',
  'notice number',
  'notice date',
  'we received your',
  'we changed your',
  'aur control number',
  'proposed changes to your',
  'summary of proposed changes',
  'reported to irs by others',
  'reported by others',
];

/** Bills of preparers: they list the forms that were prepared, with a price for each. */
export const OF_BILLS = [
  'bill to',
  'invoice no',
  'invoice number',
  'invoice date',
  'subtotal',
  'payments received',
];

/** Stubs of single payments: their boxes are called as those of Form W-2, and hold a month's or a fortnight's wages. Not `pay stub`, which payroll services print on the W-2 itself: `your final 2023 pay stub`. */
export const OF_PAY_STUBS = [
  'not a form w-2',
  'pay date',
  'pay period',
  'pay frequency',
  'period ending',
  'net pay',
  'deposit advice',
];

/** Lists of all that an employer paid, and of what each was paid to date. */
export const OF_MANY = [
  'year to date',
  'ytd',
  'current',
  'grand total',
  'total employees',
  'number of employees',
  'employee count',
  'payroll register',
  'prior year',
  'last year',
];
