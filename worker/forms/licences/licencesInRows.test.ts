/** Licences that print what they say in rows and blocks with air between their lines. */
import { describe, expect, it } from '@jest/globals';
import { readPicture } from '../testing/readPage.ts';
const ADDRESS = 'businessInfo.businessAddress';

describe('an address in rows', () => {
  it('When its lines stand wide apart, then the street beside the label belongs to it', () => {
    expect(
      readPicture(`
Pima Valley County                          PERMIT TO OPERATE
Permit Number            Issue Date          Expiration Date
FD-40117                 03/02/2024          03/31/2025
Business Name            Saffron Street Kitchen
Business Address         77 W Mesa Verde Rd Ste 4

                         Marana, AZ 85653`),
    ).toMatchObject({
      [`${ADDRESS}.street`]: '77 W Mesa Verde Rd Ste 4',
      [`${ADDRESS}.city`]: 'Marana',
      [`${ADDRESS}.zipCode`]: '85653',
    });
  });

  it('When `BUSINESS` stands beside the address and `NAME` beside the name, then neither is taken for the other', () => {
    const values = readPicture(`
2024 - 2025        PASCO COUNTY BUSINESS TAX RECEIPT
ACCOUNT NO.                        EXPIRES SEPTEMBER 30, 2025
187411
BUSINESS      6120 W GULF AVE STE 3
              HUDSON, FL 34667

NAME          HARBOR LIGHT SCREEN REPAIR

MAILING       PO BOX 1109
ADDRESS
              HUDSON, FL 34674-1109`);
    expect(values).toMatchObject({
      'businessInfo.businessName': 'HARBOR LIGHT SCREEN REPAIR',
      [`${ADDRESS}.street`]: '6120 W Gulf Ave Ste 3',
      [`${ADDRESS}.zipCode`]: '34667',
    });
  });
});

describe('who is named by one label for two things', () => {
  it('When it heads the owner and where mail goes, then the name below it is the owner, and no word of it a name', () => {
    expect(
      readPicture(`
                     CITY OF NORFOLK
                     BUSINESS LICENSE
ACCOUNT NUMBER             LICENSE NUMBER           DATE ISSUED
V00411920                  25-030012                02-20-2025
TRADE NAME AND BUSINESS LOCATION                    OWNER AND MAILING ADDRESS
TIDEWATER TEA ROOM                                  OSTROM, JANELLE K
310 GRANBY ST STE 2                                 9 W BUTE ST APT 1
NORFOLK VA 23510                                    NORFOLK VA 23510`),
    ).toMatchObject({
      'businessInfo.businessName': 'TIDEWATER TEA ROOM',
      'primaryPerson.fullName': 'Janelle K Ostrom',
    });
  });
});

describe('who grants it', () => {
  it('When state, county and city stand one below the other, then it is the city', () => {
    expect(
      readPicture(`
STATE OF MISSISSIPPI                                   No. PL-01174
COUNTY OF HANCOCK
CITY OF WAVELAND

                     PRIVILEGE LICENSE
Received of            Pelican Bait Co.
Owner                  Dora L. Fontaine
being the privilege tax for    BAIT SHOP
carried on at          14 Coleman Ave, Waveland, MS 39576
Issued this the 21st day of April, 2024.
This license must be kept posted at the place of business and is not transferable.`),
    ).toMatchObject({ 'fields.issuingAuthority': 'CITY OF WAVELAND' });
  });
});

describe('the number of a licence', () => {
  it('When a sentence speaks of its holder and of a form, then the form is not its number', () => {
    expect(
      readPicture(`
                     STATE OF INDIANA                         TID: 0161110402
                     DEPARTMENT OF REVENUE
                     Registered Retail Merchant Certificate
     CALLIOPE RECORDS                              Issued: January 2, 2024
     14 OHIO ST                                    Expires: January 31, 2026
     VINCENNES IN 47591                            Business Type: Record store
     This certificate is not transferable. The
     certificate holder must collect and remit sales tax on form ST-103.`),
    ).toMatchObject({ 'fields.licenseNumber': '0161110402' });
  });
  it('When a card heads it together with what it is for, then the number below is meant', () => {
    expect(
      readPicture(`
                          STATE OF UTAH
      DEPARTMENT OF COMMERCE | DIVISION OF PROFESSIONAL LICENSING
                          ACTIVE LICENSE
     DATE ISSUED: 04/22/2021                  EXPIRATION DATE: 09/30/2027
     ISSUED TO:                      Ione Castellanos
     REFERENCE NUMBER(S), CLASSIFICATION(S) & DETAIL(S)
     11800417-5702                   Master Esthetician`),
    ).toMatchObject({ 'fields.licenseNumber': '11800417-5702' });
  });
});

