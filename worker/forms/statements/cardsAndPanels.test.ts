/** Statements of today: sums on cards and at the foot, panels at the side, pages of a bank's site. */
import { describe, expect, it } from '@jest/globals';
import { printedPage, wordsAt, type Print } from '../../understanding/testing/printedPage.ts';
import { typedPage } from '../../understanding/testing/typedPage.ts';
import { readPage } from '../testing/readPage.ts';
const sums = {
  'fields.openingBalance': 500,
  'fields.totalDeposits': 950,
  'fields.totalWithdrawals': 300,
  'fields.closingBalance': 1150,
};

describe('a summary whose sums lead from one balance to the other', () => {
  it('When a card shows what is left first, then the others lead to it, and their days are the period', () => {
    expect(
      readPage(
        typedPage(`
brackish                                                     Monthly statement
Osvaldo T Vance
77 Camino Serena
Las Cruces, NM 88011

Ending balance on May 31, 2025     Started with (May 1, 2025)     Came in      Went out
$1,150.00                          $500.00                        +$950.00     -$300.00

Daily account ••7714
Banking services provided by Prairie State Bank, Member FDIC.`),
      ),
    ).toMatchObject({ ...sums, 'fields.periodStart': '2025-05-01', 'fields.periodEnd': '2025-05-31' });
  });

  it('When its balances bear nothing but their days, then it is a statement', () => {
    expect(
      readPage(
        typedPage(`
Prairie State Bank
Charity Checking
Account **** 7714
Dates covered: Dec 1, 2024 to Dec 31, 2024

Dec 1              deposits           checks and payments         Dec 31
$500.00            $950.00            $300.00                     $1,150.00`),
      ),
    ).toMatchObject({ ...sums, 'fields.periodEnd': '2024-12-31' });
  });

  it('When its columns are those of several statements, then the first is this one', () => {
    expect(
      readPage(
        typedPage(`
Prairie State Bank
Checking account ending in 7714
How your account moved              This statement     Prior statement      Year to date
Balance when the period opened             $500.00             $410.00           $120.00
Money in                                   $950.00             $120.00         $1,070.00
Money out                                  $300.00              $30.00            $40.00
Balance when the period closed           $1,150.00             $500.00         $1,150.00`),
      ),
    ).toMatchObject(sums);
  });

  it('When a commercial bank lists the ledger of each day, then its first and last are the balances', () => {
    expect(
      readPage(
        typedPage(`
Prairie State Bank                  COMMERCIAL ACCOUNT STATEMENT
Account 000-441-7714
CREDITS                          DEBITS                           LEDGER BALANCE AT CLOSE OF DAY
02/03  Deposit         950.00    02/05  Check 4410      300.00    01/31  Opening ledger     500.00
TOTAL CREDITS          950.00    TOTAL DEBITS           300.00    02/03                   1,450.00
                                                                  02/28  Closing ledger   1,150.00`),
      ),
    ).toMatchObject(sums);
  });
});

describe('the head of such a statement', () => {
  const list = `
Beginning balance                     $500.00
Deposits                              $950.00
Withdrawals                           $300.00
Ending balance                      $1,150.00`;

  it('When a page of the bank’s site sets name and address beside what they are, then both are the holder’s', () => {
    expect(
      readPage(
        typedPage(`
Prairie State Credit Union
Accounts > Business Growth Checking (x7714) > Statement

Account holder     Juniper Traveling Notary          Starting balance      $500.00
Mailing address    44 Larkspur Loop #14, Bend,       Total credits (5)     $950.00
                   OR 97701                          Total debits (12)     $300.00
Showing 08/01/2025 through 08/31/2025                Ending balance      $1,150.00`),
      ),
    ).toMatchObject({
      ...sums,
      'fields.accountLast4': '7714',
      'businessInfo.businessName': 'Juniper Traveling Notary',
      'businessInfo.businessAddress.street': '44 Larkspur Loop #14',
      'businessInfo.businessAddress.city': 'Bend',
      'businessInfo.businessAddress.zipCode': '97701',
    });
  });

  it('When a panel at the side shows where the bank has its office, then that is not the holder’s address', () => {
    const side: readonly Print[] = [
      [36, 130, 'Main office'],
      [36, 140, '12 Locust Ave'],
      [36, 150, 'Belfield, IA 50112'],
      [200, 130, 'Osvaldo T Vance'],
      [200, 140, '77 Camino Serena'],
      [200, 150, 'Las Cruces, NM 88011'],
    ];
    const page = typedPage(`Prairie State Bank\nAccount number 7058817714${'\n'.repeat(10)}${list}`);
    const { words } = printedPage(side);
    expect(readPage({ ...page, words: [...page.words, ...words] })).toMatchObject({
      'primaryPerson.fullName': 'Osvaldo T Vance',
      'primaryPerson.homeAddress.street': '77 Camino Serena',
    });
  });

  it('When the period is told in the small print and broken over two lines, then it is read', () => {
    expect(
      readPage(
        typedPage(`Prairie State Bank\nAccount number 7058817714\n${list}

Prairie State Bank, Member FDIC. Questions are answered day and night. Statement period: May 1,
2025 – May 31, 2025. Interest earned this period $0.00.`),
      ),
    ).toMatchObject({ 'fields.periodStart': '2025-05-01', 'fields.periodEnd': '2025-05-31' });
  });

  it('When a savings bank’s name goes on in a second line, then it is both', () => {
    const large = ([x, y, text]: Print) =>
      wordsAt([x, y, text]).map((word) => ({ ...word, box: { ...word.box, y1: word.box.y1 + 8 } }));
    const name: readonly Print[] = [
      [36, 10, 'Prairie City'],
      [36, 28, 'Federal Savings'],
    ];
    const page = typedPage(`\n\n\nAccount number 7058817714\n${list}`);
    expect(readPage({ ...page, words: [...name.flatMap(large), ...page.words] })).toMatchObject({
      'fields.bankName': 'Prairie City Federal Savings',
    });
  });
});
