import { describe, expect, it } from '@jest/globals';
import { readPages } from '../understanding/testing/readPages.ts';
import { typedPage } from '../understanding/testing/typedPage.ts';
import { FORMS } from './index.ts';

/** The values of the one statement on a page typed like this. */
function read(picture: string): Record<string, unknown> {
  const [statement, ...others] = readPages(FORMS, [typedPage(picture)]);
  expect(others).toEqual([]);
  return Object.fromEntries(statement!.values.map(({ to, value }) => [to, value]));
}

describe('bank statements', () => {
  it('takes the window on the left for the addressee, below the codes of the post, and no part for a total', () => {
    const values = read(`
P.O. Box 4410                                             Customer service information
Dover, DE 19901
                                                          Customer service: 1.800.555.0100
00071234 DRE 703 210 30523 NNNNNNNNNNN
OLGA VAN DER BERG                                         Tidewater Bank, N.A.
2210 RUE ROYALE UNIT C                                    P.O. Box 118
BATON ROUGE, LA 70801-1100                                Tampa, FL 33622

Your Everyday Banking
for August 18, 2023 to September 18, 2023                 Account number: 1-047-5533-2086

Beginning balance on August 18, 2023               $910.55
Deposits and other additions                      4,200.00
ATM and debit card subtractions                  -1,100.12
Other subtractions                                 -900.43
Ending balance on September 18, 2023             $3,110.00`);
    expect(values).toMatchObject({
      'fields.bankName': 'Tidewater Bank, N.A.',
      'fields.accountHolder': 'OLGA VAN DER BERG',
      'fields.holderStreet': '2210 Rue Royale Unit C',
      'fields.accountLast4': '2086',
      'fields.periodStart': '2023-08-18',
      'fields.periodEnd': '2023-09-18',
      'fields.totalDeposits': 4200,
    });
    expect(values).not.toHaveProperty(['fields.totalWithdrawals']);
  });

  it('takes the period from the days of the balances, and their year from the date of the statement', () => {
    const values = read(`
Tidewater Everyday Checking
January 8, 2024   Page 1 of 4

HECTOR M FITZGERALD
9 JUNIPER WAY
ERIE PA 16501-0044

Statement period activity summary                         Account number: 1029384756
Beginning balance on 12/9                     $1,204.10
Deposits/Additions                             3,771.25
Withdrawals/Subtractions                     - 2,910.06
Ending balance on 1/8                         $2,065.29`);
    expect(values).toMatchObject({
      'fields.bankName': 'Tidewater',
      'fields.periodStart': '2023-12-09',
      'fields.periodEnd': '2024-01-08',
      'fields.totalWithdrawals': 2910.06,
    });
  });

  it('counts the accounts that one statement names, and takes the end of the number of the first', () => {
    const values = read(`
Meridian Online Bank                                      Statement period
                                                          Nov 1 - Nov 30, 2023
Aaliyah McPherson
503 King St W # 7
Coeur d'Alene, ID 83814

Account summary
Everyday Checking ...4410
Performance Savings ...8823

Everyday Checking - 36084410
Opening Balance                                  $812.20
Closing Balance                                $1,977.93`);
    expect(values).toMatchObject({
      'bankingFinancials.numberOfBankAccounts': 2,
      'fields.accountLast4': '4410',
    });
  });

  it('reads a card statement as one: a card is no bank account', () => {
    const values = read(`
Visa Card Statement
Summit National Bank                                      Account ending in 4007

BJORN UMAROV
18 LAKEVIEW TER
EL PASO TX 79901

Previous Balance                       $1,422.09
Payments, Credits                     -$1,422.09
Purchases                               +$904.33
New Balance                              $904.33
Opening/Closing Date         08/15/23 - 09/14/23
Credit Limit                             $12,000
Minimum Payment Due                       $35.00
Payment Due Date                        10/11/23`);
    expect(values).toMatchObject({
      'bankingFinancials.numberOfCreditCards': 1,
      'fields.bankName': 'Summit National Bank',
      'fields.accountLast4': '4007',
      'fields.closingBalance': 904.33,
      'fields.periodEnd': '2023-09-14',
    });
    expect(values).not.toHaveProperty(['bankingFinancials.numberOfBankAccounts']);
  });

  it("takes no row of a table of transactions for a total, and not the address of the union for the member's", () => {
    const values = read(`
Lakeshore Community Credit Union
410 Marina Way, Duluth, MN 55802
MARISOL T QUINTERO                                        STATEMENT OF ACCOUNT
88 BIRCH HOLLOW RD                                        Member No. XXXX4471
DULUTH MN 55811                                           Statement Period
                                                          Aug 1, 2023 - Aug 31, 2023

Post Date   Description                Withdrawals    Deposits     Balance
08/01       Previous Balance                                      2,104.55
08/04       Payroll                                   1,922.40    4,026.95
08/09       Cub Foods                  112.33                     3,914.62
08/31       New Balance                                           3,914.62`);
    expect(values).toMatchObject({
      'fields.accountHolder': 'MARISOL T QUINTERO',
      'fields.holderStreet': '88 Birch Hollow Rd',
      'fields.holderZipCode': '55811',
    });
    expect(values).not.toHaveProperty(['fields.totalDeposits']);
    expect(values).not.toHaveProperty(['fields.totalWithdrawals']);
  });

  it('knows a statement whose headings are broken over two lines, and names the first of a couple', () => {
    expect(
      read(`
First Prairie Bank                                        Statement Date: 10/31/2023
Member FDIC                                               Account: xxxxxx3308

OSWALDO R BENAVIDES
ANNELIESE BENAVIDES
77 COTTONWOOD BEND
SALINA KS 67401

Balance Last     Total Credits    Total Debits    Service     Balance This
Statement                                         Charge      Statement
3,310.08         5,904.11         4,880.37        0.00        4,333.82

Days in statement period: 32`),
    ).toMatchObject({
      'fields.accountHolder': 'OSWALDO R BENAVIDES',
      'fields.openingBalance': 3310.08,
      'fields.totalDeposits': 5904.11,
      'fields.closingBalance': 4333.82,
    });
  });

  it('takes neither the bill of a utility nor the refund part of a return for a statement', () => {
    const formsOn = (picture: string) =>
      readPages(FORMS, [typedPage(picture)]).map(({ definition }) => definition.name);
    expect(
      formsOn(`
Pacific Ridge Power
Statement Date 03/02/2024       Account Number 8812-339-01

Previous Balance                 $88.14
Payment received                -$88.14
Current charges                  $91.02
Current Balance                  $91.02`),
    ).toEqual([]);
    expect(
      formsOn(`
Direct deposit of your refund
Routing number   Type:   Checking      Savings
Account number`),
    ).toEqual([]);
  });

  it('reads the holder below a label that says so', () => {
    expect(
      read(`
Harborline Bank
Combined statement for July 2024
07/01/2024 to 07/31/2024
Primary account holder
Cobalt Kiln Ceramics LLC
412 Depot Street
Asheville, NC 28801

Account              Number       Opening       Money in       Money out       Closing
Business Checking    ....5521     $8,000.00     $12,400.00     $9,150.25       $11,249.75`),
    ).toMatchObject({
      'fields.accountHolder': 'Cobalt Kiln Ceramics LLC',
      'fields.holderStreet': '412 Depot Street',
    });
  });
});
