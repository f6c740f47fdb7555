/** 1099s whose boxes stand on a line with the label of a name: their captions are nobody's name. */
import { describe, expect, it } from '@jest/globals';
import { printedPage, type Print } from '../../understanding/testing/printedPage.ts';
import { readPages } from '../../understanding/testing/readPages.ts';
import { FORMS } from '../index.ts';

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
    for (const caption of ['2 Direct sales of $5,000 or more', '7 Direct sales $5,000 or more'])
      expect(read(caption)).toMatchObject({
        'fields.recipientName': 'Ottoline Marchetti',
        'fields.nonemployeeCompensation': 7412.5,
      });
  });
  it('When it stands below another box, then its dollars are none of that one', () => {
    const [form] = readPages(FORMS, [
      printedPage([
        [50, 43, "PAYER'S name, street address, city or town, state or province, country, ZIP"],
        [340, 43, '1 Rents'],
        [460, 43, 'OMB No. 1545-0115'],
        [54, 54, 'Wren Hollow Homes LLC'],
        [460, 54, 'Form 1099-MISC'],
        [50, 119, "PAYER'S TIN"],
        [196, 119, "RECIPIENT'S TIN"],
        [340, 119, '5 Fishing boat proceeds'],
        [54, 130, '45-0311872'],
        [200, 130, '951-40-3378'],
        [345, 130, '$'],
        [50, 147, "RECIPIENT'S name"],
        [340, 147, '7 Direct sales $5,000 or more'],
        ...FOOT,
      ]),
    ]);
    const values = Object.fromEntries(form!.values.map(({ to, value }) => [to, value]));
    expect(values).toMatchObject({ 'fields.recipientName': 'Ottoline Marchetti' });
    expect(values).not.toHaveProperty(['fields.fishingBoatProceeds']);
  });
  it('When it asks what the filer is, then that is nobody’s name', () => {
    const [form] = readPages(FORMS, [
      printedPage([
        [50, 40, 'Form 1099-K Payment Card and Third Party Network Transactions 2023'],
        [50, 54, "FILER'S name, street address, city or town, state or province, country, ZIP code"],
        [54, 63, 'Larkmoor Payments, Inc.'],
        [54, 72, '48 Larch St'],
        [54, 81, 'Velva, ND 58790'],
        [314, 54, "FILER'S TIN"],
        [314, 63, '45-0311872'],
        [314, 90, "PAYEE'S TIN"],
        [314, 99, '92-0311405'],
        [50, 120, "PAYEE'S name and address"],
        [314, 120, 'Check to indicate if FILER is a (an):'],
        [54, 129, 'Saltbox & Thyme Catering LLC'],
        [314, 129, 'Payment settlement entity (PSE)'],
        [54, 138, '9 Coulee Rd'],
        [54, 147, 'Velva, ND 58790'],
        [50, 170, '1a Gross amount of payment card/third party network transactions'],
        [54, 179, '$18,406.77'],
      ]),
    ]);
    expect(Object.fromEntries(form!.values.map(({ to, value }) => [to, value]))).toMatchObject({
      'businessInfo.businessName': 'Saltbox & Thyme Catering LLC',
      'businessInfo.businessAddress.street': '9 Coulee Rd',
    });
  });
});
