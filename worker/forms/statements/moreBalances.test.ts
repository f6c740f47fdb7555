/** Balances and sums of a statement under names that fewer banks give them, and a bank that says little of itself. */
import { describe, expect, it } from '@jest/globals';
import { readPicture } from '../testing/readPage.ts';
const sums = {
  'fields.openingBalance': 500,
  'fields.totalDeposits': 950,
  'fields.totalWithdrawals': 300,
  'fields.closingBalance': 1150,
};
const lines = (...[opening, received, spent, closing]: readonly string[]) => `
Lakeside Bank
Business checking account number 0044107714

${opening!.padEnd(50)}  500.00
${received!.padEnd(50)}  950.00
${spent!.padEnd(50)}  300.00
${closing!.padEnd(50)}1,150.00`;

describe('the four lines of a statement', () => {
  it.each([
    ['Opening position', 'Total receipts', 'Total disbursements', 'Closing position'],
    ['Balance at 01 Apr 2024', 'Payments in', 'Payments out', 'Balance at 30 Apr 2024'],
    ['Balance, January 1, 2024', 'Additions', 'Reductions', 'Balance, March 31, 2024'],
    ['Balance when the period began', 'Sum of credits', 'Sum of debits', 'Balance when the period ended'],
    [
      'Your beginning balance as of 4/1/2024 was      $',
      'Total money deposited      $',
      'Total money withdrawn      $',
      'Your ending balance as of 4/30/2024 was      $',
    ],
  ])('are known as %s, %s, %s and %s', (...names) => {
    expect(readPicture(lines(...names))).toMatchObject(sums);
  });

  it('When one sentence tells all of them, then they are read, and the month of its heading is the period', () => {
    expect(
      readPicture(`
Roughrider Savings & Loan

Your money in April 2024
Account no. 044-1077-14
You opened the month with $500.00, added $950.00, took out $300.00 and closed it with $1,150.00.`),
    ).toMatchObject({ ...sums, 'fields.periodStart': '2024-04-01', 'fields.periodEnd': '2024-04-30' });
  });
});

describe('interest beside the balances', () => {
  it('is that of the period, where that of the year bears the plain name', () => {
    const page = lines('Opening balance', 'Total credits', 'Total debits', 'Closing balance');
    expect(
      readPicture(`${page}
Interest paid this period      $1.19
Interest paid 2024             $4.76`),
    ).toMatchObject({ ...sums, 'fields.interestPaid': 1.19 });
  });
});

describe('who keeps the account', () => {
  it('is a trust company where nothing else on the page speaks of a bank', () => {
    const trust = lines('Opening balance', 'Total credits', 'Total debits', 'Closing balance');
    expect(
      readPicture(
        trust
          .replace('Lakeside Bank', 'Lakeside Trust Company')
          .replace('Business checking account', 'Account'),
      ),
    ).toMatchObject({ ...sums, 'fields.bankName': 'Lakeside Trust Company' });
  });

  it('is not called after its site', () => {
    const site = lines('Opening balance', 'Total credits', 'Total debits', 'Closing balance');
    expect(readPicture(site.replace('Lakeside Bank', 'Lakeside Bank Online Banking'))).toMatchObject({
      'fields.bankName': 'Lakeside Bank',
    });
  });
});
