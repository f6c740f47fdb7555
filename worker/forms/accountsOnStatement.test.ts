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

const shares = (checking: string) => `
Prairie Mutual Credit Union
20 Elevator Rd, Minot, ND 58701

OSCAR B LINDEMANN                               Statement period
77 GRANARY ST                                   From 03-01-24 Thru 03-31-24
MINOT ND 58703                                  Member number XXXXXX2291

REGULAR SHARES ID 00

03-01-24    Previous Balance                                   50.00
03-31-24    New Balance (no activity this period)              50.00

SHARE DRAFT CHECKING ID 40

03-01-24    Previous Balance                                ${checking}
03-08-24    Deposit ACH GRAIN CO-OP PAYROLL        700.00   1,600.25
03-20-24    Withdrawal POS MARKET                  -75.25   1,525.00
03-31-24    New Balance                                     1,525.00

Total Deposits                                                700.00
Total Withdrawals                                              75.25
`;

describe('a statement of several accounts', () => {
  it('takes the opening balance of the account whose sums lead to the closing one', () => {
    expect(read(shares('900.25'))).toMatchObject({
      'fields.openingBalance': 900.25,
      'fields.closingBalance': 1525,
      'fields.totalDeposits': 700,
      'fields.totalWithdrawals': 75.25,
    });
  });

  it('changes nothing where the other does not lead there, either', () => {
    expect(read(shares('900.00'))).toMatchObject({ 'fields.openingBalance': 50 });
  });
});

describe('the period that a sentence tells', () => {
  it('goes from its first to its last day', () => {
    const values = read(`
Lagoon                                          Lagoon Financial Inc.
                                                18 Dock Square, Salem, MA 01970

Bellwether Tile LLC
902 Kiln St
Macon, GA 31201

Your May 2024 account statement
This statement covers your Lagoon Business Checking account ending in 3318 from May 1, 2024 through May 31,
2024.

You started the month with $2,400.00. During the period you received 3 deposits for a total of
$1,100.00 and made 2 withdrawals for a total of $500.00. Your balance at the end of May was $3,000.00.`);
    expect(values).toMatchObject({
      'fields.periodStart': '2024-05-01',
      'fields.periodEnd': '2024-05-31',
      'fields.accountLast4': '3318',
    });
  });
});
