/** Summaries of a Form 1040 as tax software prints them: people in columns, figures by the return's own words. */
import type { TargetPath } from '#domain/documents/extraction';
import { addressPaths } from '../understanding/addressPaths.ts';
import type { FieldRule, FormDefinition } from '../understanding/formDefinition.ts';
import type { Where } from '../understanding/where.ts';
import { form1040 } from './form1040.ts';
import { first, home } from './form1040People.ts';
import { paidPreparer } from './paidPreparer.ts';
import { saidReturn } from './said/saidReturn.ts';

const column = (label: string, heading: string): Where => ({ right: label, column: heading });
const both = (
  labels: readonly string[],
  as: FieldRule['as'],
  taxpayer: TargetPath,
  spouse?: TargetPath,
): FieldRule[] => [
  { to: [taxpayer], as, where: labels.map((label) => column(label, 'taxpayer')) },
  ...(spouse ? [{ to: [spouse], as, where: labels.map((label) => column(label, 'spouse')) }] : []),
];
/** Lists of one person's answers have no columns. */
const single = (to: TargetPath, as: FieldRule['as'], ...labels: string[]): FieldRule[] =>
  ['Single', 'Head of household'].map((is) => ({
    to: [to],
    as,
    where: labels.map((right) => ({ right, starts: true })),
    when: { field: 'fields.filingStatus', is },
  }));
const beneath = (label: string): Where => ({ below: label, depth: 20 });
/** A heading over a block of their own. */
const headed = (below: string): Where => ({ below, depth: 20, starts: true, whole: true });
/** Where one line may name both who file together. */
const bothNames: Where[] = [
  beneath('name(s) as shown on return'),
  beneath('name(s) shown on return'),
  { right: 'prepared for' },
  { right: 'return summary for' },
  { under: 'prepared for' },
];
/** A row of a list that names both. */
const nameRow: Where = { right: 'name', starts: true };
/** Where one line may hold the numbers of both. */
const numbers: Where[] = ['ssn', 'ssns', 'social security number', 'social security numbers'].map(
  (right) => ({ right }),
);
/** A figure by its names; where it is small, it is known by the column it stands in. */
const amount = (to: TargetPath, ...labels: string[]): FieldRule[] => [
  { to: [to], as: 'rowMoney', where: labels.map((right) => ({ right, unspoken: true })) },
  {
    to: [to],
    as: 'money',
    where: labels.map((right) => ({ right, unspoken: true, flush: true })),
    when: { field: to, isMissing: true },
  },
];
/** A row of its own by a name that begins others, too: `Interest` is no `Interest expense`. */
const named = (to: TargetPath, label: string): FieldRule => ({
  to: [to],
  as: 'rowMoney',
  where: [{ right: label, starts: true, whole: true }],
});

