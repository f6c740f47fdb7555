/** Statements of credit cards of any bank: a balance owed and when the next payment is due. */
import * as term from './bankStatementTerm.ts';
import { holderAs, tradeAddress } from './holderAs.ts';
import { beside, holderAddress, statementHead } from './statementHead.ts';
import { BANK } from '../../understanding/parties/bankProduct.ts';
import type { FieldRule, FormDefinition } from '../../understanding/formDefinition.ts';
import type { Where } from '../../understanding/locate/where.ts';
import type { TargetPath } from '#domain/documents/extraction';

const below = (labels: readonly string[]): Where[] => labels.map((label) => ({ below: label, depth: 26 }));
/** What is due in full, and what over time, may each have balances of its own above those of all. */
const all = { after: ['account total'] };
const ofAll = (labels: readonly string[]) =>
  labels.map((right): Where => ({ right, starts: true, amid: all }));
const amount = (to: TargetPath, ...labels: string[]): FieldRule => ({
  to: [to],
  as: 'statedMoney',
  where: [...ofAll(labels), ...beside(labels), ...below(labels)],
});
const periods: Where[] = [...beside(term.period), ...below(term.period), { anywhere: 'upper' }];

/** `Your March Balance`, `March Balance as of Mar 31, 2024`. */
const ofMonths = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
].map((month) => `${month} balance`);

const closing = ['statement closing date', 'closing date', 'statement date'];

/** What only a card's statement speaks of. */
const own = [
  'minimum payment due',
  'total minimum payment due',
  'minimum amount due',
  'payment due date',
  'late payment warning',
  'credit limit',
  'credit access line',
  'available credit',
];

const warnings = ['late payment warning', 'minimum payment warning'];

/** What only a card says that asks for all of its balance. */
const ofChargeCards = [
  'next closing date',
  'pay in full portion',
  'pay over time',
  'pay in full',
  'membership rewards',
];
const otherPapers = ['service address', 'meter reading', 'kwh', 'invoice'];

export const cardStatement: FormDefinition = {
  name: 'Bank statement',
  documentType: 'bank-statement',
  hasTaxYear: false,
  hasCover: true,
  identity: ['fields.accountLast4'],
  signs: [
    { needs: 3, anyOf: own, of: ['new balance', 'payment due date', 'minimum payment due'] },
    { needs: 3, anyOf: own, of: ['previous balance', 'purchases', 'credit limit'] },
    // charge cards, whose balance is paid in full
    {
      needs: 5,
      anyOf: ofChargeCards,
      of: [
        ...ofChargeCards,
        'new balance',
        'previous balance',
        'new charges',
        'payments/credits',
        'closing date',
        'please pay by',
        'account ending',
      ],
      noneOf: otherPapers,
    },
    // the law has these warnings of late payments printed on no other paper
    {
      needs: 4,
      anyOf: warnings,
      of: [
        'minimum payment due',
        'payment due by',
        'previous monthly balance',
        'previous balance',
        'interest charged',
        'payments made',
      ],
    },
  ],
  named: { by: 'fields.bankName', saysSo: BANK, not: 'fields.accountHolder' },
  fields: [
    ...statementHead(26),
    // the slip to pay with, at the foot, where no window shows the holder
    {
      to: { name: ['fields.accountHolder'], ...holderAddress },
      as: 'businessBlock',
      where: [{ letter: 'payer' }],
      when: { field: 'fields.accountHolder', isMissing: true },
    },
    {
      to: ['fields.bankName'],
      as: 'wholeName',
      where: [{ letter: 'payee' }],
      when: { field: 'fields.bankName', isMissing: true },
    },
    { to: ['fields.periodStart'], as: 'firstDate', where: periods },
    { to: ['fields.periodEnd'], as: 'lastDate', where: periods },
    {
      to: ['fields.periodEnd'],
      as: 'date',
      where: [...beside(closing), ...below(closing)],
      when: { field: 'fields.periodEnd', isMissing: true },
    },
    amount('fields.openingBalance', 'previous balance', 'previous monthly balance'),
    amount('fields.closingBalance', 'new balance', 'statement balance', ...ofMonths),
  ],
  derived: [
    {
      to: 'bankingFinancials.numberOfCreditCards',
      value: 1,
      when: { field: 'fields.closingBalance', isGiven: true },
    },
    ...holderAs('person'),
    ...holderAs('business'),
    ...tradeAddress,
  ],
  several: [
    {
      by: 'fields.accountLast4',
      with: 'fields.closingBalance',
      to: 'bankingFinancials.numberOfCreditCards',
      value: 'count',
    },
  ],
  otherLabels: [
    ...own,
    ...all.after,
    'purchases',
    'cash advances',
    'balance transfers',
    'payments and other credits',
    'payments credits',
    'fees charged',
    'interest charged',
    'days in billing period',
    'next closing date',
    'customer service',
  ],
};
