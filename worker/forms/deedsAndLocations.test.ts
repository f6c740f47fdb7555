/** Licences granted in a deed or by a board, and those that print whose they are beside where the business is. */
import { describe, expect, it } from '@jest/globals';
import { readPages } from '../understanding/testing/readPages.ts';
import { wordsAt, type Print } from '../understanding/testing/printedPage.ts';
import { typedPage } from '../understanding/testing/typedPage.ts';
import { FORMS } from './index.ts';

const onPage = (page: ReturnType<typeof typedPage>): Record<string, unknown> =>
  Object.fromEntries((readPages(FORMS, [page])[0]?.values ?? []).map(({ to, value }) => [to, value]));
const read = (picture: string) => onPage(typedPage(picture));

describe('Licences in sentences', () => {
  it('When a deed of blanks filled in grants it for a sum paid, then all that stands in its blanks is read', () => {
    expect(
      read(`
No.  0288                                                                  $  45.00

                           MUNICIPAL LICENSE
                          City of Orange Cove,

                              California

  ROGELIO PACHECO-DUARTE dba PACHECO MUFFLER & BRAKE , having paid the sum of FORTY-FIVE
  AND 00/100      dollars, is hereby entitled to keep, conduct and carry on the business of  MUFFLER SHOP  at

  1190 W. PARK BOULEVARD, ORANGE COVE, CALIFORNIA 93646  for a term expiring on  DECEMBER 31,
  2025 .

    IN WITNESS WHEREOF, I have hereunto set my hand and affixed the corporate seal of the City this
  8th   day of   JANUARY , 20 25 .

                                                       City Clerk`),
    ).toMatchObject({
      'fields.licenseNumber': '0288',
      'fields.issueDate': '2025-01-08',
      'fields.expiryDate': '2025-12-31',
      'fields.issuingAuthority': 'City of Orange Cove',
      'businessInfo.businessName': 'PACHECO MUFFLER & BRAKE',
      'businessInfo.industry': 'MUFFLER SHOP',
      'businessInfo.businessAddress.street': '1190 W. Park Boulevard',
      'businessInfo.businessAddress.city': 'Orange Cove',
      'primaryPerson.fullName': 'Rogelio Pacheco-Duarte',
    });
  });

  it('When the sentence goes on behind the trade with a place and a term, then the trade ends there', () => {
    expect(
      read(`
                          CITY OF TALLADEGA
                          MUNICIPAL LICENSE
No. 114                                                         Fee $25.00
Know all persons by these presents: that  HESTER B. COLQUITT  d/b/a  COLQUITT SHOE REPAIR
having paid the sum of Twenty-Five Dollars, is hereby licensed to carry on the business of
SHOE REPAIR  at  204 Court Square N, Talladega, Alabama 35160 , for the term ending
December 31, 2025.
Given under my hand this the 4th day of January , 20 25
                                   City Clerk`),
    ).toMatchObject({
      'businessInfo.industry': 'SHOE REPAIR',
      'fields.issueDate': '2025-01-04',
      'fields.expiryDate': '2025-12-31',
    });
  });

  it('When a company of another state is certified to be active, then it was formed there', () => {
    expect(
      read(`
State of Florida
Department of State

I certify from the records of this office that TUPELO GROVE LLC is a Georgia
limited liability company authorized to transact business in the State of
Florida, qualified on May 3, 2021.
I further certify that said limited liability company has paid all fees due this office
through December 31, 2025 and that its status is active.`),
    ).toMatchObject({
      'businessInfo.businessName': 'TUPELO GROVE LLC',
      'businessInfo.stateOfIncorporation': 'Georgia',
    });
  });

  it('When a state certifies from its records that a company is active, then no title is needed', () => {
    expect(
      read(`
                                      State of Florida

                                    Department of State

I certify from the records of this office that MARLIN QUAY PROVISIONS
LLC is a limited liability company organized under the laws of the State of
Florida, filed on June 4, 2018.

I further certify that said limited liability company has paid all fees due this office
through December 31, 2025, that its most recent annual report was filed on April
22, 2025, and that its status is active.`),
    ).toMatchObject({
      'businessInfo.businessName': 'MARLIN QUAY PROVISIONS LLC',
      'businessInfo.yearFounded': 2018,
      'businessInfo.stateOfIncorporation': 'Florida',
    });
  });

  it('When a board certifies that all requirements have been met, then that sentence is no name', () => {
    expect(
      read(`
                          STATE OF TENNESSEE
              DEPARTMENT OF COMMERCE AND INSURANCE
                BOARD FOR LICENSING CONTRACTORS

                   SEQUATCHIE GUTTERS, INC.

              THIS IS TO CERTIFY THAT ALL REQUIREMENTS
              OF THE STATE OF TENNESSEE HAVE BEEN MET.

ID NUMBER:      60418                     CLASSIFICATION:  S-GUTTERS
LIC STATUS:     ACTIVE                    MONETARY LIMIT:  $250,000.00
EXPIRATION DATE:  August 31, 2026

                                 THIS IS TO CERTIFY THAT ALL REQUIREMENTS OF THE
                                      STATE OF TENNESSEE HAVE BEEN MET
SEQUATCHIE GUTTERS, INC.
118 VALLEY PIKE STE 2
DUNLAP TN 37327`),
    ).toMatchObject({
      'businessInfo.businessName': 'SEQUATCHIE GUTTERS, INC.',
      'businessInfo.businessAddress.street': '118 Valley Pike Ste 2',
      'fields.licenseNumber': '60418',
      'fields.expiryDate': '2026-08-31',
    });
  });

  it('When rules in capitals speak of taxes owed by a new operator, then that is nobody, and the trade below a person is the business', () => {
    expect(
      read(`
CALIFORNIA DEPARTMENT OF TAX AND FEE ADMINISTRATION

               SELLER'S PERMIT
                                              PERMIT NUMBER
                                              204417733-00001
    CONSUELO IBARRA-NEWCOMB
    HARBOR STITCHES                           START DATE:
    88 MARSH ST STE 2                         March 1, 2023
    MORRO BAY CA 93442-1310

IS HEREBY AUTHORIZED PURSUANT TO SALES AND USE TAX LAW TO ENGAGE IN THE BUSINESS OF SELLING
TANGIBLE PERSONAL PROPERTY AT THE ABOVE LOCATION.

THIS PERMIT IS VALID UNTIL REVOKED OR CANCELED AND IS NOT TRANSFERABLE. IF YOU SELL YOUR BUSINESS OR
DROP OUT OF A PARTNERSHIP, NOTIFY US OR YOU COULD BE RESPONSIBLE FOR SALES AND USE TAXES OWED BY
THE NEW OPERATOR OF THE BUSINESS.`),
    ).toMatchObject({
      'businessInfo.businessName': 'HARBOR STITCHES',
      'primaryPerson.fullName': 'Consuelo Ibarra-Newcomb',
    });
  });
});

