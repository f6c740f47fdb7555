/** Licences that grant in the words of a deed, and whose boards, numbers and columns are printed in other ways. */
import { describe, expect, it } from '@jest/globals';
import { readPicture } from '../testing/readPage.ts';

describe('licences in the words of a deed', () => {
  it('When a board grants for a city and signs in testimony whereof, then both lines name it and the day is read', () => {
    expect(
      readPicture(`
License No. QB-20871                                              Fee: $900.00
                    COMMONWEALTH OF MASSACHUSETTS
                    The Licensing Board
                    for the City of Quincy
                           hereby grants a
                    INNHOLDER LICENSE
                                  to
                 Copperfish Lodging, LLC
           at 14 Sea Holly Street, Quincy, MA 02169
This license is granted in conformity with the General Laws, and unless earlier
suspended or revoked shall expire December 31, 2026.
IN TESTIMONY WHEREOF, the undersigned have hereunto affixed their official
signatures this 12th day of February, 2026.
THIS LICENSE MUST BE POSTED IN A CONSPICUOUS PLACE`),
    ).toMatchObject({
      'fields.issuingAuthority': 'The Licensing Board for the City of Quincy',
      'fields.issueDate': '2026-02-12',
      'fields.expiryDate': '2026-12-31',
    });
  });

  it('When a sentence goes on below a board, then no place of it is part of the name', () => {
    expect(
      readPicture(`
                    COMMONWEALTH OF MASSACHUSETTS
                    The Licensing Board
     for the City of Quincy and its people hereby grants a
                    INNHOLDER LICENSE
                 Copperfish Lodging, LLC
License No. QB-20871
shall expire December 31, 2026
THIS LICENSE MUST BE POSTED IN A CONSPICUOUS PLACE`),
    ).toMatchObject({ 'fields.issuingAuthority': 'The Licensing Board' });
  });

  const registrar = (day: string) => `
                    State of Arizona
          Office of the Registrar of Contractors
                 This is to Certify That
               OCOTILLO BLUFF ROOFING LLC
having complied with all the requirements of the law, is duly licensed
and admitted to engage in and pursue the business of
              CR-42 ROOFING AND WATERPROOFING
              Contractor in the State of Arizona
     Given under my hand and the seal of the Registrar of Contractors
            in my office, City of Phoenix, ${day}
                 License No. ROC 318844
RENEWED THRU 08/31/2027`;

  it('When it is given under a hand and seal on a day, then that day, its renewal and the trade behind its class are read', () => {
    expect(readPicture(registrar('on March 3, 2025'))).toMatchObject({
      'fields.issueDate': '2025-03-03',
      'fields.expiryDate': '2027-08-31',
      'businessInfo.industry': 'ROOFING AND WATERPROOFING',
    });
  });

  it('When the deed says no day, then none is that of another sentence', () => {
    const values = readPicture(
      registrar('in this year.') + '\nNotify the Registrar of a change by June 1, 2026',
    );
    expect(values).not.toHaveProperty(['fields.issueDate']);
  });

  it('When a notary dates what was signed before her, then that is no day of issue', () => {
    const values = readPicture(
      registrar('on March 3, 2025') +
        '\nBEFORE ME personally appeared the owner.     Notary Public, Pima County',
    );
    expect(values).not.toHaveProperty(['fields.issueDate']);
  });

  const privilege = (told: string) => `
STATE OF MISSISSIPPI                                       No. PL-11873
COUNTY OF HANCOCK
CITY OF BAY ST. LOUIS
                          PRIVILEGE LICENSE
Received of                     Pelican Row Kayaks Co.
Owner                           Leotis Fontenot
being the privilege tax for     KAYAK RENTAL
carried on at                   212 Beach Blvd, Bay St. Louis, MS 39520
The said licensee is hereby authorized to carry on the business above stated for a
${told}. This license must be posted at the business location.
Issued this the 4th day of June, 2025.`;

  it('When a tax is paid for a trade and a term of months, then the trade and its last day are read', () => {
    expect(
      readPicture(privilege('period of twelve months ending on the 31st day of May, 2026')),
    ).toMatchObject({
      'businessInfo.industry': 'KAYAK RENTAL',
      'fields.expiryDate': '2026-05-31',
    });
  });

  it('When somebody paid a tax to engage in business, then `engage` is no trade', () => {
    const values = readPicture(`
COUNTY OF HIGHLANDS                 BUSINESS TAX RECEIPT
ACCOUNT NO.         187203
BUSINESS NAME       HAMMOCK BLUE POOLS
HAS HEREBY PAID A PRIVILEGE TAX TO ENGAGE
IN BUSINESS, PROFESSION, OR OCCUPATION SPECIFIED HEREON
EXPIRES SEPTEMBER 30, 2026`);
    expect(values).not.toHaveProperty(['businessInfo.industry']);
  });

  it('When only a return is for a period that ends, then the licence does not expire with it', () => {
    const values = readPicture(
      privilege('term. The first return, for the period ending June 30, 2025, is due July 20, 2025'),
    );
    expect(values).not.toHaveProperty(['fields.expiryDate']);
  });

  const certified = (as: string) => `
                        STATE OF OREGON
                 CONSTRUCTION CONTRACTORS BOARD
                      LICENSE CERTIFICATE
                    LICENSE NUMBER: 227410
This document certifies that:
                    ELIAS MORGAN TREADWELL
                    DBA: TREADWELL PATIOS
                    118 NW HARRIMAN ST STE 2
                    BEND OR 97703
is licensed in accordance with Oregon Law as a:
                    ${as}
EXPIRATION DATE:   03/09/2027`;

  it('When it is licensed by law as something, then that is its trade; a kind of company is none', () => {
    expect(readPicture(certified('Residential Specialty Contractor Patios and Sheds'))).toMatchObject({
      'businessInfo.industry': 'Residential Specialty Contractor Patios and Sheds',
    });
    expect(readPicture(certified('Limited Liability Company'))).not.toHaveProperty(['businessInfo.industry']);
  });
});

