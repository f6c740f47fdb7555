/** The lines of Form 1040 in each year's own words. */
import type { FormLine } from '../drawing/formLine.ts';
import { income2019, lines2018, tax2019 } from './form1040LinesBefore2020.ts';

const line = (number: string, words: string, more: Partial<FormLine> = {}): FormLine => ({
  number,
  words,
  ...more,
});
const inner = (number: string, words: string, key = number): FormLine =>
  line(number, words, { key, column: 'inner' });
const pair = (number: string, left: string, right: string): FormLine =>
  line('', right, { key: `${number}b`, left: { number: `${number}a`, words: left } });

const PAIRS = [
  pair('2', 'Tax-exempt interest', 'Taxable interest'),
  pair('3', 'Qualified dividends', 'Ordinary dividends'),
  pair('4', 'IRA distributions', 'Taxable amount'),
  pair('5', 'Pensions and annuities', 'Taxable amount'),
  pair('6', 'Social security benefits', 'Taxable amount'),
];
const CAPITAL_GAIN = 'Capital gain or (loss). Attach Schedule D if required. If not required, check here';

const income2020: readonly FormLine[] = [
  line('1', 'Wages, salaries, tips, etc. Attach Form(s) W-2'),
  ...PAIRS,
  line('7', CAPITAL_GAIN),
  line('8', 'Other income from Schedule 1, line 9'),
  line('9', 'Add lines 1, 2b, 3b, 4b, 5b, 6b, 7, and 8. This is your **total income**'),
  line('10', 'Adjustments to income:', { column: 'none' }),
  inner('a', 'From Schedule 1, line 22', '10a'),
  inner('b', 'Charitable contributions if you take the standard deduction. See instructions', '10b'),
  line('c', 'Add lines 10a and 10b. These are your **total adjustments to income**', { key: '10c' }),
  line('11', 'Subtract line 10c from line 9. This is your **adjusted gross income**'),
  line('12', '**Standard deduction or itemized deductions** (from Schedule A)'),
  line('13', 'Qualified business income deduction. Attach Form 8995 or Form 8995-A'),
  line('14', 'Add lines 12 and 13'),
  line('15', '**Taxable income.** Subtract line 14 from line 11. If zero or less, enter -0-'),
];

const income2021: readonly FormLine[] = [
  ...income2020.slice(0, 7),
  line('8', 'Other income from Schedule 1, line 10'),
  line('9', 'Add lines 1, 2b, 3b, 4b, 5b, 6b, 7, and 8. This is your **total income**'),
  line('10', 'Adjustments to income from Schedule 1, line 26'),
  line('11', 'Subtract line 10 from line 9. This is your **adjusted gross income**'),
  inner('12a', '**Standard deduction or itemized deductions** (from Schedule A)'),
  inner('b', 'Charitable contributions if you take the standard deduction (see instructions)', '12b'),
  line('c', 'Add lines 12a and 12b', { key: '12c' }),
  line('13', 'Qualified business income deduction from Form 8995 or Form 8995-A'),
  line('14', 'Add lines 12c and 13'),
  line('15', '**Taxable income.** Subtract line 14 from line 11. If zero or less, enter -0-'),
];

/** Since 2025 everything below adjusted gross income stands on the second page. */
const income2025 = (lines: readonly FormLine[]): readonly FormLine[] => [
  ...lines.slice(0, 12),
  line('c', 'Check if your child’s dividends are included in   1   Line 3a   2   Line 3b', {
    column: 'none',
  }),
  ...lines.slice(12, 15),
  line('c', 'Check if (see instructions)   1   Rollover   2   QCD   3', { column: 'none' }),
  line('7a', 'Capital gain or (loss). Attach Schedule D if required'),
  line('b', 'Check if:    Schedule D not required    Includes child’s capital gain or (loss)', {
    column: 'none',
  }),
  line('8', 'Additional income from Schedule 1, line 10'),
  line('9', 'Add lines 1z, 2b, 3b, 4b, 5b, 6b, 7a, and 8. This is your **total income**'),
  line('10', 'Adjustments to income from Schedule 1, line 26'),
  line('11a', 'Subtract line 10 from line 9. This is your **adjusted gross income**'),
];
const deductions2025: readonly FormLine[] = [
  line('11b', 'Amount from line 11a (adjusted gross income)'),
  line('12a', '**Someone can claim**    You as a dependent    Your spouse as a dependent', {
    column: 'none',
  }),
  line('e', '**Standard deduction or itemized deductions** (from Schedule A)', { key: '12e' }),
  line('13a', 'Qualified business income deduction from Form 8995 or Form 8995-A'),
  line('b', 'Additional deductions from Schedule 1-A, line 38', { key: '13b' }),
  line('14', 'Add lines 12e, 13a, and 13b'),
  line('15', 'Subtract line 14 from line 11b. If zero or less, enter -0-. This is your **taxable income**'),
];

