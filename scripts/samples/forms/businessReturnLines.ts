/** The lines of Forms 1120, 1120-S and 1065 in their own words and their own numbers. */
import type { FormLine } from '../drawing/formLine.ts';

export type BusinessForm = '1120' | '1120-S' | '1065';

/** Where the figures stand, by line. */
export interface ReturnLines {
  readonly title: string;
  readonly incomeCount: number;
  readonly lines: readonly FormLine[];
  readonly places: Readonly<
    Record<
      | 'receipts'
      | 'balance'
      | 'cost'
      | 'gross'
      | 'other'
      | 'income'
      | 'salaries'
      | 'rents'
      | 'deductions'
      | 'net',
      string
    >
  >;
}

const line = (number: string, words: string, more: Partial<FormLine> = {}): FormLine => ({
  number,
  words,
  ...more,
});
const RECEIPTS = [
  line('1a', 'Gross receipts or sales', { column: 'inner' }),
  line('b', 'Returns and allowances', { key: '1b', column: 'inner' }),
  line('c', 'Balance. Subtract line 1b from line 1a', { key: '1c' }),
  line('2', 'Cost of goods sold (attach Form 1125-A)'),
  line('3', 'Gross profit. Subtract line 2 from line 1c'),
];
const numbered = (first: number, words: readonly string[]): FormLine[] =>
  words.map((text, index) => line(String(first + index), text));
const TOP = { receipts: '1a', balance: '1c', cost: '2', gross: '3' } as const;

const CORPORATION: ReturnLines = {
  title: 'U.S. Corporation Income Tax Return',
  incomeCount: 13,
  lines: [
    ...RECEIPTS,
    ...numbered(4, [
      'Dividends and inclusions (Schedule C, line 23)',
      'Interest',
      'Gross rents',
      'Gross royalties',
      'Capital gain net income (attach Schedule D (Form 1120))',
      'Net gain or (loss) from Form 4797, Part II, line 17 (attach Form 4797)',
      'Other income (see instructions—attach statement)',
      '**Total income.** Add lines 3 through 10',
    ]),
    ...numbered(12, [
      'Compensation of officers (see instructions—attach Form 1125-E)',
      'Salaries and wages (less employment credits)',
      'Repairs and maintenance',
      'Bad debts',
      'Rents',
      'Taxes and licenses',
      'Interest (see instructions)',
      'Charitable contributions',
      'Depreciation from Form 4562 not claimed on Form 1125-A or elsewhere on return (attach Form 4562)',
      'Depletion',
      'Advertising',
      'Pension, profit-sharing, etc., plans',
      'Employee benefit programs',
      'Energy efficient commercial buildings deduction (attach Form 7205)',
      'Other deductions (attach statement)',
      '**Total deductions.** Add lines 12 through 26',
      'Taxable income before net operating loss deduction and special deductions. Subtract line 27 from line 11',
    ]),
  ],
  places: { ...TOP, other: '10', income: '11', salaries: '13', rents: '16', deductions: '27', net: '28' },
};

const S_CORPORATION: ReturnLines = {
  title: 'U.S. Income Tax Return for an S Corporation',
  incomeCount: 8,
  lines: [
    ...RECEIPTS,
    ...numbered(4, [
      'Net gain (loss) from Form 4797, Part II, line 17 (attach Form 4797)',
      'Other income (loss) (see instructions—attach statement)',
      '**Total income (loss).** Add lines 3 through 5',
    ]),
    ...numbered(7, [
      'Compensation of officers (see instructions—attach Form 1125-E)',
      'Salaries and wages (less employment credits)',
      'Repairs and maintenance',
      'Bad debts',
      'Rents',
      'Taxes and licenses',
      'Interest (see instructions)',
      'Depreciation from Form 4562 not claimed on Form 1125-A or elsewhere on return (attach Form 4562)',
      'Depletion **(do not deduct oil and gas depletion)**',
      'Advertising',
      'Pension, profit-sharing, etc., plans',
      'Employee benefit programs',
      'Energy efficient commercial buildings deduction (attach Form 7205)',
      'Other deductions (attach statement)',
      '**Total deductions.** Add lines 7 through 20',
      '**Ordinary business income (loss).** Subtract line 21 from line 6',
    ]),
  ],
  places: { ...TOP, other: '5', income: '6', salaries: '8', rents: '11', deductions: '21', net: '22' },
};

const PARTNERSHIP: ReturnLines = {
  title: 'U.S. Return of Partnership Income',
  incomeCount: 10,
  lines: [
    ...RECEIPTS,
    ...numbered(4, [
      'Ordinary income (loss) from other partnerships, estates, and trusts (attach statement)',
      'Net farm profit (loss) (attach Schedule F (Form 1040))',
      'Net gain (loss) from Form 4797, Part II, line 17 (attach Form 4797)',
      'Other income (loss) (attach statement)',
      '**Total income (loss).** Combine lines 3 through 7',
    ]),
    ...numbered(9, [
      'Salaries and wages (other than to partners) (less employment credits)',
      'Guaranteed payments to partners',
      'Repairs and maintenance',
      'Bad debts',
      'Rent',
      'Taxes and licenses',
      'Interest (see instructions)',
      'Depreciation (if required, attach Form 4562)',
      'Depletion **(Do not deduct oil and gas depletion.)**',
      'Retirement plans, etc.',
      'Employee benefit programs',
      'Energy efficient commercial buildings deduction (attach Form 7205)',
      'Other deductions (attach statement)',
      '**Total deductions.** Add the amounts shown in the far right column for lines 9 through 21',
      '**Ordinary business income (loss).** Subtract line 22 from line 8',
    ]),
  ],
  places: { ...TOP, other: '7', income: '8', salaries: '9', rents: '13', deductions: '22', net: '23' },
};

export const RETURN_LINES: Readonly<Record<BusinessForm, ReturnLines>> = {
  '1120': CORPORATION,
  '1120-S': S_CORPORATION,
  '1065': PARTNERSHIP,
};
