/** Licences that name their holder surname first, beside or above what the business is called, and words that only look like names. */
import { describe, expect, it } from '@jest/globals';
import { readPicture } from '../testing/readPage.ts';
const NAME = 'businessInfo.businessName';
const OWNER = 'primaryPerson.fullName';

describe('holders of licences', () => {
  const issued = (holder: string) =>
    readPicture(`
NEVADA DEPARTMENT OF TAXATION
TRANSACTION PRIVILEGE TAX LICENSE

ISSUED TO:      ${holder.padEnd(32)}LICENSE:     31594022
                PO BOX 41718                    START DATE:  04/01/2021
                ELKO NV 89803
LOCATION:       SAGEBRUSH SMALL ENGINE          ISSUED:      01/08/2024
                202 IDAHO ST
                ELKO NV 89801
LOCATION CODE:  001                             EXPIRES:     12/31/2024
BUSINESS CODES: 017 Retail / 014 Rental
State law requires licensees to notify the Department in writing if there is a change in its trade name,
location, mailing address, or ownership and to return this license when the business ceases at the
location.`);

  it('When a licence is issued to a person surname first, then the name above the location is that of the business', () => {
    expect(issued('VALDEZ-MORNING RAMON T')).toMatchObject({
      [OWNER]: 'Ramon T Valdez-Morning',
      [NAME]: 'SAGEBRUSH SMALL ENGINE',
      'businessInfo.businessAddress.street': '202 Idaho St',
    });
  });

  it('When the legal name is a double surname before given names, then the business is what it trades as', () => {
    expect(
      readPicture(`
                         Wyoming Seller's Permit
Legal/real name:        GRUNDHOLM-XIONG MAI SEE
Business name:          TWO PEAKS EGG ROLLS
Business location:      220 W COLLINS DR
                        CASPER WY 82601
Permit number:          456-1031882      Valid through: June 30, 2026`),
    ).toMatchObject({ [NAME]: 'TWO PEAKS EGG ROLLS', [OWNER]: 'Mai See Grundholm-Xiong' });
  });

  it('When an owner is named with a double surname first, then the name is told in the order it is spoken in', () => {
    expect(
      readPicture(`
                     Local Business Tax Receipt
                Seminole County, State of Florida
BUSINESS NAME/LOCATION             RECEIPT NO.           EXPIRES
CORAL & CLAY TILE                  7241180               SEPTEMBER 30, 2025
6801 SW 81 TER
SANFORD, FL 32771
OWNER                              SEC. TYPE OF BUSINESS
ROLLAND-PETIT JEAN MARC            196 TILE CONTRACTOR`)[OWNER],
    ).toBe('Jean Marc Rolland-Petit');
  });

  it('When a certificate names a person with a Dutch surname above the trade name, then that is the owner', () => {
    expect(
      readPicture(`
                        STATE OF OREGON
                CONSTRUCTION CONTRACTORS BOARD
                      LICENSE CERTIFICATE
                 This document certifies that:
                 TORBJORN AAS VAN DER LINDEN
                 SELLWOOD CHIMNEY & MASONRY
   is licensed in accordance with Oregon Law as a RESIDENTIAL SPECIALTY CONTRACTOR.
License Number:     241800
Expiration Date:    05/06/2026`)[OWNER],
    ).toBe('Torbjorn Aas Van Der Linden');
  });

  it('When a home is licensed under a program name, then its holder is the person and an agency beside it is nobody', () => {
    expect(
      readPicture(`
Department of                  STATE OF MINNESOTA
Human Services                 License to Provide Family Child Care
PO Box 64242
St. Paul, MN 55164             License holder             Oyinda Brandvold-Hassan
County licensing agency
Cass County Child Care         Program name               Busy Otters Family Child Care
300 South Sixth Street         Program location           4436 Birch Avenue North
Walker, MN 56484                                          Walker, MN 56401
612-555-0187                   Type of service            Family Child Care
                               License number             1108000-4-FCC
                               License period             Beginning 11/01/2023 and ending 10/31/2025
This license is not transferable and must be posted in a conspicuous place.`),
    ).toMatchObject({
      [NAME]: 'Busy Otters Family Child Care',
      [OWNER]: 'Oyinda Brandvold-Hassan',
      'businessInfo.businessAddress.zipCode': '56401',
      'businessInfo.industry': 'Family Child Care',
    });
  });

  it('When a licence names the president of its company, then that is the person', () => {
    expect(
      readPicture(`
                   CITY OF ROCKFORD
                 LICENSE CERTIFICATE
NAME:        QUARSHIE & LENTZ, INC.
DBA:         RIVERSIDE LENS REPAIR
AT:          2538 N. MAIN ST. 1ST FL
             ROCKFORD, IL 61103
LICENSE NO.: 2917000          CODE: 4404
ACTIVITY:    Camera and Optical Goods Repair
PRESIDENT:   ADJOA M. QUARSHIE II
EXPIRATION DATE: February 15, 2026`)[OWNER],
    ).toBe('Adjoa M. Quarshie II');
  });

  it('When the taxpayer is called its legal owner, then a company is no person', () => {
    const values = readPicture(`
                   TEXAS SALES AND USE TAX PERMIT
THIS PERMIT IS NON-TRANSFERABLE AND MUST BE DISPLAYED IN YOUR PLACE OF BUSINESS.
TYPE OF PERMIT                      TAXPAYER NUMBER
SALES AND USE TAX                   3-20884-1700-5
TAXPAYER NAME (legal owner)         NAICS CODE
THIBAULT-NGUYEN BAYOU SUPPLY LLC    459110 SPORTING GOODS
                                    RETAILERS
BUSINESS LOCATION NAME AND PHYSICAL LOCATION
DOUBLE TAIL TACKLE #3
6102 HARBORSIDE BLVD
GALVESTON TX 77551`);
    expect(values).not.toHaveProperty([OWNER]);
    expect(values).toMatchObject({ 'businessInfo.industry': 'SPORTING GOODS RETAILERS' });
  });

  it('When a licensee is called after something with a short hyphenated name, then that is no person', () => {
    expect(
      readPicture(`
CITY OF TACOMA
BUSINESS LICENSE
Licensee:        Harbor Pour-Over
License Number:  24-0077
Expiration Date: 12/31/2024`),
    ).toMatchObject({ [NAME]: 'Harbor Pour-Over' });
  });

  const licensed = (holder: string) =>
    readPicture(`
STATE OF MICHIGAN
DEPARTMENT OF TREASURY
SALES TAX LICENSE
Account Number                    License Period
TR-7718204                        January 1, 2024 - December 31, 2024

     ${holder}
     DBA LANTERN BAY SMOKEHOUSE
     238 RIVER ST
     LANTERN BAY, MI 49918
The above named is licensed to sell tangible personal property at retail. This license is not transferable.`);

  it.each([
    ['KOSCIELNIAK, BARNABY R JR', 'Barnaby R Koscielniak Jr'],
    ['KOSCIELNIAK, BARNABY RJR', 'Barnaby R Koscielniak Jr'],
    ['KOSCIELNIAK, BARNABY JR', 'Barnaby Koscielniak Jr'],
  ])('When `%s` stands above the trade name, then the business is what it trades as', (holder, name) => {
    expect(licensed(holder)).toMatchObject({ [NAME]: 'LANTERN BAY SMOKEHOUSE', [OWNER]: name });
  });

  it('When the label behind that of the name begins with a state, then nobody is called so', () => {
    const values = readPicture(`
STATE OF NEW MEXICO
TAXATION AND REVENUE DEPARTMENT
REGISTRATION CERTIFICATE
TAXPAYER NAME                                NEW MEXICO BUSINESS TAX IDENTIFICATION NUMBER
CEBOLLA MESA ADOBE LLC                       03-551204-00-3
BUSINESS LOCATION                            DATE ISSUED
77 CAMINO REAL                               August 7, 2023
TAOS NM 87571
THIS CERTIFICATE IS NOT TRANSFERABLE`);
    expect(values).toMatchObject({
      [NAME]: 'CEBOLLA MESA ADOBE LLC',
      'fields.licenseNumber': '03-551204-00-3',
    });
    expect(values).not.toHaveProperty([OWNER]);
  });
});
