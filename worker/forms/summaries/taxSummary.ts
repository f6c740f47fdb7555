/** Summaries of a Form 1040 as tax software prints them: people in columns, figures by the return's own words. */
import type { FieldRule, FormDefinition } from '../../understanding/formDefinition.ts';
import type { Where } from '../../understanding/locate/where.ts';
import { tickedOfList } from './clientDataSheet.ts';
import { signsOfInstructions } from './filingInstructions.ts';
import { form1040 } from '../returns/form1040.ts';
import { unadjusted, usualIncome } from '../returns/form1040Arithmetic.ts';
import { dependantsOfSummary } from './dependantsOfSummary.ts';
import { homeBesideName } from '../homeBesideName.ts';
import { paidPreparer } from '../paidPreparer.ts';
import { saidReturn } from '../said/saidReturn.ts';
import { toldBesides } from '../said/toldBesides.ts';
import { toldFigures } from '../said/toldFigures.ts';
import { taxFigures } from './taxFigures.ts';
import { taxSummaryPeople } from './taxSummaryPeople.ts';
import { toldOnPage } from '../askedFields.ts';
import { businessOfSummary, derivedOfBusiness } from './taxSummaryBusiness.ts';
import { beneath } from './taxSummaryPlaces.ts';
import { summarySigns } from './taxSummarySigns.ts';

/** What no row says; the statuses of several years are no sentence. */
const toldInSentences = [
  ...toldFigures.filter(({ to }) => !('length' in to && to.includes('fields.filingStatus'))),
  ...toldOnPage([
    ['fields.refundAmount', 'saidRefund'],
    ['fields.amountOwed', 'saidOwed'],
  ]),
].map((rule): FieldRule => ({ ...rule, isLast: true }));

export const taxSummary: FormDefinition = {
  name: '1040',
  documentType: 'personal-tax-return',
  hasTaxYear: true,
  variants: [{ name: '1040-SR', sign: 'form 1040-sr' }],
  hasYearColumns: true,
  hasPanels: true,
  checks: [unadjusted, usualIncome],
  signs: [...summarySigns, ...signsOfInstructions],
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
        ...['status', 'filing as', 'filer status', "how you're filing", 'how you filed'].map(
          (right): Where => ({
            right,
            starts: true,
            whole: true,
          }),
        ),
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
    ...toldBesides,
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
    'prepared at',
    // an income, no refund of this return
    'state income tax refund',
    'state tax refund',
    'taxable refunds',
  ],
};
