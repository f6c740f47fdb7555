/** Whose office grants a licence beside a collector's name or the desk that one goes to, and who answers for the company it names. */
import { describe, expect, it } from '@jest/globals';
import { readPicture } from '../testing/readPage.ts';

const AUTHORITY = 'fields.issuingAuthority';
const NAME = 'businessInfo.businessName';
const PERSON = 'primaryPerson.fullName';
const TRADE = 'businessInfo.industry';
const NUMBER = 'fields.licenseNumber';

const body = `

License Number:         40031-31
Issued To:              ALDER FORK CYCLE WORKS LLC
Location:               205 CEDAR LANE STE 8, MARLOW SC 29611
Date Issued:            04/24/2031
License Period:         MAY 1, 2031 - APRIL 30, 2032`;

describe('who grants it', () => {
  it('When the office stands in the title and its collector by name below, then it is that of the county', () => {
    const receipt = (officer: string) => `
              2031-2032 MARLOW COUNTY LOCAL BUSINESS TAX RECEIPT
                       ${officer}
              101 S. Larkin Blvd., Dyerville, FL 34236    941.555.0130

RECEIPT NUMBER            CATEGORY                                EXPIRES
2110-0083411              LANDSCAPE MAINTENANCE                   SEPTEMBER 30, 2032

BUSINESS NAME AND PHYSICAL LOCATION                               OWNER
GREEN HERON LAWN & PALM CARE                                      ILLES, ZOLTAN B
6120 MARSH RD LOT 33
DYERVILLE FL 34238

THIS RECEIPT MUST BE CONSPICUOUSLY DISPLAYED TO PUBLIC VIEW`;
    expect(readPicture(receipt('IDA R FERN-LUND, TAX COLLECTOR'))).toMatchObject({
      [AUTHORITY]: 'MARLOW COUNTY TAX COLLECTOR',
    });
  });

  it.each(['Revenue Office, 1st Floor City Hall', 'Licensing Division, Room 12'])(
    'When the desk that one goes to stands above it, as %s, then the city grants it',
    (desk) => {
      expect(
        readPicture(`
marlow                                              ${desk}
                                                    P.O. Box 2207
CITY OF MARLOW, SOUTH CAROLINA                      Marlow, SC 29602

                      BUSINESS LICENSE
${body}`),
      ).toMatchObject({ [AUTHORITY]: 'CITY OF MARLOW, SOUTH CAROLINA' });
    },
  );

  it('When the clerk of a county stands there with a room, then the clerk grants it', () => {
    const values = readPicture(`
                                   Marlow County Clerk's Office, Room 12

                      BUSINESS LICENSE
${body}`);
    expect(values[AUTHORITY]).toMatch(/^Marlow County Clerk/);
  });
});

