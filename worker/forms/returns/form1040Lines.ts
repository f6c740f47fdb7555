/** The figures of a Form 1040 by the words of their lines: the numbers move from year to year. */
import type { FieldRule } from '../../understanding/formDefinition.ts';
import type { Where } from '../../understanding/locate/where.ts';

/** Target, then its line in each year's words, newest first. */
const LINES: Readonly<Record<`fields.${string}`, readonly string[]>> = {
  'fields.wages': [
    'total amount from form(s) w-2 box 1',
    'wages salaries tips etc',
    // `Attach Form(s) W-2` is a label of the margin, too
    'wages salaries tips etc attach form(s) w-2',
    // all that is left of the first one behind a stamp or a stain
    'w-2 box 1 see instructions',
  ],
  'fields.taxExemptInterest': ['tax-exempt interest'],
  // in 2019 the end of either label stands in the row of the amount
  'fields.taxableInterest': ['taxable interest attach sch b if required', 'taxable interest'],
  'fields.qualifiedDividends': ['qualified dividends'],
  'fields.ordinaryDividends': ['ordinary dividends attach sch b if required', 'ordinary dividends'],
  'fields.iraDistributions': ['ira distributions'],
  'fields.pensionsAndAnnuities': ['pensions and annuities', 'iras pensions and annuities'],
  'fields.socialSecurityBenefits': ['social security benefits'],
  'fields.capitalGain': ['capital gain or (loss) attach schedule d'],
  'fields.totalIncome': [
    'this is your total income',
    'total income add lines 1 through 5',
    'add lines 1z 2b 3b 4b 5b 6b',
    '2b 3b 4b 5b 6b 7 and 8',
    '2b 3b 4b 5b 6b 7a and 8',
    'any amount from schedule 1 line 22', // the second half of its words in 2018, where the amount stands beside that one
  ],
  'fields.adjustedGrossIncome': [
    'this is your adjusted gross income',
    'subtract line 10 from line 9',
    'otherwise subtract schedule 1 line 36 from line 6',
    'subtract schedule 1 line 36 from line 6',
    'amount from line 11a (adjusted gross income)',
    'amount from line 37 (adjusted gross income)', // on the second page, until 2017
    // in 2018, where its amount stands in the first line of its words
    'adjusted gross income if you have no adjustments to income',
    'adjusted gross income if no adjustments',
    // as programs end that line: what it says in short is a label of its own elsewhere
    'amount from line 6 otherwise see inst',
  ],
  'fields.deductions': [
    'standard deduction or itemized deductions',
    'itemized deductions (from schedule a) or your standard deduction',
  ],
  'fields.qualifiedBusinessIncomeDeduction': ['qualified business income deduction'],
  'fields.taxableIncome': [
    'this is your taxable income',
    // the numbers of other lines are print of the label
    'taxable income subtract line 14 from line 11',
    'taxable income subtract line 11a from line 8b',
    'taxable income subtract lines 8 and 9 from line 7',
    'taxable income subtract line',
    'subtract line 14 from line 11',
  ],
  'fields.totalTax': ['this is your total tax', 'total tax add lines'],
  'fields.federalTaxWithheld': [
    // the line has had this number since 2020; it moves when a line is put before it
    ...[25, 24, 26, 27, 28].map((line) => `add lines ${line}a through ${line}c`),
    'federal income tax withheld from forms w-2 and 1099',
    // as a fax says it: `withheld from Forms W-2 and 1089`, where a label with another number is another label
    'federal income tax withheld from forms',
  ],
  'fields.estimatedTaxPayments': ['estimated tax payments and amount applied'],
  'fields.totalPayments': ['these are your total payments', 'total payments add lines'],
  'fields.overpaid': ['this is the amount you overpaid'],
  'fields.refundAmount': ['you want refunded to you', 'this is the amount you overpaid'],
};

/** Programs write `Sch. 1` for Schedule 1. */
export const withShortSchedule = (labels: readonly string[]): string[] =>
  labels.flatMap((label) => [...new Set([label, label.replace(/\bschedule (?=[\da-z]\b)/, 'sch ')])]);

const rule = ([to, labels]: [string, readonly string[]]): FieldRule => ({
  to: [to as `fields.${string}`],
  as: 'rowMoney',
  where: withShortSchedule(labels).map((right): Where => ({ right })),
});

/** `2b` far before `95`: an amount as short as the number of a line, where it ends as the amounts of its column do. */
const shortAmount = ([to, labels]: [string, readonly string[]]): FieldRule => ({
  to: [to as `fields.${string}`],
  as: 'money',
  where: withShortSchedule(labels).map((right): Where => ({ right, flush: true })),
  when: { field: to, isMissing: true },
});

export const lines1040: readonly FieldRule[] = [
  ...Object.entries(LINES).map(rule),
  ...Object.entries(LINES).map(shortAmount),
  // Since 2022 the amount stands in the second row of its line.
  {
    to: ['fields.amountOwed'],
    as: 'rowMoney',
    where: [
      { right: 'this is the amount you owe', rows: 2 },
      // a form drawn anew may have other boxes in its second row
      { right: 'this is the amount you owe' },
      { right: 'amount you owe subtract' },
    ],
  },
];
