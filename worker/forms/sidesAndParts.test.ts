/** Statements whose sums are listed with their parts, or stand in a column beside the list of transactions. */
import { describe, expect, it } from '@jest/globals';
import { readPages } from '../understanding/testing/readPages.ts';
import { typedPage } from '../understanding/testing/typedPage.ts';
import { FORMS } from './index.ts';

const read = (picture: string): Record<string, unknown> => {
  const [statement] = readPages(FORMS, [typedPage(picture)]);
  return Object.fromEntries(statement?.values.map(({ to, value }) => [to, value]) ?? []);
};

describe('sums and what they are made of', () => {
  const cashAccount = (checks: string) =>
    read(`
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
Cash swept to banks is eligible for FDIC insurance.`);

  it('When lines below a sum add up to it, then they are its parts, and the sums are the totals', () => {
    expect(cashAccount('-1,400.00')).toMatchObject({
      'fields.openingBalance': 9104.2,
      'fields.totalDeposits': 3250.75,
      'fields.totalWithdrawals': 2018.6,
      'fields.closingBalance': 10336.35,
      'fields.accountLast4': '7725',
    });
  });

  it('When they do not, then nothing proves that all is cash', () => {
    expect(cashAccount('-1,300.00')).toEqual({});
  });
});

it('When it says what the month started and ended with, then these are the balances', () => {
  expect(
    read(`
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
    read(`
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
