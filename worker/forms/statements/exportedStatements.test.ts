/** A bank's statement as a bookkeeping program prints it: no bank's head, the columns' sums in the row of the closing balance. */
import { describe, expect, it } from '@jest/globals';
import { readPages } from '../../understanding/testing/readPages.ts';
import { typedPage } from '../../understanding/testing/typedPage.ts';
import { FORMS } from '../index.ts';

interface Sums {
  readonly holder?: string;
  readonly columns?: string;
  readonly last?: string;
}

function read({
  holder = 'Pinyon Creative Studio LLC',
  columns = 'Received      Spent',
  last = '1,400.00     600.00    1,800.00',
}: Sums): Record<string, unknown> {
  const [statement] = readPages(FORMS, [
    typedPage(`
                              Bank Statement
                        ${holder}
                 Business Checking - Caldera Bank ...7718
                    From Feb 1, 2024 to Feb 29, 2024

Date          Payee                  Reference    ${columns}     Balance
Feb 1, 2024   Opening Balance                                          1,000.00
Feb 2, 2024   Tamarack Theatre       INV-0418     1,000.00             2,000.00
Feb 5, 2024   Juniper Property       Rent Feb                  600.00    1,400.00
Feb 7, 2024   Front Range Brewing    INV-0421       400.00               1,800.00
Feb 29, 2024  Closing Balance                     ${last}

Bank Statement | ${holder} | Mar 4, 2024`),
  ]);
  return Object.fromEntries(statement!.values.map(({ to, value }) => [to, value]));
}

describe('a statement that a bookkeeping program prints', () => {
  it('When the last row sums up the columns, then its last amount is the closing balance', () => {
    expect(read({})).toMatchObject({
      'fields.openingBalance': 1000,
      'fields.closingBalance': 1800,
      'fields.totalDeposits': 1400,
      'fields.totalWithdrawals': 600,
    });
  });

  it('When what was spent stands first, then the sums tell so', () => {
    expect(read({ columns: 'Spent    Received', last: '600.00   1,400.00    1,800.00' })).toMatchObject({
      'fields.closingBalance': 1800,
      'fields.totalDeposits': 1400,
      'fields.totalWithdrawals': 600,
    });
  });

  it('When they do not lead from the opening balance to it, then they are no totals', () => {
    const values = read({ last: '1,400.00     600.00    1,801.00' });
    expect(values).not.toHaveProperty(['fields.totalDeposits']);
    expect(values).not.toHaveProperty(['fields.totalWithdrawals']);
  });

  it('names the bank in the line of the account, and whose account it is below the title', () => {
    expect(read({})).toMatchObject({
      'fields.bankName': 'Caldera Bank',
      'fields.accountLast4': '7718',
      'businessInfo.businessName': 'Pinyon Creative Studio LLC',
    });
  });

  it('When a bank stands below the title, then nobody holds the account', () => {
    expect(read({ holder: 'Juniper Bank, Inc.' })).not.toHaveProperty(['businessInfo.businessName']);
  });
});
