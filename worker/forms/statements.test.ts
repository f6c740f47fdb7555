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
});
