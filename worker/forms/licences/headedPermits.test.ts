/** Permits of any name, told by a heading that ends in what they are and by the business they speak of. */
import { describe, expect, it } from '@jest/globals';
import { recognise } from '../../understanding/recognise/recognise.ts';
import { toSheet } from '../../understanding/sheet/sheet.ts';
import { typedPage } from '../../understanding/testing/typedPage.ts';
import { FORMS } from '../index.ts';
import { readPicture } from '../testing/readPage.ts';

const formOf = (picture: string) => recognise(toSheet(typedPage(picture)), FORMS)?.form.name;

describe('permits of any name', () => {
  it('When a card names its operator, its number and its days, then it is read', () => {
    expect(
      readPicture(`
HENNEPIN COUNTY          MOTOR VEHICLE REPAIR PERMIT

NORTHGATE AUTO BODY
2901 FREMONT AVE N
MINNEAPOLIS, MN 55411
Operator: DWIGHT A SORENSON

PERMIT NO                ISSUED              EXPIRES
MVR-2024-118             07/01/2024          06/30/2025`),
    ).toMatchObject({
      'businessInfo.businessName': 'NORTHGATE AUTO BODY',
      'primaryPerson.fullName': 'Dwight A Sorenson',
      'fields.licenseNumber': 'MVR-2024-118',
      'fields.issuingAuthority': 'HENNEPIN COUNTY',
    });
  });

  it('When the number has letters in front of its figures, then they are part of it', () => {
    const values = readPicture(`
Lexington-Fayette County Health Department
MOBILE FOOD UNIT PERMIT
Permit No.           MFU 2207
Name of unit         Ember & Oak Catering
Owner/Operator       Patrice Delacroix
Commissary address   4410 Clover Ln
                     Lexington, KY 40509
Permit type          Mobile food vending
Date issued          4/22/2024
Valid through        4/21/2025`);
    expect(values).toMatchObject({
      'fields.licenseNumber': 'MFU 2207',
      'businessInfo.businessName': 'Ember & Oak Catering',
      'businessInfo.businessAddress.street': '4410 Clover Ln',
      'businessInfo.industry': 'Mobile food vending',
    });
  });

  it('When unknown labels stand beside and above, then they are neither its name nor its trade', () => {
    const values = readPicture(`
City of Austin
Vending Permit
Permit ID                    Status
MFV-2024-3381                Active

Vendor name                  Responsible party
Nopalito Street Tacos        Emiliano Cardenas

Kitchen of record            Telefono
1601 S 1st St, Austin, TX 78704

Vendor type                  Fee
Mobile food vendor           $212.00

Start date                   End date
02/09/2024                   02/08/2025`);
    expect(values).toMatchObject({
      'businessInfo.businessName': 'Nopalito Street Tacos',
      'businessInfo.industry': 'Mobile food vendor',
      'primaryPerson.fullName': 'Emiliano Cardenas',
      'fields.expiryDate': '2025-02-08',
    });
  });

  it('When a licensee’s name is cut at its sign, then the rest is no person', () => {
    expect(
      readPicture(`
CITY OF MADISON
License Certificate
License No.          Effective          Expires
BOL-22-7719          01/01/2024         12/31/2024
Licensee
Lakeview Notary & Title
800 Lake Shore Dr Fl 2
Madison, WI 53703`),
    ).not.toHaveProperty(['primaryPerson.fullName']);
  });

  it('When a course was completed, then its certificate is none', () => {
    expect(
      formOf(`
                    CERTIFICATE OF ACHIEVEMENT
                        This certifies that
                           Orlando Fitch
  has completed the eight-hour course in Food Handler Safety
Issued June 3, 2024    Certificate No. 88213    Valid through June 3, 2027`),
    ).toBeUndefined();
  });

  it('When a wedding, a dog or a building is permitted, then it is no business’s', () => {
    expect(
      formOf(`
MADISON COUNTY CLERK
MARRIAGE LICENSE
License Number 2024-118      Date issued 05/01/2024     Expires 07/01/2024
Groom: Aldo Perretti         Date of birth 03/03/1990
Bride: Junia Hale            Date of birth 04/04/1991`),
    ).toBeUndefined();
    expect(
      formOf(`
City of Marietta
BUILDING PERMIT
Permit No. B-2024-7719       Issued 05/01/2024          Expires 05/01/2025
Job address 14 Elm St        Owner Aldo Perretti        Contractor Hale Builders LLC
Scope of work New deck       Valuation $12,000.00       Parcel number 11-220-4`),
    ).toBeUndefined();
  });
});

