import { describe, expect, it } from '@jest/globals';
import { toSheet } from '../sheet/sheet.ts';
import { findTaxYear } from './taxYear.ts';
import { printedPage, wordsAt } from '../testing/printedPage.ts';
import { typedPage } from '../testing/typedPage.ts';

const yearOn = (picture: string) => findTaxYear([toSheet(typedPage(picture))]);

describe('The tax year of a form', () => {
  it('is not the year it was last changed in', () => {
    const copy = `
Form 1099-NEC
(Rev. January 2022)
For calendar year
      2023`;
    expect(yearOn(copy.repeat(3))).toBe(2023);
    expect(yearOn('Form 1099-K (Rev. March 2024)')).toBeNull();
  });

  it('is the one that ended, whatever is to be paid for the next one', () => {
    const summary = (ended: string) => `
Tax Return Summary
${ended}

2022 estimated tax payments
   April 18, 2022               6,310`;
    expect(yearOn(summary('Tax Year Ending December 31, 2021'))).toBe(2021);
    expect(yearOn(summary(''))).toBe(2022);
  });

  it('is no year to come, where a scan says so', () => {
    const [sheet, next] = [toSheet(typedPage('')), new Date().getFullYear() + 1];
    const yearOf = (year: number, source: 'ocr' | 'text') => {
      const printed = toSheet(typedPage(`Form W-2 Wage and Tax Statement ${year}`));
      return findTaxYear([{ ...sheet, lines: printed.lines, source }]);
    };
    expect(yearOf(next, 'ocr')).toBeNull();
    expect(yearOf(next - 1, 'ocr')).toBe(next - 1);
    expect(yearOf(next, 'text')).toBe(next);
  });

  it('is not the year of which another box speaks', () => {
    const refund = `
Form 1099-G   Certain Government Payments
Tax Year 2024
3. Box 2 amount is for tax year     2023`;
    expect(yearOn(refund)).toBe(2024);
  });

  it('is put together where only its end was filled in', () => {
    expect(yearOn('For calendar year 20 24')).toBe(2024);
    expect(yearOn('W-2 for year ending 12/31/2022')).toBe(2022);
    expect(yearOn('For calendar year\n     22')).toBe(2022);
    expect(
      yearOn(`
Form 1099-MISC  (Rev. January 2024)
For calendar year
20  25`),
    ).toBe(2025);
  });

  it.each(['© 2024 Tax Programs Inc.', '(c) 2019-2024 Tax Programs', 'Copyright © 2024, 2023 Tax Programs'])(
    'is not the one its program was written in: %s',
    (foot) => {
      expect(yearOn(`Your 2022 return\n${foot}`)).toBe(2022);
      expect(yearOn(foot)).toBeNull();
    },
  );

  it('may be of the years before 2010, where its form names it, and is none that is merely printed', () => {
    expect(yearOn('Form 1120   U.S. Corporation Income Tax Return\nFor calendar year 2003 or tax year')).toBe(
      2003,
    );
    expect(yearOn('Form 1065 (2003)')).toBe(2003);
    expect(yearOn('Incorporated   2003')).toBeNull();
  });

  it('is the one below its label, and not that of the day a fax was sent', () => {
    const fax = `
Jan 24 2024 11:06AM     KESTREL POINT PM      p.01
                        Form 1099-MISC
                        For calendar year
                             2023`;
    expect(yearOn(fax)).toBe(2023);
  });

  it('is the one a fiscal year begins in', () => {
    expect(
      yearOn(`
Form 1120   U.S. Corporation Income Tax Return        2022
For calendar year 2022 or tax year beginning  July 1 , 2022, ending        June 30  ,     20 23`),
    ).toBe(2022);
  });

  it('When it stands behind the title of the statement, then a house number of four digits does not dispute it', () => {
    expect(yearOn('2019 MERCURY BLVD\n2019 MERCURY BLVD\nW-2 Wage and Tax Statement  2020')).toBe(2020);
  });

  it('When streets, boxes and suites have numbers like years, then the year is still the one that is said once', () => {
    const streets = [
      '2043 SE Hawthorne Blvd',
      '2019 W Martin Luther King Jr Dr',
      '2022 Elm St. Apt 4',
      '2020 Hwy 12',
    ];
    for (const street of [...streets, 'PO Box 2023', '9 Elm Ct Ste 2021', '7 Elm Ct # 2018'])
      expect(yearOn(`Interest Income\n2024\n${street}\n${street}`)).toBe(2024);
  });

  it('When the foot of a scanned Schedule C is misread, then what it asks of the business outvotes it', () => {
    const page = `
Profit or Loss From Business                                            2022
G  Did you "materially participate" in the operation of this business during 2022? If
H  If you started or acquired this business during 2022, check here
I  Did you make any payments in 2022 that would require you to file Form(s) 1099?
For Paperwork Reduction Act Notice, see the separate instructions.    Schedule C (Form 1040) 2023`;
    expect(yearOn(page)).toBe(2022);
  });

  it('When the year stands before words that are no street, then it counts', () => {
    for (const title of [
      '2024 Year-End Summary',
      '2024 Tax Information Statement',
      '2024 Dividends and Distributions',
    ])
      expect(yearOn(title)).toBe(2024);
  });

  it('When one year stands alone beside the title, then others that notes speak of do not outvote it', () => {
    const form = (corner: string) => `
SCHEDULE C        Profit or Loss From Business                      OMB No. 1545-0074
                  (Sole Proprietorship)                                           ${corner}






Last year's (2021) figures: net profit 12,000. Estimated tax for 2023: four payments.
In 2021 the tools were bought.`;
    expect(yearOn(form('2022'))).toBe(2022);
    expect(yearOn(form('2022     2021'))).not.toBe(2022);
  });

  it('When a note says where another year was reported, then the title of a 1099 outvotes it', () => {
    const statement = `
Farallon Bank                         2022 Form 1099-INT

                                      2022      2021
Interest income                       81.00     64.00
The 2021 column was reported on your 2021 form.`;
    expect(yearOn(statement)).toBe(2022);
  });

  it('When a letter names several days of the year it is written in, then its return’s year is still the one it says', () => {
    const letter = `
April 2, 2025
Your 2024 income tax returns (Form 1040 and California Form 540) are complete.
Please pay the balance by April 15, 2025. We suggest estimated payments for 2025,
due April 15, June 16 and September 15, 2025, and January 15, 2026.`;
    expect(yearOn(letter)).toBe(2024);
  });

  it('When the form’s number stands behind a day, then the year is not that of the day', () => {
    const acknowledgement = `
Submission ID             Date accepted     Return type     Tax year
3402762024049k7q2x1d      02/18/2024        1040            2023`;
    expect(yearOn(acknowledgement)).toBe(2023);
  });

  it('When the title stands behind the last four figures of a ZIP code, then they are no year', () => {
    expect(yearOn('Payer   Ogden, UT 84101-2049 Form 1099-NEC')).toBeNull();
    expect(yearOn('Payer   2021     Ogden, UT 84101-2049 Form 1099-NEC')).toBe(2021);
  });

  it('When an overpayment is carried into the year after, then the year is the one before that', () => {
    const summary = `
Form 1040     Federal Income Tax Summary         2023
Overpayment applied to 2024 estimated tax             600`;
    expect(yearOn(summary)).toBe(2023);
    expect(yearOn('Amount of line 34 you want applied to your 2022 estimated tax')).toBe(2021);
  });

  it('When the title of the form stands close beside the words above the year, then the year is still filled in', () => {
    expect(yearOn('For calendar year Compensation\n     20 25')).toBe(2025);
    expect(yearOn('FOR CALENDAR YEAR\n     20 25')).toBe(2025);
    expect(yearOn('For calendar year returns only\n     20 25')).toBeNull();
  });
});

it('When a scan tears a year in large print, then its figures are put together', () => {
  const year = (gap: number, high: number) => {
    const torn = (text: string, x0: number, x1: number, height: number) => ({
      ...wordsAt([x0, 40, text], { source: 'ocr' as const, confidence: 0.95 })[0]!,
      box: { x0, x1, y0: 40, y1: 40 + height },
    });
    const words = [
      torn('202', 40, 80, 18),
      torn('3', 80 + gap, 92 + gap, high),
      ...wordsAt([120, 44, 'Form W-2 Wage and Tax Statement'], { source: 'ocr', confidence: 0.95 }),
    ];
    return findTaxYear([toSheet(printedPage([], { words, source: 'ocr' }))]);
  };
  expect(year(2, 18)).toBe(2023);
  expect(year(8, 18)).toBeNull();
  expect(year(2, 9)).toBeNull();
});
