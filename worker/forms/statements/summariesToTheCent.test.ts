/** Summaries of statements that only their sums tell: bare names of balances, and charges that another sum includes. */
import { describe, expect, it } from '@jest/globals';
import { printedPage, wordsAt, type Print } from '../../understanding/testing/printedPage.ts';
import { readPage, readPicture } from '../testing/readPage.ts';

describe('a panel beside the transactions', () => {
  const panel = (closing: string) => `
Alder Frontera National Bank                        Account Statement

Consuelo Larkin                                     Account
1733 Alder Ave                                      Type   Clear Checking
Laredo, Texas 78040                                 Number *****7733
                                                    From   01-14-2022
                                                    To     02-14-2022
Checking activity

Posted      Transaction                 Amount      Balance summary
01-15-2022  Alder ISD Payroll           1,544.08    Opening           734.19
01-16-2022  Grocer #31 Laredo TX        (101.04)    + Deposits      1,844.08
01-22-2022  Alder Utilities              (61.77)    - Withdrawals     162.81
02-02-2022  Cash deposit Branch 04        300.00    Closing         ${closing}
                                                    Year to date
                                                    Overdraft fees      0.00`;

  it('When it leads from the opening to the closing to the cent, then these are balances', () => {
    expect(readPicture(panel('2,415.46'))).toMatchObject({
      'fields.openingBalance': 734.19,
      'fields.closingBalance': 2415.46,
      'fields.totalDeposits': 1844.08,
      'fields.totalWithdrawals': 162.81,
    });
  });

  it('When it does not, then they are not', () => {
    const values = readPicture(panel('2,415.47'));
    expect(values).not.toHaveProperty(['fields.openingBalance']);
    expect(values).not.toHaveProperty(['fields.closingBalance']);
  });
});

describe('a summary in one row', () => {
  const row = (debits: string, charges: string) => `
Alder Valley State Bank
PO Box 366  Pierre, South Dakota 57501
                                          ACCOUNT NUMBER   xxxxx7733
ROSE M LARKIN                             STATEMENT PERIOD MAR 15, 2023 - APR 14, 2023
PO BOX 1733
FORT PIERRE SD 57532

HERITAGE CHECKING
BALANCE           DEPOSITS &        CHECKS &          SERVICE       BALANCE
LAST STATEMENT    OTHER CREDITS     OTHER DEBITS      CHARGES*      THIS STATEMENT
2,290.13          5,901.00          ${debits}          ${charges}          4,504.21
* Service charges are included in checks & other debits.`;

  it('When the charges are a part of the debits, then these are all that went out', () => {
    expect(readPicture(row('3,686.92', '3.00'))).toMatchObject({
      'fields.openingBalance': 2290.13,
      'fields.closingBalance': 4504.21,
      'fields.totalDeposits': 5901,
      'fields.totalWithdrawals': 3686.92,
    });
  });

  it('When the charges are taken off beside them, then both went out', () => {
    expect(readPicture(row('3,683.92', '3.00'))).toMatchObject({ 'fields.totalWithdrawals': 3686.92 });
  });

  it('When neither leads to the last balance, then no sum of them is told', () => {
    expect(readPicture(row('3,682.92', '3.00'))).not.toHaveProperty(['fields.totalWithdrawals']);
  });
});

describe('a trade mark in two lines', () => {
  const body: Print[] = [
    [36, 110, 'LARKIN BAKERY & CAFE INC'],
    [36, 123, '88 N ELM ST UNIT B'],
    [36, 136, 'CONCORD NH 03301'],
    [330, 110, 'Account Number: 15320074 7733'],
    [330, 123, 'Statement Period: Apr 1, 2025 through Apr 30, 2025'],
    [36, 170, 'Account Summary'],
    [36, 183, 'Beginning Balance on Apr 1                  $9,871.20'],
    [36, 196, 'Total Deposits and Credits                   8,927.25'],
    [36, 209, 'Total Checks and Withdrawals                11,014.17-'],
    [36, 222, 'Ending Balance on Apr 30, 2025              $7,784.28'],
  ];
  const bankOn = (mark: string, kind: string) => {
    const large = wordsAt([38, 40, mark]).map((word) => ({ ...word, box: { ...word.box, y1: 54 } }));
    const words = [...large, ...body.flatMap((line) => wordsAt(line)), ...wordsAt([39, 60, kind])];
    return readPage(printedPage([], { words }))['fields.bankName'];
  };

  it('When it says below what kind of bank that is, then both lines are its name', () => {
    expect(bankOn('ALDER VALLEY', 'BUSINESS BANK')).toBe('ALDER VALLEY BUSINESS BANK');
    expect(bankOn('ALDER VALLEY', 'COMMERCIAL BANK')).toBe('ALDER VALLEY COMMERCIAL BANK');
  });
});
