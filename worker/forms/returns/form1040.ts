/** Form 1040 and 1040-SR, U.S. Individual Income Tax Return, 2018 and later: by the form's words, since numbers move. */
import type { DerivedRule, FormDefinition, Use } from '../../understanding/formDefinition.ts';
import { checks1040, proofs1040 } from './form1040Arithmetic.ts';
import { hasAccountant, paidPreparer } from '../paidPreparer.ts';
import { lines1040 } from './form1040Lines.ts';
import { pageOfLines, secondPageAnew } from './form1040SecondPage.ts';
import { shortLines1040 } from './form1040ShortLines.ts';
import { signs1040X } from './form1040XSigns.ts';
import { saidReturn } from '../said/saidReturn.ts';
import { child, first, first2018, home, people1040 } from './form1040People.ts';

const status = (is: string, value: string, use: Use): DerivedRule => ({
  to: 'primaryPerson.maritalStatus',
  value,
  when: { field: 'fields.filingStatus', is },
  use,
});

/**
 * Form 1040-NR: other lines under the same words, and other rules for who is married. Form 1040-X: each line was so, changes so and
 * is so.
 */
const otherReturns = [
  'nonresident alien income tax return',
  'your identifying number',
  'total effectively connected income',
  'effectively connected with u.s. trade',
  ...signs1040X,
];

export const form1040: FormDefinition = {
  name: '1040',
  documentType: 'personal-tax-return',
  hasTaxYear: true,
  variants: [{ name: '1040-SR', sign: 'tax return for seniors' }],
  signs: [
    {
      needs: 3,
      of: [
        'individual income tax return',
        'tax return for seniors',
        first,
        first2018,
        'your social security number',
        home,
        'presidential election campaign',
      ],
      noneOf: otherReturns,
    },
    {
      needs: 3,
      of: [
        'this is your total tax',
        'federal income tax withheld from',
        'these are your total payments',
        'this is the amount you overpaid',
        'you want refunded to you',
        'estimated tax penalty',
        'third party designee',
      ],
      noneOf: otherReturns,
    },
    { ...secondPageAnew, noneOf: otherReturns },
    { ...pageOfLines, noneOf: otherReturns },
    {
      // in large print a page of its own holds the signatures
      needs: 4,
      mentions: ['form 1040-sr', 'form 1040 ('],
      of: [
        'third party designee',
        'penalties of perjury',
        'your occupation',
        "spouse's occupation",
        'identity protection pin',
        "preparer's signature",
      ],
      noneOf: otherReturns,
    },
  ],
  says: saidReturn,
  fields: [...people1040, ...lines1040, ...shortLines1040],
  choices: [
    {
      to: ['fields.filingStatus'],
      options: [
        { labels: ['single'], value: 'Single' },
        { labels: ['married filing jointly'], value: 'Married filing jointly' },
        { labels: ['married filing separately'], value: 'Married filing separately' },
        { labels: ['head of household'], value: 'Head of household' },
        { labels: ['qualifying surviving', 'qualifying widow(er)'], value: 'Qualifying surviving spouse' },
      ],
    },
  ],
  derived: [
    status('Married filing jointly', 'Married filing jointly', 'direct'),
    status('Married filing separately', 'Married', 'direct'),
    status('Qualifying surviving spouse', 'Widowed', 'suggestion'),
    // What the filer ticked; somebody divorced sees where it came from and corrects it.
    status('Single', 'Single', 'direct'),
    { to: 'employmentStatus.w2Income', value: true, when: { field: 'fields.wages', over: 0 } },
    {
      to: 'bankingFinancials.hasInvestments',
      value: true,
      when: { field: 'fields.taxableInterest', over: 0 },
      use: 'suggestion',
    },
    {
      to: 'bankingFinancials.hasInvestments',
      value: true,
      when: { field: 'fields.ordinaryDividends', over: 0 },
      use: 'suggestion',
    },
    {
      to: 'bankingFinancials.hasInvestments',
      value: true,
      when: { field: 'fields.capitalGain', over: 0 },
      use: 'suggestion',
    },
    {
      to: 'taxPreferences.quarterlyEstimatedTaxes',
      value: true,
      when: { field: 'fields.estimatedTaxPayments', over: 0 },
      use: 'suggestion',
    },
    ...hasAccountant,
  ],
  beside: [
    {
      form: 'Schedule C',
      to: 'employmentStatus.sideBusinesses',
      value: true,
      when: { field: 'fields.wages', over: 0 },
    },
  ],
  proofs: [...proofs1040, ...paidPreparer],
  checks: checks1040,
  otherLabels: [
    'if you checked the mfs box enter the name of your spouse',
    'if you checked the hoh or qss box',
    child,
    'presidential election campaign',
    // beside the apartment in 2018, above `X or exempt`
    'full-year health care coverage',
    'if you have a p.o. box see instructions',
    'also complete spaces below',
    'check here if you or your',
    'spouse if filing jointly want $3',
    'to go to this fund checking a',
    'box below will not change',
    'your tax or refund',
    'foreign country name',
    'foreign province/state/county',
    'foreign postal code',
    'relationship',
    'child tax credit',
    'credit for other dependents',
    'social security number',
    'last name',
    'if more than four dependents',
    'taxable amount',
    'if filing jointly want $3 to go to',
    'this fund checking a box below',
    'will not change your tax or refund',
    'check here if your main home and your',
    "spouse's if filing a joint return was in",
    'the u.s. for more than half of',
    'see separate instructions',
    'if the irs sent you an identity',
    'if the irs sent your spouse an',
    'identity protection pin enter it here',
    'protection pin enter it here',
    'identity protection pin',
    'see inst',
    'attach form(s) w-2',
    'attach form(s) w-2 here',
    'spouse’s signature',
    'keep a copy for',
    'your records',
    'joint return',
    'here',
    'preparer’s signature',
    'ptin',
    'firm’s ein',
    'firm’s address',
  ],
};