describe('Where the business of a licence is', () => {
  it('When the holder is named in the order of a list beside the location, then the name above the street is the business', () => {
    expect(
      read(`
                   ARIZONA DEPARTMENT OF REVENUE
                 TRANSACTION PRIVILEGE TAX LICENSE
LICENSE NUMBER   20917744

ISSUED TO:                               LOCATION:
BEGAY LORENA T                           PAINTED MESA LOOMS
P O BOX 417                              19 N MAIN ST # 2
CHINLE AZ 86503-0417                     HOLBROOK AZ 86025

START DATE          LOCATION CODE        ISSUED            EXPIRES
05/01/2018          001                  01/08/2025        12/31/2025`),
    ).toMatchObject({
      'businessInfo.businessName': 'PAINTED MESA LOOMS',
      'businessInfo.businessAddress.street': '19 N Main St # 2',
      'businessInfo.businessAddress.zipCode': '86025',
      'primaryPerson.fullName': 'Lorena T Begay',
    });
  });

  it('When boxes are named in the words of an ordinance, then person, business, trade and location are read', () => {
    expect(
      read(`
                     CITY OF SACRAMENTO
              BUSINESS OPERATIONS TAX CERTIFICATE
CERTIFICATE NO.        DATE ISSUED         EXPIRES
1048990                02/19/2025          02/28/2026
NAME OF PERSON TO WHOM ISSUED              NAME UNDER WHICH BUSINESS IS OPERATED
MAI LEE VANG-OTERO                         RIVER LILY STATIONERS
TYPE OF BUSINESS TAXED                     CLASSIFICATION NO.
RETAIL SALES - STATIONERY                  402
LOCATION FROM WHICH BUSINESS IS CONDUCTED  MAILING ADDRESS
640 FULTON AVE STE 9                       PO BOX 2204
SACRAMENTO CA 95825-4811                   SACRAMENTO CA 95812-2204

                   RIVER LILY STATIONERS
                   PO BOX 2204
                   SACRAMENTO CA 95812-2204`),
    ).toMatchObject({
      'businessInfo.businessName': 'RIVER LILY STATIONERS',
      'businessInfo.businessAddress.street': '640 Fulton Ave Ste 9',
      'businessInfo.industry': 'RETAIL SALES STATIONERY',
      'primaryPerson.fullName': 'Mai Lee Vang-Otero',
    });
  });

  it('When a sentence ends with the place of business, then the office below it is none, nor is whoever signs the owner', () => {
    const values = read(`
STATE OF WASHINGTON   BUSINESS LICENSE
Limited Liability Company                          Issue Date: May 08, 2024
                                                   Unified Business ID #: 604771209
HERON SLOUGH KENNELS LLC                           Expires: May 31, 2025
5117 BRIDGEPORT WAY W
UNIVERSITY PLACE WA 98467-1108

This document lists the registrations authorized for the business named above. By accepting it, the
licensee certifies the information on the application was complete, true, and accurate, and that business will
be conducted in compliance with all applicable Washington state, county, and city regulations.

                                                             Lars Ekholm
                                                   Director, Department of Revenue

UBI: 604771209 001                  Your license must be posted in a
STATE OF WASHINGTON                 visible location at the place of business.
HERON SLOUGH KENNELS LLC
5117 BRIDGEPORT WAY W               Business Licensing Service
UNIVERSITY PLACE WA 98467-1108      PO Box 9034, Olympia WA 98507-9034`);
    expect(values).toMatchObject({ 'businessInfo.businessAddress.street': '5117 Bridgeport Way W' });
    expect(values).not.toHaveProperty(['primaryPerson.fullName']);
  });

  it('When the owner stands in the order of a list below the business, then that is no part of its name', () => {
    expect(
      read(`
STATE OF DELAWARE               POST CONSPICUOUSLY           LICENSE NO.
DIVISION OF REVENUE                  VALID                   2025604990
                              01/01/25 - 12/31/25
BUSINESS CODE     GROUP CODE     LICENSED ACTIVITY
007               007            PROFESSIONAL AND/OR PERSONAL SERVICES

MAILING ADDRESS                          BUSINESS LOCATION
BRANDYWINE RADON SURVEYS                 BRANDYWINE RADON SURVEYS
O'HALLORAN BRIAN P                       O'HALLORAN BRIAN P
PO BOX 409                               31 W COMMERCE ST UNIT 2
CLAYTON DE 19938-0409                    SMYRNA DE 19977-1122

IS HEREBY LICENSED TO PRACTICE, CONDUCT OR ENGAGE IN THE OCCUPATION OR
BUSINESS ACTIVITY INDICATED ABOVE IN ACCORDANCE WITH THE LICENSE APPLICATION
DULY FILED PURSUANT TO TITLE 30, DEL CODE.
POST IN A CONSPICUOUS PLACE

IMPORTANT - TEAR AT ABOVE PERFORATION AND DISPLAY IN A PUBLIC LOCATION
The State of Delaware Business License printed above must be posted in a public area.`),
    ).toMatchObject({
      'businessInfo.businessName': 'BRANDYWINE RADON SURVEYS',
      'businessInfo.industry': 'PROFESSIONAL AND/OR PERSONAL SERVICES',
      'primaryPerson.fullName': "Brian P O'Halloran",
    });
  });

  it('When the label of the place stands flush right above it, and owner and trade are broken in their columns, then all are whole', () => {
    expect(
      read(`
Serving Palm Beach County                                                         **LOCATED AT**

                                                                     15872 87TH TRL N
                                                                     WEST PALM BEACH, FL 33418-1803

      TYPE OF BUSINESS              OWNER                 RECEIPT #/DATE PAID     AMT PAID    BILL #
   56-0092 SWIMMING POOL        ORTEGA-LUND               B24.612044              $33.00      B40118826
        MAINTENANCE               TERRENCE

SALTBUSH POOL CARE LLC                                      STATE OF FLORIDA
SALTBUSH POOL CARE LLC                                     PALM BEACH COUNTY
PO BOX 31045                                        2024/2025 LOCAL BUSINESS TAX RECEIPT
PALM BEACH GARDENS FL 33420-1045
                                                         LBTR Number: 201583377
                                                           EXPIRES: 09/30/2025`),
    ).toMatchObject({
      'businessInfo.businessName': 'SALTBUSH POOL CARE LLC',
      'businessInfo.businessAddress.street': '15872 87th Trl N',
      'businessInfo.industry': 'SWIMMING POOL MAINTENANCE',
      'primaryPerson.fullName': 'Terrence Ortega-Lund',
    });
  });

  it('When `T/A` leads to what somebody trades as, then the name ends at the column beside it', () => {
    expect(
      read(`
                STATE OF MARYLAND
                BUSINESS LICENSE
LICENSE NO.      DATE ISSUED      EXPIRES
09118204         04/29/2025       04/30/2026
LICENSEE                                 LOCATION OF BUSINESS
MEREDITH ANNE BOZMAN-COE                 412 RACE ST
T/A NANTICOKE CHANDLERY                  CAMBRIDGE MD 21613-1844`),
    ).toMatchObject({
      'businessInfo.businessName': 'NANTICOKE CHANDLERY',
      'businessInfo.businessAddress.street': '412 Race St',
    });
  });

  it('When a street stands in the column beside the line above `T/A`, then it is no owner', () => {
    const values = read(`
                STATE OF MARYLAND
                BUSINESS LICENSE
LICENSE NO.      DATE ISSUED      EXPIRES
09118204         04/29/2025       04/30/2026

QUENBY ANNE BOZMAN-COE                   412 RACE ST
T/A NANTICOKE CHANDLERY                  CAMBRIDGE MD 21613-1844`);
    expect(values).toMatchObject({ 'businessInfo.businessName': 'NANTICOKE CHANDLERY' });
    expect(values).not.toHaveProperty(['primaryPerson.fullName']);
  });

  it('When the end of a sentence stands in the column beside a label, then it is no name, and a sign before the number is no part of it', () => {
    expect(
      read(`
              BUSINESS LICENSE CERTIFICATE
                    City of Kewanee
License Number:                          Owner Name:
#7C41E09B                                Wendell Oakes

                                         This certificate must be displayed where it can be seen by the
Business Name:                           public.
Prairie Spoon LLC
Business Address:
118 W 2nd St, Unit B
Kewanee, IL 61443`),
    ).toMatchObject({
      'fields.licenseNumber': '7C41E09B',
      'businessInfo.businessName': 'Prairie Spoon LLC',
    });
  });
});

