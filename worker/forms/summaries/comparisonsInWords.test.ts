/** Comparisons of two years whose columns are headed in words, or by words and years. */
import { describe, expect, it } from '@jest/globals';
import { readPages } from '../../understanding/testing/readPages.ts';
import { typedPage } from '../../understanding/testing/typedPage.ts';
import { FORMS } from '../index.ts';

function read(picture: string): Record<string, unknown> {
  const [summary] = readPages(FORMS, [typedPage(picture)]);
  const values = summary?.values.map(({ to, value }) => [to, value]) ?? [];
  return { ...Object.fromEntries(values), taxYear: summary?.recognised.taxYear };
}

const HEAD = `2021 Tax Return Summary        Form 1040
Name: Perpetua Lindholm        SSN: 911-20-4478
Filing status: Single          Dependents: none

`;
const own = {
  'fields.wages': 61240,
  'fields.totalIncome': 61302,
  'fields.taxableIncome': 48752,
  'fields.totalTax': 6473,
};

describe('Columns of years told in words', () => {
  it.each([
    ['This year (2021)', 'Last year (2020)'],
    ['Current year', 'Prior year'],
    ['CURRENT YEAR 2021', 'PREVIOUS YEAR 2020'],
    ['2021', 'Last year'],
    ['This return', '2020'],
    ['Tax year: 2021', 'Tax year: 2020'],
  ])('When %s stands beside %s, in either order, then the later column alone is read', (later, earlier) => {
    const rows = (back: boolean, change = '') => {
      const row = (label: string, one: string, other: string, more: string) =>
        label.padEnd(30) + (back ? other : one).padStart(24) + (back ? one : other).padStart(24) + more;
      return [
        row('', later, earlier, change && '      Change'),
        row('Wages', '$61,240', '$58,003', change),
        row('Taxable interest', '$62', '', change),
        row('Ordinary dividends', '', '$41', change),
        row('Total income', '$61,302', '$58,044', change),
        row('Taxable income', '$48,752', '$45,644', change),
        row('Total tax', '$6,473', '$5,831', change),
      ].join('\n');
    };
    for (const page of [rows(false), rows(true), rows(false, '      3,237'), rows(true, '      3,237')]) {
      const values = read(HEAD + page);
      expect(values).toMatchObject({ ...own, 'fields.taxableInterest': 62 });
      expect(values).not.toHaveProperty(['fields.ordinaryDividends']);
    }
  });

  it('When the return to come is only expected, then its figures are none of this one', () => {
    expect(
      read(`${HEAD}                              2021                 2022 (projected)
Wages                        $61,240                       $66,000
Total income                 $61,302                       $66,000
Taxable income               $48,752                       $53,000
Total tax                     $6,473                        $7,300`),
    ).toMatchObject({ ...own, taxYear: 2021 });
  });

  it('When a title names the earlier year first, then the return is of the year whose column is read', () => {
    expect(
      read(`Two-Year Comparison
Form 1040   2020 and 2021
Name: Perpetua Lindholm        SSN: 911-20-4478      Filing status: Single

                              2020             2021       Difference
Wages                      $58,003          $61,240           $3,237
Total income               $58,044          $61,302           $3,258
Taxable income             $45,644          $48,752           $3,108
Total tax                   $5,831           $6,473             $642`),
    ).toMatchObject({ ...own, taxYear: 2021 });
  });

  it('When a label and its answer look like years in two columns, then nothing is taken out', () => {
    expect(
      read(`Tax Return Summary    Form 1040    Current tax year    2021
Name: Perpetua Lindholm        SSN: 911-20-4478
Filing status: Single          Dependents: none

Wages                                                                $61,240
Total income                                                         $61,302
Taxable income                                                       $48,752
Total tax                                                             $6,473`),
    ).toMatchObject({ ...own, 'primaryPerson.ssn': '911-20-4478' });
  });
});