describe('names and days beside unusual labels', () => {
  it('When the label is the end of a longer one, then the cell begins where that does', () => {
    expect(
      readPicture(`
City of Port Townsend
CITY BUSINESS LICENSE
License #                    Issued                Expires
PTB-004417                   Mar 18, 2024          Mar 17, 2025
Business / trade name
Cedar & Salt Bakehouse`),
    ).toMatchObject({ 'businessInfo.businessName': 'Cedar & Salt Bakehouse' });
  });

  it('When a card names registrant and business, and the address stands below without a label, then each is read', () => {
    expect(
      readPicture(`
Vermont Department of Forests, Parks and Recreation
ARBORIST REGISTRATION
Registration No. ARB-0091
Registrant: Cyrus Bellweather
Business: Ridgeback Tree Service
1449 Quarry Hill Rd, Rutland, VT 05701
Effective 06/01/2023       Expires 05/31/2025`),
    ).toMatchObject({
      'businessInfo.businessName': 'Ridgeback Tree Service',
      'businessInfo.businessAddress.street': '1449 Quarry Hill Rd',
      'primaryPerson.fullName': 'Cyrus Bellweather',
      'fields.licenseNumber': 'ARB-0091',
    });
  });

  it('When a list has a row for the street and one for the rest, then they are one address, and a manager is an owner', () => {
    const values = readPicture(`
City of Owensboro
Occupational License Certificate
Licence no.              OBL-24-7781
Name of business         Marigold Event Rentals LLC
Owner or manager         Winifred Achebe
Street address           3900 Industrial Park Rd
City, state, ZIP         Owensboro, KY 42301
Date of expiry           03/31/2025`);
    expect(values).toMatchObject({
      'businessInfo.businessAddress.street': '3900 Industrial Park Rd',
      'businessInfo.businessAddress.city': 'Owensboro',
      'primaryPerson.fullName': 'Winifred Achebe',
      'fields.expiryDate': '2025-03-31',
    });
  });

  it('When a deed says of which street a business is and when its term begins, then neither street nor trade holds more', () => {
    expect(
      readPicture(`
                     TOWN OF ABINGDON
                     BUSINESS LICENSE
                License Number 2024-00187
         Be it known that license is hereby granted to
                Old Mill Soap Company LLC
            of 230 Mill St, Abingdon, VA 24210
       to conduct the business of Soap manufacturing
  beginning January 17, 2024 and ending December 31, 2024`),
    ).toMatchObject({
      'businessInfo.businessAddress.street': '230 Mill St',
      'businessInfo.industry': 'Soap manufacturing',
      'fields.expiryDate': '2024-12-31',
    });
  });

  it('When a title stands beside a street, then the house is no number, and officer, trade and place are read', () => {
    const values = readPicture(`
STATE OF MICHIGAN
DEPARTMENT OF LICENSING
BUSINESS LICENSE                          2640 Zimmerman Trl
Issued to:             Third Coast Tile LLC
Qualifying Officer:    Percy Van Houten
Trade:                 Tile installation
Located at:            88 Dune Rd, Muskegon, MI 49441
Expires:               05/31/2027`);
    expect(values).toMatchObject({
      'primaryPerson.fullName': 'Percy Van Houten',
      'businessInfo.industry': 'Tile installation',
      'businessInfo.businessAddress.street': '88 Dune Rd',
    });
    expect(values).not.toHaveProperty(['fields.licenseNumber']);
  });

  it('When a person stands above the business in the window, then the business’s name is its own', () => {
    expect(
      readPicture(`
Essex County Licensing Board

Marcus T Boone
Harbor Pet Grooming
17 Wharf Ln
Gloucester, MA 01930

BUSINESS LICENSE No. L-2291
Effective September 3, 2024. Not transferable.`),
    ).toMatchObject({
      'businessInfo.businessName': 'Harbor Pet Grooming',
      'primaryPerson.fullName': 'Marcus T Boone',
    });
  });

  it('When a paragraph ends behind a trade name, then the next one is no part of it', () => {
    expect(
      readPicture(`
                     City of Decorah
               Home-Based Business License
                      No. 4471-HB

                   Ottilie Brandvold

               dba Juniper Hollow Candles


               Effective 8/1/2024     Expires 7/31/2025`),
    ).toMatchObject({
      'businessInfo.businessName': 'Juniper Hollow Candles',
      'primaryPerson.fullName': 'Ottilie Brandvold',
    });
  });

  it('When it is still applied for, then it is none', () => {
    expect(
      formOf(`
Application for Business License
City of Owensboro
Business name: ______________________
Owner: ______________________
License number (office use only): ________ Date issued: ________ Expires: ________`),
    ).toBeUndefined();
  });

  it('When a deed names the owner behind the business and a term in a sentence, then they are read', () => {
    expect(
      readPicture(`
                           City of Santa Fe
                           Business License
                             No. 24-00310
           This is to certify that a license has been issued to
                         Luna Azul Salon LLC
                     Consuelo Archuleta, Owner
                         455 E Palace Ave
                       Santa Fe, NM 87501
                          to operate a
                          Beauty salon
           from January 2, 2024 through December 31, 2024`),
    ).toMatchObject({
      'primaryPerson.fullName': 'Consuelo Archuleta',
      'businessInfo.industry': 'Beauty salon',
      'fields.issueDate': '2024-01-02',
      'fields.expiryDate': '2024-12-31',
    });
  });

  it('When somebody does business as another in one breath, then both are read', () => {
    expect(
      readPicture(`
Town of Bluffton
BUSINESS LICENSE
License Number: BL-24-0917
In consideration of the payment of the fee, Thaddeus Monroe d/b/a Sweetgrass Landscape Design is hereby
authorized to engage in business within the Town.
Business Address: 88 Old Mill Rd, Bluffton, SC 29910
Issued on: May 1, 2024. This license expires on: April 30, 2025.`),
    ).toMatchObject({
      'primaryPerson.fullName': 'Thaddeus Monroe',
      'businessInfo.businessName': 'Sweetgrass Landscape Design',
      'fields.expiryDate': '2025-04-30',
    });
  });

  it('When a stamp names an officer and the office, then the office issued it on the day of the stamp', () => {
    expect(
      readPicture(`
                                                      FILED
                                                      RYAN OCHOA, COUNTY CLERK
                                                      Placer County
                                                      MAY 20, 2024
                                                      File No. 2024-005512
               FICTITIOUS BUSINESS NAME STATEMENT
The following person is doing business as:
Fictitious Business Name(s): GRANITE BAY DENTAL LAB
Registered Owner(s): HYUN-WOO PARK`),
    ).toMatchObject({ 'fields.issuingAuthority': 'Placer County', 'fields.issueDate': '2024-05-20' });
  });

  it('When articles say in a sentence where the principal office is, then the street begins behind it', () => {
    expect(
      readPicture(`
STATE OF RHODE ISLAND
Department of State
ARTICLES OF ORGANIZATION
1. The name of the limited liability company is: Rivermouth Kayak Tours LLC
2. The address of the principal office of the limited liability company is: 12 Dock St, Wickford, RI 02852
Date filed: 05/14/2021`),
    ).toMatchObject({ 'businessInfo.businessAddress.street': '12 Dock St' });
  });
});