export const taxSummary: FormDefinition = {
  name: '1040',
  documentType: 'personal-tax-return',
  hasTaxYear: true,
  hasYearColumns: true,
  signs: [
    {
      needs: 4,
      anyOf: [
        'tax return summary',
        'return summary',
        'return at a glance',
        'tax summary',
        'tax return comparison',
        'year comparison',
        'tax history report',
      ],
      of: [
        'tax return summary',
        'form 1040',
        'taxpayer',
        'spouse',
        'filing status',
        'adjusted gross income',
        'taxable income',
        'total tax',
      ],
    },
    // without a title of its own: lines that stand together on no other paper about a return
    {
      needs: 6,
      anyOf: ['federal tax return', 'income tax return', 'federal return'],
      // the form itself says all of these as well
      noneOf: [first, home, 'presidential election campaign', 'if joint return'],
      of: [
        'filing status',
        'dependents',
        'wages',
        'total income',
        'adjusted gross income',
        'standard deduction',
        'itemized deductions',
        'taxable income',
        'child tax credit',
        'total tax',
        'federal tax withheld',
        'total payments',
        'refund',
        'amount owed',
        'balance due',
        'effective tax rate',
      ],
    },
  ],
  says: saidReturn,
  listTitles: ['form 1040', 'tax return summary', 'federal tax return', 'individual income tax return'],
  fields: [
    ...both(['full name', 'name'], 'personName', 'primaryPerson.fullName', 'spousePerson.fullName'),
    ...both(['social security number', 'ssn'], 'ssn', 'primaryPerson.ssn', 'spousePerson.ssn'),
    ...both(['date of birth', 'birth date'], 'date', 'primaryPerson.dateOfBirth', 'spousePerson.dateOfBirth'),
    ...both(['occupation'], 'text', 'fields.occupation', 'fields.spouseOccupation'),
    ...both(
      ['daytime phone', 'phone number', 'phone'],
      'phone',
      'primaryPerson.phoneNumber',
      'spousePerson.phoneNumber',
    ),
    ...both(['e-mail', 'email address'], 'email', 'primaryPerson.email', 'spousePerson.email'),
    {
      to: ['primaryPerson.fullName'],
      as: 'personName',
      where: [
        { right: 'taxpayer name' },
        ...bothNames,
        { below: 'name', depth: 20, starts: true },
        { right: 'taxpayer', starts: true },
        headed('taxpayer'),
      ],
    },
    {
      to: ['spousePerson.fullName'],
      as: 'personName',
      where: [{ right: 'spouse name' }, { right: 'spouse', starts: true }, headed('spouse')],
    },
    { to: ['primaryPerson.fullName'], as: 'coupleName', where: [nameRow] },
    { to: ['spousePerson.fullName'], as: 'spouseName', where: [...bothNames, nameRow] },
    {
      to: ['primaryPerson.ssn'],
      as: 'ssn',
      where: [{ right: 'taxpayer ssn' }, { right: "taxpayer's ssn" }, { right: 'ssn', beside: 'taxpayer' }],
    },
    {
      to: ['spousePerson.ssn'],
      as: 'ssn',
      where: [{ right: 'spouse ssn' }, { right: "spouse's ssn" }, { right: 'ssn', beside: 'spouse' }],
    },
    { to: ['primaryPerson.ssn'], as: 'firstSsn', where: numbers },
    { to: ['spousePerson.ssn'], as: 'secondSsn', where: numbers },
    {
      to: ['primaryPerson.ssn'],
      as: 'ssn',
      where: [beneath('social security number'), { right: 'social security number' }, { right: 'ssn' }],
      when: { field: 'fields.filingStatus', is: 'Single' },
    },
    ...single('primaryPerson.fullName', 'personName', 'full name', 'name'),
    ...single('primaryPerson.phoneNumber', 'phone', 'daytime phone', 'phone number', 'phone'),
    ...single('primaryPerson.dateOfBirth', 'date', 'date of birth', 'birth date'),
    ...single('primaryPerson.email', 'email', 'e-mail', 'email address'),
    ...single('fields.occupation', 'text', 'occupation'),
    {
      to: addressPaths('primaryPerson.homeAddress'),
      as: 'address',
      where: ['home address', 'mailing address', 'address'].flatMap((right) => [
        { right },
        { right, rows: 2 },
      ]),
    },
    {
      to: addressPaths('primaryPerson.homeAddress'),
      as: 'address',
      where: [
        { below: 'address', depth: 32, starts: true },
        { below: 'prepared for', depth: 48 },
        { below: 'ssn', depth: 20, starts: true },
      ],
    },
    {
      to: { name: ['primaryPerson.fullName'], ...addressPaths('primaryPerson.homeAddress') },
      as: 'personBlock',
      where: [{ letter: 'addressee', greeted: true }],
      when: { field: 'primaryPerson.fullName', isMissing: true },
    },
    {
      to: ['fields.filingStatus'],
      as: 'filingStatus',
      where: [{ right: 'filing status' }, beneath('filing status')],
    },
    {
      to: ['primaryPerson.numberOfDependents'],
      as: 'count',
      where: [{ right: 'number of dependents' }, { right: 'dependents' }],
    },
    {
      to: ['primaryPerson.numberOfDependents'],
      as: 'dependants',
      where: [
        { between: ['dependents', 'return at a glance'] },
        { between: ['dependents', 'wages salaries tips'] },
        { between: ['dependents', 'wages salaries'] },
      ],
    },
    ...amount(
      'fields.wages',
      'wages salaries and tips',
      'wages salaries tips',
      'wages salaries',
      'wages and salaries',
      'total wages',
      'wages',
    ),
    ...amount('fields.taxableInterest', 'taxable interest', 'interest income'),
    named('fields.taxableInterest', 'interest'),
    ...amount('fields.ordinaryDividends', 'ordinary dividends', 'dividend income'),
    named('fields.ordinaryDividends', 'dividends'),
    ...amount('fields.capitalGain', 'capital gain or loss', 'capital gain'),
    ...amount('fields.totalIncome', 'total income'),
    ...amount('fields.adjustedGrossIncome', 'adjusted gross income'),
    ...amount('fields.taxableIncome', 'taxable income'),
    ...amount('fields.totalTax', 'total tax'),
    ...amount(
      'fields.federalTaxWithheld',
      'federal tax withheld',
      'federal income tax withheld',
      'total federal tax withheld',
      'total withholding',
      'federal withholding',
    ),
    ...amount('fields.estimatedTaxPayments', 'estimated tax payments'),
    ...amount(
      'fields.refundAmount',
      'refund amount',
      'amount to be refunded',
      'amount refunded to you',
      'amount refunded',
      'federal refund',
      'refund',
    ),
    ...amount('fields.amountOwed', 'amount you owe', 'amount owed', 'balance due'),
  ],
  proofs: paidPreparer,
  derived: form1040.derived ?? [],
  otherLabels: [
    'taxpayer',
    'spouse',
    'total payments',
    'return at a glance',
    'filing status',
    'total deductions',
  ],
};
