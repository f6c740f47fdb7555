/** Licences and permits whose values stand below and beside labels in tables. */
import { describe, expect, it } from '@jest/globals';
import { readPicture } from '../testing/readPage.ts';

describe('licences in tables', () => {
  it('When a state is all that is left of the title, then the authority is the office named elsewhere', () => {
    expect(
      readPicture(`
              TEXAS SALES AND USE TAX PERMIT
Taxpayer number           Outlet number          Effective date
3-20711-4490-8            00001                  05/02/2019

Taxpayer name and outlet location
MESQUITE MOON LEATHERWORKS LLC
406 E AUSTIN ST
MARFA, TX 79843




















Comptroller of Public Accounts`),
    ).toMatchObject({
      'fields.issuingAuthority': 'Comptroller of Public Accounts',
      'businessInfo.businessName': 'MESQUITE MOON LEATHERWORKS LLC',
      'businessInfo.businessAddress.street': '406 E Austin St',
    });
  });

  it('When a licence has no title but its office, then it is known by whom it is granted to', () => {
    expect(
      readPicture(`
CITY AND COUNTY OF DENVER
DEPARTMENT OF EXCISE AND LICENSES
License Type:           Retail Food Establishment - Restaurant
Trade Name:             Larimer Lantern Noodle House
Licensee:               Lantern Noodle Group LLC
Licensed Premises:      2736 Welton St, Denver, CO 80205
Effective Date:         11/14/2023
Expiration Date:        11/13/2024`),
    ).toMatchObject({
      'businessInfo.businessName': 'Lantern Noodle Group LLC',
      'businessInfo.businessAddress.street': '2736 Welton St',
      'fields.expiryDate': '2024-11-13',
    });
  });

  it('When the address stands below its label, then no part of it is taken for a row beside the label', () => {
    expect(
      readPicture(`
                 DEPARTMENT OF CONSUMER PROTECTION
                          BUSINESS LICENSE
License Number            Issued                 Expires
2094418-DCA               03/01/2023             02/28/2025
Licensee
HUDSON HEIGHTS HOME REPAIR CORP.
Premises Address
712 W 181ST ST STE 3F, NEW YORK, NY 10033`),
    ).toMatchObject({ 'businessInfo.businessAddress.street': '712 W 181st St Ste 3F' });
  });

  it('When the number of the account is called that of the business, then it is the number', () => {
    expect(
      readPicture(`
City and County of San Francisco
BUSINESS REGISTRATION CERTIFICATE

Business Account Number       Location ID          Valid Through
1088214                       1204471-05-231       03/31/2024

Business Location                                  Business Start Date
3901 Judah St                                      02/01/2017
San Francisco, CA 94122`),
    ).toMatchObject({
      'fields.licenseNumber': '1088214',
      'businessInfo.businessAddress.street': '3901 Judah St',
    });
  });

  it("When the office's own address stands at the very top, then the business is who the permit names", () => {
    expect(
      readPicture(`
TARRANT HILLS COUNTY PUBLIC HEALTH
Environmental Health Division
1101 S Main St, Room 2300, Fort Worth, TX 76104

                    FOOD ESTABLISHMENT PERMIT
Permit Number       FE-2024-007719
Establishment       El Comalito Taqueria
Owner               Comal Hermanos LLC
Location            3415 Hemphill St, Fort Worth, TX 76110
Date Issued         January 3, 2024`),
    ).toMatchObject({
      'businessInfo.businessName': 'El Comalito Taqueria',
      'fields.issuingAuthority': 'TARRANT HILLS COUNTY PUBLIC HEALTH',
    });
  });

  it('When a name is registered, then it and its number are read beside their long labels', () => {
    expect(
      readPicture(`
                         STATE OF FLORIDA
                         DEPARTMENT OF STATE
                  REGISTRATION OF FICTITIOUS NAME
Fictitious Name to be Registered:   MANGROVE MOBILE DETAILING
Registration Number:                G23000118844
FEI Number:                         92-1184470
Date Filed:                         09/19/2023
Expiration Date:                    12/31/2028`),
    ).toMatchObject({
      'businessInfo.businessName': 'MANGROVE MOBILE DETAILING',
      'businessInfo.ein': '92-1184470',
    });
  });

  it('When it is valid from one day to another, and the customer bears the number, then all three are read', () => {
    expect(
      readPicture(`
City of Seattle
2024 BUSINESS LICENSE TAX CERTIFICATE
Customer Number: 811442            Valid: January 1, 2024 to December 31, 2024

EMERALD LOOP COURIERS LLC
1420 NW LEARY WAY
SEATTLE WA 98107`),
    ).toMatchObject({
      'fields.licenseNumber': '811442',
      'fields.issueDate': '2024-01-01',
      'fields.expiryDate': '2024-12-31',
    });
  });

  it('When a permit of vendors numbers itself with a sign, then it is one', () => {
    expect(
      readPicture(`
Borough of Carlisle
Codes Department
MOBILE FOOD VENDOR PERMIT
Permit #             MFV-2023-019
Permit holder        Wood Fired Ovens, L.P.
Address              1200 Holly Pike, Lot 7, Carlisle, PA 17015
Issued               04/15/2023
Valid until          04/14/2024`),
    ).toMatchObject({
      'fields.licenseNumber': 'MFV-2023-019',
      'businessInfo.businessName': 'Wood Fired Ovens, L.P.',
      'fields.issuingAuthority': 'Borough of Carlisle',
    });
  });

  it('When an assumed name has a row of its own, then it is the name of the business', () => {
    expect(
      readPicture(`
COUNTY OF EL PASO, TEXAS
ASSUMED NAME CERTIFICATE
Filing number        DBA-2021-07714
Assumed name         Franklin Mountain Photography
Owner name           Xóchitl Maldonado-Weiss
Date filed           August 17, 2021
Expiration date      August 17, 2031`),
    ).toMatchObject({ 'businessInfo.businessName': 'Franklin Mountain Photography' });
  });

  it('When a licence to collect a tax names who issued it, then that office is the authority, and who signed is none', () => {
    const issuedBy = (who: string) =>
      readPicture(`
                     STATE OF HAWAII
              GENERAL EXCISE TAX LICENSE
Issued by:         ${who}
LICENSE NUMBER:    GE-118-044-2816-01
Ownership Name:    PLUMERIA SHAVE ICE LLC
Trade Name (DBA):  PLUMERIA ICE`);
    expect(issuedBy('Franklin County Auditor')).toMatchObject({
      'fields.issuingAuthority': 'Franklin County Auditor',
      'fields.licenseNumber': 'GE-118-044-2816-01',
      'businessInfo.businessName': 'PLUMERIA SHAVE ICE LLC',
    });
    expect(issuedBy('Anneke Dorsey')).toMatchObject({ 'fields.issuingAuthority': 'STATE OF HAWAII' });
  });

  it('finds the block below a license whose state and ZIP code stand in columns of their own', () => {
    expect(
      readPicture(`
                         STATE OF FLORIDA
          DEPARTMENT OF BUSINESS AND PROFESSIONAL REGULATION
                CONSTRUCTION INDUSTRY LICENSING BOARD

                 MONTESINOS POOL & SPA INC
                 6120 SW 72ND ST
                 SOUTH MIAMI       FL 33143

                 LICENSE NUMBER: CPC1459021
                 EXPIRATION DATE:  AUGUST 31, 2026`),
    ).toMatchObject({
      'businessInfo.businessAddress.street': '6120 SW 72nd St',
      'businessInfo.businessAddress.city': 'South Miami',
      'businessInfo.businessAddress.zipCode': '33143',
    });
  });

  it('takes the address of an establishment, and a permit numbered by its tax account', () => {
    expect(
      readPicture(`
HARRIS COUNTY PUBLIC HEALTH
FOOD ESTABLISHMENT PERMIT
Tax Account Number: 456-1029384756-02
Expiration Date                 02/28/2025
Establishment Name              Katy Kolache Kitchen
Establishment Address           22150 Franz Rd Ste 104, Katy, TX 77449`),
    ).toMatchObject({
      'fields.licenseNumber': '456-1029384756-02',
      'businessInfo.businessAddress.street': '22150 Franz Rd Ste 104',
    });
  });

  it('takes where a business is, not what stands in the row below, and both days from behind `Effective`', () => {
    expect(
      readPicture(`
City of Albuquerque
BUSINESS REGISTRATION CERTIFICATE
License #   LIC403118              Effective 4/1/2022 through 4/1/2023
Business:            SANDIA CREST PHOTO BOOTHS
Physical Location:   718 CENTRAL AVE SW, ALBUQUERQUE, NM 87102
Mailing:             PO BOX 25118, ALBUQUERQUE, NM 87125`),
    ).toMatchObject({
      'businessInfo.businessAddress.street': '718 Central Ave SW',
      'fields.issueDate': '2022-04-01',
      'fields.expiryDate': '2023-04-01',
    });
  });

  it('takes what somebody trades as from below their name, surname first', () => {
    expect(
      readPicture(`
BUSINESS LICENSE                                        STATE OF WASHINGTON
Sole Proprietor
                                                        Issue Date: Aug 04, 2023
HALVERSON, INGE                                         Expires: Aug 31, 2024
HANGMAN CREEK SADDLERY                                  License number: 604118822
1920 S INLAND EMPIRE WAY
SPOKANE WA 99224`),
    ).toMatchObject({ 'businessInfo.businessName': 'HANGMAN CREEK SADDLERY' });
  });
});
