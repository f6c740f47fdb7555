/** Licences of layouts that put a name above each address, a table above each sum, or an office below its state. */
import { describe, expect, it } from '@jest/globals';
import { readPicture } from '../testing/readPage.ts';

describe('When a licence was issued', () => {
  it('When it tells the day it took effect, too, then the day of issue is the one it was issued on', () => {
    expect(
      readPicture(`
                  STATE OF NEW JERSEY
            BUSINESS REGISTRATION CERTIFICATE
TAXPAYER NAME:                              TRADE NAME:
RARITAN BEND MASONRY, LLC                   RARITAN STONEWORKS
ADDRESS:                                    SEQUENCE NUMBER:
40 CANAL RD                                 1884021
SOMERSET NJ 08873-1190
EFFECTIVE DATE:                             ISSUANCE DATE:
03/17/14                                    06/22/23`),
    ).toMatchObject({ 'fields.issueDate': '2023-06-22' });
  });

  it('When a location has a first day of its own, then that is neither the day of issue nor a kind of business', () => {
    expect(
      readPicture(`
City and County of San Francisco
BUSINESS REGISTRATION CERTIFICATE
Business Account Number      Location ID             Expiration Date
1190447                      1294477-03-241          June 30, 2025
Trade Name (DBA)             Business Location       Issued
Outer Sunset Frames          4010 Noriega St         May 2, 2024
                             San Francisco, CA 94122
Ownership Name               NAICS Code              Location Start Date
Rosalind Okafor              4450-4459 Food Stores   09/01/2016`),
    ).toMatchObject({
      'fields.issueDate': '2024-05-02',
      'businessInfo.industry': 'Food Stores',
      'businessInfo.businessName': 'Outer Sunset Frames',
      'primaryPerson.fullName': 'Rosalind Okafor',
    });
  });
});

describe('Where a business is', () => {
  it('When its city is called University and its holder certifies that all was complete, then it is a licence still', () => {
    expect(
      readPicture(`
STATE OF WASHINGTON   BUSINESS LICENSE
Limited Liability Company                          Issue Date: May 08, 2024
                                                   Unified Business ID #: 604771209
HERON SLOUGH KENNELS LLC                           Expires: May 31, 2025
5117 BRIDGEPORT WAY W
UNIVERSITY PLACE WA 98467-1108

CITY ENDORSEMENTS:
UNIVERSITY PLACE GENERAL BUSINESS - ACTIVE

By accepting this document, the licensee certifies the information on the
application was complete, true, and accurate to the best of his or her knowledge.`),
    ).toMatchObject({
      'fields.licenseNumber': '604771209',
      'businessInfo.businessName': 'HERON SLOUGH KENNELS LLC',
      'businessInfo.businessAddress.city': 'University Place',
    });
  });

  it('When bills, the premises and an agent have a name and address each, then those of the premises are its own', () => {
    expect(
      readPicture(`
            GOVERNMENT OF THE DISTRICT OF COLUMBIA
                   BASIC BUSINESS LICENSE
Billing Name and Address:         Premise/Application's Name and Address:     Registered Agent's Name and Address:
QUINCY ROW LODGING LLC            QUINCY ROW LODGING LLC                      ODETTE R MARCHBANKS
PO BOX 90114                      2218 FLAGLER PL NW                          88 H ST NE
WASHINGTON, DC 20090              WASHINGTON, DC 20001                        WASHINGTON, DC 20002

LICENSE NUMBER:                   LICENSE PERIOD:                             DATE ISSUED:
400324009912                      6/1/2024 - 5/31/2026                        05/14/2024
CATEGORY:                                                                     ENDORSEMENT:
Bed and Breakfast                                                             Housing: Transient`),
    ).toMatchObject({
      'businessInfo.businessName': 'QUINCY ROW LODGING LLC',
      'businessInfo.businessAddress.street': '2218 Flagler Pl NW',
      'businessInfo.businessAddress.zipCode': '20001',
      'businessInfo.industry': 'Bed and Breakfast',
    });
  });

  it('When its name stands above its address below `BUSINESS LOCATION`, then both are read, and `ACCOUNTING` is no label', () => {
    expect(
      readPicture(`
                      STATE OF DELAWARE
                     DIVISION OF REVENUE
BUSINESS CODE     GROUP CODE     LICENSE NO.        VALID
 014              221            2019440817         01/01/24 - 12/31/24
LICENSED ACTIVITY                                   DATE ISSUED
 PROFESSIONAL SERVICES                              12/04/23
MAILING ADDRESS                                     BUSINESS LOCATION
PENCADER ACCOUNTING PA                              PENCADER ACCOUNTING PA
PO BOX 610                                          77 E MAIN ST
NEWARK DE 19715-0610                                NEWARK DE 19711-4418
IS HEREBY LICENSED TO PRACTICE, CONDUCT OR ENGAGE IN THE OCCUPATION OR BUSINESS ACTIVITY`),
    ).toMatchObject({
      'businessInfo.businessName': 'PENCADER ACCOUNTING PA',
      'businessInfo.businessAddress.street': '77 E Main St',
      'businessInfo.businessAddress.zipCode': '19711-4418',
    });
  });
});

