/** Bank statements of any layout: a bank at the top, a holder in the window, balances and totals by their usual names. */
import type { TargetPath } from '#domain/documents/extraction';
import type { DerivedRule, FieldRule, FormDefinition, Where } from '../understanding/formDefinition.ts';

const opening = [
  'beginning balance',
  'opening balance',
  'previous balance',
  'starting balance',
  'balance forward',
  'balance last statement',
  'beginning account balance',
];
const closing = [
  'ending balance',
  'closing balance',
  'new balance',
  'balance this statement',
  'current balance',
  'ending account balance',
];
const deposits = [
  'deposits and other credits',
  'total deposits and credits',
  'total deposits',
  'total credits',
  'deposits and additions',
  'deposits and credits',
  'total additions',
  'deposits/credits',
  'total money in',
  'money in',
  'deposits/additions',
  'deposits and other additions',
  'deposits & credits',
  'deposits & other credits',
  'deposits & additions',
  'total credits and deposits',
  'deposits/other credits',
  'credits',
  'deposits',
];
const withdrawals = [
  'withdrawals and other debits',
  'total withdrawals and debits',
  'total withdrawals',
  'total debits',
  'withdrawals and subtractions',
  'withdrawals and debits',
  'checks and other debits',
  'checks and debits',
  'withdrawals/debits',
  'total subtractions',
  'total money out',
  'money out',
  'withdrawals/subtractions',
  'withdrawals & debits',
  'withdrawals & other debits',
  'checks/debits',
  'checks and other withdrawals',
  'withdrawals/other debits',
  'total checks and debits',
  'total withdrawals and fees',
  'debits',
  'withdrawals',
];
const period = [
  'statement period',
  'period covered',
  'for the period',
  'statement dates',
  'statement cycle',
  'statement from',
  'statement begins',
  'opening/closing date',
  'period',
];
const account = [
  'account number',
  'primary account number',
  'account no',
  'account #',
  'account ending',
  'acct number',
  'acct no',
  'acct #',
  'acct',
  'account',
  'member number',
  'member no',
];
/** Says by itself what follows, also in the middle of a sentence. */
const accountEnding = [
  'statement of account ending in',
  'account number ending in',
  'account ending in',
  'acct ending in',
];

/** Words that also head the columns of a table of transactions: their amount stands beside them or nowhere. */
const headings = ['credits', 'deposits', 'debits', 'withdrawals'];
const beside = (labels: readonly string[]): Where[] => labels.map((right) => ({ right, starts: true }));
const periodPlaces: Where[] = [
  ...beside(period),
  ...period.map((below) => ({ below, depth: 20 })),
  { anywhere: 'upper' },
];
const total = (to: TargetPath, labels: readonly string[]): FieldRule => ({
  to: [to],
  as: 'unsignedMoney',
  where: [
    ...beside(labels.filter((label) => !headings.includes(label))),
    ...labels.filter((label) => !headings.includes(label)).map((below) => ({ below, depth: 26 })),
    ...beside(labels.filter((label) => headings.includes(label))),
  ],
});

function holderAs(names: 'person' | 'business'): DerivedRule[] {
  const when = { field: 'fields.accountHolder', names } as const;
  const name: TargetPath = names === 'person' ? 'primaryPerson.fullName' : 'businessInfo.businessName';
  const address = names === 'person' ? 'primaryPerson.homeAddress' : 'businessInfo.businessAddress';
  const parts = { street: 'Street', city: 'City', state: 'State', zipCode: 'ZipCode' } as const;
  return [
    { to: name, value: { sameAs: 'fields.accountHolder' }, when, use: 'suggestion' },
    ...Object.entries(parts).map(([part, field]) => ({
      to: `${address}.${part}` as TargetPath,
      value: { sameAs: `fields.holder${field}` },
      when,
      use: 'suggestion' as const,
    })),
  ];
}

export const bankStatement: FormDefinition = {
  name: 'Bank statement',
  documentType: 'bank-statement',
  hasTaxYear: false,
  signs: [
    {
      needs: 3,
      anyOf: [...opening, ...closing],
      of: [
        ...opening.slice(0, 3),
        ...closing.slice(0, 3),
        'account number',
        'statement',
        'deposits',
        'withdrawals',
        'debits',
        'credits',
        'checking',
        'savings',
      ],
    },
  ],
  fields: [
    { to: ['fields.bankName'], as: 'businessName', where: [{ letter: 'head' }] },
    {
      to: {
        name: ['fields.accountHolder'],
        street: ['fields.holderStreet'],
        city: ['fields.holderCity'],
        state: ['fields.holderState'],
        zipCode: ['fields.holderZipCode'],
      },
      as: 'businessBlock',
      where: [{ letter: 'addressee' }],
    },
    {
      to: ['fields.accountLast4'],
      as: 'accountEnd',
      where: [
        ...accountEnding.map((right) => ({ right })),
        ...beside(account),
        ...account.map((below) => ({ below, depth: 20 })),
      ],
    },
    { to: ['fields.periodStart'], as: 'firstDate', where: periodPlaces },
    { to: ['fields.periodEnd'], as: 'lastDate', where: periodPlaces },
    total('fields.openingBalance', opening),
    total('fields.closingBalance', closing),
    total('fields.totalDeposits', deposits),
    total('fields.totalWithdrawals', withdrawals),
  ],
  derived: [
    ...holderAs('person'),
    ...holderAs('business'),
    {
      to: 'bankingFinancials.numberOfBankAccounts',
      value: 1,
      when: { field: 'fields.openingBalance', isGiven: true },
    },
  ],
  checks: [
    {
      plus: ['fields.openingBalance', 'fields.totalDeposits'],
      minus: ['fields.totalWithdrawals'],
      gives: 'fields.closingBalance',
      within: 0.01,
    },
  ],
  otherLabels: [
    'statement of account',
    'account statement',
    'statement date',
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
  ],
};
