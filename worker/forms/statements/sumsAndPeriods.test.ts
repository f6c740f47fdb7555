import { describe, expect, it } from '@jest/globals';
import { readPages } from '../../understanding/testing/readPages.ts';
import { typedPage } from '../../understanding/testing/typedPage.ts';
import { FORMS } from '../index.ts';
import { readPicture } from '../testing/readPage.ts';

describe('bank statements whose sums, periods and names stand elsewhere', () => {
  it('counts the accounts of a table and takes no total of balances for one of deposits', () => {
    const values = readPicture(`
Prairie Trust Combined Statement of Accounts
Primary account number: 3349120887    August 1, 2023 - August 31, 2023

HENRIK ALBRIGHT
2218 SANDPIPER WAY                                  Write: Prairie Trust Bank, N.A. (114)
STOCKTON CA 95207-3316

Summary of accounts
                                                                    Ending balance      Ending balance
Account                     Page          Account number            last statement      this statement
Everyday Checking           2             3349120887                      4,120.55            3,887.91
Way2Keep Savings            4             6617720431                     12,004.10           12,254.61
Total deposit accounts                                                  $16,124.65          $16,142.52`);
    expect(values).toMatchObject({
      'fields.accountLast4': '0887',
      'bankingFinancials.numberOfBankAccounts': 2,
    });
    expect(values).not.toHaveProperty(['fields.totalDeposits']);
  });

  it('reads a period over two lines, shares by their suffix, and no withdrawal of a day as their sum', () => {
    const values = readPicture(`
Lakeshore Community Credit Union

WINIFRED J KOSKELA                                    Member Number          ****4417
8810 DUNE GRASS TRL                                   Statement Period       From 07-01-2023
MUSKEGON MI 49441-6602                                                       To 09-30-2023

SUFFIX 0000   PRIMARY SHARE
07-01      Previous Balance                                     1,205.18
07-31      Deposit Dividend                        0.26         1,205.44
09-30      New Balance                                          1,205.96
SUFFIX 0070   CLASSIC CHECKING
07-01      Previous Balance                                       880.02
09-02      Withdrawal CONSUMERS ENERGY          -340.10           539.92
09-30      New Balance                                            539.92`);
    expect(values).toMatchObject({
      'fields.periodStart': '2023-07-01',
      'fields.periodEnd': '2023-09-30',
      'bankingFinancials.numberOfBankAccounts': 2,
    });
    expect(values).not.toHaveProperty(['fields.totalWithdrawals']);
  });

  it('counts an account whose balances do not add up, and reads a period without spaces and sums named less and total', () => {
    expect(
      readPicture(`
Genesee Valley Bank

                                                      ACCOUNT NUMBER      9880417723
LUDMILA PETRENKO                                      STATEMENT PERIOD    APR.01-APR.30,2024
88 SHERIDAN DR                                        BEGINNING BALANCE   $18,220.91
AMHERST NY 14226-1901                                 TOTAL DEPOSITS AND OTHER CREDITS    24,010.00
                                                      LESS CHECKS & DEBITS                19,556.12
                                                      INTEREST                                  .44
                                                      ENDING BALANCE      $22,675.23`),
    ).toMatchObject({
      'fields.periodStart': '2024-04-01',
      'fields.periodEnd': '2024-04-30',
      'fields.totalDeposits': 24010,
      'fields.totalWithdrawals': 19556.12,
      'bankingFinancials.numberOfBankAccounts': 1,
    });
  });

  it('reads no number over two columns, no heading for a bank, and two holders joined by a sign as the first', () => {
    const values = readPicture(`
THADDEUS R MOREAU &                        ACCOUNT                              BANK
IMANI K MOREAU                             Payroll checking                     Thread Bank
4417 RIDGE RD                              Account number: 200001884471         210 E Main St
BOISE, ID 83702                            Routing number: 064209588            Rogersville, TN 37857

Account statement    Nov 1 - Nov 30, 2023
Starting balance                $3,208.11
Total deposits                 $18,000.00
Total withdrawals              $17,441.90
Ending balance                  $3,766.21`);
    expect(values).toMatchObject({
      'fields.bankName': 'Thread Bank',
      'fields.accountLast4': '4471',
      'fields.accountHolder': 'THADDEUS R MOREAU',
      'primaryPerson.fullName': 'THADDEUS R MOREAU',
    });
    expect(values).not.toHaveProperty(['businessInfo.businessName']);
  });

  it('takes no row of a list for the head of a column, and no deposit of a day for the sum', () => {
    expect(
      readPicture(`
KETTLE KETTLE BANK N.A.
P.O. Box 94033

                          ACCOUNT NUMBER: 4810027733     Statement Period 01/01/24 TO 01/31/24
INGA S TORVALDSEN
2417 N HUMBOLDT BLVD
MILWAUKEE WI 53212

Average Ledger Balance*             61,200.44     Beginning Balance             $2,040.16
Average Collected Balance*          60,118.02     Credits (+)                   31,077.00
                                                    Regular Deposits            21,000.00
                                                  Debits (-)                    27,504.18
                                                  Ending Balance                $5,612.98

Deposits and Other Credits
Jan 08    875.00    MOBILE DEPOSIT
Jan 22  1,000.00    SQUARE INC`),
    ).toMatchObject({
      'fields.bankName': 'KETTLE BANK N.A.',
      'fields.openingBalance': 2040.16,
      'fields.totalDeposits': 31077,
      'fields.totalWithdrawals': 27504.18,
    });
  });

  it('counts the accounts of a summary without their numbers, but no loan, and names no bank after the title', () => {
    expect(
      readPicture(`
novo

Monthly Statement                                Statement Period 06/01/2024 - 06/30/2024

RUFINA M DELACROIX                               Account No. XXXX7718
905 S 3RD ST W
MISSOULA MT 59801-2407

ACCOUNT SUMMARY
Suffix   Description             Beginning Balance   Total Deposits   Total Withdrawals   Ending Balance
S0001    Membership Savings                 250.00             0.02                0.00           250.02
S0010    Free Share Draft                 1,911.40         3,200.00            2,740.15         2,371.25
L0100    Auto Loan                       14,200.11                                             13,890.55`),
    ).toMatchObject({ 'fields.bankName': 'novo', 'bankingFinancials.numberOfBankAccounts': 2 });
  });

  it('takes the period from the days of the last and of this statement', () => {
    expect(
      readPicture(`
PRAIRIE STATE BANK & TRUST
                                                        STATEMENT DATE:  8/31/22
   MERVIN P STUCKY
   11820 SW DIAMOND RD
   AUGUSTA KS 67010-8255

 ACCOUNT NUMBER     0102229
 BALANCE LAST STATEMENT             7/29/22            3,118.40
      6 DEPOSITS AND CREDITS                           5,204.77
     19 CHECKS AND DEBITS                              4,880.12
 BALANCE THIS STATEMENT             8/31/22            3,443.05`),
    ).toMatchObject({ 'fields.periodStart': '2022-07-29', 'fields.periodEnd': '2022-08-31' });
  });

  it('reads the end of a number masked in its middle, and a holder below what is said to them', () => {
    expect(
      readPicture(`
Lili

Account Statement                     Account: 4037 84** **** 6619
Prepared for                          07/01/2023 - 07/31/2023
Oluwaseun Adeyemi
2740 Telegraph Ave #6
Berkeley, CA 94705

Opening balance           1,118.50
Money in                  5,400.00
Money out                 4,977.25
Closing balance           1,541.25`),
    ).toMatchObject({ 'fields.accountLast4': '6619', 'fields.accountHolder': 'Oluwaseun Adeyemi' });
  });

  it('is no pay stub, though that has balances and an account', () => {
    const stub = typedPage(`
Foxglove Nursery LLC                                              Pay Statement
Employee        Calixto R Domingo       Pay Period    05/01/2024 - 05/15/2024
Direct Deposit  Checking ****4471       Net Pay       $1,204.55
Beginning balance PTO   12.00     Accrued   3.00      Ending balance   15.00`);
    expect(readPages(FORMS, [stub])).toEqual([]);
  });

  it('keeps the balances of a scan whose interest and fees stand beside its sums, not those of one that adds up in no way', () => {
    const scan = (interest: string) => {
      const page = typedPage(`
Prairie Savings Bank
Account Number 2200417720     Statement Period: Dec 01, 2023 - Dec 31, 2023

BEATRIX O HALLORAN
19 CRANBERRY BOG LN
PLYMOUTH MA 02360

Opening Balance                  $31,400.22
Deposits and Credits              $1,500.00
Interest Paid year to date        $1,204.55
Interest Paid                       ${interest}
Service Charges                       $8.00
Withdrawals and Debits            $2,000.00
Ending Balance                   $31,007.09`);
      const words = page.words.map((word) => ({ ...word, source: 'ocr' as const, confidence: 0.9 }));
      const [statement] = readPages(FORMS, [{ ...page, source: 'ocr', words }]);
      return Object.fromEntries(statement!.values.map(({ to, value }) => [to, value]));
    };
    expect(scan('$114.87')).toMatchObject({
      'fields.openingBalance': 31400.22,
      'fields.closingBalance': 31007.09,
      'fields.totalDeposits': 1500,
      'fields.totalWithdrawals': 2000,
      'fields.interestPaid': 114.87,
    });
    expect(scan('$990.87')).not.toHaveProperty(['fields.closingBalance']);
  });

  it('When a scanned balance is a cent off, then it is not shown, nor what may be misread instead, and all else is', () => {
    const page = typedPage(`
Mesa Valley National Bank
Account Number 2200417881     Statement Period: Aug 01, 2023 - Aug 31, 2023

ZOE H LINDGREN
1448 OLD STAGE RD
WILKES-BARRE PA 18701

Opening Balance                   $8,111.20
Deposits and Credits              $7,464.41
Withdrawals and Debits            $2,220.06
Ending Balance                   $13,355.56`);
    const words = page.words.map((word) => ({ ...word, source: 'ocr' as const, confidence: 0.95 }));
    const [statement] = readPages(FORMS, [{ ...page, source: 'ocr', words }]);
    const amounts = statement!.values.flatMap(({ value }) => (typeof value === 'number' ? [value] : []));
    expect(amounts).toEqual(expect.arrayContaining([8111.2, 7464.41]));
    expect(amounts).not.toContain(13355.56);
    expect(amounts).not.toContain(2220.06);
  });

  it('When both balances are named by their days alone, then the first is the opening and the last the closing one', () => {
    expect(
      readPicture(`
First Lakes Bank                              Your Simple Checking statement

ARCHIBALD ST CLAIR
6 RUE DES JARDINS
MARINETTE, WI 54143

Account number: 00 2118 6640

Your balance on June 16, 2023                  $811.40
Money you put in                           + $3,204.00
Money you took out                         - $2,977.13
Fees                                           - $5.00
Your balance on July 15, 2023                $1,033.27`),
    ).toMatchObject({
      'fields.periodStart': '2023-06-16',
      'fields.periodEnd': '2023-07-15',
      'fields.openingBalance': 811.4,
      'fields.closingBalance': 1033.27,
      'fields.totalDeposits': 3204,
      'fields.totalWithdrawals': 2982.13,
    });
  });
});