describe('Who holds a licence', () => {
  it('When a taxpayer is named in capitals above a trade name, then the label is no part of the name', () => {
    expect(
      readPicture(`
             STATE OF HAWAII - DEPARTMENT OF TAXATION
                  GENERAL EXCISE TAX LICENSE
HAWAII TAX I.D. NO.                DATE ISSUED          TYPE OF LICENSE
GE-118-447-2290-01                 05/06/2024           GE / ONE-TIME FEE
TAXPAYER NAME                  LEILANI T AKANA
DBA NAME                       MOKULUA SHELL LEIS
BUSINESS ADDRESS               310 KAWAINUI ST
                               KAILUA HI 96734-2216`),
    ).toMatchObject({
      'primaryPerson.fullName': 'Leilani T Akana',
      'businessInfo.businessName': 'MOKULUA SHELL LEIS',
      'fields.licenseNumber': 'GE-118-447-2290-01',
    });
  });

  it.each([
    ['OKONKWO, DELIA R III', 'Delia R Okonkwo III'],
    ['DE LA CRUZ, ANA', 'Ana De La Cruz'],
    ['Ana Cruz, CPA', 'Ana Cruz CPA'],
  ])('When the owner is `%s`, then the person is %s', (owner, name) => {
    expect(
      readPicture(`
                 WALKER COUNTY
           STATE AND COUNTY BUSINESS LICENSE
LICENSE NO.   24-0017733            DATE ISSUED   10/02/2024
ISSUED TO:    SIPSEY FORK CANOES    EXPIRES       09/30/2025
OWNER:        ${owner}`),
    ).toMatchObject({ 'primaryPerson.fullName': name });
  });

  const windowOf = (first: string, second: string) =>
    readPicture(`
New York State Department of Taxation and Finance
Certificate of Authority
                                             Identification number
                                             TF-1180227
   ${first}
   ${second}                        VALIDATED
   19 OTISCO ST                              6/3/2024
   SKANEATELES NY 13152-1108

is authorized to collect sales and use taxes under the New York State Tax Law.
SALES TAX PERMIT`)['businessInfo.businessName'];

  it('When a trade name begins with the surname of the person above it, then it is the name of the business', () => {
    expect(windowOf('TESSA M QUARLES', 'QUARLES OLDWARES')).toBe('QUARLES OLDWARES');
    expect(windowOf('TESSA M QUARLES', 'PERRY J QUARLES')).not.toBe('PERRY J QUARLES');
  });
});

describe('Who granted a licence', () => {
  it('When a state stands above a city and county of one government, then that government did', () => {
    expect(
      readPicture(`
                    STATE OF TENNESSEE
       METROPOLITAN GOVERNMENT OF LYNCHBURG
                AND MOORE COUNTY
             STANDARD BUSINESS LICENSE
License No.                   Date of Issue
0044817                       03/11/2024
Business Name                 Owner
Tims Ford Saddle Repair       Loretta B. Gaines`),
    ).toMatchObject({ 'fields.issuingAuthority': 'METROPOLITAN GOVERNMENT OF LYNCHBURG AND MOORE COUNTY' });
  });

  it('When a department lists with commas what it is for, then that is its name', () => {
    expect(
      readPicture(`
                                              Alaska Business License # 2107713
     Alaska Department of Commerce, Community, and Economic Development

                    This is to certify that
                    KNIK ARM FLOAT TRIPS
            22 Spruce St, Palmer, AK 99645
                          owned by
                      SOLVEIG HALVORSEN
   is licensed by the department to conduct business for the period
              January 5, 2024 to December 31, 2025`),
    ).toMatchObject({
      'fields.issuingAuthority': 'Alaska Department of Commerce, Community, and Economic Development',
    });
  });
});

describe('Whose licence it is', () => {
  it('When a principal business activity is told, then no principal is', () => {
    const values = readPicture(`
                     STATE OF NEW MEXICO
                 TAXATION AND REVENUE DEPARTMENT
                   REGISTRATION CERTIFICATE
 Identification Number          Date Issued          Business Start Date
 03-771204-00-8                 11-Mar-2023          01-Apr-2023
 Identification Name                                 Filing Status
 TRUJILLO, BEATRIZ M                                 Quarterly
 DBA Name
 COYOTE MESA IRONWORKS
 Business Location                                   Taxpayer Type
 410 CANYON RD                                       Individual
 SANTA FE NM 87501
 Principal Business Activity
 Decorative and Ornamental Iron Work
 THIS CERTIFICATE IS NOT TRANSFERABLE`);
    expect(values).toMatchObject({
      'businessInfo.businessName': 'COYOTE MESA IRONWORKS',
      'primaryPerson.fullName': 'Beatriz M Trujillo',
    });
  });
});

describe('Where a licensed business is', () => {
  it('When its owner is named between it and its address, then the address is its own all the same', () => {
    expect(
      readPicture(`
                 CITY OF BRAMWELL, KENTUCKY
        Department of Finance    Occupational Tax Division
                  BUSINESS LICENSE 2025
Issued to:

                Green Heron Pho & Grill
                  Owner: Loan Thi Hanh
        412 Frederick St, Bramwell, KY 42301

License No.      BRW-250918
Issued           January 6, 2025
Expires          December 31, 2025`),
    ).toMatchObject({
      'businessInfo.businessName': 'Green Heron Pho & Grill',
      'businessInfo.businessAddress.street': '412 Frederick St',
      'businessInfo.businessAddress.city': 'Bramwell',
      'businessInfo.businessAddress.zipCode': '42301',
    });
  });
});
