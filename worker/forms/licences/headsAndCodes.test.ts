/** Licences whose office, trade or number stands where another part of the paper looks like it. */
import { describe, expect, it } from '@jest/globals';
import { readPicture } from '../testing/readPage.ts';

describe('Licences as states and counties print them', () => {
  it('When a registrar’s name in capitals begins with its state, then it is whole, and what a card says of the class shown is no trade', () => {
    expect(
      readPicture(`
  NEVADA REGISTRAR OF CONTRACTORS                                 October 4, 2023
  1700 Quarry St., Suite 105
  Reno, NV 89501

  PALO SECO POOL PLASTERING INC
  2147 E MESA DR STE 109
  SPARKS, NV 89431

  Your contractor's license has been renewed. Detach the identification card below.

               CERTIFIES THAT
          PALO SECO POOL PLASTERING INC
  CONTRACTORS LICENSE NO.   ROC 314876   CLASS   R-6
  SWIMMING POOL SERVICE
  LICENSE EFFECTIVE THROUGH   09/30/2025
  IS LICENSED TO CONTRACT IN THE   Harlan Weir
  CLASSIFICATION SHOWN
                                   DIRECTOR`),
    ).toMatchObject({
      'fields.issuingAuthority': 'NEVADA REGISTRAR OF CONTRACTORS',
      'businessInfo.industry': 'SWIMMING POOL SERVICE',
    });
  });

  it('When the codes of a business and of its group stand above what it does, then that is its trade', () => {
    expect(
      readPicture(`
  LICENSE NO.               STATE OF DELAWARE               VALID
  2023716058              DIVISION OF REVENUE               01/01/24 - 12/31/24
                           BUSINESS LICENSE
  MAILING ADDRESS                                BUSINESS LOCATION
  OAKEN MOBILE DETAILING LLC                     OAKEN MOBILE DETAILING LLC
  PO BOX 3317                                    1416 NEWPORT PIKE
  WILMINGTON DE 19804-0317                       WILMINGTON DE 19804

  BUSINESS CODE 396 GROUP CODE 007               IS HEREBY LICENSED TO PRACTICE, CONDUCT OR ENGAGE IN THE
  PERSONAL SERVICES - UNCLASSIFIED               OCCUPATION OR BUSINESS ACTIVITY INDICATED ABOVE`),
    ).toMatchObject({ 'businessInfo.industry': 'PERSONAL SERVICES UNCLASSIFIED' });
  });

  it.each([
    ['the county’s law', 'under the Marlow County Code of Ordinances, Chapter 18.', 'Marlow County'],
    ['no law', 'for revenue purposes.', 'Licensing and Revenue'],
  ])(
    'When a mark and an office alone head it and it cites %s, then that tells who granted it',
    (_, law, authority) => {
      expect(
        readPicture(`
                                                                    Licensing and Revenue
  marlowcounty           2025 OCCUPATION TAX CERTIFICATE            446 Quarry Street
                                                                    Alder Falls, GA 30046
  BUSINESS NAME AND LOCATION                       Certificate No.  OTC2025-118604
  SATILLA RIVER BOOKKEEPING SERVICES               Account No.      0093327
  3675 CRESTWOOD PKWY STE 400                      NAICS            541219
  DULUTH, GA 30096                                 Description      Other Accounting Services
                                                   Date Issued      02/19/2025
                                                   Expires          12/31/2025
  Occupation tax is levied ${law}`),
      ).toMatchObject({
        'fields.issuingAuthority': authority,
        'businessInfo.industry': 'Other Accounting Services',
      });
    },
  );

  it('When a parish stands below its state, then it is the parish that grants', () => {
    expect(
      readPicture(`
               STATE OF LOUISIANA
             PARISH OF ST. CLEMENT                 LICENSE NO.
          2022 OCCUPATIONAL LICENSE                22-10864
             Sheriff and Ex-Officio Tax Collector

  TRADE NAME AND LOCATION                          DATE ISSUED   EXPIRES
  PELICAN PRESSURE WASHING                         01/19/2022    12/31/2022
  70325 7TH STREET
  COVINGTON, LA 70433`),
    ).toMatchObject({ 'fields.issuingAuthority': 'PARISH OF ST. CLEMENT' });
  });
});

describe('Permits', () => {
  it('When a letter allows a home occupation by its name, then that is the trade, and its subject names the business', () => {
    expect(
      readPicture(`
  City of Overland Falls
                    HOME OCCUPATION PERMIT
  Winifred Castellan
  12407 Knox Street
  Overland Falls, KS 66213
  Re: Permit No. HOP2023-00417 — Linden Piano Studio

  Your application to operate a home occupation, Private music instruction, at 12407 Knox Street has been
  approved effective August 14, 2023. This permit expires on August 13, 2025, unless renewed.`),
    ).toMatchObject({
      'businessInfo.industry': 'Private music instruction',
      'businessInfo.businessName': 'Linden Piano Studio',
    });
  });

  it('When nothing but a number stands below the title, then it is the permit’s; the operator’s number stands behind the name', () => {
    const permit = (number: string) =>
      readPicture(`
  CITY OF NEW MARLOW            Department of Safety and Permits

                 SHORT TERM RENTAL OPERATOR PERMIT

                           ${number}

  Property Address      2731 Dauphine St, New Orleans, LA 70117
  Operator              Bayou Doorstep Stays LLC
  Operator Contact      Philomene Guidry     (504) 555-0137
  Issue Date            January 9, 2024
  Expiration Date       January 8, 2025
  Guest Occupancy Limit 6

  This permit must be prominently displayed on the front of the property. It is not transferable.`);
    expect(permit('24-OSTR-03862')).toMatchObject({
      'fields.licenseNumber': '24-OSTR-03862',
      'businessInfo.businessPhone': '(504) 555-0137',
    });
    expect(permit('2024-2025')).not.toHaveProperty(['fields.licenseNumber']);
  });

  it('When the number of a house stands below the second line of a head, then it is no number of the paper', () => {
    expect(
      readPicture(`
                          State of Missouri
                     Registration of Fictitious Name
  Business name to be registered:   Gravois Bindery & Letterpress
  Business Address:                 5127 Gravois Ave
  City, State and Zip Code:         Saint Louis, MO 63116

  Name of Owners       Charter # Required        Street and    City and       Zip
                       If Business Entity        Number        State          Code
  Ignatius Q Mbeki                               5127 Gravois  Saint Louis,   63116
                                                               MO`),
    ).not.toHaveProperty(['fields.licenseNumber']);
  });
});