describe('the days, the kind and the name', () => {
  it('When days are those of the certificate and a column of figures stands beside the kind, then each is its own', () => {
    const values = readPicture(`
    CITY OF FRESNO                                    BUSINESS TAX CERTIFICATE
  BUSINESS NAME                                       ACCOUNT NUMBER
  dba Linnet Street Noodles                           7320011815
  OWNER                                               CERTIFICATE ISSUED
  TRAN, KIM-LIEN T                                    09/11/2023
  BUSINESS LOCATION                                   CERTIFICATE EXPIRES
  1743 TULLY RD UNIT 20                               09/15/2024
  FRESNO, CA 93702
  LICENSE TYPE                                        EMPLOYEES
  Noodle shop and bar                            9`);
    expect(values).toMatchObject({
      'businessInfo.businessName': 'Linnet Street Noodles',
      'businessInfo.industry': 'Noodle shop and bar',
      'fields.issueDate': '2023-09-11',
      'fields.expiryDate': '2024-09-15',
    });
  });
  it('When an account is registered, then its number is the certificate’s, and no sentence about certificates heads the foot’s', () => {
    expect(
      readPicture(`
                                 WEST VIRGINIA
                          BUSINESS REGISTRATION
                               CERTIFICATE
                                ISSUED TO:
                        CHEAT RIVER TRADERS INC
                            412 MILL RD
                            DAVIS, WV 26260
     BUSINESS REGISTRATION ACCOUNT NUMBER:         2201-8814
                 This certificate is issued on:    06/14/2023
  This certificate is not transferrable and must be displayed at the location for which
  it was issued. Change of location ends the business, and for another one a new
certificate is required.
  atL006 v.4`),
    ).toMatchObject({ 'fields.licenseNumber': '2201-8814', 'fields.issueDate': '2023-06-14' });
  });
  it('When the head of the next column is a sum’s or a fee was received, then none is a trade', () => {
    const values = readPicture(`
COUNTY OF HENRICO, VIRGINIA                      BUSINESS LICENSE
License Number          Date Issued              Expiration Date
25-017113               02/26/2025               12/31/2025
License Holder / Trade Name                      Business Location
OSAGE TAX SERVICES LLC                           8545 PATTERSON AVE STE 206
                                                 HENRICO, VA 23229
Classification                        Basis (Gross Receipts)     Rate
Professional Services, Bookkeeper     $168,400.00                .20/$100`);
    expect(values).toMatchObject({
      'businessInfo.industry': 'Professional Services, Bookkeeper',
      'businessInfo.businessName': 'OSAGE TAX SERVICES LLC',
    });
  });
});

it('When an owner stands surname first below the trade name, and the foot says whom to ask, then neither is the business', () => {
  const values = readPicture(`
2025                    OCCUPATIONAL LICENSE                       LICENSE NO.
              PARISH OF JEFFERSON, STATE OF LOUISIANA              25-040011
 TRADE NAME                             ACCOUNT NO.                DATE ISSUED
 HERON BAYOU TACKLE                     2040011                    01/23/2025
 OWNER / LEGAL NAME                     CLASS                      EXPIRES
 ARCENEAUX, DELMAS R                    01 - B                     12/31/2025
 TYPE OF BUSINESS                       GROSS RECEIPTS BRACKET     STATUS
 RETAIL SPORTING GOODS                  200,000 - 250,000          RENEWAL
           MUST BE POSTED AT THE BUSINESS LOCATION
Questions: (504) 555-0166, licenses@gretna.example - 255 Huey P Long Ave, Gretna, LA 70053`);
  expect(values).toMatchObject({
    'businessInfo.businessName': 'HERON BAYOU TACKLE',
    'businessInfo.industry': 'RETAIL SPORTING GOODS',
  });
  expect(values).not.toHaveProperty(['businessInfo.businessAddress.street']);
});

