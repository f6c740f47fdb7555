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

describe('the page of a bank’s site that greets whose account it is', () => {
  const greeted = (greeting: string) => {
    const [statement] = readPages(FORMS, [
      typedPage(`
10/6/25, 8:42 AM                Account Activity | Caldera Savings Bank

Caldera Savings Bank            ${greeting}

Lark Checking *5508
Showing activity      Opening balance     Total credits (1)    Total debits (1)     Closing balance
09/01/2025 –          $5,240.19           $1,002.60            -$350.46             $5,892.33
09/30/2025

Date          Description                 Status       Debit          Credit        Balance
09/29/2025    REMOTE DEPOSIT CAPTURE      Posted                      $1,002.60     $5,892.33
09/28/2025    DEBIT CARD ALDER FUEL       Posted       -$350.46                     $4,889.73

Account owner: Ruth V. Okafor. This page is not an official statement.
© 2025 Caldera Savings Bank. Member FDIC. 77 N Main St, Alder Bend, WI 53095`),
    ]);
    return Object.fromEntries(statement!.values.map(({ to, value }) => [to, value]));
  };

  it.each([
    'Welcome, Ruth V. Okafor | Last sign-in 10/03/2025',
    'Welcome back, Ruth V. Okafor!',
    'Hello Ruth V. Okafor',
  ])('When it says `%s`, then they hold it, and the bank’s address is not theirs', (greeting) => {
    const values = greeted(greeting);
    expect(values).toMatchObject({ 'primaryPerson.fullName': 'Ruth V. Okafor' });
    expect(values).not.toHaveProperty(['primaryPerson.homeAddress.street']);
  });

  it.each([['Ruth V. Okafor ▾   Messages (2)   Log out'], ['Tizzah Quenby-Fenn ▾   Sign off']])(
    'When its menu says `%s`, then they are signed in, and hold it',
    (menu) => {
      expect(greeted(menu)).toMatchObject({ 'primaryPerson.fullName': menu.split(' ▾')[0] });
    },
  );

  it.each([
    ['Tizzah Quenby-Fenn   Log out'],
    ['Move Money ▾   Log out'],
    ['Tizzah Quenby ▾   Ada Fenn ▾   Log out'],
  ])('When its menu says `%s`, then nobody knows who is signed in', (menu) => {
    expect(greeted(menu)).not.toHaveProperty(['primaryPerson.fullName']);
  });

  it('When it greets a company, then that holds it; of a given name alone nobody knows who it is', () => {
    expect(greeted('Welcome, Pinyon Creative Studio LLC | Sign Out')).toMatchObject({
      'businessInfo.businessName': 'Pinyon Creative Studio LLC',
    });
    expect(greeted('Welcome back, Ruth!')).not.toHaveProperty(['primaryPerson.fullName']);
  });
});
