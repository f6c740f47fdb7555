/** Sums of a statement that stand in a narrow margin, each below what it is called. */
import { describe, expect, it } from '@jest/globals';
import { FORMS } from '../../../forms/index.ts';
import { readPages } from '../../testing/readPages.ts';
import { typedPage } from '../../testing/typedPage.ts';

const page = (moneyOut: string) =>
  typedPage(`
Alder Fork                  Business Checking
Trust Company               May 1, 2025 - May 31, 2025     Account number: **** **** 7731

PO Box 12
Duluth, MN 55802            Kestrel Canoe Works LLC
                            18 Harbor Rd Ste 4
                            Duluth, MN 55802

                            Date      Details                           In           Out
Summary                     May 2     Merchant deposit            1,204.11
Balance on May 1            May 6     Check 1204                                  310.00
2,118.07
                            May 9     Merchant deposit            2,000.00
Money in                    May 14    Rent                                        900.00
3,204.11
                            May 31    Monthly service charge                       15.00
Money out
${moneyOut}

Service charges
15.00

Balance on May 31
4,097.18
`);

describe('amounts below their words in a margin', () => {
  it('When they lead from one balance to the other, then the page is a statement and they are its sums', () => {
    const [statement] = readPages(FORMS, [page('1,210.00')]);
    const values = Object.fromEntries(statement!.values.map(({ to, value }) => [to, value]));
    expect(values).toMatchObject({
      'fields.openingBalance': 2118.07,
      'fields.totalDeposits': 3204.11,
      'fields.totalWithdrawals': 1225,
      'fields.closingBalance': 4097.18,
    });
  });

  it('When they do not add up, then no sums are given', () => {
    const [statement] = readPages(FORMS, [page('1,110.00')]);
    expect(statement?.values.map(({ to }) => to) ?? []).not.toContain('fields.totalWithdrawals');
  });
});
