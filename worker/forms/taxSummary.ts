/** Summaries of a Form 1040 as tax software prints them: people in columns, figures by the return's own words. */
import type { FieldRule, FormDefinition } from '../understanding/formDefinition.ts';
import type { Where } from '../understanding/where.ts';
import { tickedOfList } from './clientDataSheet.ts';
import { form1040 } from './form1040.ts';
import { unadjusted, usualIncome } from './form1040Arithmetic.ts';
import { dependantsOfSummary } from './dependantsOfSummary.ts';
import { homeBesideName } from './homeBesideName.ts';
import { instructions } from './form1040Named.ts';
import { first, home } from './form1040People.ts';
import { OF_AUTHORITY } from './neighbouringPapers.ts';
import { paidPreparer } from './paidPreparer.ts';
import { saidReturn } from './said/saidReturn.ts';
import { toldFigures } from './said/toldFigures.ts';
import { taxFigures } from './taxFigures.ts';
import { taxSummaryPeople } from './taxSummaryPeople.ts';
import { toldOnPage } from './askedFields.ts';
import { businessOfSummary, derivedOfBusiness } from './taxSummaryBusiness.ts';
import { signsByRows } from './taxSummarySigns.ts';
import { beneath } from './taxSummaryPlaces.ts';

/** What no row says; the statuses of several years are no sentence. */
const toldInSentences = [
  ...toldFigures.filter(({ to }) => !('length' in to && to.includes('fields.filingStatus'))),
  ...toldOnPage([
    ['fields.refundAmount', 'saidRefund'],
    ['fields.amountOwed', 'saidOwed'],
  ]),
].map((rule): FieldRule => ({ ...rule, isLast: true }));

/** The form itself says all that a summary says, and these besides. */
const ofHead = [first, home, 'presidential election campaign', 'if joint return'];

export const taxSummary: FormDefinition = {
  name: '1040',
  documentType: 'personal-tax-return',
  hasTaxYear: true,
  variants: [{ name: '1040-SR', sign: 'form 1040-sr' }],
  hasYearColumns: true,
  hasPanels: true,
  checks: [unadjusted, usualIncome],
  signs: [
    {
      needs: 4,
      anyOf: [
        'tax return summary',
        'return summary',
        'tax return overview',
        'return overview',
        'return at a glance',
        'return cover sheet',
        'tax summary',
        '1040 summary',
        'federal summary',
        'tax return comparison',
        'year comparison',
        'three-year comparison',
        'multi-year comparison',
        'comparative summary',
        'tax history report',
        'e-file acknowledgement',
        'e-file acknowledgment',
        'electronic filing acknowledgment',
        'submission id',
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
    // rows of the return under its number, whatever the title calls them: `Form 1040 - Comparison`
    {
      needs: 7,
      anyOf: ['form 1040', 'form 1040-sr'],
      noneOf: [first, home, 'if joint return', ...instructions, ...OF_AUTHORITY],
      of: [
        'form 1040',
        'name(s) shown on return',
        'filing status',
        'dependents',
        'wages salaries',
        'total income',
        'adjusted gross income',
        'standard deduction',
        'itemized deductions',
        'taxable income',
        'total tax',
        'federal tax withheld',
        'total payments',
        'refund amount',
        'amount owed',
      ],
    },
    // without a title of its own: lines that stand together on no other paper about a return
    {
      needs: 6,
      anyOf: ['federal tax return', 'income tax return', 'federal return'],
      noneOf: ofHead,
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
    ...signsByRows,
  ],
  says: saidReturn,
  listTitles: ['form 1040', 'tax return summary', 'federal tax return', 'individual income tax return'],
  fields: [
    ...taxSummaryPeople,
    homeBesideName,
    {
      to: ['fields.filingStatus'],
      as: 'codedStatus',
      where: [
        { right: 'filing status' },
        beneath('filing status'),
        ...['status', 'filing as', 'filer status'].map((right): Where => ({
          right,
          starts: true,
          whole: true,
        })),
      ],
    },
    { ...tickedOfList, when: { field: 'fields.filingStatus', isMissing: true } },
    {
      to: ['fields.filingStatus'],
      as: 'statusOfLatest',
      where: [{ anywhere: 'page' }],
    },
    {
      to: ['fields.filingStatus'],
      as: 'barredStatus',
      where: [{ right: 'prepared for' }],
      when: { field: 'fields.filingStatus', isMissing: true },
    },
    {
      to: ['fields.filingStatus'],
      as: 'loneStatus',
      where: [{ anywhere: 'page' }],
      when: { field: 'fields.filingStatus', isMissing: true },
    },
    {
      to: ['fields.filingStatus'],
      as: 'statusBehindForm',
      where: [{ anywhere: 'page' }],
      when: { field: 'fields.filingStatus', isMissing: true },
    },
    {
      to: ['fields.filingStatus'],
      as: 'spokenStatus',
      where: [{ anywhere: 'page' }],
      when: { field: 'fields.filingStatus', isMissing: true },
    },
    ...dependantsOfSummary,
    ...taxFigures,
    ...businessOfSummary,
    ...toldInSentences,
  ],
  proofs: paidPreparer,
  derived: [...(form1040.derived ?? []), ...derivedOfBusiness],
  otherLabels: [
    'taxpayer',
    'spouse',
    'total payments',
    'return at a glance',
    'filing status',
    'total deductions',
    // of the list beside
    'tax before credits',
    'tax after credits',
    'nonrefundable credits',
    'refundable credits',
    'child tax credit',
    // a tax, and no `federal income taxes withheld` whose end a scan lost
    'federal income tax',
    'earned income credit',
    'standard deduction',
    'itemized deductions',
    'estimated payments',
    'estimated tax payments',
    'effective tax rate',
    'marginal tax rate',
    'prepared by',
    // an income, no refund of this return
    'state income tax refund',
    'state tax refund',
    'taxable refunds',
  ],
};
