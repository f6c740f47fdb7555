/** Business returns of the years when the IRS sent them out with a label to be stuck on the head. */
import { describe, expect, it } from '@jest/globals';
import { printedPage } from '../../understanding/testing/printedPage.ts';
import { readPages } from '../../understanding/testing/readPages.ts';
import { FORMS } from '../index.ts';

const valuesOn = (page: ReturnType<typeof printedPage>) => {
  const [form] = readPages(FORMS, [page]);
  return {
    taxYear: form?.recognised.taxYear,
    ...Object.fromEntries((form?.values ?? []).map(({ to, value }) => [to, value])),
  };
};

describe('A Form 1065 of 2003', () => {
  it('When a label of the IRS stands in its head, then that names the partnership and where it is', () => {
    const page = printedPage([
      [34, 33, 'Form 1065'],
      [198, 33, 'U.S. Return of Partnership Income'],
      [182, 43, 'For calendar year 2003, or tax year beginning'],
      [36, 65, 'A Principal business activity'],
      [170, 65, 'Use the'],
      [457, 61, 'D Employer identification number'],
      [43, 76, 'Retail'],
      [170, 76, 'IRS label.'],
      [466, 72, '41-9006237'],
      [170, 84, 'Other-'],
      [260, 84, 'FERN & FABLE BOOKS'],
      [457, 88, 'E Date business started'],
      [36, 90, 'B Principal product or service'],
      [170, 92, 'wise, print'],
      [260, 95, '18 NORTH MILL STREET'],
      [466, 97, '10-1-1987'],
      [43, 101, 'Books'],
      [170, 101, 'or type.'],
      [260, 107, 'WINONA'],
      [346, 107, 'MN 55987'],
      [457, 108, 'F Total assets (see page 14)'],
      [68, 192, '1a Gross receipts or sales'],
      [435, 192, '612,340'],
      [71, 249, '4 Ordinary income (loss) from other partnerships, estates, and trusts'],
      [545, 249, '1,250'],
      [69, 338, '10 Guaranteed payments to partners'],
      [545, 338, '36,000'],
      [69, 503, '21 Total deductions. Add the amounts'],
      [545, 503, '155,126'],
      [69, 518, '22 Ordinary income (loss) from trade or business activities'],
      [545, 518, '63,931'],
    ]);
    expect(valuesOn(page)).toMatchObject({
      taxYear: 2003,
      'businessInfo.businessName': 'FERN & FABLE BOOKS',
      'businessInfo.businessAddress.street': '18 North Mill Street',
      'businessInfo.businessAddress.city': 'Winona',
      'businessInfo.businessAddress.state': 'MN',
      'businessInfo.businessAddress.zipCode': '55987',
      'fields.netIncome': 63931,
    });
  });
});

describe('A Form 1120 of 2003', () => {
  it('When its town is asked for in fewer words than today, then it is read', () => {
    const page = printedPage([
      [37, 31, 'Form 1120'],
      [194, 31, 'U.S. Corporation Income Tax Return'],
      [183, 40, 'For calendar year 2003 or tax year beginning'],
      [38, 72, '2 Personal holding co.'],
      [179, 63, 'Name'],
      [459, 63, 'B Employer identification number'],
      [185, 72, 'KETTLE BROOK TOYS, INC.'],
      [469, 72, '39-8012647'],
      [179, 89, 'Number, street, and room or suite no. (If a P.O. box, see page 7.)'],
      [185, 96, 'N5610 COUNTY ROAD BB'],
      [179, 113, 'City or town, state, and ZIP code'],
      [459, 113, 'D Total assets'],
      [185, 121, 'PLYMOUTH, WI 53073'],
      [61, 151, '1a Gross receipts or sales'],
      [61, 508, '28 Taxable income before net operating loss deduction and special deductions'],
      [536, 508, '427,170'],
    ]);
    expect(valuesOn(page)).toMatchObject({
      'businessInfo.businessAddress.street': 'N5610 County Road Bb',
      'businessInfo.businessAddress.city': 'Plymouth',
      'businessInfo.businessAddress.zipCode': '53073',
    });
  });
});
