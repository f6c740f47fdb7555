/** Licences whose print says more than their values: notices, remarks, sentences filled in, labels below their values. */
import { describe, expect, it } from '@jest/globals';
import { printedPage } from '../../understanding/testing/printedPage.ts';
import { readPage, readPicture } from '../testing/readPage.ts';

describe('licences of offices', () => {
  it('When a notice to the reader stands below a word of a sentence, then it is no trade', () => {
    expect(
      readPicture(`
CITY OF ALDER BAY TAX REGISTRATION CERTIFICATE
THIS CERTIFICATE MUST BE POSTED AT PLACE OF BUSINESS     ISSUED: 04/02/2024
ACCOUNT NO.         FUND        DESCRIPTION                   STARTED       STATUS
0002814455-0001     L190        Repair Services               03/18/2019    Active

BUSINESS ADDRESS / LOCATION OF THIS REGISTRATION
417 1/2 HERON ROCK BLVD SUITE TEN UNIT B
ALDER BAY CA 90065-3318

ARE REQUIRED FOR EACH LOCATION AND EACH CLASSIFICATION (A.B.M.C. 21.06).
FORM 2000                        IMPORTANT - READ REVERSE SIDE`),
    ).toMatchObject({
      'businessInfo.industry': 'Repair Services',
      'businessInfo.businessAddress.street': '417 1/2 Heron Rock Blvd Suite Ten Unit B',
    });
  });

  it('When a form tells how to fill it in, then neither that nor a remark in brackets is a value', () => {
    const values = readPicture(`
ALDER COUNTY CLERK-RECORDER DEPARTMENT
                       FICTITIOUS BUSINESS NAME STATEMENT
THE FOLLOWING PERSON(S) IS (ARE) DOING BUSINESS AS: (TYPE OR PRINT LEGIBLY IN BLACK INK)
1. Fictitious Business Name(s)  (a) Heron Thread Alterations
2. Street Address, City & State of Principal place of business (Do NOT use a P.O. Box)     Zip Code
1755 Beach Blvd Unit 6, Alder Beach, CA                                                92647
2b. Nature of business (optional): clothing alterations
3. Full name of Registrant (If Corporation, enter name as shown in the Articles)
Soraya Tehrani
Residence address of registrant (P.O. Box not accepted). If Corp, principal address     City     State     Zip
20391 Ravenwood Lane        Alder Beach       CA    92646
Registrant: insert "N/A" if you have not started to transact business under the name(s) listed above.
NOTICE - THIS FICTITIOUS BUSINESS NAME STATEMENT EXPIRES FIVE YEARS FROM THE DATE IT WAS FILED
FBN No. 20246684120       Filed on 03/12/2024     This statement expires on 03/12/2029`);
    expect(values).toMatchObject({
      'businessInfo.businessName': 'Heron Thread Alterations',
      'businessInfo.industry': 'clothing alterations',
      'primaryPerson.fullName': 'Soraya Tehrani',
      'businessInfo.businessAddress.street': '1755 Beach Blvd Unit 6',
      'primaryPerson.homeAddress.street': '20391 Ravenwood Lane',
      'fields.licenseNumber': '20246684120',
    });
  });

  it('When labels stand below their values, then what is above each is its own', () => {
    expect(
      readPicture(`
Alder County
                         Permit to Operate

Wren Fry Bread & Stew                                    FD-48817
Name of Establishment (as advertised)                    Permit ID

Orla Q. Finnegan                                         Mobile Food Unit - Type III
Permit Holder / Owner                                    Permit Type - Class

1846 W. Heron Rd., Bay 9          Alder, AZ 85021        (602) 555-0187       AZ 7KR-20M
Location Address                  City, State, Zip       Establishment Telephone    Vehicle Plate

Teal Commissary Kitchens LLC      2450 S. 19th Ave.      September 6, 2024    August 31, 2025
Commissary                        Commissary Address     Effective Date       Valid Through



THIS PERMIT IS NOT TRANSFERABLE`),
    ).toMatchObject({
      'businessInfo.businessName': 'Wren Fry Bread & Stew',
      'businessInfo.industry': 'Mobile Food Unit',
      'businessInfo.businessPhone': '(602) 555-0187',
      'businessInfo.businessAddress.street': '1846 W. Heron Rd., Bay 9',
      'businessInfo.businessAddress.zipCode': '85021',
      'primaryPerson.fullName': 'Orla Q. Finnegan',
      'fields.expiryDate': '2025-08-31',
    });
  });

  it('When a certificate is granted by an authority in a sentence, then a notice above it is no authority', () => {
    expect(
      readPicture(`
LICENSE CERTIFICATE
                       NON-TRANSFERABLE
BY THE AUTHORITY OF THE CITY OF ALDER BAY, THE FOLLOWING SPECIFIED LICENSE IS HEREBY GRANTED TO
NAME:    WREN BROTHERS DELI, INC.                   ACTIVITY
DBA:     WREN'S DELI                                Preparation of food and dining on
                                                    premise with seating
AT:      5614 W. HERON AVE. 1ST FL
         ALDER BAY, IL 60634
LICENSE NO.:  2917348     CODE:  1006
LICENSE:      Retail Food Establishment
WITNESS THE HAND OF THE MAYOR OF SAID CITY THIS 16 DAY OF MAY , 2023
EXPIRATION DATE: MAY 15, 2025`),
    ).toMatchObject({
      'fields.issuingAuthority': 'CITY OF ALDER BAY',
      'fields.issueDate': '2023-05-16',
      'businessInfo.industry': 'Retail Food Establishment',
      'businessInfo.businessAddress.street': '5614 W. Heron Ave. 1st Fl',
    });
  });

  it('When lines of another column stand between those of an address, then they are no part of it', () => {
    const values = readPage(
      printedPage([
        [83, 46, 'CITY OF ALDER BAY BUSINESS LICENSE'],
        [83, 147, 'NAME:'],
        [151, 147, 'WREN BROTHERS DELI, INC.'],
        [83, 185, 'AT:'],
        [151, 185, '5614 W. HERON AVE. 1ST FL'],
        [460, 194, 'WARD 30 PRECINCT 14'],
        [151, 202, 'ALDER BAY, IL 60634'],
        [83, 227, 'LICENSE NO.:'],
        [169, 227, '2917348'],
        [83, 433, 'EXPIRATION DATE: MAY 15, 2025'],
      ]),
    );
    expect(values).toMatchObject({ 'businessInfo.businessAddress.street': '5614 W. Heron Ave. 1st Fl' });
  });

  it('When the letters of an authority stand apart, then they are read as its words', () => {
    expect(
      readPicture(`
S T A T E   O F                                    BUSINESS LICENSE
W A S H I N G T O N
Issue Date: Mar 07, 2024
Unified Business ID #: 604718233
HERON PROVISIONS LLC
2519 6TH AVE STE 102
TACOMA, WA 98406
Expires: Mar 31, 2025`),
    ).toMatchObject({ 'fields.issuingAuthority': 'STATE OF WASHINGTON' });
  });

  it('When a deed is filled in line by line, then names and days go on in the next line', () => {
    expect(
      readPicture(`
STATE OF OHIO,                                                  No. 31-284917
COUNTY OF ALDER, ss.

                       Vendor's License

   This is to certify that  Rosalind M. Wren , doing business as  The Mended Spine

Bookbindery , whose place of business is situated at  2711 Heron Avenue, Rear , in the City of

Alder , Ohio 45206 , and whose business is described in the application as  Book Binding and

Repair , having this day made application and paid the sum required by law, is hereby authorized

IN WITNESS WHEREOF, I have hereunto set my hand and official seal at Alder, Ohio, this 9th

day of May , A.D. 2022`),
    ).toMatchObject({
      'businessInfo.businessName': 'The Mended Spine Bookbindery',
      'businessInfo.industry': 'Book Binding and Repair',
      'businessInfo.businessAddress.city': 'Alder',
      'primaryPerson.fullName': 'Rosalind M. Wren',
      'fields.issueDate': '2022-05-09',
    });
  });

  it('When the mail goes to a box and a sentence says where the business is, then that is its address', () => {
    expect(
      readPicture(`
STATE OF HAWAII
DEPARTMENT OF TAXATION

NOELANI U. WREN
PO BOX 970418
WAIPAHU HI 96797-0418



                         GENERAL EXCISE TAX LICENSE
                             NOELANI U. WREN
         is hereby licensed to engage in business in the State of Hawaii at
                        94-1187 KA UKA BLVD # C-12
                          WAIPAHU HI 96797-6204
Hawaii Tax Identification Number
GE-041-556-2880-01
Issued 02/14/2023`),
    ).toMatchObject({
      'businessInfo.businessAddress.street': '94-1187 Ka Uka Blvd # C-12',
      'businessInfo.businessAddress.zipCode': '96797-6204',
    });
  });

  it('When the taxpayer stands above the name of the business, then each is read as what it is, and a county below as neither', () => {
    const values = readPicture(`
            TEXAS SALES AND USE TAX PERMIT
Taxpayer name, business location name and physical location     Type of permit
BEAUREGARD D HERON-ST CLAIR                                     SALES AND USE TAX
GULF WREN KAYAK RENTALS
613 TARPON ST                                                   Taxpayer number
PORT ALDER   TX  78373                                          3-20775-4418-6
ALDER COUNTY

First business date of location      Effective date             Expiration
03/15/2021                           04/01/2021                 NONE
















BEAUREGARD D HERON-ST CLAIR
PO BOX 2290
ALDER PASS TX 78335-2290`);
    expect(values).toMatchObject({
      'businessInfo.businessName': 'GULF WREN KAYAK RENTALS',
      'businessInfo.businessAddress.street': '613 Tarpon St',
      'primaryPerson.fullName': 'Beauregard D Heron-St Clair',
    });
    expect(values['fields.issuingAuthority']).not.toBe('ALDER COUNTY');
  });

  it('When a trade goes on below, and the office prints its telephone on the part that is kept, then the first is whole and the second nobody asked for', () => {
    const values = readPicture(`
                 Local Business Tax Receipt
             Alder County, State of Florida
BUSINESS NAME/LOCATION         RECEIPT NO.            EXPIRES
WREN TIDE MARINE ELECTRIC      7563820                SEPTEMBER 30, 2024
8140 NW 74TH AVE BAY 11
MEDLEY, FL 33166

OWNER                          SEC. TYPE OF BUSINESS
WREN & HALE CORP               196 SPEC ELECTRICAL
                               CONTRACTOR

KEEP THIS PORTION FOR YOUR RECORDS
Alder Tax Collector, 200 NW 2nd Avenue, Miami, FL 33128   Telephone 305-555-0149`);
    expect(values).toMatchObject({ 'businessInfo.industry': 'SPEC ELECTRICAL CONTRACTOR' });
    expect(values).not.toHaveProperty(['businessInfo.businessPhone']);
  });

  it('When a board lists the classes of a contractor, then the first is his trade without its code', () => {
    expect(
      readPicture(`
                      Contractors State License Board
       does hereby issue this license to:
                      CHINEDU WREN
                      DBA WREN TILE AND STONE
 to engage in the business or act in the capacity of a contractor in the following classification(s):
                      C54 - CERAMIC AND MOSAIC TILE
                      C29 - MASONRY
Issued June 21, 2021                              License Number
                                                  1098817
This license is valid through June 30, 2025`),
    ).toMatchObject({ 'businessInfo.industry': 'CERAMIC AND MOSAIC TILE' });
  });

  it('When a certificate centres owner, business and address, whose names a card repeats, then they are read', () => {
    expect(
      readPicture(`
STATE OF FLORIDA
DEPARTMENT OF BUSINESS AND PROFESSIONAL REGULATION

DESROSIERS-WREN, MIREILLE
LUMIERE NATURAL HAIR STUDIO





























                         BOARD OF COSMETOLOGY
          THE COSMETOLOGY SALON HEREIN HAS REGISTERED UNDER THE
                       DESROSIERS-WREN, MIREILLE
                      LUMIERE NATURAL HAIR STUDIO
                        1180 N HERON AVE SUITE 7
                            ALDER FL 32803
LICENSE NUMBER: CE9984417
EXPIRATION DATE: NOVEMBER 30, 2024`),
    ).toMatchObject({
      'businessInfo.businessName': 'LUMIERE NATURAL HAIR STUDIO',
      'businessInfo.businessAddress.street': '1180 N Heron Ave Suite 7',
      'primaryPerson.fullName': 'Mireille Desrosiers-Wren',
    });
  });
});
