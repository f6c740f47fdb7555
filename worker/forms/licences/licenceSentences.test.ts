import { describe, expect, it } from '@jest/globals';
import { readPages } from '../../understanding/testing/readPages.ts';
import { typedPage } from '../../understanding/testing/typedPage.ts';
import { toldTradeName } from '../../understanding/values/licences/toldLicence.ts';
import { FORMS } from '../index.ts';
import { readPicture } from '../testing/readPage.ts';

describe('licences that speak in sentences', () => {
  it('takes no label of a sentence for that of the day below it, and no number of a form for the authority', () => {
    const values = readPicture(`
CDTFA-442-R REV. 16 (5-18)                                          STATE OF CALIFORNIA
                              SELLER'S PERMIT
                                                                    ACCOUNT NUMBER
PAPERWHITE STATIONERY LLC                                           255-118820
610 CANNERY ROW
MONTEREY CA 93940-1412

IS AUTHORIZED TO ENGAGE IN THE BUSINESS OF SELLING. THIS PERMIT IS VALID ONLY AT THE ABOVE ADDRESS.
EFFECTIVE DATE: OCTOBER 1, 2022
THIS PERMIT IS VALID UNTIL REVOKED OR CANCELED AND IS NOT TRANSFERABLE.`);
    expect(values).toMatchObject({
      'fields.issueDate': '2022-10-01',
      'fields.issuingAuthority': 'STATE OF CALIFORNIA',
    });
    expect(values).not.toHaveProperty(['fields.expiryDate']);
  });

  it('reads a name as wide as it is below a label of two, and no stamp for the authority', () => {
    expect(
      readPicture(`
RECORDING REQUESTED BY:                                      FILED
                                                             PINELLAS COUNTY
               LOCAL BUSINESS TAX RECEIPT
RECEIPT NUMBER  33-0091772                       EXPIRES SEPTEMBER 30, 2025

BUSINESS NAME & LOCATION                         OWNER
GULFSTREAM POOL CARE LLC                         ARVO T HALVORSEN
7711 SEMINOLE BLVD                               PO BOX 4471
SEMINOLE FL 33772                                SEMINOLE FL 33775`),
    ).toMatchObject({
      'businessInfo.businessName': 'GULFSTREAM POOL CARE LLC',
      'fields.issuingAuthority': 'PINELLAS COUNTY',
    });
  });

  it('takes no lease for a licence because it speaks of one', () => {
    const lease = typedPage(`
COMMERCIAL LEASE AGREEMENT
The term begins on January 1, 2024 and expires on December 31, 2026.
Tenant shall maintain at its own cost every business license, certificate of occupancy
and permit required by law, and shall provide the license number to Landlord upon request.
Tenant shall provide a certificate of insurance.`);
    expect(readPages(FORMS, [lease])).toEqual([]);
  });

  it('takes neither the next label for a trade name left blank nor the next column for the end of a street', () => {
    expect(
      readPicture(`
STATE OF NEW JERSEY
BUSINESS REGISTRATION CERTIFICATE
TAXPAYER NAME:                         TRADE NAME:
PALISADE STONEWORKS LLC
ADDRESS:                               SEQUENCE CODE:
118 BERGENLINE AVE                     1884471
UNION CITY NJ 07087
EFFECTIVE DATE: 03/15/21`),
    ).toMatchObject({
      'businessInfo.businessName': 'PALISADE STONEWORKS LLC',
      'businessInfo.businessAddress.street': '118 Bergenline Ave',
    });
  });

  it('knows the card of a board by its name where nothing else is its title', () => {
    expect(
      readPicture(`
Virginia Department of Professional and Occupational Regulation
NUMBER                        EXPIRES ON
2705188204                    11-30-2025
              BOARD FOR CONTRACTORS
              CLASS A CONTRACTOR

              SHENANDOAH TIMBER FRAMES INC
              4410 VALLEY PIKE
              HARRISONBURG, VA 22801`),
    ).toMatchObject({
      'fields.licenseNumber': '2705188204',
      'fields.expiryDate': '2025-11-30',
      'businessInfo.businessName': 'SHENANDOAH TIMBER FRAMES INC',
    });
  });

  it('When the line below says only that something is sold, then that is no trade', () => {
    expect(
      readPicture(`
CALIFORNIA DEPARTMENT OF
TAX AND FEE ADMINISTRATION
                              SELLER'S PERMIT
                                                                    PERMIT NUMBER
HERON TOY WORKS CO                                                  102-884566
815 CANNERY ROW                                                     START DATE
MONTEREY CA 93940-1415                                              July 1, 2022

IS HEREBY AUTHORIZED PURSUANT TO SALES AND USE TAX LAW TO ENGAGE IN THE BUSINESS OF
SELLING TANGIBLE PERSONAL PROPERTY AT THE ABOVE LOCATION.
THIS PERMIT IS VALID UNTIL REVOKED OR CANCELED AND IS NOT TRANSFERABLE.`),
    ).not.toHaveProperty(['businessInfo.industry']);
  });

  it('When the sentence goes on behind its label, then the line below it is no trade, and its owner no part of a name', () => {
    const values = readPicture(`
CALIFORNIA DEPARTMENT OF
TAX AND FEE ADMINISTRATION
                              SELLER'S PERMIT
                                                                    PERMIT NUMBER
TIDEPOOL TOY WORKS CO                                               102-884531
ANSEL R FINKBEINER
815 CANNERY ROW                                                     START DATE
MONTEREY CA 93940-1415                                              July 1, 2022

IS HEREBY AUTHORIZED TO ENGAGE IN THE BUSINESS OF SELLING TANGIBLE PERSONAL
PROPERTY AT THE ABOVE LOCATION.
THIS PERMIT IS VALID UNTIL REVOKED OR CANCELED AND IS NOT TRANSFERABLE.`);
    expect(values).toMatchObject({
      'fields.issuingAuthority': 'CALIFORNIA DEPARTMENT OF TAX AND FEE ADMINISTRATION',
      'businessInfo.businessName': 'TIDEPOOL TOY WORKS CO',
    });
    expect(values).not.toHaveProperty(['businessInfo.industry']);
  });

  it('reads whose business is conducted where and by whom', () => {
    expect(
      readPicture(`
                         Town of Barnstable
                     Office of the Town Clerk
                       BUSINESS CERTIFICATE
                         No. 2024-0417
In conformity with the provisions of Chapter 110, Section 5 of the General Laws, the undersigned
hereby declares that a business under the title of
                     Captain Jack's Marine Canvas
         is conducted at 22 Old Yarmouth Rd, Unit 3, Hyannis, MA 02601
       by the following named person: John Paul Santos-Reilly

         Date issued: January 9, 2024      Expires: January 9, 2028`),
    ).toMatchObject({
      'businessInfo.businessName': "Captain Jack's Marine Canvas",
      'businessInfo.businessAddress.street': '22 Old Yarmouth Rd, Unit 3',
      'primaryPerson.fullName': 'John Paul Santos-Reilly',
    });
  });

  it('When the day stands below the words that a deed ends with, then it is the day of issue, and the business number is the number', () => {
    expect(
      readPicture(`
                    NEVADA STATE BUSINESS LICENSE
                      DESERT LARK INTERIORS LLC
            Nevada Business Identification # NV20232718845
                     Expiration Date: 03/31/2024
the above named is hereby granted a Nevada State Business License for
business activities conducted within the State of Nevada.

Certificate Number: B202303083421987     IN WITNESS WHEREOF, I have hereunto set my
You may verify this certificate          hand and affixed the Great Seal of State, at my
online at nvsos.gov                      office on 03/08/2023.`),
    ).toMatchObject({ 'fields.licenseNumber': 'NV20232718845', 'fields.issueDate': '2023-03-08' });
  });

  it('When a sentence speaks of a place of business below a day, then the day is whole, and a company is no person', () => {
    const values = readPicture(`
                     Local Business Tax Receipt
                Miami-Dade County, State of Florida
BUSINESS NAME/LOCATION             RECEIPT NO.           EXPIRES
PALMETTO TIDE PLUMBING INC         RENEWAL               SEPTEMBER 30, 2025
6801 SW 81 TER                     7241180               Must be  at place of business
MIAMI, FL 33143-7711                                     pursuant to County Code
OWNER                              SEC. TYPE OF BUSINESS
PALMETTO TIDE PLUMBING INC         196 PLUMBING CONTRACTOR`);
    expect(values).toMatchObject({ 'fields.expiryDate': '2025-09-30' });
    expect(values).not.toHaveProperty(['primaryPerson.fullName']);
  });

  it('takes who issued it from the sentence that says so, up to where the sentence goes on', () => {
    const values = readPicture(`
                    TEXAS SALES AND USE TAX PERMIT
     This permit is issued by the Texas Comptroller of Public Accounts under the Tax Code

Taxpayer name and location of business:
HILL COUNTRY PECAN COMPANY, INC.              Taxpayer number
611 E MAIN ST                                 32084417752
FREDERICKSBURG, TX 78624
                                              Effective date
                                              15-Sep-2022`);
    expect(values).toMatchObject({
      'fields.issuingAuthority': 'Texas Comptroller of Public Accounts',
      'fields.issueDate': '2022-09-15',
    });
  });

  it('When whoever runs a trade is named below it, then that is no part of its name', () => {
    const { words } = typedPage(`
     To Lund Hospitality, Inc. d/b/a Blue Heron Brewery
                     Ann Silva, Manager
     on the following described premises:`);
    expect(toldTradeName(words, { x0: 0, x1: 612, y0: 0, y1: 792 })?.value?.value).toBe('Blue Heron Brewery');
  });

  it('When a line of the sentence begins with `business of`, then that is the trade and no name', () => {
    expect(
      readPicture(`
 TOWN OF HARROW FALLS
 Office of the Town Clerk
 CERTIFICATE OF BUSINESS REGISTRATION
 Registration No. 22-0148                Date of issue: 05/09/2022
 Know all by these presents that OPAL R. DUNMORE, doing business as Lantern
 Hill Saddlery, having paid the fee required by law, is hereby registered to carry on the
 business of saddle making and repair at 91 Quarry Rd, Unit 2, Harrow Falls, NY
 12531.
 This certificate is valid until 05/08/2024 unless sooner revoked.
 TOWN SEAL
 Town Clerk`),
    ).toMatchObject({
      'businessInfo.businessName': 'Lantern Hill Saddlery',
      'businessInfo.industry': 'saddle making and repair',
      'businessInfo.businessAddress.zipCode': '12531',
    });
  });

  it('When an office is one of business licenses, then that is no title', () => {
    const authority = (office: string) =>
      readPicture(`
${office}
500 S Quarry Pkwy, Reno, Nevada

             BUSINESS LICENSE

License No.              License Type
2003418.071-280          General Retail

Issue Date               Expiration Date
07/01/2025               06/30/2026

Business Name                     FEIN
Lantern Hill Saddlery Inc         88-0472915`)['fields.issuingAuthority'];
    expect(authority('Lark County Department of Business License')).toBe(
      'Lark County Department of Business License',
    );
    expect(authority('Lark County Business License')).not.toBe('Lark County Business License');
  });
});
