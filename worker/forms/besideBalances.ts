/** What stands beside a statement's balances: lines that prove them, and words of other papers that state balances, too. */

/** Lines that some statements state apart from what came in and went out. */
export const interest = [
  'interest paid',
  'interest earned',
  'interest credited',
  'dividends paid',
  'dividends',
  'interest',
];
export const fees = [
  'service charges',
  'service charge',
  'service fees',
  'net fees and charges',
  'fees and charges',
  'total fees',
  'fees',
];
export const checks = ['checks paid', 'total checks', 'checks'];

/** What pay stubs, bills of utilities, retirement plans and summaries of many banks' accounts say, which have balances, too. */
export const otherPapers = [
  'net pay',
  'gross pay',
  'pay period',
  'pay date',
  'earnings statement',
  'federal withholding',
  'service address',
  'meter reading',
  'kwh',
  'vested balance',
  'vested',
  'employer contributions',
  'employer contribution',
  'employer match',
  'employee contributions',
  'elective deferrals',
  '401(k) plan',
  'linked accounts',
  'spending by category',
  'net worth',
  'all accounts',
];

/** Labels of what answers no question. */
export const otherLabels = [
  'statement of account',
  'account statement',
  'statement date',
  'primary account holder',
  'account holder',
  'account owner',
  'account summary',
  'page',
  'average ledger',
  'average collected',
  'average balance',
  'days in the statement period',
  'number of enclosures',
  'service charge',
  'interest paid',
  'fees',
  'customer service information',
  'account type',
  'questions',
  'transaction detail',
  'customer service',
  'description',
  'balance',
];
