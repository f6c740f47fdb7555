/** Statements of a broker whose forms stand side by side, below a title that their page breaks in two. */
import { describe, expect, it } from '@jest/globals';
import { readPages } from '../../understanding/testing/readPages.ts';
import { typedPage } from '../../understanding/testing/typedPage.ts';
import { FORMS } from '../index.ts';

describe('a statement with its forms in columns', () => {
  it('When the title is broken over two lines, then the headings of the forms in it tell what it is', () => {
    const [statement, ...others] = readPages(FORMS, [
      typedPage(`
Cobalt Harbor Brokerage LLC                                                     2023
77 Quay Street, Salem, MA 01970                 Payer's federal ID 04-7718820   Composite Form
                                                                                1099
OTTOLINE MARCHETTI                              Account number 7TR-20118
9 COULEE RD                                     Recipient's taxpayer ID ***-**-2214
VELVA, ND 58790

1099-DIV                                   1099-INT                                  1099-MISC
1a Total ordinary dividends    1,204.18    1 Interest income           310.44    2 Royalties       0.00
1b Qualified dividends           980.02    2 Early withdrawal penalty    0.00    3 Other income   61.00
4 Federal income tax withheld      0.00    3 Interest on U.S. Treasury  20.11
5 Section 199A dividends          14.20    4 Federal income tax withheld 0.00`),
    ]);
    expect(others).toEqual([]);
    const values = Object.fromEntries(statement!.values.map(({ to, value }) => [to, value]));
    expect({ ...values, form: statement!.recognised.form }).toMatchObject({
      form: '1099 Consolidated',
      'fields.ordinaryDividends': 1204.18,
      'fields.qualifiedDividends': 980.02,
      'fields.interestIncome': 310.44,
      'fields.otherIncome': 61,
    });
  });
});
