/** Licences whose head is a seal, whose holder's county is printed, and whose sentences end in a label. */
import { describe, expect, it } from '@jest/globals';
import { wordsAt } from '../../understanding/testing/printedPage.ts';
import { readPages } from '../../understanding/testing/readPages.ts';
import { typedPage } from '../../understanding/testing/typedPage.ts';
import { FORMS } from '../index.ts';
import { readPicture } from '../testing/readPage.ts';

describe('licences with more on them than they grant', () => {
  it('When only the word stands where the seal belongs, then the city is who grants it', () => {
    const values = readPicture(`
CITY SEAL            CITY OF ALDER MESA               Certificate Number:
            CERTIFICATE OF PAYMENT OF BUSINESS TAX    B2022004417
Business Name:        ROSA'S PANADERIA
Proprietor / officer  Rosalinda Quiroga-Vance
Effective Date:       07/01/2023`);
    expect(values).toMatchObject({
      'fields.issuingAuthority': 'CITY OF ALDER MESA',
      'primaryPerson.fullName': 'Rosalinda Quiroga-Vance',
    });
  });

  it('When a seal says so in small letters a column left of it, then the city is who grants it', () => {
    const high = (words: ReturnType<typeof wordsAt>, height: number) =>
      words.map((word) => ({ ...word, box: { ...word.box, y1: word.box.y0 + height } }));
    const page = typedPage(`



Business Name:        ROSA'S PANADERIA
Certificate Number:   B2022004417
Effective Date:       07/01/2023
BUSINESS TAX CERTIFICATE`);
    const head = [
      ...high(wordsAt([60, 50, 'CITY SEAL']), 6),
      ...high(wordsAt([150, 36, 'City of Alder Mesa, New Mexico']), 28),
    ];
    const values = readPages(FORMS, [{ ...page, words: [...head, ...page.words] }])[0]!.values;
    expect(values.find(({ to }) => to === 'fields.issuingAuthority')?.value).toBe(
      'City of Alder Mesa, New Mexico',
    );
  });

  it('When the county of a business stands a line below its place, then it grants nothing', () => {
    expect(
      readPicture(`
              TEXAS SALES AND USE TAX PERMIT

BUSINESS LOCATION NAME and PHYSICAL LOCATION       Taxpayer number
LARKSPUR SADDLE & TACK                             3-20684-1179-5
1187 RANCH ROAD 12
WIMBERLEY TX 78676-4406


HAYS COUNTY

                                                   Comptroller of Public Accounts

You must obtain a new permit if there is a change of ownership or location.`),
    ).toMatchObject({
      'fields.licenseNumber': '3-20684-1179-5',
      'fields.issuingAuthority': 'Comptroller of Public Accounts',
    });
  });

  it('When a year and `Unincorporated` stand before the county that grants it, then they are no part of its name', () => {
    expect(
      readPicture(`
                    OCCUPATION TAX CERTIFICATE
           Calendar Year 2025 — Unincorporated Marlow County

Certificate No.   OTC2025-08871              Issued    02/06/2025
Legal Name        Heron Therapy, P.C.        Expires   12/31/2025`),
    ).toMatchObject({ 'fields.issuingAuthority': 'Marlow County' });
  });

  it('When a sentence ends in a word that heads numbers elsewhere, then the telephone below it is no number', () => {
    expect(
      readPicture(`
Department of Taxation                             Identification number
Certificate of Authority                           83-2049917
IRON WREN CYCLES LTD                               (Use this number on all returns)
74 BROADWAY FL 2
SARATOGA SPRINGS NY 12866-3110

If you close your business, file a final return and surrender this
certificate.
Need help? Sales Tax Information Center: 518-485-2889.`),
    ).toMatchObject({ 'fields.licenseNumber': '83-2049917' });
  });

  it('When street and place stand below a trade name without a label, then the business is there', () => {
    expect(
      readPicture(`
                 STATE OF COLORADO
               DEPARTMENT OF REVENUE
            Liquor Enforcement Division

              TRES HERONES COCINA LLC
             dba LA COCINA DE LA GARZA
                  318 MAIN STREET
                 LONGMONT CO 80501

             ALCOHOL BEVERAGE LICENSE

  Liquor License Number              License Expires at Midnight
  03-14872                           June 14, 2026`),
    ).toMatchObject({
      'businessInfo.businessAddress.street': '318 Main Street',
      'businessInfo.businessAddress.zipCode': '80501',
    });
  });

  it('When a label says that name and address follow, then it is no part of the name', () => {
    expect(
      readPicture(`
JEFFERSON COUNTY BUSINESS PRIVILEGE LICENSE
LICENSE NUMBER           DATE ISSUED                     EXPIRES
0041873                  10/07/2025                      09/30/2026
ISSUED TO: NAME AND BUSINESS ADDRESS                     OWNER
WREN'S CLASSIC CUTS                                      LEROY M WREN SR
1629 3RD AVE W
BIRMINGHAM AL 35208`),
    ).toMatchObject({
      'businessInfo.businessName': "WREN'S CLASSIC CUTS",
      'primaryPerson.fullName': 'Leroy M Wren Sr',
    });
  });

  it('When a paper names the owner, the builder and the permit of the house, then none of them is the business’s', () => {
    const values = readPicture(`
               Certificate of Occupancy
       City of Larkspur - Planning and Development Department

Certificate No.:
Date Issued:              11/19/2024

Building Permit No.:      BLDNR-021843-2024

Business Name (Tenant):   HERON STRENGTH & CONDITIONING LLC
Business Address:         1801 CAPITAL BLVD STE 120
                          LARKSPUR, NC 27604

Building Owner:           Capital Warehouse Holdings LP

General Contractor:       Weatherly-Poole Builders Inc`);
    expect(values).not.toHaveProperty(['fields.licenseNumber']);
    expect(values).not.toHaveProperty(['primaryPerson.fullName']);
    expect(values).toMatchObject({ 'businessInfo.businessName': 'HERON STRENGTH & CONDITIONING LLC' });
  });

  it('When the number stands below a label that says whose it is, then its sign tells that from a title', () => {
    expect(
      readPicture(`
Alaska Business License #                              This is to be posted
2148093                                                at the business location.

     Alaska Department of Commerce, Community, and Economic Development

                          This is to certify that
                           BOREAL WREN YOGA`),
    ).toMatchObject({ 'fields.licenseNumber': '2148093' });
  });

  it('When a day ends flush with its label, then it is the label’s, however far left it begins', () => {
    expect(
      readPicture(`
Larkspur County Local Business Tax Receipt
BUSINESS NAME/LOCATION        RECEIPT NO.                      EXPIRES
HERON AUTO GLASS              RENEWAL               SEPTEMBER 30, 2026
8291 SW 40TH ST               7601945
MIAMI, FL 33155`),
    ).toMatchObject({ 'fields.expiryDate': '2026-09-30' });
  });

  it('When labels stand below what they say, then the street of the business is above its own', () => {
    expect(
      readPicture(`
             STANDARD BUSINESS LICENSE

2025019-44872               April 22, 2025             May 15, 2026
License Number              Date of Issue              Date of Expiration

HERON MOBILE NOTARY
Name of Business

5042 Thoroughbred Lane                                 Antioch, TN 37013
Street Address of Business                             City, State, ZIP`),
    ).toMatchObject({
      'businessInfo.businessAddress.street': '5042 Thoroughbred Lane',
      'businessInfo.businessAddress.city': 'Antioch',
    });
  });

  it('When a sentence says that somebody is a sole proprietor, then that is the owner', () => {
    expect(
      readPicture(`
              STATE OF HAWAII
DEPARTMENT OF COMMERCE AND CONSUMER AFFAIRS
   CERTIFICATE OF REGISTRATION OF TRADE NAME

I HEREBY CERTIFY that, according to the records of this Department,
KEALOHA B. HERON-SILVA, a sole proprietor whose address is 66-437
KAMEHAMEHA HWY #105, HALEIWA, HI 96712, has registered the trade
name
             ALOHA WREN SURF REPAIR
for the purpose of REPAIR AND RESTORATION OF SURFBOARDS, for a term
of five years beginning on September 8, 2023 and ending on September 7, 2028,
under Certificate of Registration No. 4182216.`),
    ).toMatchObject({
      'primaryPerson.fullName': 'Kealoha B. Heron-Silva',
      'fields.expiryDate': '2028-09-07',
    });
  });

  it('When the day of issue was misread, then the day from which it holds does not stand for it', () => {
    const permit = (issued: string) =>
      readPicture(`
Larkspur County Environmental Services Department
               PERMIT TO OPERATE
Permit ID         Issue Date       Effective Date     Expiration Date
FD-38214          ${issued.padEnd(17)}10/01/2025         09/30/2026`);
    expect(permit('01212025')).not.toHaveProperty(['fields.issueDate']);
    expect(permit('')).toMatchObject({ 'fields.issueDate': '2025-10-01' });
  });

  it('When a sentence says who grants it, then a mark at the head that names no authority is none', () => {
    const from = (sentence: string) =>
      readPicture(`
Consumer Rights                                  Business License

${sentence}
named below.

LICENSEE                                         LICENSE NO.
HERON RENOVATIONS INC.                           2108834-DCA`)['fields.issuingAuthority'];
    expect(
      from(
        'The City of Alder Bay, Department of Consumer Rights, hereby grants this license to the business',
      ),
    ).toBe('City of Alder Bay Department of Consumer Rights');
    const APPROVED = 'Dear Ann Lee, The Board of Barbers has approved your application for the license';
    expect(from(APPROVED)).toBe('Board of Barbers');
    expect(from('The undersigned Clerk hereby grants this license to the business')).toBe('Consumer Rights');
  });
});
