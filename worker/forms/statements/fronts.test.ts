/** First pages of statements that show the window, the figures of the account standing on the next. */
import { describe, expect, it } from '@jest/globals';
import { readPages } from '../../understanding/testing/readPages.ts';
import { typedPage } from '../../understanding/testing/typedPage.ts';
import { FORMS } from '../index.ts';

const readAll = (...pictures: string[]): Record<string, unknown> => {
  const pages = pictures.map((picture, at) => ({ ...typedPage(picture), number: at + 1 }));
  return Object.fromEntries(readPages(FORMS, pages)[0]!.values.map(({ to, value }) => [to, value]));
};

describe('a first page that shows the window and no figures of an account', () => {
  const front = (number: string) => `
                                                            Member Number:    XXXXX${number}
                                                            Statement Period: 01/01/24 thru 01/31/24
P.O. Box 31, Sandy, UT 84091  1-800-555-0143

FOLUKE B ARANSOLA
%HALDOR VANCE
846 S TAYLOR PINES WAY
DRAPER UT 84020

 Summary of Deposit Accounts
 Share    Description                       Balance
 0001     PRIMARY SAVINGS                  $8,303.59`;
  const next = `
ARANSOLA, FOLUKE B                             Page: 2 of 3 Member Number: XXXXX8173
 EASY CHECKING - SHARE 0009                    Account # for ACH: 501820044770
Date       Transaction Description             Amount      Balance
01/01      Previous Balance                                1,466.90
01/02      Deposit ACH SCHOOL DIST           4,270.69      5,737.59
01/31      Withdrawal                       -1,687.15      4,050.44
01/31      New Balance                                     4,050.44
4 Deposits, Dividends and Other Credits                    4,270.69
7 Checks, Withdrawals, Fees and Other Debits               1,687.15
Annual Percentage Yield Earned 0.050% from 01/01/24 through 01/31/24`;

  it('When the page behind it bears the same number, then it tells who holds the account', () => {
    const values = readAll(front('8173'), next);
    expect(values).toMatchObject({
      'primaryPerson.fullName': 'FOLUKE B ARANSOLA',
      'primaryPerson.homeAddress.street': '846 S Taylor Pines Way',
      'fields.totalDeposits': 4270.69,
      'fields.totalWithdrawals': 1687.15,
    });
    expect(values).not.toHaveProperty(['fields.bankName']);
    expect(readAll(front('2240'), next)).not.toHaveProperty(['primaryPerson.fullName']);
  });

  it('When both tell the same period and only the first shows a window, then it tells who holds the account', () => {
    const cover = (to: string) => `
P.O. Box 31, Sandy, UT 84091  1-800-555-0143

FOLUKE B ARANSOLA                       Your bank statement
846 S TAYLOR PINES WAY                  STATEMENT PERIOD
DRAPER UT 84020                         Jan 1 - Jan ${to}, 2024

ACCOUNT NAME                            Jan 1                     Jan ${to}
Easy Savings...4770                     $1,466.90                 $4,050.44`;
    const days = (window: string) => `
                                        STATEMENT PERIOD
                                        Jan 1 - Jan 31, 2024
${window}
Easy Savings - 501820044770
DATE     DESCRIPTION                CATEGORY     AMOUNT        BALANCE
Jan 1    Opening Balance                                     $1,466.90
Jan 2    Deposit from Payroll       Credit    + $4,270.69    $5,737.59
Jan 31   Withdrawal                 Debit     - $1,687.15    $4,050.44
Jan 31   Closing Balance                                     $4,050.44`;
    expect(readAll(cover('31'), days(''))).toMatchObject({
      'primaryPerson.fullName': 'FOLUKE B ARANSOLA',
      'fields.accountLast4': '4770',
      'fields.openingBalance': 1466.9,
      'fields.closingBalance': 4050.44,
    });
    expect(readAll(cover('28'), days(''))).not.toHaveProperty(['primaryPerson.fullName']);
    const other = 'HALDOR VANCE\n12 ELM ST\nOGDEN UT 84401\n';
    expect(readAll(cover('31'), days(other))).toMatchObject({ 'primaryPerson.fullName': 'HALDOR VANCE' });
  });
});
