import { describe, expect, it } from '@jest/globals';
import { readPicture } from '../testing/readPage.ts';

describe('Whose licence it is', () => {
  it('When it is issued to the above named, then the name is the one above', () => {
    expect(
      readPicture(`
                       STATE OF TENNESSEE
                       BUSINESS TAX LICENSE
CUMBERLAND FENCE COMPANY LLC                              Account Number
1408 GALLATIN PIKE N                                      1001884412
MADISON TN 37115-3311

                                                          Date Issued
Location Address                                          January 22, 2024
1408 GALLATIN PIKE N, MADISON TN 37115-3311
                                                          License Expires
                                                          May 15, 2025

This license is issued to the above named taxpayer and must be posted.`),
    ).toMatchObject({
      'businessInfo.businessName': 'CUMBERLAND FENCE COMPANY LLC',
      'businessInfo.businessAddress.street': '1408 Gallatin Pike N',
    });
  });

  it('When another box stands beside the street, then its label is no part of the street', () => {
    expect(
      readPicture(`
JEFFERSON COUNTY
PRIVILEGE LICENSE                         LICENSE NO.  24-018844
ISSUED TO                                 OWNER
RED MOUNTAIN GUTTERS LLC                  TERRANCE W OGLESBY
5518 1ST AVE N                            CITY CODE
BIRMINGHAM AL 35212-1622                  BIRMINGHAM 01
EXPIRES 09/30/2024`),
    ).toMatchObject({ 'businessInfo.businessAddress.street': '5518 1st Ave N' });
  });

  it.each([['Name of permittee'], ['Name of registrant'], ['Permit holder name']])(
    'When `%s` stands above a trade name, then that is whom it is granted to, whatever names these are',
    (label) => {
      expect(
        readPicture(`
                       STATE OF MARLOW
                       DEPARTMENT OF REVENUE SERVICES
                       SALES AND USE TAX PERMIT
Permit number:         0882151-000         Date issued:  May 17, 2022
${`${label}:`.padEnd(23)}Tizzahwe Okoro-Fenn
Trade name:            Second Wind Kites
Location of business:  64 Alder Ave Fl 1
City:                  New Heron           State:  CT    ZIP:  06511
Type of business:      Kite sales and repair`),
      ).toMatchObject({
        'primaryPerson.fullName': 'Tizzahwe Okoro-Fenn',
        'businessInfo.businessName': 'Second Wind Kites',
      });
    },
  );

  it('may be a permit to make sales', () => {
    expect(
      readPicture(`
             STATE OF RHODE ISLAND
             DIVISION OF TAXATION
             PERMIT TO MAKE SALES AT RETAIL
Permit Number: 2-0488-1197            Valid: July 1, 2024 - June 30, 2025

this permit is issued to:

NARRAGANSETT KITE CO INC
210 BOON ST
NARRAGANSETT RI 02882`),
    ).toMatchObject({
      'fields.licenseNumber': '2-0488-1197',
      'fields.expiryDate': '2025-06-30',
      'businessInfo.businessName': 'NARRAGANSETT KITE CO INC',
    });
  });

  it('is the one that a sentence certifies, with its number, its owner and its term', () => {
    expect(
      readPicture(`
                                              Alaska Business License # 2093321
     Department of Commerce and Economic Development

                    This is to certify that

                    NORTH FORK FLOAT TRIPS

            1407 W 31st Ave, Anchorage, AK 99503

                          owned by

                      INGRID HALVORSEN

   is licensed by the department to conduct business for the period

              January 5, 2024 to December 31, 2025`),
    ).toMatchObject({
      'fields.licenseNumber': '2093321',
      'fields.expiryDate': '2025-12-31',
      'businessInfo.businessName': 'NORTH FORK FLOAT TRIPS',
      'primaryPerson.fullName': 'Ingrid Halvorsen',
    });
  });

  it('is granted by the city below the name of its state, for the period below its word', () => {
    expect(
      readPicture(`
             THE COMMONWEALTH OF MASSACHUSETTS
                     CITY OF BOSTON
                  BUSINESS CERTIFICATE
Certificate No. 448120                                  VALID
                                                  01/01/24 - 12/31/24
Business name:   DORCHESTER AVE UPHOLSTERY`),
    ).toMatchObject({ 'fields.issuingAuthority': 'CITY OF BOSTON', 'fields.expiryDate': '2024-12-31' });
  });

  it('may be that of a profession, granted by its commission', () => {
    expect(
      readPicture(`
                  STATE OF GEORGIA
             GEORGIA REAL ESTATE COMMISSION
             REAL ESTATE SALESPERSON LICENSE
Licensee Name      NADINE OYELARAN
License Number     SP98002217
Issued             07/01/2023
Expires            06/30/2025`),
    ).toMatchObject({
      'fields.issuingAuthority': 'GEORGIA REAL ESTATE COMMISSION',
      'primaryPerson.fullName': 'Nadine Oyelaran',
      'fields.licenseNumber': 'SP98002217',
      'fields.expiryDate': '2025-06-30',
    });
  });

  it('takes no year of a title for the number and no day in words for the name', () => {
    const values = readPicture(`
                    City of Fernley
                 BUSINESS LICENSE 2024
               This is to certify that
             Juniper & Slate Upholstery
              License No. 24-01187

           Issued the 3rd day of March, 2024

              Expires: March 31, 2025`);
    expect(values).toMatchObject({ 'fields.licenseNumber': '24-01187' });
    expect(values['businessInfo.businessName']).not.toBe('3rd day of March, 2024');
  });

  it('is the trade name, where the business has the same as above', () => {
    const values = readPicture(`
                LEE COUNTY LOCAL BUSINESS TAX RECEIPT
DBA:             LUND TREE CARE            Receipt #:      318-4470926
Business Name:   (SAME AS ABOVE) (TREE SERVICE)
Owner Name:      VERA LUND
Business Location: 19340 ORCHID GROVE RD
                 LABELLE FL 33935`);
    expect(values).toMatchObject({ 'businessInfo.businessName': 'LUND TREE CARE' });
  });

  it('When a letter speaks to the owner, then what it says is no name, and an office whose first words are a label goes on with no city', () => {
    const values = readPicture(`
City of Fargo
Business Registration and Licensing

Re: Business License BL-2024-29846

Dear Business Owner:

Your application for a business license has been approved. Please keep this letter.

License number:   BL-2024-29846
Effective date:   April 20, 2024
Expires:          April 20, 2025`);
    expect(values).toMatchObject({ 'fields.issuingAuthority': 'City of Fargo' });
    expect(values).not.toHaveProperty(['primaryPerson.fullName']);
  });
});

it('When the box of the owner is empty, then the label beside it is nobody', () => {
  const values = readPicture(`
BASIC BUSINESS LICENSE                                         License Number
                                                               400325800692
Owner's Name                  Corp. Name                       Trade Name

                              MOSAIC FAMILY THERAPY PLLC       THE MOSAIC ROOM`);
  expect(values).not.toHaveProperty(['primaryPerson.fullName']);
  expect(values['businessInfo.businessName']).toBe('THE MOSAIC ROOM');
});
