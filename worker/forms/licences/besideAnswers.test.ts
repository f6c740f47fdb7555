/** What stands beside an answer of a licence and is none of it: the next label, a count, taxes, a term, an office that takes mail. */
import { describe, expect, it } from '@jest/globals';
import { readPages } from '../../understanding/testing/readPages.ts';
import { typedPage } from '../../understanding/testing/typedPage.ts';
import { FORMS } from '../index.ts';
import { readPicture } from '../testing/readPage.ts';

const license = (row: string) =>
  readPicture(`
                       STATE OF WYOMING
                    DEPARTMENT OF REVENUE

                    SALES/USE TAX LICENSE

License Number: 15013999        Date Issued: 08/09/2022
${row}

SAGE WOOL CO LLC
145 W BROADWAY AVE
JACKSON WY 83001`);

describe('print beside the answers of licences', () => {
  it('When a label follows the trade in its line, then it is no part of it', () => {
    const values = license('Business Type: 448140 FAMILY CLOTHING STORES  County: 21 TETON');
    expect(values).toMatchObject({ 'businessInfo.industry': 'FAMILY CLOTHING STORES' });
  });

  it('When a type of license lists taxes, then it is no trade', () => {
    const values = license('License Type: SALES, USE AND HOTEL OCCUPANCY');
    expect(values['businessInfo.industry']).toBeUndefined();
  });

  it('When a count heads the column beside the classification, then the trade below is read', () => {
    expect(
      readPicture(`
City of Alder Bay        BUSINESS TAX RECEIPT

Account No.  BT-118999          Expires  September 30, 2025

SUNDIAL ALTERATIONS LLC
8715 N ALDER AVE
TAMPA FL 33604

Class Code    Classification                   Qty      Tax Amount
131.013       DRESSMAKING / ALTERATION SHOP    1        $ 44.61
900.001       FIRE INSPECTION FEE              1        $ 25.00`),
    ).toMatchObject({ 'businessInfo.industry': 'DRESSMAKING ALTERATION SHOP' });
  });

  it('When a license year begins after the day of issue, then that day is surely the one', () => {
    const [form] = readPages(FORMS, [
      typedPage(`
City of Alder Bay
BUSINESS LICENSE

License Number: BL-038999-2024      License Year: 05/01/2024 - 04/30/2025
Business Name:  HOLY OAK BASKETS
Owner:          GENEVA R PINCKNEY
Location:       188 MEETING ST, ALDER BAY, SC 29401
Rate Class:     2                   Issued: 04/22/2024
Fee:            $ 62.00             Expires: 04/30/2025`),
    ]);
    const day = form!.values.find(({ to }) => to === 'fields.issueDate');
    expect(day).toMatchObject({ value: '2024-04-22', confidence: 1 });
  });

  it('When a business is conducted at a number, then the word is no part of its street', () => {
    expect(
      readPicture(`
                          CITY OF ALDER BAY
                     OFFICE OF THE CITY CLERK

                       BUSINESS CERTIFICATE

Certificate No. 451999   Date Filed: January 9, 2024

the undersigned hereby declare(s) that a business under the title of
                  CREAKING STAIR PIANO STUDIO
is conducted at Number
                  47 PERCIVAL ST, BOSTON, MA 02122
by the following named person(s):
FULL NAME                  RESIDENCE
OONA R TIERNEY             22 ADAMS ST, BOSTON, MA 02122`),
    ).toMatchObject({ 'businessInfo.businessAddress.street': '47 Percival St' });
  });

  const firearms = (premises: string) =>
    readPicture(`
U.S. Department of Justice                Federal Firearms License
Bureau of Alcohol, Tobacco, Firearms and Explosives

Direct Bureau Correspondence To           License Number
Bureau - Chief, Licensing                 5-75-029-01-7F-08999
12 Needle Road
Martinsburg, WV 25405-9431                Expiration Date
                                          June 1, 2027
Name
CEDAR HILL GUNSMITHING LLC

${premises}
Type of License
01-DEALER IN FIREARMS

This license is not transferable. The licensee shall use a copy of this license to verify its licensed status.`);

  it('When the last four figures of a ZIP code were left out, then the address is read', () => {
    const values = firearms(`Premises Address (Changes? Notify the Bureau before the move.)
10330 BANDERA RD STE 204
SAN ANTONIO, TX 78250-
`);
    expect(values).toMatchObject({
      'businessInfo.businessAddress.street': '10330 Bandera Rd Ste 204',
      'businessInfo.businessAddress.zipCode': '78250',
    });
  });

  it('When the only address is where correspondence goes, then it is not where the business is', () => {
    expect(firearms('')['businessInfo.businessAddress.street']).toBeUndefined();
  });
});
