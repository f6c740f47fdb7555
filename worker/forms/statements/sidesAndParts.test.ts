/** Statements whose sums are listed with their parts, or stand in a column beside the list of transactions. */
import { describe, expect, it } from '@jest/globals';
import { formsOn, readPicture } from '../testing/readPage.ts';

describe('sums and what they are made of', () => {
  const cashAccount = (checks: string) => `
Cormorant Securities                          CASH MANAGEMENT REPORT
                                              March 1, 2024 - March 31, 2024
OSVALDO T VANCE                               Cash Management Account Number: Z40-117725
77 CAMINO SERENA
LAS CRUCES NM 88011
                                               This Period       Year-to-Date
Beginning Account Value                          $9,104.20      $6,880.15
Additions                                         3,250.75       9,002.10
Deposits                                          3,200.00       8,850.00
Interest / Dividends                                 50.75         152.10
Subtractions                                     -2,018.60      -5,545.90
Checks and ATM                                    ${checks}      -4,000.00
Bill payments                                      -618.60      -1,545.90
Ending Account Value                            $10,336.35     $10,336.35
Cash swept to banks is eligible for FDIC insurance.`;

  it('When lines below a sum add up to it, then they are its parts, and the sums are the totals', () => {
    expect(readPicture(cashAccount('-1,400.00'))).toMatchObject({
      'fields.openingBalance': 9104.2,
      'fields.totalDeposits': 3250.75,
      'fields.totalWithdrawals': 2018.6,
      'fields.closingBalance': 10336.35,
      'fields.accountLast4': '7725',
    });
  });

  it('When they do not, then nothing proves that all is cash', () => {
    expect(formsOn(cashAccount('-1,300.00'))).toEqual([]);
  });
});

it('When it says what the month started and ended with, then these are the balances', () => {
  expect(
    readPicture(`
Redbud Savings Bank                           Account ...4410
Started with          $284.77
Came in               $929.84
Went out              $497.92
Ended with            $716.69`),
  ).toMatchObject({
    'fields.openingBalance': 284.77,
    'fields.totalDeposits': 929.84,
    'fields.totalWithdrawals': 497.92,
    'fields.closingBalance': 716.69,
  });
});

it('When the post prints a row of numbers above the name, however long, then the name is that below it', () => {
  expect(
    readPicture(`
REDBUD NATIONAL BANK                          May 01, 2024 through May 31, 2024

Redbud National Bank, N.A.                    Account Number: 000000771204418
PO Box 771
Columbus, OH 43218 - 0771

     00071234 DRE 703 210 30523 NNNNNNNNNNN 1 000000000 64 0000
     CALDERA BAKING LLC
     DBA OVEN AND TABLE
     410 W ASHLAND AVE
     TOLEDO OH 43604-1804

CHECKING SUMMARY
Beginning Balance                             $1,640.11
Deposits and Additions                         4,905.37
Electronic Withdrawals                        -5,011.20
Ending Balance                                $1,534.28`),
  ).toMatchObject({
    'fields.accountHolder': 'CALDERA BAKING LLC',
    'fields.holderStreet': '410 W Ashland Ave',
  });
});

describe('a column beside the list of transactions', () => {
  const sums = {
    'fields.openingBalance': 27940.13,
    'fields.totalDeposits': 10994.34,
    'fields.totalWithdrawals': 11999.2,
    'fields.closingBalance': 26935.27,
  };

  it('When it stands left of the list, then a row beside a label is none of its value', () => {
    expect(
      readPicture(`
Redbud                    Caldera Robotics, Inc.

Statement                 Date    Description                Amount       Balance
August 2025               Aug 1   Card payout             $6,120.44    $34,060.57
Account                   Aug 2   Web hosting Card 0921  –$1,384.20    $32,676.37
Operations ••3158         Aug 6   Payroll ACH            –$9,750.00    $22,926.37
                          Aug 9   Card payout             $4,873.90    $27,800.27
Opening balance           Aug 12  Desk rent Card 0921      –$790.00    $27,010.27
$27,940.13                Aug 15  Drawing Card 2207         –$75.00    $26,935.27
Closing balance
$26,935.27

Banking services are provided by Choice Redbud Bank, Member FDIC.`),
    ).toMatchObject({ ...sums, 'fields.accountLast4': '3158' });
  });

  it('When it stands right of the list, then the balances are those of the list', () => {
    expect(
      readPicture(`
Redbud Bank                                                          Statement period
August 1, 2025 - August 31, 2025                                     Checking ...3158
Aug 1   Card payout             $6,120.44    $34,060.57
Aug 2   Web hosting Card 0921  –$1,384.20    $32,676.37          Had          $27,940.13
Aug 6   Payroll ACH            –$9,750.00    $22,926.37
Aug 9   Card payout             $4,873.90    $27,800.27          In           $10,994.34
Aug 12  Desk rent Card 0921      –$790.00    $27,010.27          Out          $11,999.20
Aug 15  Drawing Card 2207         –$75.00    $26,935.27          Have         $26,935.27`),
    ).toMatchObject(sums);
  });
});

it('When a number stands below what its account is called, with its dashes apart, then it is read', () => {
  expect(
    readPicture(`
Redbud Private Bank
Statement of Account                          Reserve Demand Account
                                              No. 880 - 15 - 3367
Opening balance                  $6,610.72
Total additions                  $3,100.00
Total subtractions               $3,830.66
Closing balance                  $5,880.06`),
  ).toMatchObject({ 'fields.accountLast4': '3367' });
});
