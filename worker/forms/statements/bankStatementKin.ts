/** What tells other papers that say of an account what a bank's statement does: a page of its site, a broker's statement; and sums that only a bank states. */

/** The page of a bank's site that lists what came and went, printed from a browser. */
export const ofSites = [
  'account activity',
  'available balance',
  'present balance',
  'pending',
  'posted',
  'description',
  'type',
  'amount',
  'balance',
];
/** The same of a site that calls no balance the present one. */
export const ofOtherSites = [
  ...ofSites,
  'current balance',
  'transactions',
  'date range',
  'account details',
  'accounts overview',
  'statements & documents',
  'transfer & pay',
  'transfer money',
  'pay bills',
  'log out',
  'sign off',
  'checking',
  'savings',
  'member fdic',
  'insured by ncua',
];

/** What a broker says of an account that holds cash; the sums hold only where nothing was gained or lost with securities. */
export const ofCash = [
  'cash management',
  'beginning account value',
  'ending account value',
  'opening cash balance',
  'beginning cash balance',
  'closing cash balance',
  'ending cash balance',
  'cash activity',
  'total deposits and credits',
  'total withdrawals and debits',
  'additions',
  'subtractions',
  'deposits',
  'withdrawals',
];

/** What a broker says of an account that may hold securities. */
export const ofBrokers = [
  'total beginning value',
  'total ending value',
  'opening cash',
  'closing cash',
  'credits',
  'debits',
];

/** What a bank adds up; suppliers and card issuers have no checks, deposits and debits in one sum. */
export const bankSums = [
  'deposits and other credits',
  'deposits & other credits',
  'deposits/other credits',
  'deposits and other additions',
  'checks and other debits',
  'checks and other withdrawals',
  'checks and other deductions',
  'checks & other deductions',
  'withdrawals and other debits',
  'withdrawals & other debits',
  'withdrawals/other debits',
  'withdrawals and other deductions',
  'withdrawals and other subtractions',
];

/** A lender keeps a balance for taxes, which is paid into and paid from; and on what it lent, interest is charged and payments come off. */
export const ofLenders = [
  'escrow',
  'escrow account',
  'escrow balance',
  'mortgage statement',
  'loan number',
  'loan account',
  'loan statement',
  'loan type',
  'original loan amount',
  'principal balance',
  'outstanding principal',
  'maturity date',
  'interest charged',
  'payment due date',
  'payment amount',
  'next payment',
];
