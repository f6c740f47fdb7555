/** The lines of Form 1040 of 2018, when it was the size of a postcard, and of 2019, in their own words. */
import type { FormLine } from '../drawing/formLine.ts';

const line = (number: string, words: string, more: Partial<FormLine> = {}): FormLine => ({
  number,
  words,
  ...more,
});
const inner = (number: string, words: string, key = number): FormLine =>
  line(number, words, { key, column: 'inner' });
const pair = (number: string, left: string, right: string, letters = 'ab'): FormLine =>
  line('', right, {
    key: `${number}${letters[1]}`,
    letter: letters[1]!,
    left: { number: `${number}${letters[0]}`, words: left },
  });

/** All of them on the second page. */
export const lines2018: readonly FormLine[] = [
  line('1', 'Wages, salaries, tips, etc. Attach Form(s) W-2'),
  pair('2', 'Tax-exempt interest', 'Taxable interest'),
  pair('3', 'Qualified dividends', 'Ordinary dividends'),
  pair('4', 'IRAs, pensions, and annuities', 'Taxable amount'),
  pair('5', 'Social security benefits', 'Taxable amount'),
  line('6', 'Total income. Add lines 1 through 5. Add any amount from Schedule 1, line 22'),
  line(
    '7',
    '**Adjusted gross income.** If you have no adjustments to income, enter the amount from line 6;',
    {
      column: 'none',
    },
  ),
  line('', 'otherwise, subtract Schedule 1, line 36, from line 6', { key: '7' }),
  line('8', '**Standard deduction or itemized deductions** (from Schedule A)'),
  line('9', 'Qualified business income deduction (see instructions)'),
  line('10', '**Taxable income.** Subtract lines 8 and 9 from line 7. If zero or less, enter -0-'),
  line(
    '11',
    '**a** Tax (see inst.)            (check if any from:  1   Form(s) 8814  2   Form 4972  3       )',
    {
      column: 'none',
    },
  ),
  line('', '**b** Add any amount from Schedule 2 and check here', { key: '11' }),
  line(
    '12',
    '**a** Child tax credit/credit for other dependents            **b** Add any amount from Schedule 3',
  ),
  line('13', 'Subtract line 12 from line 11. If zero or less, enter -0-'),
  line('14', 'Other taxes. Attach Schedule 4'),
  line('15', '**Total tax.** Add lines 13 and 14'),
  line('16', 'Federal income tax withheld from Forms W-2 and 1099'),
  line(
    '17',
    'Refundable credits: **a** EIC (see inst.)           **b** Sch. 8812           **c** Form 8863',
    {
      column: 'none',
    },
  ),
  line('', 'Add any amount from Schedule 5', { key: '17' }),
  line('18', 'Add lines 16 and 17. These are your **total payments**'),
  line(
    '19',
    'If line 18 is more than line 15, subtract line 15 from line 18. This is the amount you **overpaid**',
  ),
  line('20a', 'Amount of line 19 you want **refunded to you.** If Form 8888 is attached, check here'),
  line('b', 'Routing number', { column: 'none' }),
  line('d', 'Account number', { column: 'none' }),
  inner('21', 'Amount of line 19 you want **applied to your 2019 estimated tax**'),
  line(
    '22',
    '**Amount you owe.** Subtract line 18 from line 15. For details on how to pay, see instructions',
  ),
  inner('23', 'Estimated tax penalty (see instructions)'),
];

export const income2019: readonly FormLine[] = [
  line('1', 'Wages, salaries, tips, etc. Attach Form(s) W-2'),
  pair('2', 'Tax-exempt interest', 'Taxable interest. Attach Sch. B if required'),
  pair('3', 'Qualified dividends', 'Ordinary dividends. Attach Sch. B if required'),
  pair('4', 'IRA distributions', 'Taxable amount'),
  pair('4', 'Pensions and annuities', 'Taxable amount', 'cd'),
  pair('5', 'Social security benefits', 'Taxable amount'),
  line('6', 'Capital gain or (loss). Attach Schedule D if required. If not required, check here'),
  line('7a', 'Other income from Schedule 1, line 9'),
  line('b', 'Add lines 1, 2b, 3b, 4b, 4d, 5b, 6, and 7a. This is your **total income**', { key: '7b' }),
  line('8a', 'Adjustments to income from Schedule 1, line 22'),
  line('b', 'Subtract line 8a from line 7b. This is your **adjusted gross income**', { key: '8b' }),
  inner('9', '**Standard deduction or itemized deductions** (from Schedule A)'),
  inner('10', 'Qualified business income deduction. Attach Form 8995 or Form 8995-A'),
  line('11a', 'Add lines 9 and 10'),
  line('b', '**Taxable income.** Subtract line 11a from line 8b. If zero or less, enter -0-', { key: '11b' }),
];

export const tax2019: readonly FormLine[] = [
  inner('12a', '**Tax** (see inst.) Check if any from Form(s):  1   8814   2   4972   3'),
  line('b', 'Add Schedule 2, line 3, and line 12a and enter the total', { key: '12b' }),
  inner('13a', 'Child tax credit or credit for other dependents'),
  line('b', 'Add Schedule 3, line 7, and line 13a and enter the total', { key: '13b' }),
  line('14', 'Subtract line 13b from line 12b. If zero or less, enter -0-'),
  line('15', 'Other taxes, including self-employment tax, from Schedule 2, line 10'),
  line('16', 'Add lines 14 and 15. This is your **total tax**'),
  line('17', 'Federal income tax withheld from Forms W-2 and 1099'),
  line('18', 'Other payments and refundable credits:', { column: 'none' }),
  inner('a', 'Earned income credit (EIC)', '18a'),
  inner('b', 'Additional child tax credit. Attach Schedule 8812', '18b'),
  inner('c', 'American opportunity credit from Form 8863, line 8', '18c'),
  inner('d', 'Schedule 3, line 14', '18d'),
  line('e', 'Add lines 18a through 18d. These are your **total other payments and refundable credits**', {
    key: '18e',
  }),
  line('19', 'Add lines 17 and 18e. These are your **total payments**'),
  line(
    '20',
    'If line 19 is more than line 16, subtract line 16 from line 19. This is the amount you **overpaid**',
  ),
  line('21a', 'Amount of line 20 you want **refunded to you.** If Form 8888 is attached, check here'),
  line('b', 'Routing number', { column: 'none' }),
  line('d', 'Account number', { column: 'none' }),
  inner('22', 'Amount of line 20 you want **applied to your 2020 estimated tax**'),
  line(
    '23',
    '**Amount you owe.** Subtract line 19 from line 16. For details on how to pay, see instructions',
  ),
  inner('24', 'Estimated tax penalty (see instructions)'),
];
