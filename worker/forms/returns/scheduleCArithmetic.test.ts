/** What a scanned Schedule C's own sums prove. */
import { describe, expect, it } from '@jest/globals';
import { readPages } from '../../understanding/testing/readPages.ts';
import { printedPage } from '../../understanding/testing/printedPage.ts';
import { typedPage } from '../../understanding/testing/typedPage.ts';
import { FORMS } from '../index.ts';

describe('Schedule C', () => {
  it('When the name of line 4 is misread, then the line it comes from tells it, and gross receipts are shown', () => {
    const page = typedPage(`
SCHEDULE C                Profit or Loss From Business                OMB No. 1545-0074
(Form 1040)                  (Sole Proprietorship)                         2023
Name of proprietor                                    Social security number (SSN)
Philippa J Brandt                                     978-05-3316
Part I    Income
1  Gross receipts or sales. See instructions for line 1          1        168,240
2  Returns and allowances                                        2          1,115
3  Subtract line 2 from line 1                                   3        167,125
4  Const of annde gold (from line 42)                            4         23,410
5  Gross profit. Subtract line 4 from line 3                     5        143,715
6  Other income, including federal and state gasoline tax        6            460
7  Gross income. Add lines 5 and 6                               7        144,175`);
    const words = page.words.map((word) => ({ ...word, source: 'ocr' as const, confidence: 0.9 }));
    const [form] = readPages(FORMS, [{ ...page, words, source: 'ocr' }]);
    expect(form!.values.find(({ to }) => to === 'fields.grossReceipts')?.value).toBe(168240);
  });

  it('When amounts stand beside the second lines of their captions, then they are read and proven', () => {
    const page = typedPage(`
SCHEDULE C                Profit or Loss From Business                OMB No. 1545-0074
(Form 1040)                  (Sole Proprietorship)                         2023
Name of proprietor                                    Social security number (SSN)
Philippa J Brandt                                     978-05-3316
Part I    Income
   Gross receipts or sales. See instructions for line 1 and the box if it was reported to you on Form W-2 and the
1  "Statutory employee" box on that form was checked                                                         1      98,450
5  Gross profit. Subtract line 4 from line 3                                                                 5      98,450
7  Gross income. Add lines 5 and 6                                                                           7      98,450
28 Total expenses before expenses for business use of home. Add lines 8 through 27a                         28      31,200
29 Tentative profit or (loss). Subtract line 28 from line 7                                                 29      67,250
   Expenses for business use of your home. Attach Form 8829 unless using the simplified
30 method.                                                                                                  30       1,500
   Net profit or (loss). Subtract line 30 from line 29.
31 If a profit, enter on both Schedule 1 and on Schedule SE. If a loss, you must go to line 32.             31      65,750`);
    const [form] = readPages(FORMS, [page]);
    const of = (to: string) => form!.values.find((value) => value.to === to);
    expect(of('fields.grossReceipts')?.value).toBe(98450);
    expect(of('fields.netProfit')).toMatchObject({ value: 65750, isVerified: true });
    expect(of('businessInfo.netIncome.year2023')?.value).toBe(65750);
  });

  it('When a page leans, then the amount beside the number of the line below is not that of the line above', () => {
    const page = printedPage([
      [36, 40, 'SCHEDULE C       Profit or Loss From Business       OMB No. 1545-0074     2019'],
      [36, 52, '(Form 1040)      (Sole Proprietorship)'],
      [36, 66, 'Name of proprietor                                    Social security number (SSN)'],
      [36, 76, 'Philippa J Brandt                                     978-05-3316'],
      [36, 100, '29  Tentative profit or (loss). Subtract line 28 from line 7'],
      [460, 100, '29      24,710'],
      [36, 112, '30  Expenses for business use of your home. Do not report these expenses elsewhere.'],
      [54, 122, 'Use the Simplified Method Worksheet to figure the amount to enter on line 30'],
      [36, 132, '31  Net profit or (loss). Subtract line 30 from line 29'],
      [460, 127, '31      24,710'],
    ]);
    const [form] = readPages(FORMS, [page]);
    const of = (to: string) => form!.values.find((value) => value.to === to);
    expect(of('fields.homeOfficeExpenses')).toBeUndefined();
    expect(of('fields.netProfit')).toMatchObject({ value: 24710, isVerified: true });
  });

  it('When the amount of a row stands a little high, then it is not that of the blank row above', () => {
    const receipts = (y: number) => {
      const page = printedPage([
        [46, 40, 'SCHEDULE C       Profit or Loss From Business       OMB No. 1545-0074     2024'],
        [46, 52, '(Form 1040)      (Sole Proprietorship)'],
        [46, 66, 'Name of proprietor                                    Social security number (SSN)'],
        [46, 76, 'Philippa J Brandt                                     978-05-3316'],
        [46, 257, '1   Gross receipts or sales. See instructions for line 1'],
        [462, 257, '1              68,410'],
        [46, 281, '2   Returns and allowances'],
        [462, 279, '2'],
        [46, 293, '3   Subtract line 2 from line 1'],
        [462, 291, '3'],
        [523, y, '68,410'],
        [46, 305, '4   Cost of goods sold (from line 42)'],
        [462, 303, '4              14,902'],
        [46, 338, '7   Gross income. Add lines 5 and 6'],
        [462, 338, '7              53,508'],
      ]);
      const words = page.words.map((word) => ({ ...word, source: 'ocr' as const, confidence: 0.9 }));
      const [form] = readPages(FORMS, [{ ...page, words, source: 'ocr' }]);
      return form!.values.find(({ to }) => to === 'fields.grossReceipts')?.value;
    };
    expect([receipts(291), receipts(289.7)]).toEqual([68410, 68410]);
  });
});
