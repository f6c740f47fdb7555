/** 1099s that go by their number alone, and whose parties have words of their own. */
import { describe, expect, it } from '@jest/globals';
import { printedPage } from '../../understanding/testing/printedPage.ts';
import { typedPage } from '../../understanding/testing/typedPage.ts';
import { readPage } from '../testing/readPage.ts';

describe('A 1099 by its number', () => {
  it('When a list is headed `1099-MISC` and names whom it was paid to, then it is read', () => {
    expect(
      readPage(
        typedPage(`
                    T H E   L A R C H   H O U S E
Larch Holdings Operating Company, LLC — 1 Coulee Way, Velva, ND 58790 — FEIN 45-0311872

                    1099-MISC   Tax Year 2023   (Copy B)

Paid to                  Winifred L. Stoltz
Mailing address          52 Quarry Hwy, Lot 9
                         Minot, ND 58701
SSN/ITIN                 951-40-2277
Box 3 – Other income                                      $31,745.00
Box 4 – Federal income tax                                 $7,618.80`),
      ),
    ).toMatchObject({
      'fields.recipientName': 'Winifred L. Stoltz',
      'fields.recipientTin': '951-40-2277',
      'fields.payerTin': '45-0311872',
      'primaryPerson.homeAddress.street': '52 Quarry Hwy, Lot 9',
      'primaryPerson.homeAddress.city': 'Minot',
      'fields.otherIncome': 31745,
      'fields.federalIncomeTaxWithheld': 7618.8,
    });
  });

  it('When a composite 1099 heads its lists by the numbers of the forms, then it is one', () => {
    expect(
      readPage(
        typedPage(`
PAYER                                     RECIPIENT                  2021 COMPOSITE 1099
Larch Shore Wealth Management, Inc.       Winifred Stoltz            Account 3381-0092
302 W Coulee St, Velva, ND 58790          15 N Quarry St
TIN 45-0311872                            Minot, ND 58701
                                          TIN 951-40-2277

     1099-INT (OMB 1545-0112)                  1099-DIV (OMB 1545-0110)
1    Interest income       1,655.08       1a   Ordinary dividends     5,204.67
2    Early w/d penalty         0.00       1b   Qualified dividends    4,711.93
4    Fed tax withheld          0.00       4    Fed tax withheld           0.00`),
      ),
    ).toMatchObject({
      'fields.recipientName': 'Winifred Stoltz',
      'fields.interestIncome': 1655.08,
      'fields.ordinaryDividends': 5204.67,
      'fields.qualifiedDividends': 4711.93,
    });
  });

  it('When the recipient is the owner of funds in a panel beside the lists, then the block below that word is theirs', () => {
    expect(
      readPage(
        printedPage([
          [45, 47, 'Larch Valley Funds'],
          [188, 47, 'Consolidated 1099 2022'],
          [45, 71, 'Larch Valley Fund Services, Inc.'],
          [45, 82, '18 Coulee St'],
          [45, 93, 'Velva, ND 58790'],
          [188, 109, 'Form 1099-DIV'],
          [45, 114, "Payer's TIN"],
          [45, 123, '45-0311872'],
          [250, 123, 'Total ordinary dividends'],
          [420, 123, 'Qualified dividends'],
          [188, 145, 'Total'],
          [250, 145, '1,319.51'],
          [420, 145, '757.18'],
          [45, 185, "Recipient's TIN"],
          [45, 196, '951-40-2277'],
          [45, 220, 'Owner'],
          [45, 231, 'Winifred Quarry Stoltz'],
          [45, 242, 'Hwy 264 MP 441, PO Box 1305'],
          [45, 253, 'Minot, ND 58701'],
          [188, 242, 'Form 1099-INT'],
          [250, 260, 'Interest income (1)'],
          [188, 291, 'Total'],
          [250, 291, '57.63'],
        ]),
      ),
    ).toMatchObject({
      'fields.recipientName': 'Winifred Quarry Stoltz',
      'primaryPerson.fullName': 'Winifred Quarry Stoltz',
      'primaryPerson.homeAddress.street': 'Hwy 264 MP 441, PO Box 1305',
    });
  });
});
