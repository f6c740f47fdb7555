/** 1099s whose headings of a party say that its number stands in the block, too. */
import { describe, expect, it } from '@jest/globals';
import { readPages } from '../../understanding/testing/readPages.ts';
import { typedPage } from '../../understanding/testing/typedPage.ts';
import { FORMS } from '../index.ts';

describe('A block of name, address and number', () => {
  it.each([
    ['federal ID number', 'identification number'],
    ['TIN', 'tax ID number'],
    ['taxpayer identification number', 'TIN'],
  ])('When it is the payer’s (%s) or the recipient’s (%s), then each has its own', (payer, recipient) => {
    const [form] = readPages(FORMS, [
      typedPage(`
ROWAN FUNDS                                        2021 Form 1099-DIV
Dividends and Distributions
PAYER'S name, address, and ${payer}
Rowan Growth & Income Fund
PO Box 8480
Boston, MA 02266-8480
04-6288931

RECIPIENT'S name, address, and ${recipient}
Ulrike Sandoval-Pratt
77 Cobble Rd
Fresno, CA 93722
985-14-2276

1a Total ordinary dividends            1b Qualified dividends
$ 5,218.37                             $ 4,102.66`),
    ]);
    expect(Object.fromEntries(form!.values.map(({ to, value }) => [to, value]))).toMatchObject({
      'fields.payerName': 'Rowan Growth & Income Fund',
      'fields.payerTin': '04-6288931',
      'fields.recipientName': 'Ulrike Sandoval-Pratt',
      'fields.recipientTin': '985-14-2276',
      'fields.ordinaryDividends': 5218.37,
    });
  });
});
