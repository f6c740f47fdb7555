/** How summaries of a Form 1040 say the filing status, and figures in the words of more programs. */
import { describe, expect, it } from '@jest/globals';
import { readPages } from '../../understanding/testing/readPages.ts';
import { typedPage } from '../../understanding/testing/typedPage.ts';
import { FORMS } from '../index.ts';
import { taxSummary } from './taxSummary.ts';

function read(picture: string): Record<string, unknown> {
  const [summary, ...others] = readPages(FORMS, [typedPage(picture)]);
  expect(others).toEqual([]);
  expect(summary?.definition).toBe(taxSummary);
  return Object.fromEntries(summary!.values.map(({ to, value }) => [to, value]));
}

const twoYears = (status: string) =>
  read(`
Form 1040           Two Year Comparison Report            2022 & 2023
Name                                       Taxpayer identification number
OTTO J & PETRA M LINDQVIST                 ***-**-5031
                                                                     2022         2023    Differences
 1. Filing status${status}
 2. Wages, salaries, tips, etc.                                    81,400       84,250         2,850
11. Total income                                                   82,100       85,300         3,200
15. Adjusted gross income                                          82,100       85,300         3,200
20. Taxable income                                                 56,200       57,600         1,400
25. Total tax                                                       6,340        6,470           130`);

describe('The filing status of a summary', () => {
  it.each([
    [': 2022 - 2, 2023 - 2 (Married filing joint)', 'Married filing jointly'],
    [': 2022 - 1, 2023 - 4 (Head of household)', 'Head of household'],
    ['                                                Married Jt   Married Jt', 'Married filing jointly'],
    ['                                                        HH           HH', 'Head of household'],
    ['                                               Hd of House  Hd of House', 'Head of household'],
    [': 2022 Single 2023 Single', 'Single'],
  ])('When it stands so for two years, `%s`, then it is read', (print, status) => {
    expect(twoYears(print)).toMatchObject({ 'fields.filingStatus': status, 'fields.wages': 84250 });
  });
  it.each([
    ': 2022 - 2, 2023 - 1 (Married filing joint)',
    ': 2022 Single 2023 Head of household',
    '                                                    Single   Married Jt',
    '                                                        HH          MFJ',
  ])('When the years differ, `%s`, then none is', (print) => {
    expect(twoYears(print)).not.toHaveProperty(['fields.filingStatus']);
  });

  it('When one row tells those of two years, each with its year, then that of the later one is read', () => {
    expect(twoYears(' 2023: Single    Filing status 2022: Head of household')).toMatchObject({
      'fields.filingStatus': 'Single',
    });
  });

  const ofYears = (status: string) =>
    read(`
TAX RETURN COMPARISON - 2023
Name: Otto Lindqvist & Petra Lindqvist
Form 1040                       2021         2022         2023
Filing status                   ${status}
Wages                         81,400       84,250       85,300
Total income                  82,100       85,300       86,400
Adjusted gross income         82,100       85,300       86,400
Taxable income                56,200       57,600       58,700
Total tax                      6,340        6,470        6,600`)['fields.filingStatus'];
  it('When each of several years has its own in a column, then that of the latest is read, and none where one is left blank', () => {
    expect(ofYears('   S          MFJ          MFJ')).toBe('Married filing jointly');
    expect(ofYears(' HOH          MFJ          HOH')).toBe('Head of household');
    expect(ofYears('   S          MFJ             ')).toBeUndefined();
  });

  const oneYear = (status: string) =>
    read(`
intuit turbotax
Tax Summary
Your 2023 federal tax return

Ludmila R. Achebe
77 Peachtree Ct
Macon, GA 31201
${status}

Income                                        $48,310
Wages and salaries                            $48,000
Adjusted gross income (AGI)                   $48,310
Taxable income                                $34,460
Total tax                                      $3,915
Tax payments (withholding)                    -$4,120
Refund                                           $205`);
  it('When it stands among other answers without a label, then it is read, and what follows from it', () => {
    expect(oneYear('Single   -   No dependents   -   Occupation: Lab technician')).toMatchObject({
      'fields.filingStatus': 'Single',
      'fields.occupation': 'Lab technician',
    });
  });
  it('When several are offered, then none is', () => {
    expect(oneYear('Single      Married filing jointly      Head of household')).not.toHaveProperty([
      'fields.filingStatus',
    ]);
  });
  it('reads income by its short name, and what was taken off the tax as paid', () => {
    expect(oneYear('')).toMatchObject({ 'fields.totalIncome': 48310, 'fields.federalTaxWithheld': 4120 });
  });
});
