import { describe, expect, it } from '@jest/globals';
import { readPages } from '../../understanding/testing/readPages.ts';
import { typedPage } from '../../understanding/testing/typedPage.ts';
import { FORMS } from '../index.ts';
import { readPicture } from '../testing/readPage.ts';

describe('bank statements', () => {
  it('takes the window on the left for the addressee, below the codes of the post, and sums up what no total states', () => {
    const values = readPicture(`
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
      'fields.totalWithdrawals': 2000.55,
    });
  });

  it('When a guide sets a figure in a ring beside the window, then that is no part of the name', () => {
    const values = readPicture(`
Tidewater Bank                                  Account number: 1029384756


3   OLGA MARIE VAN DER BERG
    2210 RUE ROYALE UNIT C
    BATON ROUGE, LA 70801-1100

Beginning balance on August 18, 2023               $910.55
Ending balance on September 18, 2023             $3,110.00`);
    expect(values).toMatchObject({ 'fields.accountHolder': 'OLGA MARIE VAN DER BERG' });
  });

  it('takes the period from the days of the balances, and their year from the date of the statement', () => {
    const values = readPicture(`
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
    const values = readPicture(`
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
    const values = readPicture(`
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
    const values = readPicture(`
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
      readPicture(`
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
      readPicture(`
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

  it('takes whoever is addressed from below what is said to them, and the company of a person', () => {
    const values = readPicture(`
Bluestone Business Cash Card
HELIX FABRICATION LLC                                     Account Ending 7-31009
Closing Date 08/22/24    Next Closing Date 09/21/24

New Balance                    Account Summary
$4,418.20                      Previous Balance                 $2,911.07
                               Payments/Credits                -$2,911.07
Minimum Payment Due            New Charges                     +$4,418.20
$88.00                         New Balance                      $4,418.20
Payment Due Date               Credit Limit                    $18,000.00
09/16/24                       Available Credit                $13,581.80

YOLANDA M PRICHARD
HELIX FABRICATION LLC
5010 FOUNDRY ROW
TOLEDO OH 43607-1448

Make check payable to: BLUESTONE EXPRESS
PO BOX 6031
CAROL STREAM IL 60197-6031`);
    expect(values).toMatchObject({
      'fields.accountHolder': 'HELIX FABRICATION LLC',
      'fields.holderCity': 'Toledo',
      'fields.accountLast4': '1009',
      'fields.periodEnd': '2024-08-22',
      'fields.closingBalance': 4418.2,
    });
    // one day is no period, and the card's name not the bank's
    expect(values).not.toHaveProperty(['fields.periodStart']);
    expect(values).not.toHaveProperty(['fields.bankName']);
  });

  it('finds the bank in the line that says where to write, and no praise of itself in a name', () => {
    expect(
      readPicture(`
Initiate Business CheckingSM
June 30, 2023   Page 1 of 3
                                                          Questions?
THREE CREEKS SUPPLY INC                                   Online: prairiebiz.example
PO BOX 8812                                               Write: Prairie Bank, N.A. (115)
BOZEMAN MT 59715-8812                                     P.O. Box 6995
                                                          Portland, OR 97228-6995

Statement period activity summary                         Account number: 4417720931
Beginning balance on 6/1                     $41,200.18
Deposits/Credits                              22,915.00
Withdrawals/Debits                          - 18,406.77
Ending balance on 6/30                       $45,708.41`),
    ).toMatchObject({
      'fields.bankName': 'Prairie Bank, N.A.',
      'fields.accountHolder': 'THREE CREEKS SUPPLY INC',
      'fields.holderCity': 'Bozeman',
    });
    expect(
      readPicture(`
Evergreen Bank                                       STATEMENT OF ACCOUNT
America's Most Patient Bank®

SILAS B OKONKWO                                      Statement Period: Nov 05 2023-Dec 04 2023
C/O OKONKWO PIANO SERVICE                            Primary Account #: 447-1120398
14 WHARF ST
PORTSMOUTH NH 03801

Your previous balance as of 11/04/2023           3,901.22
Deposits                                         1,640.00
Electronic Payments                                444.68
Your new balance as of 12/04/2023                5,096.54`),
    ).toMatchObject({
      'fields.bankName': 'Evergreen Bank',
      'fields.accountHolder': 'SILAS B OKONKWO',
      'fields.openingBalance': 3901.22,
      'fields.closingBalance': 5096.54,
    });
  });

  it('reads a period printed without a space, and counts accounts by long numbers, too', () => {
    expect(
      readPicture(`
Violet Bank                                          Combined Customer Statement
                                                     Statement period 01/25/24-02/24/24
EZEKIEL T BRANDVOLD
210 ORCHARD LOOP
FARGO ND 58104

Account                Account Number     Beginning Balance     Ending Balance
Spending Account       XXXXXX3319                   $702.13          $1,150.90
Savings Account 30499100458846                   $22,310.00         $22,387.41`),
    ).toMatchObject({
      'fields.periodStart': '2024-01-25',
      'fields.periodEnd': '2024-02-24',
      'bankingFinancials.numberOfBankAccounts': 2,
    });
  });
});