/** 2022 called line 8 "Other income", later years "Additional income". */
const income2022 = (lineEight: string): readonly FormLine[] => [
  line('1a', 'Total amount from Form(s) W-2, box 1 (see instructions)'),
  line('b', 'Household employee wages not reported on Form(s) W-2', { key: '1b' }),
  line('c', 'Tip income not reported on line 1a (see instructions)', { key: '1c' }),
  line('d', 'Medicaid waiver payments not reported on Form(s) W-2 (see instructions)', { key: '1d' }),
  line('e', 'Taxable dependent care benefits from Form 2441, line 26', { key: '1e' }),
  line('f', 'Employer-provided adoption benefits from Form 8839, line 29', { key: '1f' }),
  line('g', 'Wages from Form 8919, line 6', { key: '1g' }),
  line('h', 'Other earned income (see instructions)', { key: '1h' }),
  inner('i', 'Nontaxable combat pay election (see instructions)', '1i'),
  line('z', 'Add lines 1a through 1h', { key: '1z' }),
  ...PAIRS,
  line('c', 'If you elect to use the lump-sum election method, check here (see instructions)', {
    column: 'none',
  }),
  line('7', CAPITAL_GAIN),
  line('8', `${lineEight} income from Schedule 1, line 10`),
  line('9', 'Add lines 1z, 2b, 3b, 4b, 5b, 6b, 7, and 8. This is your **total income**'),
  line('10', 'Adjustments to income from Schedule 1, line 26'),
  line('11', 'Subtract line 10 from line 9. This is your **adjusted gross income**'),
  line('12', '**Standard deduction or itemized deductions** (from Schedule A)'),
  line('13', 'Qualified business income deduction from Form 8995 or Form 8995-A'),
  line('14', 'Add lines 12 and 13'),
  line('15', 'Subtract line 14 from line 11. If zero or less, enter -0-. This is your **taxable income**'),
];

/** Lines of the first page; none of 2018's. */
export function incomeLines(taxYear: number): readonly FormLine[] {
  if (taxYear < 2019) return [];
  if (taxYear === 2019) return income2019;
  if (taxYear === 2020) return income2020;
  if (taxYear === 2021) return income2021;
  const lines = income2022(taxYear === 2022 ? 'Other' : 'Additional');
  return taxYear < 2025 ? lines : income2025(lines);
}

/** Lines of the second page. */
export function taxLines(taxYear: number): readonly FormLine[] {
  if (taxYear === 2018) return lines2018;
  if (taxYear === 2019) return tax2019;
  return [...(taxYear < 2025 ? [] : deductions2025), ...taxLinesSince2020(taxYear)];
}

const taxLinesSince2020 = (taxYear: number): readonly FormLine[] => [
  line('16', '**Tax** (see instructions). Check if any from Form(s):  1   8814   2   4972   3'),
  line('17', 'Amount from Schedule 2, line 3'),
  line('18', 'Add lines 16 and 17'),
  line('19', 'Child tax credit or credit for other dependents'),
  line('20', 'Amount from Schedule 3, line 8'),
  line('21', 'Add lines 19 and 20'),
  line('22', 'Subtract line 21 from line 18. If zero or less, enter -0-'),
  line('23', 'Other taxes, including self-employment tax, from Schedule 2, line 21'),
  line('24', 'Add lines 22 and 23. This is your **total tax**'),
  line('25', 'Federal income tax withheld from:', { column: 'none' }),
  inner('a', 'Form(s) W-2', '25a'),
  inner('b', 'Form(s) 1099', '25b'),
  inner('c', 'Other forms (see instructions)', '25c'),
  line('d', 'Add lines 25a through 25c', { key: '25d' }),
  line('26', `${taxYear} estimated tax payments and amount applied from ${taxYear - 1} return`),
  inner('27', 'Earned income credit (EIC)'),
  inner('28', 'Additional child tax credit from Schedule 8812'),
  inner('29', 'American opportunity credit from Form 8863, line 8'),
  inner('30', taxYear < 2022 ? 'Recovery rebate credit. See instructions' : 'Reserved for future use'),
  inner('31', 'Amount from Schedule 3, line 15'),
  line('32', 'Add lines 27, 28, 29, and 31. These are your **total other payments and refundable credits**'),
  line('33', 'Add lines 25d, 26, and 32. These are your **total payments**'),
  line(
    '34',
    'If line 33 is more than line 24, subtract line 24 from line 33. This is the amount you **overpaid**',
  ),
  line('35a', 'Amount of line 34 you want **refunded to you.** If Form 8888 is attached, check here'),
  line('b', 'Routing number', { column: 'none' }),
  line('d', 'Account number', { column: 'none' }),
  inner('36', `Amount of line 34 you want **applied to your ${taxYear + 1} estimated tax**`),
  line('37', `Subtract line 33 from line 24. This is the **amount you owe${taxYear < 2022 ? ' now' : ''}**`),
  inner('38', 'Estimated tax penalty (see instructions)'),
];
