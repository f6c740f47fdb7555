/** Statements whose balances have no label beside them: told in sentences, named by their days, printed above their names. */
import { describe, expect, it } from '@jest/globals';
import { recognise } from '../../understanding/recognise/recognise.ts';
import { toSheet } from '../../understanding/sheet/sheet.ts';
import { readPages } from '../../understanding/testing/readPages.ts';
import { typedPage } from '../../understanding/testing/typedPage.ts';
import { FORMS } from '../index.ts';

const read = (...pictures: string[]): Record<string, unknown> =>
  Object.fromEntries(
    readPages(FORMS, pictures.map(typedPage))[0]!.values.map(({ to, value }) => [to, value]),
  );
const balances = {
  'fields.openingBalance': 2045.1,
  'fields.totalDeposits': 4100,
  'fields.totalWithdrawals': 3767.28,
  'fields.closingBalance': 2377.82,
};

const told = (spent: string, end: string) =>
  read(`
Juniper Bank
Member FDIC
Your checking statement for March 2024
Account ending in 6630 | March 1, 2024 to March 31, 2024
Here is what happened in your account this month. Your balance on March 1 was $2,045.10.
You received $4,100.00 in deposits and spent $${spent}. Your balance on March 31 was ${end}.`);

describe('Balances without labels', () => {
  it('When sentences tell them, then they are read, and the sums where they lead from one to the other', () => {
    expect(told('3,767.28', '$2,377.82')).toMatchObject(balances);
    const wrong = told('3,767.29', '$2,377.82');
    expect(wrong).not.toHaveProperty(['fields.totalWithdrawals']);
    expect(wrong).not.toHaveProperty(['fields.openingBalance']);
  });

  it('When the sentence says behind an amount whether it came in or went out, then that counts', () => {
    expect(
      read(`
Juniper Bank
Member FDIC
Your checking statement for March 2024
Account ending in 6630 | March 1, 2024 to March 31, 2024
You started March with $2,045.10. During the month $4,100.00 came in and
$3,767.28 went out, so you ended on March 31 with $2,377.82.`),
    ).toMatchObject(balances);
  });

  it('When four amounts in a row add up, then they are read, whatever they are called, unless a bill says so', () => {
    const row = (last: string) => `
Juniper Bank
Your free checking account ending in 6630 for March 1, 2024 to March 31, 2024
Where you began       Added              Taken out          ${last}
$2,045.10             $4,100.00          $3,767.28          $2,377.82`;
    expect(read(row('Where you ended'))).toMatchObject(balances);
    expect(recognise(toSheet(typedPage(row('What is owed'))), FORMS)).toBeNull();
  });

  it('When their columns are headed by days, then the earlier day is that of the first', () => {
    expect(
      read(`
Valley Bank & Trust Company
Account: *****0937                       Period: 07/01/2024 through 07/31/2024
Enclosures: 14
BUSINESS CHECKING     Balance 06/30/2024     Credits       Debits       Balance 07/31/2024
*****0937             2,045.10               4,100.00      3,767.28     2,377.82`),
    ).toMatchObject(balances);
  });

  it('When the amounts stand above their names, then each is what stands below it', () => {
    expect(
      read(`
fathom
Account statement
Nov 1-30, 2024                                       Account number
                                                     •••• 1153
Your checking account
$2,045.10              $4,100.00          $3,767.28          $2,377.82
Opening balance        Money in           Money out          Closing balance`),
    ).toMatchObject(balances);
  });

  it('When they are brought and carried forward, then the row of totals holds what came and went', () => {
    expect(
      read(`
BANCO DEL NORTE                          STATEMENT OF ACCOUNT / ESTADO DE CUENTA
                                         Account / Cuenta     044-118-5504
                                         From / Desde         01-Mar-2024
                                         To / Hasta           31-Mar-2024
Date            Details                         Debit         Credit        Balance
01-Mar-2024     Balance brought forward                                     2,045.10
04-Mar-2024     Salary                                        4,100.00      6,145.10
11-Mar-2024     Mortgage payment                3,767.28                    2,377.82
31-Mar-2024     Balance carried forward                                     2,377.82
                Totals                          3,767.28      4,100.00`),
    ).toMatchObject({ ...balances, 'fields.accountLast4': '5504' });
  });
});

describe('The pages of a statement', () => {
  const cover = (head: string) => `
${head}                                     Page 1 of 2
                                            Statement Date: August 31, 2024
Thistledown Press Inc
88 Foundry St
Easthampton, MA 01027`;
  const figures = `
PIONEER COOPERATIVE BANK                    Page 2 of 2   Account: XXXX6172
Business Checking   August 1, 2024 through August 31, 2024
Starting Balance                 $9,811.24
Total Deposits and Credits      $15,002.30
Total Withdrawals and Debits    $12,772.77
Ending Balance                  $12,040.77`;

  it('When the first shows only whose it is, then it is the cover of the next', () => {
    expect(read(cover('PIONEER COOPERATIVE BANK'), figures)).toMatchObject({
      'businessInfo.businessName': 'Thistledown Press Inc',
      'fields.closingBalance': 12040.77,
    });
  });

  it('When it bears another head, then it is none', () => {
    expect(read(cover('HAMPSHIRE ELECTRIC COMPANY'), figures)).not.toHaveProperty([
      'businessInfo.businessName',
    ]);
  });
});

it('A broker’s report that values what is held is no bank’s statement', () => {
  const report = typedPage(`
Halberd Securities                       INVESTMENT REPORT
Account Number: X88-104422               April 1, 2024 - April 30, 2024
Beginning Account Value          $144,019.10
Change in Investment Value         $2,351.56
Ending Account Value             $148,220.66
Holdings
Deposits                           $2,000.00
Withdrawals                         -$150.00
Opening cash balance              $67,289.66
Closing cash balance              $69,139.66`);
  expect(recognise(toSheet(report), FORMS)).toBeNull();
});
