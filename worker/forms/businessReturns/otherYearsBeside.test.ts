/** Comparisons of a business's years: receipts and bottom line of the years beside the latest one. */
import { describe, expect, it } from '@jest/globals';
import { readPages } from '../../understanding/testing/readPages.ts';
import { typedPage } from '../../understanding/testing/typedPage.ts';
import { FORMS } from '../index.ts';

const read = (years: string, figures = '987,300     1,128,450     141,150'): Record<string, unknown> =>
  Object.fromEntries(
    (
      readPages(FORMS, [
        typedPage(`
                       Two Year Comparison Report
Form 1120-S                  For calendar year 2023
Name                                              Employer Identification Number
HOLLOW OAK TORTILLERIA INC                        47-2291188
                                     ${years}
Gross receipts or sales              ${figures}
Cost of goods sold                   361,040       402,118      41,078
Gross profit                         626,260       726,332     100,072
Total income (loss)                  626,260       726,332     100,072
Compensation of officers             110,000       120,000      10,000
Total deductions                     542,816       574,917      32,101
Ordinary business income (loss)       83,444       151,415      67,971`),
      ])[0]?.values ?? []
    ).map(({ to, value }) => [to, value]),
  );

describe('Figures of other years', () => {
  it('When a column beside the latest is headed by a year that is asked for, then its receipts and bottom line are that year’s', () => {
    expect(read('   2022          2023    Differences')).toMatchObject({
      'fields.grossReceipts': 1128450,
      'businessInfo.annualRevenue.year2022': 987300,
      'businessInfo.annualRevenue.year2023': 1128450,
      'businessInfo.netIncome.year2022': 83444,
      'businessInfo.netIncome.year2023': 151415,
    });
  });

  it('When it is headed by a year that nobody asks for, then nothing of it is read', () => {
    const values = read('   2021          2023    Differences');
    expect(values).toMatchObject({ 'businessInfo.annualRevenue.year2023': 1128450 });
    expect(values).not.toHaveProperty(['businessInfo.annualRevenue.year2022']);
  });
});