describe('who answers for a company', () => {
  const receipt = (officer: string) => `
City of Alder Bay                                     BUSINESS TAX RECEIPT
Permitting Services Division                                    2031 / 2032

Case Number            Date Issued            Expires              Fee Paid
BUS0047711-001         9/17/2031              9/30/2032            $78.75
Business Name
WREN & LUND BOOKKEEPING INC
Business Location
5401 S LARKIN RD STE 310-42, ALDER BAY, FL 32819
Classification
8721 BOOKKEEPING SERVICE

This receipt must be conspicuously displayed to public view.


          WREN & LUND BOOKKEEPING INC
          ${officer}
          5401 S LARKIN RD STE 310-42
          ALDER BAY FL 32819`;

  it('When the office holder is named below it with what they are, then that is the person, and a case has a number', () => {
    expect(readPicture(receipt('THISBE OKONJO-LUND, PRESIDENT'))).toMatchObject({
      [NAME]: 'WREN & LUND BOOKKEEPING INC',
      [PERSON]: 'Thisbe Okonjo-Lund',
      [NUMBER]: 'BUS0047711-001',
    });
    expect(readPicture(receipt('THISBE OKONJO-LUND, REGISTERED AGENT'))[PERSON]).toBeUndefined();
  });

  it('When a state certifies that it has registered the company, then the person below answers for it', () => {
    expect(
      readPicture(`
                       State Of New Jersey
                 Division of Consumer Affairs

                  THIS IS TO CERTIFY THAT THE
                   Regulated Business Section

                        HAS REGISTERED

                 Heron Brothers Siding & Gutters Inc
                      Bogumil Kosciuszkowicz
                      318 Larkin Ln Ste 2
                      Alder Ford NJ 07026

  FOR PRACTICE IN NEW JERSEY AS A(N): Home Improvement Contractor

  04/01/2031 TO 03/31/2032                     13VH11284911
  VALID                                        LICENSE/REGISTRATION/CERTIFICATION #`),
    ).toMatchObject({ [NAME]: 'Heron Brothers Siding & Gutters Inc', [PERSON]: 'Bogumil Kosciuszkowicz' });
  });

  it.each(['DBA ALDER HOME REMODELING', 'DBAALDER HOME REMODELING'])(
    'When a person is registered who trades under another name, as %s, then both are read',
    (trade) => {
      expect(
        readPicture(`
                    STATE OF CONNECTICUT
              DEPARTMENT OF CONSUMER PROTECTION

                      Be it known that

                    KOSMAS PAPADOULIAS
                  ${trade}
                  57 SOUTH LARKIN ST APT 4
                  ALDERTON, CT 06790-6411

is certified by the Department of Consumer Protection as a registered

                HOME IMPROVEMENT CONTRACTOR
                Registration # HIC.0671811

Effective:    04/01/2031
Expiration:   03/31/2032`),
      ).toMatchObject({ [NAME]: 'ALDER HOME REMODELING', [PERSON]: 'Kosmas Papadoulias' });
    },
  );
});

describe('what it is for', () => {
  const certificate = (row: string) => `
                         CITY OF ALDER BAY
                      OCCUPATION TAX CERTIFICATE

CERTIFICATE NO.     OT-0058211                 ACCOUNT NO.   R100711
BUSINESS NAME       HERON POST HOUSE LLC
LOCATION            4919 LARKIN AVE, ALDER BAY NE 68132
${row}
DATE ISSUED         06/18/2031
EXPIRES             06/30/2032

This certificate is not transferable.`;

  it('When an occupation is asked for, then it is the trade', () => {
    expect(readPicture(certificate('\nOCCUPATION          RESTAURANT'))).toMatchObject({
      [TRADE]: 'RESTAURANT',
    });
  });

  it.each(['Home Occupation - Engraving', 'Professional Occupation - Attorney'])(
    'When what it licenses is an occupation, as %s, then the second word is no label',
    (trade) => {
      const values = readPicture(certificate(`\nLICENSE TYPE        ${trade}`));
      expect(values[TRADE]).toBe(trade.replace('- ', ''));
    },
  );

  it('When a trade nearly spells a label, then it is whole', () => {
    expect(readPicture(certificate('NATURE OF BUSINESS: FILM POST PRODUCTION SERVICES'))).toMatchObject({
      [TRADE]: 'FILM POST PRODUCTION SERVICES',
    });
  });

  it('When a sentence in capitals ends with it and no stop, then it is told where a line is left free below', () => {
    const read = (rest: string) =>
      readPicture(`
UNIQUE ID NUMBER                 State of New York
21AE1739211                     Department of State
                         DIVISION OF LICENSING SERVICES

HERON HAIR LTD
114-20 LARKIN BLVD STORE 1
ALDER PARK, NY 11420

HAS BEEN DULY LICENSED TO TRANSACT BUSINESS AS AN APPEARANCE ENHANCEMENT BUSINESS
${rest}

EFFECTIVE DATE    06/17/2031
EXPIRATION DATE   06/17/2035`)[TRADE];
    expect(read('')).toBe('APPEARANCE ENHANCEMENT BUSINESS');
    expect(read('OF THE FIRST CLASS WITHIN THIS STATE AND NO OTHER')).toBeUndefined();
  });
});
