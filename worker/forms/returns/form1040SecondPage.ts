/** What tells pages of a Form 1040 behind the first: how their lines add up, below a head that names the form. */
import type { Signs } from '../../understanding/formDefinition.ts';

/** Only lines of this return add so, and only this return has that tax withheld; those of states speak of other lines. */
const OF_THIS_RETURN = [
  'add lines 25a through 25c',
  'subtract line 21 from line 18',
  'add lines 22 and 23',
  'add lines 25d 26 and 32',
  'line 34 you want refunded to you',
  'federal income tax withheld form(s) w-2',
  'federal income tax withheld from form(s) w-2',
  'federal income tax withheld from forms w-2',
];

/** The second page that a program draws anew. */
export const secondPageAnew: Signs = {
  needs: 5,
  mentions: ['form 1040'],
  anyOf: OF_THIS_RETURN,
  of: [
    ...OF_THIS_RETURN,
    'total tax',
    'estimated tax payments and amount applied',
    'total payments',
    'overpaid',
    'you want refunded to you',
    'amount you owe',
    'estimated tax penalty',
    'penalties of perjury',
    'your occupation',
  ],
};

/** The page of a Form 1040 in large print between its head and its signatures: the lines from interest to the whole tax. */
export const pageOfLines: Signs = {
  needs: 5,
  mentions: ['form 1040-sr', 'form 1040 ('],
  of: [
    'tax-exempt interest',
    'qualified dividends',
    'ira distributions',
    'pensions and annuities',
    'social security benefits',
    'this is your total income',
    'this is your adjusted gross income',
    'standard deduction or itemized deductions',
    'subtract line 14 from line 11',
    'subtract line 21 from line 18',
    'this is your total tax',
  ],
};
