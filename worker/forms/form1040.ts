/** Form 1040 and 1040-SR, U.S. Individual Income Tax Return, 2018 and later: by the form's words, since numbers move. */
import type { DerivedRule, FormDefinition, Use, Where } from '../understanding/formDefinition.ts';

const first = 'your first name and middle initial';
const first2018 = 'your first name and initial';
const spouseFirst = "if joint return spouse's first name and middle initial";
const spouseFirst2018 = "if joint return spouse's first name and initial";
const home = 'home address number and street';
const town = 'city town or post office if you have a foreign address';
const mfs = 'if you checked the mfs box enter the name of your spouse';
const child = 'is a child but not your dependent';

const lastNameBeside = (beside: string): Where => ({ below: 'last name', beside, depth: 20 });
const name = (label: string): Where => ({ join: [{ below: label, depth: 20 }, lastNameBeside(label)] });
const line = (...labels: string[]): Where[] => labels.map((right) => ({ right }));

const status = (is: string, value: string, use: Use): DerivedRule => ({
  to: 'primaryPerson.maritalStatus',
  value,
  when: { field: 'fields.filingStatus', is },
  use,
});

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
    },
  ],
  fields: [
    { to: ['primaryPerson.fullName'], as: 'personName', where: [name(first), name(first2018)] },
    { to: ['primaryPerson.ssn'], as: 'ssn', where: [{ below: 'your social security number', depth: 20 }] },
    { to: ['spousePerson.fullName'], as: 'personName', where: [name(spouseFirst), name(spouseFirst2018)] },
    {
      to: ['spousePerson.fullName'],
      as: 'personName',
      where: [{ right: child }],
      when: { field: 'fields.filingStatus', is: 'Married filing separately' },
    },
    { to: ['spousePerson.ssn'], as: 'ssn', where: [{ below: "spouse's social security number", depth: 20 }] },
    {
      to: ['primaryPerson.homeAddress.street'],
      as: 'street',
      where: [
        {
          join: [
            { below: home, depth: 20 },
            { below: 'apt no', beside: home, depth: 20, say: 'Apt' },
          ],
        },
      ],
    },
    { to: ['primaryPerson.homeAddress.city'], as: 'city', where: [{ below: town, depth: 20 }] },
    {
      to: ['primaryPerson.homeAddress.state'],
      as: 'state',
      where: [{ below: 'state', beside: town, depth: 20 }],
    },
    {
      to: ['primaryPerson.homeAddress.zipCode'],
      as: 'zipCode',
      where: [{ below: 'zip code', beside: town, depth: 20 }],
    },
    {
      to: {
        city: ['primaryPerson.homeAddress.city'],
        state: ['primaryPerson.homeAddress.state'],
        zipCode: ['primaryPerson.homeAddress.zipCode'],
      },
      as: 'place',
      where: [{ below: 'city town or post office state and zip code', depth: 20 }],
    },
    {
      to: ['primaryPerson.numberOfDependents'],
      as: 'dependants',
      where: [
        { between: ['dependents see instructions', 'total amount from form(s) w-2 box 1'] },
        { between: ['dependents see instructions', 'wages salaries tips etc'] },
      ],
    },
    {
      to: ['primaryPerson.phoneNumber'],
      as: 'phone',
      where: [{ right: 'phone no', beside: 'here' }, { right: 'phone no' }],
    },
    { to: ['primaryPerson.email'], as: 'email', where: [{ right: 'email address' }] },
    { to: ['fields.occupation'], as: 'text', where: [{ below: 'your occupation', depth: 28 }] },
    { to: ['fields.spouseOccupation'], as: 'text', where: [{ below: "spouse's occupation", depth: 28 }] },
    {
      to: ['fields.wages'],
      as: 'rowMoney',
      where: line('total amount from form(s) w-2 box 1', 'wages salaries tips etc'),
    },
    { to: ['fields.taxableInterest'], as: 'rowMoney', where: line('taxable interest') },
    { to: ['fields.ordinaryDividends'], as: 'rowMoney', where: line('ordinary dividends') },
    {
      to: ['fields.totalIncome'],
      as: 'rowMoney',
      where: line(
        'this is your total income',
        'total income add lines 1 through 5',
        'add lines 1z 2b 3b 4b 5b 6b',
      ),
    },
    {
      to: ['fields.adjustedGrossIncome'],
      as: 'rowMoney',
      where: line(
        'this is your adjusted gross income',
        'subtract line 10 from line 9',
        'adjusted gross income if you have no',
      ),
    },
    {
      to: ['fields.taxableIncome'],
      as: 'rowMoney',
      where: line(
        'this is your taxable income',
        'taxable income subtract line',
        'subtract line 14 from line 11',
      ),
    },
    { to: ['fields.totalTax'], as: 'rowMoney', where: line('this is your total tax', 'total tax add lines') },
    {
      to: ['fields.federalTaxWithheld'],
      as: 'rowMoney',
      where: line('add lines 25a through 25c', 'federal income tax withheld from forms w-2 and 1099'),
    },
    { to: ['fields.totalPayments'], as: 'rowMoney', where: line('these are your total payments') },
    {
      to: ['fields.refundAmount'],
      as: 'rowMoney',
      where: line('you want refunded to you', 'this is the amount you overpaid'),
    },
    {
      to: ['fields.amountOwed'],
      as: 'rowMoney',
      where: [{ right: 'this is the amount you owe', rows: 2 }, { right: 'amount you owe subtract' }],
    },
    {
      to: ['fields.estimatedTaxPayments'],
      as: 'rowMoney',
      where: line('estimated tax payments and amount applied'),
    },
  ],
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
      to: 'taxPreferences.quarterlyEstimatedTaxes',
      value: true,
      when: { field: 'fields.estimatedTaxPayments', over: 0 },
      use: 'suggestion',
    },
  ],
  checks: [
    { plus: ['fields.totalPayments'], minus: ['fields.totalTax'], gives: 'fields.refundAmount', within: 1 },
    { plus: ['fields.totalTax'], minus: ['fields.totalPayments'], gives: 'fields.amountOwed', within: 1 },
  ],
  otherLabels: [
    mfs,
    child,
    'presidential election campaign',
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
    'tax-exempt interest',
    'qualified dividends',
    'if the irs sent you an identity',
    'if the irs sent your spouse an',
    'identity protection pin enter it here',
    'protection pin enter it here',
    'see inst',
    'spouse’s signature',
    'keep a copy for',
    'your records',
    'joint return',
    'here',
    'preparer’s name',
    'firm’s name',
    'firm’s address',
  ],
};
