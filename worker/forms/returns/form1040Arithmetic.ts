/** How the lines of a Form 1040 add up, by their words in every year since 2018, and the lines read only to check it. */
import type { CheckRule } from '../../understanding/checks/checkRule.ts';
import type { FieldRule } from '../../understanding/formDefinition.ts';
import type { Where } from '../../understanding/locate/where.ts';
import { withShortSchedule } from './form1040Lines.ts';
import { creditsUntil2017, exemptionsUntil2017, incomeUntil2017 } from './form1040Until2017.ts';

const rule = ([to, where]: [string, readonly Where[]]): FieldRule => ({
  to: [to as `fields.${string}`],
  as: 'rowMoney',
  where,
});
const line = (...labels: string[]): Where[] => withShortSchedule(labels).map((right) => ({ right }));
const taxableOf = (...labels: string[]): Where[] =>
  labels.map((beside) => ({ right: 'taxable amount', beside }));

const PROOFS: Readonly<Record<`fields.${string}`, readonly Where[]>> = {
  'fields.wagesTotal': line('add lines 1a through 1h'),
  'fields.iraTaxable': [...taxableOf('ira distributions'), ...line('4b taxable amount')],
  'fields.pensionsTaxable': [
    ...taxableOf('pensions and annuities', 'iras pensions and annuities'),
    ...line('4d taxable amount'),
  ],
  'fields.socialSecurityTaxable': [
    ...taxableOf('social security benefits', 'soc sec benefits'),
    ...line('6b taxable amount'),
  ],
  // in a row of its own: of social security benefits until 2019, of pensions since
  'fields.taxableOnLine5b': line('5b taxable amount'),
  'fields.otherIncome': line('other income from schedule 1 line', 'additional income from schedule 1 line'),
  'fields.adjustments': line(
    'these are your total adjustments',
    'adjustments to income from schedule 1 line',
    // until 2017
    'add lines 23 through 35',
    'add lines 23 through 31a and 32 through 35',
  ),
  'fields.allDeductions': line(
    'add lines 12 and 13',
    'add lines 12c and 13',
    'add lines 12e 13a and 13b',
    'add lines 9 and 10',
  ),
  'fields.taxBeforeCredits': line('tax see instructions check if any from form'),
  'fields.additionalTax': line('amount from schedule 2 line 3'),
  'fields.dependentCredit': line(
    'child tax credit or credit for other dependents from',
    'child tax credit or credit for other dependents',
  ),
  'fields.otherCredits': line('amount from schedule 3 line 8', 'amount from schedule 3 line 7'),
  // the second in 2018, as are the credits from Schedule 5
  'fields.otherTaxes': line('other taxes including self-employment tax', 'other taxes attach schedule 4'),
  'fields.withheldOnW2': [{ right: 'form(s) w-2', starts: true }],
  'fields.withheldOn1099': [{ right: 'form(s) 1099', starts: true }],
  'fields.withheldOnOthers': [{ right: 'other forms see instructions', starts: true }],
  'fields.refundableCredits': line('these are your total other payments', 'add any amount from schedule 5'),
  'fields.appliedToNextYear': line('you want applied to your'),
  'fields.estimatedTaxPenalty': line('estimated tax penalty'),
};

const UNTIL_2017 = { ...incomeUntil2017, ...exemptionsUntil2017, ...creditsUntil2017 };

export const proofs1040: readonly FieldRule[] = [
  ...Object.entries(PROOFS),
  ...Object.entries(UNTIL_2017).map(([to, labels]): [string, Where[]] => [to, line(...labels)]),
]
  .map(rule)
  .concat({
    to: ['fields.otherIncome'],
    as: 'enteredWithin', // in 2018, within the words of the total
    where: line('any amount from schedule 1 line 22'),
  });

const besidesWages = [
  'fields.taxableInterest',
  'fields.ordinaryDividends',
  'fields.iraTaxable',
  'fields.pensionsTaxable',
  'fields.socialSecurityTaxable',
  'fields.taxableOnLine5b',
  'fields.capitalGain',
  'fields.otherIncome',
  ...Object.keys(incomeUntil2017),
];
const credits = Object.keys(creditsUntil2017);
const payments = ['fields.federalTaxWithheld', 'fields.estimatedTaxPayments'];
const within = 1.5; // whole dollars, each rounded on its own

