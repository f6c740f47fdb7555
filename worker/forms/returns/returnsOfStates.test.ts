/** Returns of states, which carry the federal lines over: none of their figures is the federal return's. */
import { describe, expect, it } from '@jest/globals';
import { readPages } from '../../understanding/testing/readPages.ts';
import { typedPage } from '../../understanding/testing/typedPage.ts';
import { FORMS } from '../index.ts';

const NEW_YORK = `
Department of Taxation and Finance                              IT-201
Resident Income Tax Return                                      2023
New York State  New York City  Yonkers  MCTMT
Your first name  MI  Your last name         Your date of birth     Your Social Security number
Ann              B   Lee                    03/04/1980             911-20-4478
Mailing address
12 Elm St                                   Albany, NY 12203
A Filing status  X Single
Federal income and adjustments
1 Wages, salaries, tips, etc.                                      1      61,240
2 Taxable interest income                                          2         120
3 Ordinary dividends                                               3          88
17 Federal income total                                            17     61,448
19 Federal adjusted gross income                                   19     61,448
33 New York adjusted gross income                                  33     61,448
34 Standard deduction                                              34      8,000
37 Taxable income                                                  37     53,448
46 Total New York State taxes                                      46      2,850
61 Total New York State, New York City taxes                       61      2,850
72 Total New York State tax withheld                               72      3,010
78 Refund                                                          78        160
80 Amount you owe                                                  80
Attach federal Form 1040 if required.`;

const CALIFORNIA = `
TAXABLE YEAR 2023     California Resident Income Tax Return      540
Your first name   Initial  Last name     Suffix    Your SSN or ITIN
Ann               B        Lee                     911-20-4478
Street address                                     Apt. no.
12 Elm St
City                                               State   ZIP code
Fresno                                             CA      93722
Filing Status   1 X Single
12 State wages from your federal Form(s) W-2, box 16               12     61,240
13 Enter federal adjusted gross income from federal Form 1040 or 1040-SR, line 11    13    61,448
17 California adjusted gross income                                17     61,448
18 Itemized deductions or standard deduction                       18      5,363
19 Taxable income                                                  19     56,085
64 Total tax                                                       64      2,050
71 California income tax withheld                                  71      2,310
97 Overpaid tax                                                    97        260
115 Refund or no amount due                                        115       260
111 Amount you owe                                                 111
Franchise Tax Board`;

describe('The return of a state', () => {
  it.each([
    ['New York', NEW_YORK],
    ['California', CALIFORNIA],
  ])('When it is that of %s, then it is no summary of the federal one', (_, picture) => {
    expect(readPages(FORMS, [typedPage(picture)])).toEqual([]);
  });
});
