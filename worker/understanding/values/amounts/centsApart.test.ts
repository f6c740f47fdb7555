/** Amounts of needle printers and typewriters, whose cents a scan sets apart. */
import { describe, expect, it } from '@jest/globals';
import { FORMS } from '../../../forms/index.ts';
import type { Word } from '../../../reading/page.ts';
import { wordsAt } from '../../testing/printedPage.ts';
import { readPages } from '../../testing/readPages.ts';
import { typedPage } from '../../testing/typedPage.ts';
import { withCentsJoined } from './centsApart.ts';

const scanned = (text: string) => wordsAt([40, 40, text], { source: 'ocr', confidence: 0.95 });
const texts = (words: readonly Word[]) => words.map(({ text }) => text);

describe('amounts whose cents stand apart', () => {
  it('When words so near are one amount, then they are one word', () => {
    expect(texts(withCentsJoined(scanned('DEPOSITS 4,484 40+ 3,317 85')))).toEqual([
      'DEPOSITS',
      '4,484.40+',
      '3,317.85',
    ]);
    expect(texts(withCentsJoined(scanned('6, 320. 08')))).toEqual(['6,320.08']);
    expect(texts(withCentsJoined(scanned('2,418, 66 187. 14')))).toEqual(['2,418.66', '187.14']);
  });

  it('When they stand further apart, or are whole by themselves, or typed, then they are left alone', () => {
    expect(texts(withCentsJoined(scanned('3,317     85')))).toEqual(['3,317', '85']);
    expect(texts(withCentsJoined(scanned('318.20 85')))).toEqual(['318.20', '85']);
    expect(texts(withCentsJoined(wordsAt([40, 40, '3,317 85'])))).toEqual(['3,317', '85']);
    expect(texts(withCentsJoined(scanned('No. - 318')))).toEqual(['No.', '-', '318']);
    expect(texts(withCentsJoined(scanned('- 4.00')))).toEqual(['-4.00']);
  });
});

const read = (picture: string): Record<string, unknown> => {
  const page = typedPage(picture);
  const words = page.words.map((word): Word => ({ ...word, source: 'ocr', confidence: 0.95 }));
  const [statement] = readPages(FORMS, [{ ...page, source: 'ocr', words }]);
  return Object.fromEntries(statement?.values.map(({ to, value }) => [to, value]) ?? []);
};

it('When a needle printer’s points and minus are lost, then what leads from one balance to the other is read', () => {
  expect(
    read(`
Redbud State Bank                              ACCOUNT NUMBER 41 0873 5
REGULAR CHECKING                               STATEMENT DATE 10/31/23
BALANCE LAST STATEMENT 09/29/23                3,317 85
2 DEPOSITS AND OTHER CREDITS                   4,484 40+
10 CHECKS AND OTHER DEBITS                     2,658 57=
SERVICE CHARGE INCLUDED ABOVE                      4. 00
BALANCE THIS STATEMENT 10/31/23                5,143 68`),
  ).toMatchObject({ 'fields.totalDeposits': 4484.4, 'fields.totalWithdrawals': 2658.57 });
});

it('When a minus was read as two, then what was taken off is read without it', () => {
  expect(
    read(`
Redbud State Bank                              Account Number 410 8735
Beginning Balance  08/31/24                   $19,044.20
Total Deposits & Other Credits (4)           + 34,705.75
Total Checks & Other Debits (9)               =17,521.10
Ending Balance     09/30/24                   $36,228.85`),
  ).toMatchObject({ 'fields.totalDeposits': 34705.75, 'fields.totalWithdrawals': 17521.1 });
});

it('When a letter tells totals, and a scan misread the first days of the list below, then the letter is believed', () => {
  expect(
    read(`
Redbud State Bank
Hometown Checking | Account ending in 7716
On January 1, 2025 your opening balance was $5,230.91. During the month you deposited a total of $2,718.66 and
withdrew a total of $1,743.36, which includes $10.00 in fees. On January 31, 2025 your closing balance was
$6,206.21.
dan 3  PAYROLL                    + 2,418. 66     7,649.57
fot 5  POWER                        187. 40       7,462.17
Jan 8  MORTGAGE                     1,142.09      6,320.08
Jan 12 DEPOSIT                      + 300.00      6,620.08
Jan 16 GROCERIES                      143.87      6,476.21
Jan 22 CHECK 902                      260.00      6,216.21
Jan 29 FEE                             10.00      6,206.21`),
  ).toMatchObject({
    'fields.openingBalance': 5230.91,
    'fields.totalDeposits': 2718.66,
    'fields.totalWithdrawals': 1743.36,
    'fields.closingBalance': 6206.21,
  });
});
