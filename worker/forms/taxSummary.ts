/** Summaries of a Form 1040 as tax software prints them: people in columns, figures by the return's own words. */
import type { TargetPath } from '#domain/documents/extraction';
import type { FieldRule, FormDefinition } from '../understanding/formDefinition.ts';
import { form1040 } from './form1040.ts';
import { unadjusted } from './form1040Arithmetic.ts';
import { first, home } from './form1040People.ts';
import { paidPreparer } from './paidPreparer.ts';
import { saidReturn } from './said/saidReturn.ts';
import { taxSummaryPeople } from './taxSummaryPeople.ts';
import { beneath } from './taxSummaryPlaces.ts';

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
const named = (to: TargetPath, label: string): FieldRule[] => [
  { to: [to], as: 'rowMoney', where: [{ right: label, starts: true, whole: true }] },
  {
    to: [to],
    as: 'money',
    where: [{ right: label, starts: true, whole: true, flush: true }],
    when: { field: to, isMissing: true },
  },
];
/** The same by a name that a state's return has, too: only where no surer one is printed. */
const lastNamed = (to: TargetPath, label: string): FieldRule => ({
  ...named(to, label)[0]!,
  when: { field: to, isMissing: true },
});

export const taxSummary: FormDefinition = {
  name: '1040',
  documentType: 'personal-tax-return',
  hasTaxYear: true,
  hasYearColumns: true,
  checks: [unadjusted],
  signs: [
    {
      needs: 4,
      anyOf: [
        'tax return summary',
        'return summary',
        'return at a glance',
        'tax summary',
        '1040 summary',
        'federal summary',
        'tax return comparison',
        'year comparison',
        'three-year comparison',
        'multi-year comparison',
        'comparative summary',
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
    ...taxSummaryPeople,
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
      'salaries and wages',
      'total wages',
      'wages',
    ),
    ...amount('fields.taxableInterest', 'taxable interest', 'interest income'),
    ...named('fields.taxableInterest', 'interest'),
    ...amount('fields.ordinaryDividends', 'ordinary dividends', 'dividend income'),
    ...named('fields.ordinaryDividends', 'dividends'),
    ...amount('fields.capitalGain', 'capital gain or loss', 'capital gain'),
    ...amount('fields.totalIncome', 'total income'),
    ...amount('fields.adjustedGrossIncome', 'adjusted gross income', 'federal agi'),
    ...named('fields.adjustedGrossIncome', 'agi'),
    ...amount('fields.taxableIncome', 'taxable income'),
    ...amount('fields.totalTax', 'total tax', 'total federal tax'),
    ...amount(
      'fields.federalTaxWithheld',
      'federal tax withheld',
      'federal income tax withheld',
      'total federal tax withheld',
      'total withholding',
      'federal withholding',
    ),
    ...named('fields.federalTaxWithheld', 'income tax withheld'),
    lastNamed('fields.federalTaxWithheld', 'tax withheld'),
    lastNamed('fields.federalTaxWithheld', 'withholding'),
    ...amount('fields.estimatedTaxPayments', 'estimated tax payments'),
    ...amount(
      'fields.refundAmount',
      'refund amount',
      'amount to be refunded',
      'amount refunded to you',
      'amount refunded',
      'overpayment refunded',
      'federal refund amount',
      'federal refund',
      'refund due',
      'your refund',
      'tax refund',
      'refund',
    ),
    // a pane of its own, with the amount as its headline
    {
      to: ['fields.refundAmount'],
      as: 'money',
      where: ['your federal refund', 'federal refund', 'federal refund amount'].map((below) => ({
        below,
        depth: 36,
        unlisted: true,
        whole: true,
      })),
      when: { field: 'fields.refundAmount', isMissing: true },
    },
    ...amount('fields.amountOwed', 'amount you owe', 'amount owed', 'balance due'),
    lastNamed('fields.amountOwed', 'total amount due'),
    lastNamed('fields.amountOwed', 'amount due'),
    lastNamed('fields.amountOwed', 'tax due'),
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
    'prepared by',
  ],
};