/** Most returns adjust nothing. */
export const unadjusted: CheckRule = {
  plus: ['fields.totalIncome'],
  gives: 'fields.adjustedGrossIncome',
  within: 0,
  isUsual: true,
};

const KINDS_OF_INCOME = [
  'fields.wages',
  'fields.taxableInterest',
  'fields.ordinaryDividends',
  'fields.capitalGain',
];
/** Of most people, all income is one of these; a summary prints no others. */
export const usualIncome: CheckRule = {
  plus: KINDS_OF_INCOME,
  blank: KINDS_OF_INCOME,
  gives: 'fields.totalIncome',
  within: 0,
  isUsual: true,
};

export const checks1040: readonly CheckRule[] = [
  unadjusted,
  { plus: ['fields.wages'], gives: 'fields.wagesTotal', within, isUsual: true },
  { plus: ['fields.wagesTotal', ...besidesWages], blank: besidesWages, gives: 'fields.totalIncome', within },
  {
    plus: ['fields.wages', ...besidesWages],
    blank: ['fields.wages', ...besidesWages],
    gives: 'fields.totalIncome',
    unless: 'fields.wagesTotal',
    within,
  },
  {
    plus: ['fields.totalIncome'],
    minus: ['fields.adjustments'],
    blank: ['fields.adjustments'],
    gives: 'fields.adjustedGrossIncome',
    within,
  },
  {
    plus: ['fields.deductions', 'fields.qualifiedBusinessIncomeDeduction'],
    blank: ['fields.qualifiedBusinessIncomeDeduction'],
    gives: 'fields.allDeductions',
    within,
    isUsual: true, // charity in 2021 and Schedule 1-A since 2025 come on top
  },
  {
    plus: ['fields.adjustedGrossIncome'],
    minus: ['fields.allDeductions'],
    gives: 'fields.taxableIncome',
    within,
  },
  {
    plus: ['fields.adjustedGrossIncome'],
    minus: ['fields.deductions', 'fields.qualifiedBusinessIncomeDeduction', 'fields.exemptions'],
    blank: ['fields.qualifiedBusinessIncomeDeduction', 'fields.exemptions'],
    gives: 'fields.taxableIncome',
    unless: 'fields.allDeductions',
    within,
  },
  {
    plus: ['fields.taxBeforeCredits', 'fields.additionalTax', 'fields.otherTaxes'],
    minus: ['fields.dependentCredit', 'fields.otherCredits'],
    blank: ['fields.additionalTax', 'fields.otherTaxes', 'fields.dependentCredit', 'fields.otherCredits'],
    gives: 'fields.totalTax',
    within,
    isUsual: true, // credits larger than the tax leave nothing of it
  },
  {
    plus: ['fields.withheldOnW2', 'fields.withheldOn1099', 'fields.withheldOnOthers'],
    blank: ['fields.withheldOnW2', 'fields.withheldOn1099', 'fields.withheldOnOthers'],
    gives: 'fields.federalTaxWithheld',
    within,
  },
  { plus: [...payments, 'fields.refundableCredits'], blank: payments, gives: 'fields.totalPayments', within },
  {
    plus: [...payments, ...credits],
    blank: [...payments, ...credits],
    gives: 'fields.totalPayments',
    unless: 'fields.refundableCredits',
    within,
  },
  { plus: ['fields.totalPayments'], minus: ['fields.totalTax'], gives: 'fields.overpaid', within },
  {
    plus: ['fields.overpaid'],
    minus: ['fields.appliedToNextYear'],
    blank: ['fields.appliedToNextYear'],
    gives: 'fields.refundAmount',
    within,
  },
  {
    plus: ['fields.totalTax', 'fields.estimatedTaxPenalty'],
    minus: ['fields.totalPayments'],
    blank: ['fields.estimatedTaxPenalty'],
    gives: 'fields.amountOwed',
    within,
  },
];