describe('The head of a licence', () => {
  const BODY = `



License Number   2025-00338            Date Issued   02/24/2025
Owner            Everett J Lindqvist   Expires       12/31/2025
Trade Name       HERON SMALL ENGINE
NOT TRANSFERABLE`;
  /** `high`: how many points high the letters are. */
  const headed = (lines: readonly [...Print, high: number][], change: Parameters<typeof wordsAt>[1] = {}) => {
    const page = typedPage(BODY);
    const words = lines.flatMap(([x, y, text, high]) =>
      wordsAt([x, y, text], change).map((word) => ({ ...word, box: { ...word.box, y1: y + high } })),
    );
    return onPage({ ...page, words: [...words, ...page.words] })['fields.issuingAuthority'];
  };

  it('When a county is printed larger below the commonwealth, then the county grants it', () => {
    expect(
      headed([
        [258, 10, 'COMMONWEALTH OF VIRGINIA', 7],
        [225, 24, 'COUNTY OF ROCKBRIDGE', 12],
        [257, 43, 'Office of the Commissioner of the Revenue', 7],
        [230, 60, 'BUSINESS LICENSE', 12],
      ]),
    ).toBe('COUNTY OF ROCKBRIDGE');
  });

  it('When a title begins with state and county, then these words are no authority', () => {
    expect(
      headed([
        [209, 10, 'STATE OF ALABAMA', 7],
        [145, 24, 'STATE AND COUNTY PRIVILEGE LICENSE', 12],
      ]),
    ).toBe('STATE OF ALABAMA');
  });

  it('When scraps of a seal stand close before the city, then its name begins behind them', () => {
    expect(
      headed(
        [
          [61, 10, 'AND C 0p City and County of San Francisco', 10],
          [120, 40, 'BUSINESS REGISTRATION CERTIFICATE', 7],
        ],
        { source: 'ocr', confidence: 0.9 },
      ),
    ).toBe('City and County of San Francisco');
  });

  it('When the name bent around a seal is illegible, then the sentence below says by whose authority', () => {
    const seal = wordsAt([166, 5, 'GILY OF CHI CAGO)'], { source: 'ocr', confidence: 0.9 }).map((word, at) =>
      at === 0 ? { ...word, confidence: 0.2 } : word,
    );
    const page = typedPage(`

                       LICENSE CERTIFICATE
                        NON-TRANSFERABLE
BY THE AUTHORITY OF THE CITY OF CHICAGO, THE FOLLOWING SPECIFIED LICENSE IS HEREBY
GRANTED TO
NAME:  AVONDALE PLASTERING, INC.
LICENSE NO.: 2894417          FEE: 250.00
EXPIRATION DATE: August 15, 2026`);
    expect(onPage({ ...page, words: [...seal, ...page.words] })).toMatchObject({
      'fields.issuingAuthority': 'CITY OF CHICAGO',
    });
  });
});
