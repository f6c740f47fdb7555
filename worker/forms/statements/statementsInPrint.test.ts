/** How real statements set their print: titles of accounts above their numbers, codes of the post beside names, telephones above a bank's name. */
import { describe, expect, it } from '@jest/globals';
import { printedPage, type Print } from '../../understanding/testing/printedPage.ts';
import { readPages } from '../../understanding/testing/readPages.ts';
import { typedPage } from '../../understanding/testing/typedPage.ts';
import { FORMS } from '../index.ts';
import { readPage, readPicture } from '../testing/readPage.ts';

const sums = `
Beginning balance          2,204.87
Deposits                   2,000.00
Withdrawals                1,100.00
Ending balance             3,104.87`;

describe('the print of statements', () => {
  it('When an account is called by two words right above its number, then these are no part of the label', () => {
    const lines: Print[] = [
      [36, 40, 'Foxglove Bank, N.A.'],
      [36, 60, 'Fox Checking'],
      [36, 70, 'Account number: 0044184410'],
      ...['Beginning balance   2,204.87', 'Deposits   2,000.00', 'Ending balance   4,204.87'].map(
        (text, at): Print => [36, 100 + 14 * at, text],
      ),
    ];
    expect(readPage(printedPage(lines))).toMatchObject({ 'fields.accountLast4': '4410' });
  });

  it('When the number below such words is only told to be one, then they are its label all the same', () => {
    const lines: Print[] = [
      [36, 40, 'Foxglove Bank, N.A.'],
      [300, 60, 'ACCOUNT'],
      [300, 70, 'Business Checking'],
      [300, 80, 'No. 700 114 4410'],
      ...['Beginning balance   2,204.87', 'Deposits   2,000.00', 'Ending balance   4,204.87'].map(
        (text, at): Print => [36, 100 + 14 * at, text],
      ),
    ];
    expect(readPage(printedPage(lines))).toMatchObject({ 'fields.accountLast4': '4410' });
  });

  it("When a telephone stands above the bank's name, then it is no part of that", () => {
    const head = (above: string) => `
${above}
Foxglove Bank
1148 Granite Ave
Barre, VT 05641

Statement period 01/01/2024 - 01/31/2024
Write to Foxglove Bank, or call us.
${sums}`;
    expect(readPicture(head('888-555-0144'))).toMatchObject({ 'fields.bankName': 'Foxglove Bank' });
    expect(readPicture(head('000'))).toMatchObject({ 'fields.bankName': 'Foxglove Bank' });
  });

  it('When the post prints its codes above the name and beside it, then the name is read without them', () => {
    const block = `
Foxglove Federal Credit Union                       Statement period 01/01/2024 - 01/31/2024

#BWNRQSV
#000000P4P2VPP6A3#000JMA91F WINNIFRED A OSEI
31 QUARRY ST
BARRE VT 05641
${sums}`;
    expect(readPicture(block)).toMatchObject({
      'primaryPerson.fullName': 'WINNIFRED A OSEI',
      'primaryPerson.homeAddress.street': '31 Quarry St',
    });
  });

  it('When a slip goes back to the bank by its initials, then that is not whom the letter is for', () => {
    expect(
      readPicture(`
Foxglove Federal Credit Union                       Statement period 01/01/2024 - 01/31/2024

WINNIFRED A OSEI
31 QUARRY ST
BARRE VT 05641
${sums}

DEPOSIT VOUCHER
FFCU
PO BOX 3100
BARRE VT 05641-3100`),
    ).toMatchObject({ 'primaryPerson.fullName': 'WINNIFRED A OSEI' });
  });

  it('When the number stands beside a commercial account that is called a transaction, then it is its number', () => {
    expect(
      readPicture(`
Foxglove Bank                              Corporate Banking Statement
                                           June 30, 2024
Commercial Transaction        359681004410
Beginning balance 5-31-24          2,204.87
1 Addition                        +2,000.00
3 Subtractions                    -1,000.00
Net fees and charges                -100.00
Ending balance 6-30-24             3,104.87`),
    ).toMatchObject({ 'fields.accountLast4': '4410', 'fields.totalWithdrawals': 1100 });
  });

  it('When a figure in brackets tells which one of a number an account is, then it is no part of that', () => {
    expect(
      readPicture(`
Foxglove Bank                              Statement Date  01/31/24
                                           Account Number  00371-4410 (0)
${sums}`),
    ).toMatchObject({ 'fields.accountLast4': '4410' });
  });

  it('When deposits came by debit card, then they came in all the same', () => {
    expect(
      readPicture(`
Foxglove Credit Union                   Statement period 01/01/2024 - 01/31/2024
Previous Balance as of 01/01/2024               2,204.87
4 Other Credits for:                            1,500.00
2 ATM/DEBIT Deposits:                             500.00
9 Other Debits for:                             1,000.00
3 ATM/DEBIT Withdrawals:                          100.00
Ending Balance as of 01/31/2024                 3,104.87`),
    ).toMatchObject({ 'fields.totalDeposits': 2000, 'fields.totalWithdrawals': 1100 });
  });

  it('When a row of sums begins with the day of the last one, then it is no day of many', () => {
    expect(
      readPicture(`
Foxglove Bank                                    Statement Date: 01/31/2024
Account Summary
Previous Date      Beginning Balance      Deposits      Interest Paid      Withdrawals      Service Charge      Ending Balance
01/01/2024         2,204.87               2,000.00      0.00               1,100.00         0.00                3,104.87`),
    ).toMatchObject({
      'fields.closingBalance': 3104.87,
      'fields.totalDeposits': 2000,
      'fields.totalWithdrawals': 1100,
    });
  });

  it('When a short name was read surely above its address, then it is the bank, and not who it writes to', () => {
    const page = typedPage(`
BNCU                                             Statement Period:
P.O. Box 9705                                    03/23/2024 - 04/19/2024
Barre, VT 05641

WINNIFRED A OSEI
31 QUARRY ST
BARRE VT 05641

Account number 0044104410
${sums}`);
    const scanned = page.words.map((word) => ({ ...word, source: 'ocr' as const, confidence: 0.95 }));
    expect(readPage({ ...page, words: scanned, source: 'ocr' })).toMatchObject({
      'fields.bankName': 'BNCU',
      'primaryPerson.fullName': 'WINNIFRED A OSEI',
    });
  });

  it('When two balances have no name but their days, then what else the page says tells whose it is', () => {
    expect(
      readPicture(`
Foxglove Bank                                       Account Number  XXXXXX4410
                                                    Statement Period 9/01/22 thru 10/02/22

WINNIFRED A OSEI
31 QUARRY ST
BARRE VT 05641

Statement of Account
Balance 9/01/22                            Summary
$ 127,574.68                               Credits      + $.00
Balance 10/02/22                           Interest     + $.00
$ 33,234.01                                Debits       - $94,340.67
Total Debits                                              $94,340.67
DAILY BALANCE INFORMATION
9/01               127,574.68   9/20       105,427.63`),
    ).toMatchObject({
      'fields.accountLast4': '4410',
      'fields.periodStart': '2022-09-01',
      'fields.totalWithdrawals': 94340.67,
    });
  });

  it('When payments come off what was lent, then it is no statement of a bank account', () => {
    const loan = (title: string) => `
Foxglove Bank, N.A.                              ${title}
PO Box 4471                                      Statement Date: 03/31/2024
WINNIFRED A OSEI
31 QUARRY ST
BARRE VT 05641
Previous Balance                 $12,210.55
Payments                            -410.00
Interest Charged                      61.10
Current Balance                  $11,861.65`;
    expect(readPages(FORMS, [typedPage(loan('Loan Number: 7700412'))])).toEqual([]);
    expect(readPages(FORMS, [typedPage(loan('LOAN STATEMENT'))])).toEqual([]);
  });
});
