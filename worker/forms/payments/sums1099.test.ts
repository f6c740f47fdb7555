/** 1099s that list each account in a column and the sum of all at the right, or their boxes with notes. */
import { describe, expect, it } from '@jest/globals';
import { readPages } from '../../understanding/testing/readPages.ts';
import { typedPage } from '../../understanding/testing/typedPage.ts';
import { FORMS } from '../index.ts';
import { readPicture } from '../testing/readPage.ts';

const HEAD = `
Prairie Ridge Community Credit Union
118 Grain Ave SE, Minot, ND 58701 TIN 45-0311872
                        2023 SUBSTITUTE FORM 1099-INT
                        Interest Income     Copy B - OMB No. 1545-0112

WINIFRED A STOLTZ                               Recipient's TIN: 951-40-2277
9 COULEE RD                                     Member no.: 0048813
VELVA ND 58790
`;
describe('a column for each account', () => {
  it('When the last amount of a row is what the others come to, then it is the one that was reported', () => {
    expect(
      readPicture(`${HEAD}
Box  Amount reported          Money Market 0112    Certificate 7719    Shares 0001    TOTAL TO IRS
1    Interest income                   1,204.88            2,350.00          14.37        3,569.25
2    Early withdrawal penalty              0.00              185.00           0.00          185.00
4    Federal income tax withheld           0.00              564.00           0.00          564.00`),
    ).toMatchObject({
      'fields.payerTin': '45-0311872',
      'fields.interestIncome': 3569.25,
      'fields.earlyWithdrawalPenalty': 185,
      'fields.federalIncomeTaxWithheld': 564,
    });
  });
  it('When it is not, then none is', () => {
    expect(
      readPicture(`${HEAD}
1    Interest income                   1,204.88            2,350.00          14.37        3,570.25
2    Early withdrawal penalty              0.00                0.00           0.00            0.00`),
    ).not.toHaveProperty('fields.interestIncome');
  });
});

describe('a list for each account', () => {
  it('When what all of them come to stands below, then that was reported', () => {
    expect(
      readPicture(`${HEAD}
Account Number     Box  Description                          Amount
xxxxxx4471         1    Interest income                   $1,318.42
Online Savings     2    Early withdrawal penalty              $0.00

xxxxxx9086         1    Interest income                     $702.17
12 Month CD        2    Early withdrawal penalty             $41.10

TOTALS REPORTED TO THE IRS
                   1    Interest income                   $2,020.59
                   2    Early withdrawal penalty             $41.10`),
    ).toMatchObject({ 'fields.interestIncome': 2020.59, 'fields.earlyWithdrawalPenalty': 41.1 });
  });
});

describe('a list of boxes', () => {
  it('When a note in brackets stands behind the name of a box, then its amount is read beside it', () => {
    expect(
      readPicture(`
HARBOR QUAY GROWERS COOPERATIVE
118 Grain Ave, Minot, ND 58701        Federal I.D. 45-0311872
FORM 1099-MISC   MISCELLANEOUS INFORMATION   CALENDAR YEAR 2023
Ostrander Family Trust                             Recipient TIN: 94-6610358
9 Coulee Rd
Velva, ND 58790

Box No.   Description                                          Dollars
1         Rents (cash rent of farm land, storage bins)       31,600.00
2         Royalties                                               0.00
3         Other income (member loyalty award)                   450.00
4         Federal income tax withheld                             0.00`),
    ).toMatchObject({
      'fields.recipientTin': '94-6610358',
      'fields.rents': 31600,
      'fields.otherIncome': 450,
    });
  });
});

describe('the months of Form 1099-K', () => {
  const grossOf = (march: string) => {
    const page = typedPage(`
2024 Form 1099-K    Payment Card and Third Party Network Transactions    OMB No. 1545-2205
FILER'S name                       FILER'S TIN  26-5510274
Heron Marketplace, Inc.            PAYEE'S TIN  978-05-3316
1a Gross amount of payment card/third party network transactions   $7,616.75
3 Number of payment transactions   88
5b February   $812.00
5c March   ${march}
5d April   $5,700.25`);
    const words = page.words.map((word) => ({
      ...word,
      source: 'ocr' as const,
      confidence: word.text === '$7,616.75' ? 0.2 : 0.95,
    }));
    const [form] = readPages(FORMS, [{ ...page, words, source: 'ocr' }]);
    return form!.values.find(({ to }) => to === 'fields.grossPaymentCardAmount')?.value;
  };
  it('When they add up to the gross amount, then that is told though it was not read surely', () => {
    expect(grossOf('$1,104.50')).toBe(7616.75);
    expect(grossOf('$1,104.00')).toBeUndefined();
  });
});