describe('licences whose heads and columns are printed in other ways', () => {
  it('When a seal repeats how the name of the city begins, then the name is said once', () => {
    expect(
      readPicture(`
CITY OF   City of Alder Bay
          Department of Finance
                    BUSINESS LICENSE
BUSINESS NAME                              LICENSE NUMBER
QUILL AND HEARTH PAPERS                    BL-00271944
BUSINESS LOCATION                          EXPIRATION DATE
804 N FERN AVE                             06/30/2026
ALDER BAY, CA 91104`),
    ).toMatchObject({ 'fields.issuingAuthority': 'City of Alder Bay' });
  });

  it('When a table of a tax collector has a column of certifications, then its head is no owner', () => {
    const values = readPicture(`
PALM BEACH COUNTY TAX COLLECTOR
  TYPE OF BUSINESS             OWNER                CERTIFICATION #    RECEIPT #/DATE PAID   AMT PAID   BILL #
                         MARCHETTI-ROWE ODESSA                         U25.770142            $33.00     B40559120
  GRAPHIC DESIGN                                                       08/04/2025
2025 / 2026 LOCAL BUSINESS TAX RECEIPT
LBTR Number: 202577103
EXPIRES: 09/30/2026`);
    expect(values).not.toMatchObject({
      'primaryPerson.fullName': expect.stringMatching(/certification|receipt/i),
    });
  });

  it('When a registration abbreviates the word for it, then its number is read', () => {
    const registered = (label: string) =>
      readPicture(`
STATE OF WASHINGTON
DEPARTMENT OF LABOR AND INDUSTRIES
                    CERTIFICATE OF REGISTRATION
${label}              EXP. DATE             EFFECTIVE DATE
LARCHBP774KD          05/14/2027            05/14/2021
LARCH & BIRCH PAINTERS LLC
2217 MERIDIAN AVE E
PUYALLUP WA 98371`);
    expect(registered('REGIST. #')).toMatchObject({ 'fields.licenseNumber': 'LARCHBP774KD' });
    expect(registered('REG. NO.')).toMatchObject({ 'fields.licenseNumber': 'LARCHBP774KD' });
  });

  it.each(['Type of Operation', 'License Classification', 'Tax Classification'])(
    'When a row says %s, then that is the trade',
    (label) => {
      expect(
        readPicture(`
City of Cedar Falls
                    BUSINESS LICENSE
License Number            CF-30411
Business Name             Wren Street Pottery
${label.padEnd(26)}Ceramics Studio
Expiration Date           12/31/2026`),
      ).toMatchObject({ 'businessInfo.industry': 'Ceramics Studio' });
    },
  );
});
