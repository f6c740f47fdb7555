/** Receipts that print where the business is without its state, and the same street again where the mail goes. */
import { describe, expect, it } from '@jest/globals';
import { readPicture } from '../testing/readPage.ts';
const ADDRESS = 'businessInfo.businessAddress';

const receipt = (mail: string) =>
  readPicture(`
                ST LUCIE COUNTY LOCAL BUSINESS TAX RECEIPT
             2300 Alder Ave, Ft. Pierce, FL 34950-1895 - 772-555-0100
                VALID OCTOBER 1, 2031 THROUGH SEPTEMBER 30, 2032

DBA:                                            Receipt #: 1891-264
Business Name: HERON SAIL LOFT INC              Business Type: SAIL MAKING

Owner Name: TOMAS R ABARCA                      Business Opened: 03/12/2025
Business Location: 90 NE 4TH AVE UNIT B         State/County/Cert/Reg:
                   FT PIERCE                    Exemption Code:
Business Phone: 772-555-0148

Mailing Address:
${mail}`);

describe('where a business is', () => {
  it.each([
    ['on two lines', 'HERON SAIL LOFT INC\n90 NE 4TH AVE UNIT B\nFORT PIERCE, FL 34950-7108'],
    ['on one line', 'HERON SAIL LOFT INC\n90 NE 4th Ave Unit B, Fort Pierce, FL 34950-7108'],
  ])('When the mail goes to the same street, then its place is that of the business (%s)', (_, mail) => {
    expect(receipt(mail)).toMatchObject({
      [`${ADDRESS}.street`]: '90 NE 4th Ave Unit B',
      [`${ADDRESS}.city`]: 'Fort Pierce',
      [`${ADDRESS}.state`]: 'FL',
      [`${ADDRESS}.zipCode`]: '34950-7108',
    });
  });

  it('When the mail goes to another street, then the receipt tells the street alone', () => {
    const values = receipt('HERON SAIL LOFT INC\n418 OSPREY DR\nSTUART, FL 34994-2201');
    expect(values).toMatchObject({ [`${ADDRESS}.street`]: '90 NE 4th Ave Unit B' });
    expect(values).not.toHaveProperty([`${ADDRESS}.city`]);
  });
});
