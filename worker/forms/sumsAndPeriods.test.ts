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

describe('bank statements whose sums, periods and names stand elsewhere', () => {
  it('counts the accounts of a table and takes no total of balances for one of deposits', () => {
    const values = read(`
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
    const values = read(`
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
      read(`
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
    const values = read(`
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
});
