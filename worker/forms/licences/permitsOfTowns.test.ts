/** Papers that towns, clerks and boards fill in by hand or by typewriter: whom they name, where that person lives, and what the small print says. */
import { describe, expect, it } from '@jest/globals';
import { readPicture } from '../testing/readPage.ts';

describe('permits of towns', () => {
  it('A peddler’s license tells the person, the home below its own label, the day of birth and a number of two figures', () => {
    expect(
      readPicture(`
                              TOWN OF ALDER FORD
                   HAWKERS, PEDDLERS AND VENDORS LICENSE
License # HP-31                                                  Date 6-10-24
Name: Ansel J. Tetreault
Home Address: 77 Tamarack Trl Apt 3
Alder Bay, ME 04037
Tel: 207-555-0128                   D.O.B. 4-17-1981
Business Name: Heron Fried Dough
Nature of goods to be sold: Fried dough & lemonade
Location(s): Schooner Park, North Alder
The above named is hereby licensed to sell within the Town of Alder Ford from June 15, 2024
through October 31, 2024, between the hours of 9:00 a.m. and 9:00 p.m.`),
    ).toMatchObject({
      'fields.licenseNumber': 'HP-31',
      'primaryPerson.fullName': 'Ansel J. Tetreault',
      'primaryPerson.homeAddress.street': '77 Tamarack Trl Apt 3',
      'primaryPerson.homeAddress.city': 'Alder Bay',
      'primaryPerson.homeAddress.zipCode': '04037',
      'primaryPerson.phoneNumber': '(207) 555-0128',
      'primaryPerson.dateOfBirth': '1981-04-17',
      'businessInfo.businessName': 'Heron Fried Dough',
      'businessInfo.industry': 'Fried dough & lemonade',
    });
  });

  it('A certificate of ownership names the owner and the home in labelled parts, and the clerk’s stamp its number', () => {
    expect(
      readPicture(`
                                                        FILED FOR RECORD
                                                        Inst. # 2023-0041876
                                                        Filed: 08/22/2023 10:47 AM
                                                        Lenora Prewitt, County Clerk
                                                        Alder County, Texas
                       ASSUMED NAME RECORD
        CERTIFICATE OF OWNERSHIP FOR UNINCORPORATED BUSINESS OR PROFESSION
           NAME IN WHICH BUSINESS IS OR WILL BE CONDUCTED (PRINT OR TYPE)
                    HERON CREEK SMALL ENGINE REPAIR
BUSINESS ADDRESS: 2218 FM 725
CITY: ALDER FORD                            STATE: TX         ZIP CODE: 78155
                        CERTIFICATE OF OWNERSHIP
I/We, the undersigned, are the owner(s) of the above business and the name(s) and address(es) are correct.
NAME: DELBERT WAYNE OAKENMEYER
SIGNATURE: Delbert W Oakenmeyer
RESIDENCE ADDRESS: 340 TAMARACK LN
CITY: ALDER BAY                             STATE: TX         ZIP CODE: 78156`),
    ).toMatchObject({
      'fields.licenseNumber': '2023-0041876',
      'primaryPerson.fullName': 'Delbert Wayne Oakenmeyer',
      'primaryPerson.homeAddress.street': '340 Tamarack Ln',
      'primaryPerson.homeAddress.city': 'Alder Bay',
      'primaryPerson.homeAddress.zipCode': '78156',
      'businessInfo.businessAddress.city': 'Alder Ford',
    });
  });

  it('What kinds of holders there are stands in brackets below the name, and is none', () => {
    expect(
      readPicture(`
                         STATE OF WISCONSIN            LICENSE NO. 2023-14
                  TOWN OF ALDER FORD, MARLOW COUNTY
                          RETAIL LICENSE
   WHEREAS, the local governing body of the above municipality has, upon application duly
   made, granted and authorized the issuance of this license to
                   HERON BAIT & GRILL LLC
   (Name of Licensee: Individual, Partners, Corporation or Limited Liability Company)
   and the said licensee has paid to the treasurer the sum required therefor;
   LICENSED PREMISES: 8044 STATE HWY 70 E
   ALDER BAY, WI 54558
   LICENSE IS HEREBY ISSUED for the period from JULY 1, 2023 to JUNE 30, 2024 inclusive`),
    ).toMatchObject({
      'businessInfo.businessName': 'HERON BAIT & GRILL LLC',
      'businessInfo.businessAddress.street': '8044 State Hwy 70 E',
      'businessInfo.businessAddress.city': 'Alder Bay',
    });
  });

  it('A rental has a name of its own, and the town that grants is none', () => {
    expect(
      readPicture(`
Town of Alder Harbor
Code Enforcement Office
11 Harbor Street, Alder Harbor, ME 04538 · 207-555-0133

        SHORT-TERM RENTAL LICENSE — 2024 SEASON
Rental Property Name                        License No.
Gull Ledge Cottage                          STR-24-0086
Rental Property Address                     Map / Lot
47 Tamarack Ave Unit 2, Alder Harbor, ME 04538    016-041-B
Property Owner / Licensee                   Rental Type
Harriet P. Lindqvist                        Non-owner occupied
Date of Issue          Valid From           Expires
4/3/2024               5/1/2024             4/30/2025`),
    ).toMatchObject({ 'businessInfo.businessName': 'Gull Ledge Cottage' });
  });

  it('Where no day of expiry is named, the day of renewal is it', () => {
    expect(
      readPicture(`
                      State of Kansas
            Department of Health and Environment
                    License to Operate a
                    Group Day Care Home
    Pursuant to K.S.A. 65-501 et seq., this license is granted to
                    Tamsin R. Okafor
                         d/b/a
                 Heron Sprouts Child Care
                    619 Tamarack Ave
               Alder Bend, KS 67530-2218
License Number                  County
0071846-004                     Barton
License Effective Date          License Capacity
March 4, 2024                   12 children
Renewal Date                    Areas Approved
March 31, 2025                  Main floor; fenced yard`),
    ).toMatchObject({ 'fields.issueDate': '2024-03-04', 'fields.expiryDate': '2025-03-31' });
  });

  it('A state in large letters above its board’s letter leaves it to the card below to say who grants', () => {
    const letter = (lines: string) =>
      readPicture(`
     Oregon                                            201 High St SE, Suite 600
                                                       Alder Ford, OR 97309-5052
February 12, 2024
HERON RIVER ROOFING INC
410 TAMARACK RD
ALDER BAY OR 97394

Your CCB license has been issued. Cut out the pocket card below and give one to each owner.

${lines}
               STATE OF OREGON
       CONSTRUCTION CONTRACTORS BOARD
This card certifies that the entity named hereon is licensed by law as a
      RESIDENTIAL SPECIALTY CONTRACTOR
HERON RIVER ROOFING INC
LICENSE NUMBER: 237614      ENTITY TYPE: Corporation
EXPIRATION DATE: 02/11/2026`)['fields.issuingAuthority'];
    expect(letter('\n'.repeat(8))).toMatch(/CONSTRUCTION CONTRACTORS BOARD$/);
  });

  it('A number in brackets of a sentence is that of the company in good standing', () => {
    expect(
      readPicture(`
                                STATE OF NEBRASKA
I, Marlin K. Thorsby, Secretary of State of the State of Nebraska, do hereby certify that
                        HERON DRONE SERVICES, LLC
a limited liability company duly organized under the laws of this state on May 9,
2017 (SOS Account Number 10251887), has filed a Certificate of Organization in this office;
This limited liability company is in GOOD STANDING as of the date of this certificate.`),
    ).toMatchObject({ 'fields.licenseNumber': '10251887' });
  });
});
