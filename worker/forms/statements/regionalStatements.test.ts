/** Statements of regional banks and credit unions: signs behind sums, masked numbers, joint members, counts behind headings. */
import { describe, expect, it } from '@jest/globals';
import { readPicture } from '../testing/readPage.ts';

describe('statements of regional banks', () => {
  it('When a member’s shares are lists of their own, then the paper is a statement, and no share’s first balance is the last', () => {
    const values = readPicture(`
TFCU                                     STATEMENT OF ACCOUNTS
                                                    MEMBER NUMBER: ****8846
Tidewater Federal Credit Union           STATEMENT PERIOD: 03-01-24 TO 03-31-24
220 Canal Blvd, PO Box 9130                             PAGE 1 OF 1
Marlow, MA 01752-9130


TADHG QUARRY III
27 RIVER ST UNIT 5
HUDSON MA 01749


DATE   TRANSACTION DESCRIPTION                     AMOUNT NEW BALANCE
ACCT# 1   PRIMARY SAVINGS
MAR01 PREVIOUS BALANCE                                     1,000.00
MAR31 DIVIDEND                                       5.11  1,005.11
       ANNUAL PERCENTAGE YIELD EARNED 6.17%
MAR31 NEW BALANCE                                          1,005.11
ACCT# 2   FREE CHECKING
MAR01 PREVIOUS BALANCE                                     2,640.77
MAR07 DEPOSIT                                    2,318.06  4,958.83
MAR31 NEW BALANCE                                          4,958.83
Federally insured by NCUA.`);
    expect(values).toMatchObject({
      'fields.accountHolder': 'TADHG QUARRY III',
      'fields.periodStart': '2024-03-01',
      'fields.bankName': 'Tidewater Federal Credit Union',
    });
    expect(values['fields.closingBalance']).not.toBe(1000);
  });

  it('When the sums have their signs behind them, then the balance they come to is read, and the one masked number', () => {
    expect(
      readPicture(`
Foxglove Bank, N.A.                                     Personal Account Statement
                                                        Beginning December 21, 2022
WILLA O DACOSTA                                         through January 23, 2023
18 HILL AVE APT 3
ERIE PA 16501
                                                        One Deposit Checking
Checking                                                XXXXXX-441-0

Balance Calculation
Previous Balance           2,204.87
Withdrawals                2,427.47 -
Deposits & Credits         2,000.00 +
Current Balance            1,777.40 =`),
    ).toMatchObject({
      'fields.accountLast4': '4410',
      'fields.openingBalance': 2204.87,
      'fields.closingBalance': 1777.4,
    });
  });

  it('When two masked numbers stand alone, then neither is surely the account', () => {
    expect(
      readPicture(`
Foxglove Bank, N.A.
WILLA O DACOSTA
18 HILL AVE APT 3
ERIE PA 16501
                                   XXXXXX4410
                                   XXXXXX9917
Statement period 01/01/2024 - 01/31/2024
Beginning balance          2,204.87
Deposits                   2,000.00
Ending balance             4,204.87`),
    ).not.toHaveProperty('fields.accountLast4');
  });

  it('When the other member stands below the first with a label, then it is a part of the address block all the same', () => {
    expect(
      readPicture(`
Larkspur Federal Credit Union                           STATEMENT OF ACCOUNT
PO Box 9130, Erie, PA 16512                             STMT. PERIOD  08-01-23 to 08-31-23

   LAZARUS PEMBERTON
   JOINT: IRIS PEMBERTON
   407 MILL ST
   ERIE, PA 16501

DATE      TRANSACTION DESCRIPTION             WITHDRAWALS       DEPOSITS        BALANCE
AUG01     PREVIOUS BALANCE                                                       903.15
AUG04     DIRECT DEPOSIT                                       1,210.00        2,113.15
AUG31     NEW BALANCE                                                          2,113.15`),
    ).toMatchObject({
      'fields.accountHolder': 'LAZARUS PEMBERTON',
      'fields.holderStreet': '407 Mill St',
      'fields.closingBalance': 2113.15,
    });
  });

  it('When a heading says how many there were, then the sum below it is read', () => {
    expect(
      readPicture(`
plover                                                  Monthly statement
                                                        February 1, 2025 - February 28, 2025
Business                   Account number
Saltgrass Studio LLC       ******2290

Starting balance     Deposits (4)     Withdrawals (21)     Ending balance
$7,720.14            +$5,400.00       -$6,802.12           $6,318.02`),
    ).toMatchObject({ 'fields.totalDeposits': 5400, 'fields.totalWithdrawals': 6802.12 });
  });

  it('When the summary is one row of columns that leads from balance to balance, then its sums are read', () => {
    expect(
      readPicture(`
FOXGLOVE FEDERAL SAVINGS BANK
   YOLANDA S WHITCOMB
   1409 PRAIRIE FIRE CT
   KILLEEN TX 76549

ACCOUNT NUMBER        ACCOUNT TYPE             STATEMENT PERIOD
00118 3316            CLASSIC CHECKING         11/14/23 - 12/13/23

     BALANCE     NO.    DEPOSITS/      NO.    OTHER          SERVICE       BALANCE
    LAST STMT           TOTAL AMOUNT          DEBITS/TOTAL   CHARGES       THIS STMT
       640.11     2        3,900.00    44       3,251.21         .00        1,288.90`),
    ).toMatchObject({
      'fields.openingBalance': 640.11,
      'fields.closingBalance': 1288.9,
      'fields.totalDeposits': 3900,
      'fields.totalWithdrawals': 3251.21,
    });
  });

  it('When such a row does not add up, then none of its sums is read', () => {
    expect(
      readPicture(`
FOXGLOVE FEDERAL SAVINGS BANK
   YOLANDA S WHITCOMB
   1409 PRAIRIE FIRE CT
   KILLEEN TX 76549
Account number 118 3316          Statement period 11/14/23 - 12/13/23

   Previous      Deposits/       Charges/        Checks          Ending
   Balance       Credits         Debits          Processed       Balance
   640.11        3,900.00        3,251.21        100.00          1,288.90`),
    ).not.toMatchObject({ 'fields.totalWithdrawals': 3351.21 });
  });

  it('When a firm whose name says its trade stands above a person, then the firm holds the account', () => {
    expect(
      readPicture(`
FOXGLOVE HERITAGE BANK                                  STATEMENT DATE   06-30-22
   WHITE RIVER PONTOON RENTAL                           ACCOUNT     XXXX5519
   DEWEY HOLLIMAN
   3390 HIGHWAY 412 W
   SILOAM SPRINGS AR 72761
LAST STATEMENT 05-31-22                 6,704.10
11 CREDITS                             14,016.45
29 DEBITS                              11,588.00
THIS STATEMENT 06-30-22                 9,132.55`),
    ).toMatchObject({ 'businessInfo.businessName': 'WHITE RIVER PONTOON RENTAL' });
  });

  it('When balances are named by their day alone, then the first and the last are read, and one alone is neither', () => {
    const head = `
Foxglove Bank, SSB                      Statement Period: February 1, 2024 to February 29, 2024
                                        Account no. ending in 3071
BALTHAZAR J MWANGI
61 BANK ST APT 118
AUSTIN TX 78735

Checking account                        Account number
Deposits and Credits                    $5,200.00
Withdrawals and Debits                 -$5,669.52
`;
    const [start, end] = [
      'Balance as of 02/01/2024                $9,013.71',
      'Balance as of 02/29/2024                $8,544.19',
    ];
    expect(readPicture(`${head}${start}\n${end}`)).toMatchObject({
      'fields.bankName': 'Foxglove Bank, SSB',
      'fields.accountLast4': '3071',
      'fields.openingBalance': 9013.71,
      'fields.closingBalance': 8544.19,
    });
    expect(readPicture(`${head}Interest checking\nSavings\n${end}`)).not.toHaveProperty(
      'fields.openingBalance',
    );
  });

  it('When balances stand at the beginning and at the end of a period, then what lies between is summed up', () => {
    expect(
      readPicture(`
Foxglove Savings Bank                              QUARTERLY SAVINGS STATEMENT
Hyacinth Vandermolen                               Account number ***4402
918 Lakeview Ter                                   Statement period January 1 through March 31, 2023
Holland, MI 49423

Balance at beginning of period         $10,240.55
Plus deposits                            1,000.00
Plus interest paid                          50.62
Less withdrawals                           400.00
Balance at end of period               $10,891.17`),
    ).toMatchObject({ 'fields.totalDeposits': 1050.62, 'fields.totalWithdrawals': 400 });
  });

  it('When a column of such a row is called withdrawals, then it is what they are, without the charges beside it', () => {
    expect(
      readPicture(`
Foxglove Credit Union                             Statement of Account
REDWOOD SIGNAL LLC                                Statement Period: 08/01/24 - 08/31/24
940 SARATOGA AVE STE 112                          Member Number: 338104471
SAN JOSE CA 95129

Beginning                     Dividend                        Service       Ending
Balance      +  Deposits   +  Paid      -   Withdrawals    -  Charges   =   Balance
$44,355.15      $122,832.82   $0.00         $159,610.24       $8.10         $7,569.63`),
    ).toMatchObject({ 'fields.totalWithdrawals': 159610.24 });
  });
});
