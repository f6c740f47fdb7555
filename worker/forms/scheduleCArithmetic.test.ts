/** What a scanned Schedule C's own sums prove. */
import { describe, expect, it } from '@jest/globals';
import { readPages } from '../understanding/testing/readPages.ts';
import { typedPage } from '../understanding/testing/typedPage.ts';
import { FORMS } from './index.ts';

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
});
