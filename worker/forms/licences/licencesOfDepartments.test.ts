/** Licences as departments of states and of counties print them. */
import { describe, expect, it } from '@jest/globals';
import { printedPage } from '../../understanding/testing/printedPage.ts';
import { readPage, readPicture } from '../testing/readPage.ts';
const NAME = 'businessInfo.businessName';
const OWNER = 'primaryPerson.fullName';
const TRADE = 'businessInfo.industry';
const STREET = 'businessInfo.businessAddress.street';

describe('licences of departments', () => {
  it('When a law authorizes it, then the department at the top grants it', () => {
    expect(
      readPicture(`
                         MARLOW DEPARTMENT OF REVENUE

                           SALES AND USE TAX PERMIT
                      Authorized by Marlow Code Section 12.7

   Permit Number:       3-71-220481
   Effective Date:      May 1, 2031
   Business Name:       Fernhollow Bindery`),
    ).toMatchObject({ 'fields.issuingAuthority': 'MARLOW DEPARTMENT OF REVENUE' });
  });

  it('When the title is broken below its years beside another column, then it is a receipt, and its row is read down to its end', () => {
    const values = readPage(
      printedPage([
        [40, 147, 'TYPE OF BUSINESS'],
        [220, 147, 'OWNER'],
        [325, 147, 'CERTIFICATION #'],
        [400, 147, 'RECEIPT #/DATE'],
        [400, 156, 'PAID'],
        [490, 147, 'AMT PAID'],
        [540, 147, 'BILL #'],
        [40, 170, '31-0077 TILE'],
        [220, 170, 'LUND ODESSA'],
        [490, 170, '$27.50'],
        [540, 170, 'B40111'],
        [40, 179, 'CONTRACTOR'],
        [66, 249, 'CORAL TILE INC'],
        [390, 249, 'MARLOW COUNTY'],
        [66, 264, '2210 N Fern Rd Unit 12'],
        [374, 264, '2031/2032 LOCAL BUSINESS TAX'],
        [65, 277, 'MARLOW FL 33409'],
        [374, 275, 'RECEIPT'],
        [374, 308, 'LBTR Number: 200914471'],
        [390, 325, 'EXPIRES: 09/30/2032'],
      ]),
    );
    expect(values).toMatchObject({
      [NAME]: 'CORAL TILE INC',
      [TRADE]: 'TILE CONTRACTOR',
      'fields.licenseNumber': '200914471',
    });
  });

  it('When the holder stands surname first above what it trades as, and heads name the parts of each day, then all of it is read', () => {
    expect(
      readPage(
        printedPage([
          [49, 43, 'UNIQUE ID NUMBER'],
          [250, 43, 'State of New York'],
          [49, 51, 'AEB-31-00417'],
          [254, 61, 'Department of State'],
          [466, 61, 'EFFECTIVE DATE'],
          [460, 72, 'MO.  DAY  YR.'],
          [460, 84, '04   17   31'],
          [466, 99, 'EXPIRATION DATE'],
          [460, 110, 'MO.  DAY  YR.'],
          [460, 122, '04   17   35'],
          [73, 168, 'OKVIST TIRZAHN'],
          [73, 183, 'D/B/A ALDER LASHES'],
          [73, 200, '83 FERN AVE'],
          [73, 217, 'BROOKLYN NY 11209'],
          [203, 263, 'HAS BEEN DULY LICENSED TO OPERATE AN'],
          [165, 278, 'APPEARANCE ENHANCEMENT BUSINESS'],
          [44, 442, 'Important: This license must be conspicuously posted at the licensed location.'],
          [44, 454, 'Licensing Services, Albany, NY 12201 within 30 days. A license is not transferable.'],
        ]),
      ),
    ).toMatchObject({
      [NAME]: 'ALDER LASHES',
      'fields.issueDate': '2031-04-17',
      'fields.expiryDate': '2035-04-17',
    });
  });

  it('When the page of the office stands beside a telephone number, then it is that of the office', () => {
    const card = (page: string) =>
      readPicture(`
                                STATE OF UTAH
                      DIVISION OF PROFESSIONAL LICENSING
                               ACTIVE LICENSE

EFFECTIVE DATE:      12/01/2031
EXPIRATION DATE:     11/30/2033
ISSUED TO:           FERN MASONRY LLC
                     3347 S ALDER ST # 12
                     OGDEN UT 84401

             REFERENCE NUMBER(S), CLASSIFICATION(S) & DETAIL(S)
                   11284000-5501   Contractor With LRF

                 Telephone (801) 555-0128 ${page}`);
    const PHONE = 'businessInfo.businessPhone';
    expect(card('licensing.utah.gov')).not.toHaveProperty([PHONE]);
    expect(card('')).toHaveProperty([PHONE], '(801) 555-0128');
  });

  it('When a board certifies above the name, then the address below it is read, and who bears the name of the firm', () => {
    expect(
      readPicture(`
                        State Of New Jersey
                    Division of Consumer Affairs

                    THIS IS TO CERTIFY THAT THE
                    Office of Consumer Protection

                           HAS REGISTERED


           Okvist & Sons Roofing L.L.C.
           Tirzah Okvist
           418 Fern Street Fl 1
           Newark NJ 07105


     FOR PRACTICE IN NEW JERSEY AS A(N): Home Improvement Contractor



     03/22/2031 TO 03/31/2032                13VH00041700
     VALID                                   LICENSE/REGISTRATION/CERTIFICATION #`),
    ).toMatchObject({ [STREET]: '418 Fern Street Fl 1', [OWNER]: 'Tirzah Okvist' });
  });

  it('When the number is called after the tax of the state, then it is read', () => {
    expect(
      readPicture(`
                       State of New Mexico
                 Taxation and Revenue Department
                    REGISTRATION CERTIFICATE

  NMBTIN:  03-481000-00-7               Date Issued:  May 17, 2031
  Business Location:  1208 FERN LN
                      SANTA FE NM 87501
  Firm Name:  ALDER SILVERWORKS

           THIS CERTIFICATE IS NOT TRANSFERABLE`),
    ).toMatchObject({ 'fields.licenseNumber': '03-481000-00-7' });
  });

  it('When a trade stands behind the number of its class, or is that of trades, then no part of it is told alone', () => {
    const licence = (row: string) =>
      readPicture(`
                         City of Marlow
                      OCCUPATIONAL LICENSE
LICENSE NO.:   2031-33091                EXPIRES:   12/31/2031

FERN BINDERY LLC
9655 ALDER RD
MARLOW LA 70810

${row}`)[TRADE];
    expect(licence('CLASS:        453        PIANO TUNING AND REPAIR')).toBe('PIANO TUNING AND REPAIR');
    expect(licence('1799       SPECIAL  TRADE  CONTRACTORS')).toBeUndefined();
    expect(licence('TRADE:     PIANO TUNING')).toBe('PIANO TUNING');
  });
});
