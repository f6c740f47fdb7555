/** 1099s whose boxes stand on a line with the label of a name: their captions are nobody's name. */
import { describe, expect, it } from '@jest/globals';
import { printedPage, type Print } from '../understanding/testing/printedPage.ts';
import { readPages } from '../understanding/testing/readPages.ts';
import { FORMS } from './index.ts';

const HEAD: readonly Print[] = [
  [50, 43, "PAYER'S name, address, and telephone no."],
  [466, 43, 'OMB No. 1545-0116'],
  [54, 54, 'Wren Hollow Studio LLC'],
  [54, 66, '48 Larch St'],
  [54, 78, 'Velva, ND 58790'],
  [466, 66, 'Form 1099-NEC'],
  [400, 90, '2023'],
  [50, 119, "PAYER'S TIN"],
  [196, 119, "RECIPIENT'S TIN"],
  [340, 119, '1 Nonemployee compensation'],
  [54, 130, '45-0311872'],
  [200, 130, '951-40-3378'],
  [385, 130, '$'],
  [400, 130, '7,412.50'],
  [50, 147, "RECIPIENT'S name"],
];
const FOOT: readonly Print[] = [
  [54, 158, 'Ottoline Marchetti'],
  [50, 177, 'Street address (including apt. no.)'],
  [54, 188, '9 Coulee Rd'],
  [50, 207, 'City or town, state or province, country, and ZIP or foreign postal code'],
  [400, 207, '4 Federal income tax withheld'],
  [54, 218, 'Velva, ND 58790'],
];
const read = (caption: string): Record<string, unknown> =>
  Object.fromEntries(
    readPages(FORMS, [printedPage([...HEAD, [340, 147, caption], ...FOOT])])[0]!.values.map(
      ({ to, value }) => [to, value],
    ),
  );

describe('A 1099 with a box on the line of the name', () => {
  it('When the box tells of sales of so many dollars, then they are neither the name nor the compensation', () => {
    expect(read('2 Direct sales of $5,000 or more')).toMatchObject({
      'fields.recipientName': 'Ottoline Marchetti',
      'fields.nonemployeeCompensation': 7412.5,
    });
  });
});
