/** Licences whose print parts what belongs together: columns below two labels, addresses in labelled parts, cards and seals. */
import { describe, expect, it } from '@jest/globals';
import { printedPage, wordsAt, type Print } from '../../understanding/testing/printedPage.ts';
import { typedPage } from '../../understanding/testing/typedPage.ts';
import { readPage, readPicture } from '../testing/readPage.ts';
const scanned = (picture: string) => {
  const page = typedPage(picture);
  const words = page.words.map((word) => ({ ...word, source: 'ocr' as const, confidence: 0.95 }));
  return readPage({ ...page, source: 'ocr', words });
};
const ADDRESS = 'businessInfo.businessAddress';

describe('licences in parts', () => {
  it('When a label goes on in words of its own, then they are no name', () => {
    const certificate = (label: string) => `
                       CITY OF ALDER BAY
                  TAX REGISTRATION CERTIFICATE
ACCOUNT NO.                    DESCRIPTION               STARTED        STATUS
0003190042-0001-6              Retail Sales              01/15/2019     Active
${label.padEnd(60)}LEGAL NAME AND MAILING ADDRESS
HERON & THREAD TAILORING                                    ORLA VAN DER BERG
4419 W ADAMS BLVD UNIT 2                                    PO BOX 351066
ALDER BAY CA 90016-2908                                     ALDER BAY CA 90035-1066`;
    expect(readPicture(certificate('BUSINESS NAME AND PRIMARY BUSINESS ADDRESS'))).toMatchObject({
      'businessInfo.businessName': 'HERON & THREAD TAILORING',
      [`${ADDRESS}.street`]: '4419 W Adams Blvd Unit 2',
    });
    expect(readPicture(certificate('BUSINESS NAME AND CURRENT SITE'))['businessInfo.businessName']).not.toBe(
      'AND CURRENT SITE',
    );
  });

  it('When another label stands in the line of `issued to`, then what begins below that is no part of the name', () => {
    expect(
      scanned(`
                    CITY OF ALDER
               2024 BUSINESS LICENSE
ACCOUNT          DATE ISSUED          EXPIRES
118266           01/22/2024           12/31/2024

ISSUED TO:                                    BUSINESS LOCATION:
  HERON'S BAIT & TACKLE                         3866 DAUPHIN POINT PKWY
  ROSALIND D. MCELVEEN, OWNER                   ALDER AL 36605`),
    ).toMatchObject({
      'businessInfo.businessName': "HERON'S BAIT & TACKLE",
      [`${ADDRESS}.street`]: '3866 Dauphin Point Pkwy',
    });
  });

  it('When the whole address stands in one row, then the name in the row above is no part of its street', () => {
    expect(
      readPicture(`
City of Alder
Police Department False Alarm Reduction Unit
            ALARM SYSTEM PERMIT
Permit Number                 C-0194766              Status     Active
Permit Holder / Business      Heron River Endodontics, P.C
Alarm Site Address            1437 S Boulder Ave, Suite 310, Alder, OK 74119
Date Issued                   09/03/2024             Expires    09/02/2025
THIS PERMIT IS NOT TRANSFERABLE`),
    ).toMatchObject({ [`${ADDRESS}.street`]: '1437 S Boulder Ave, Suite 310', [`${ADDRESS}.city`]: 'Alder' });
  });

  it('When a sentence grants a license to a company at a place, then name and street begin behind `to` and `at`', () => {
    const values = readPicture(`
LICENSE NUMBER
00066-RS-0798
                        THE LICENSING BOARD OF
                        The Town of Alder, Massachusetts
                            HEREBY GRANTS A
License to Expose, Keep for Sale, and to Sell Alcoholic Beverages To Be Drunk On the Premises
To HERON TAVERN, INC.
at 31 SOUTH AVENUE, ALDER, MA 01760
This license is granted and accepted upon the express condition that the licensee shall conform to the
provisions of the General Laws. This license expires December 31, 2025, unless earlier revoked.
THIS LICENSE SHALL BE DISPLAYED ON THE PREMISES IN A CONSPICUOUS PLACE`);
    expect(values).toMatchObject({
      'businessInfo.businessName': 'HERON TAVERN, INC.',
      [`${ADDRESS}.street`]: '31 South Avenue',
    });
  });

  it('When each part of an address has its label beside it, then it is read, and none of them names who keeps the record', () => {
    const values = readPicture(`
                    ASSUMED NAME RECORDS                      File No. 471966
                 CERTIFICATE OF OWNERSHIP FOR
               UNINCORPORATED BUSINESS OR PROFESSION
This certificate properly executed is to be filed immediately with the County Clerk of Alder County, Texas.

NAME IN WHICH BUSINESS IS OR WILL BE CONDUCTED
Tres Garzas Upholstery
BUSINESS ADDRESS
1518 Heron Rd.
CITY San Marin         STATE Texas          ZIP CODE 78201

BUSINESS IS TO BE CONDUCTED AS (check which one):
FILED FOR RECORD IN MY OFFICE
APR 19 2023`);
    expect(values).toMatchObject({
      'businessInfo.businessName': 'Tres Garzas Upholstery',
      [`${ADDRESS}.street`]: '1518 Heron Rd.',
      [`${ADDRESS}.city`]: 'San Marin',
      [`${ADDRESS}.state`]: 'TX',
      [`${ADDRESS}.zipCode`]: '78201',
      'fields.issuingAuthority': 'County Clerk of Alder County',
    });
  });

  it('When a division stands higher than the county whose division it is, then the county granted it', () => {
    const permit = (own: string) => `
PERMIT TO OPERATE                                                       Environmental Health Division
                                                                        301 W. Jefferson St., Suite 170
   ${own.padEnd(60)}         Alder, Arizona 85003
Permit Number:      FD-47166
Permit Type:        Eating & Drinking
Business Name:      HERON KITCHEN
Location:           1929 W UNIVERSITY DR STE 109
                    MESA, AZ 85201
Issue Date          Valid Through
07/22/2024          07/31/2025`;
    expect(readPicture(permit('Alder County Environmental Services Department'))).toMatchObject({
      'fields.issuingAuthority': 'Alder County Environmental Services Department',
    });
    expect(readPicture(permit(''))).toMatchObject({
      'fields.issuingAuthority': 'Environmental Health Division',
    });
  });

  it('When a large mark stands before the name, then its second line goes on below the first, not below the mark', () => {
    const large = wordsAt([90, 64, 'NYC'], {}).map((word) => ({
      ...word,
      box: { x0: 90, y0: 62, x1: 140, y1: 85 },
    }));
    const print: Print[] = [
      [170, 65, 'Department of'],
      [170, 79, 'Consumer and Worker Protection'],
      [95, 127, 'Home Improvement Contractor'],
      [94, 154, 'License Number'],
      [94, 166, '2104766-DCWP'],
      [417, 164, 'Date Issued'],
      [416, 176, '02/11/2025'],
      [94, 189, 'Licensee'],
      [94, 200, 'HERON & SONS RENOVATION CORP.'],
      [417, 233, 'Expiration Date'],
      [416, 245, '02/28/2027'],
    ];
    const page = printedPage(print);
    expect(readPage({ ...page, words: [...large, ...page.words] })).toMatchObject({
      'fields.issuingAuthority': 'NYC Department of Consumer and Worker Protection',
    });
  });

  it('When a card shows no more of its board than who guarantees its postage, then that is who granted it', () => {
    expect(
      readPicture(`
ACTIVE LICENSE
License Number 1084766                      Entity INDIV
Business Name  HERON TILE & STONE
Classification(s) C54 C29
Expiration Date 05/31/2027

This pocket card is valid through the expiration date only. If found, drop in any mailbox. Postage guaranteed by
Contractors State License Board, P.O. Box 26066, Alder CA 95826.`),
    ).toMatchObject({
      'businessInfo.businessName': 'HERON TILE & STONE',
      'fields.licenseNumber': '1084766',
      'fields.expiryDate': '2027-05-31',
      'fields.issuingAuthority': 'Contractors State License Board',
    });
  });

  it('When a board dates its seal in the line below, then that is the day of issue', () => {
    expect(
      readPicture(`
                              State of Louisiana
                    STATE LICENSING BOARD FOR CONTRACTORS
                   Heron Bend Roofing & Sheet Metal, LLC
                            P.O. Box 1166
                           Zachary, LA 70791
          is duly licensed and entitled to practice the following
                   RESIDENTIAL CONSTRUCTION
      Witness our hand and seal of the Board dated,
      Baton Rouge, LA 1st Day of July 2023
      Expiration Date: June 30, 2026
      License No: 887266
                       THIS LICENSE IS NOT TRANSFERABLE`),
    ).toMatchObject({ 'fields.issueDate': '2023-07-01', 'fields.expiryDate': '2026-06-30' });
  });

  it('When a board certifies that it has licensed somebody, then the board is no business', () => {
    const values = readPicture(`
                         State of Alder
                    Division of Consumer Affairs
                     THIS IS TO CERTIFY THAT THE
                Board of Cosmetology and Hairstyling
                           HAS LICENSED
                    ROSALIND Q. HUTCHINS
License Number: 32BC04719366              Expiration Date: 09/30/2025`);
    expect(values).not.toHaveProperty(['businessInfo.businessName']);
  });

  it('When two officers stand in one row, then the first of them ends before the label of the other', () => {
    const president = wordsAt([64, 296, 'PRESIDENT: ANASTASIA PAPPAS']);
    const secretary = wordsAt([president.at(-1)!.box.x1 + 8, 296, 'SECRETARY: EVDOKIA PAPPAS-LANE']);
    const page = typedPage(`
                     LICENSE CERTIFICATE
BY THE AUTHORITY OF THE CITY OF ALDER, THE FOLLOWING SPECIFIED LICENSE IS HEREBY GRANTED TO
NAME: PAPPAS BROTHERS GROCERS, INC.
LICENSE NO.: 2847166
EXPIRATION DATE: April 15, 2026`);
    expect(readPage({ ...page, words: [...page.words, ...president, ...secretary] })).toMatchObject({
      'businessInfo.businessName': 'PAPPAS BROTHERS GROCERS, INC.',
      'primaryPerson.fullName': 'Anastasia Pappas',
    });
  });

  it('When the licensee listed below is licensed, then that is no trade', () => {
    expect(
      readPicture(`
                    Arizona Department of Revenue
               TRANSACTION PRIVILEGE TAX LICENSE
The licensee listed below is licensed to conduct business upon the condition that taxes are paid
ISSUED TO:                              LICENSE: 21384766
  HERON CANDLES                         EXPIRES: 12/31/2025`),
    ).not.toHaveProperty(['businessInfo.industry']);
  });

  it('When the label beside `name` asks for a telephone, then that is nobody', () => {
    expect(
      readPicture(`
                              State of Alder
                      Board of Cosmetology and Hairstyling
                        HAS LICENSED
                    ROSALIND Q. HUTCHINS
License Number: 32BC04719366              Expiration Date: 09/30/2025
Use this section to report address changes.
NAME                                      HOME PHONE (include area code)
STREET ADDRESS                            CITY         STATE       ZIP`)['businessInfo.businessName'],
    ).toBeUndefined();
  });
});