it('When a sentence says that the certificate expires, then the day below it is not that day', () => {
  const values = readPicture(`
                        North Carolina                       License No.
             Licensing Board for General Contractors         81120
                     This is to Certify That:
                 Ridgepole Timber Builders, LLC
             is duly registered and entitled to practice
                       General Contracting
                             until
                       December 31, 2025
                 when this Certificate expires.
                Dated, Raleigh, N.C. January 4, 2025`);
  expect(values).not.toMatchObject({ 'fields.expiryDate': '2025-01-04' });
});

describe('what stands where a name or number is looked for', () => {
  it('When a name holds the letters of a short label, then it is whole and the next column no part of it', () => {
    expect(
      readPicture(`
                     CITY OF ALDER BEACH
                       BUSINESS LICENSE
LICENSE NUMBER             DATE ISSUED               EXPIRES
BU30177254                 03/11/2024                02/28/2025

DBA                                                  EMPLOYEES
KNOT & TASSEL RUGS                                   4

OWNER(S)                                             SIC
OKONKWO-REYES, ADA M                                 5713`),
    ).toMatchObject({
      'businessInfo.businessName': 'KNOT & TASSEL RUGS',
      'fields.licenseNumber': 'BU30177254',
    });
  });

  it("When a title names the law, then the number of that is not the licence's", () => {
    expect(
      readPicture(`
City of Beaufort
       2024 - 2025 BUSINESS LICENSE
       South Carolina Standardized Business License - Act 176
       License #           BL24-031188
       Business Name       LOWCOUNTRY AWNINGS
       Owner               ROSALIND T. HARPER
       Date Issued         April 9, 2024`),
    ).toMatchObject({ 'fields.licenseNumber': 'BL24-031188' });
  });

  it("When a street ends in its number, then it is nobody's name", () => {
    expect(
      readPicture(`
                 State of Vermont
           Office of Secretary of State
           Certificate of Registration
             Assumed Business Name
                              PRINCIPAL OFFICE BUSINESS ADDRESS
BUSINESS NAME                 5120 VT Route 12A
Kettle Pond Honey             Barnard, VT 05031

BUSINESS ID                   REGISTRANT
0418820                       Odile F. Marchand`),
    ).toMatchObject({ 'businessInfo.businessName': 'Kettle Pond Honey' });
  });

  it('When a title says what is licensed, then its last word is no name', () => {
    const values = readPicture(`
           BOARD OF BARBERING AND COSMETOLOGY
    DEPARTMENT OF CONSUMER AFFAIRS, STATE OF CALIFORNIA
                ESTABLISHMENT LICENSE
LICENSE NO.            EXPIRATION             RECEIPT NO.
A 377120               MAY 31, 2026           06881402

OWNER:   SOTO-KIM, HANA RAE

This license is valid only at the address shown. Display this license in plain view.
POST IN A CONSPICUOUS PLACE - NOT TRANSFERABLE`);
    expect(values['businessInfo.businessName']).toBeUndefined();
    expect(values).toMatchObject({ 'fields.expiryDate': '2026-05-31' });
  });
});

describe('a card', () => {
  it('When the license of an establishment tells its days in one row, then it is one', () => {
    expect(
      readPicture(`
        STATE OF KANSAS BOARD OF COSMETOLOGY
        ESTABLISHMENT LICENSE
        Copper Comb Salon
        88 Elm St, Wichita, KS 67202
        License # EST-4471
        Issued 05/06/2024 Expires 05/31/2026`),
    ).toMatchObject({
      'businessInfo.businessName': 'Copper Comb Salon',
      [`${ADDRESS}.zipCode`]: '67202',
      'fields.licenseNumber': 'EST-4471',
      'fields.issueDate': '2024-05-06',
      'fields.expiryDate': '2026-05-31',
    });
  });
});

it('When the holder is asked for as the name of a business, then the owner in the next row is not it', () => {
  expect(
    readPicture(`
Town of Elk Forks
GENERAL BUSINESS LICENSE
LICENSE NUMBER               EF-00713-24
LICENSEE (BUSINESS NAME)     Juniper Saddle Repair
OWNER                        Walter P. Two Hills
LOCATION OF BUSINESS         212 Rail St, Elk Forks, MT 59760
DATE ISSUED                  July 1, 2024
EXPIRES                      June 30, 2025`),
  ).toMatchObject({
    'businessInfo.businessName': 'Juniper Saddle Repair',
    'primaryPerson.fullName': 'Walter P. Two Hills',
  });
});
