/** Licences as states and their tax offices print them, with their own form's number, and the heads of other columns beside their labels. */
import { describe, expect, it } from '@jest/globals';
import { readPicture } from '../testing/readPage.ts';

describe('numbers and days', () => {
  it('When a form ends with a number of its own, then the number of the registration is meant', () => {
    const page = (number: string) => `
                            WEST VIRGINIA
                             TAX DIVISION

                         BUSINESS REGISTRATION
                              CERTIFICATE
                              ISSUED TO:
                        COALFIELD CANDLE WORKS INC
                        19 GREENBRIER RD
                        ELKINS, WV 26241

${number}
              This certificate is issued on:     03/11/2024

This person is registered to conduct business in the State of West Virginia.
This certificate is not transferrable. Contractors must have a copy of this
certificate displayed at every job site.
xyL017 v.3`;
    const values = readPicture(page('      BUSINESS REGISTRATION ACCOUNT NUMBER:      3318-2207'));
    expect(values).toMatchObject({
      'fields.licenseNumber': '3318-2207',
      'fields.issuingAuthority': 'WEST VIRGINIA TAX DIVISION',
    });
    expect(readPicture(page(''))).not.toHaveProperty(['fields.licenseNumber']);
  });

  it('When the days are named after the certificate, then they are read above one another in boxes', () => {
    expect(
      readPicture(`
    CITY OF MODESTO                             BUSINESS TAX CERTIFICATE
BUSINESS NAME                                   ACCOUNT NUMBER
LUMEN LAMP REPAIR                               4410028871
OWNER                                           CERTIFICATE ISSUED
OKORIE, ADA N                                   02/14/2024
BUSINESS LOCATION                               CERTIFICATE EXPIRES
88 TENTH ST UNIT 4                              02/28/2025
MODESTO, CA 95354-2210                          TYPE OF BUSINESS
                                                LAMP REPAIR`),
    ).toMatchObject({ 'fields.issueDate': '2024-02-14', 'fields.expiryDate': '2025-02-28' });
  });
});

describe('what kind of business it is', () => {
  const licence = (rows: string) =>
    readPicture(`
                       CITY OF SPARKS
                      BUSINESS LICENSE
License Number:   24-118830         Expiration Date:   06/30/2025
Business Name:    Quiet Harbor Studio

${rows}`);
  it.each(['EMPLOYEES', 'Basis (Gross Receipts)'])(
    'When the next column is headed by %s, then that is no trade',
    (heading) => {
      expect(
        licence(
          `CLASSIFICATION                                       ${heading}\nBookbinder                                           9`,
        ),
      ).toMatchObject({ 'businessInfo.industry': 'Bookbinder' });
    },
  );

  it('When the trade ends in a word that is a label elsewhere, then it is whole', () => {
    expect(licence('License Category: Tattoo Establishment')).toMatchObject({
      'businessInfo.industry': 'Tattoo Establishment',
    });
  });

  it('When a tax office numbers the industry, then its words are the trade', () => {
    expect(licence('Industry Code         459130 Sewing and piece goods retailers')).toMatchObject({
      'businessInfo.industry': 'Sewing and piece goods retailers',
    });
  });
});

describe('whose name it is', () => {
  it('When a trade name follows its owner behind dba, then that word is no part of it', () => {
    expect(
      readPicture(`
                        IDAHO STATE TAX COMMISSION
                            SELLER'S PERMIT
Permit number             Effective date            Filing cycle
006120044                 May 1, 2023               Quarterly

Issued to:    MARGIT L. FENWICK
              dba CAMAS PRAIRIE POTTERY
              40 ASH ST
              GRANGEVILLE ID 83530

is authorized to make retail sales. This permit is not transferable.`),
    ).toMatchObject({
      'businessInfo.businessName': 'CAMAS PRAIRIE POTTERY',
      'primaryPerson.fullName': 'Margit L. Fenwick',
    });
  });

  it('When a company has an and within its name, then it is nobody', () => {
    const values = readPicture(`
                         COMMONWEALTH OF VIRGINIA
                         DEPARTMENT OF TAXATION
              SALES AND USE TAX CERTIFICATE OF REGISTRATION
Account Number:     12-660012788F-001
Certificate issued: 03/08/2024
Name:      MARLOWE NET AND TWINE LLC
Trading as: MARLOWE NETS
Location:  17 WHARF ST
           ONANCOCK VA 23417`);
    expect(values).toMatchObject({ 'businessInfo.businessName': 'MARLOWE NET AND TWINE LLC' });
    expect(values).not.toHaveProperty(['primaryPerson.fullName']);
  });

  it('When a trade name begins like a person and the company like it, then it is nobody', () => {
    const values = readPicture(`
               TEXAS ALCOHOLIC BEVERAGE COMMISSION
License/Permit Number:  BG-100991144
License/Permit Type:    Wine and Malt Beverage Retailer's Permit (BG)
Trade Name:     ANGELA ICE CELLAR
Owner:          ANGELA ICE CELLAR LLC
Location:       77 PECAN ST
                SEGUIN, TX 78155
Effective Date: 03/15/2024    Expiration Date:  03/14/2026
This license/permit must be publicly displayed at all times on the licensed premises.`);
    expect(values).toMatchObject({ 'fields.licenseNumber': 'BG-100991144' });
    expect(values).not.toHaveProperty(['primaryPerson.fullName']);
  });

  it.each([
    ['SLC', 'SALT LAKE CITY CORPORATION'],
    ['BPCHD', 'Benton-Polk County Health Department'],
  ])(
    'When an authority puts its initials, %s, before its name, then they are no part of it',
    (mark, name) => {
      expect(
        readPicture(`
${mark} ${name}
       Business Licensing

BUSINESS LICENSE
BUSINESS NAME                                   LICENSE NUMBER
Saltgrass Framing                               LIC2023-00711`),
      ).toMatchObject({ 'fields.issuingAuthority': name });
    },
  );

  it('When the words of a seal stand before the state, then the state grants it', () => {
    expect(
      readPicture(`
THE SEAL OF           BUSINESS LICENSE
THE STATE OF
WASHINGTON
                      STATE OF WASHINGTON
                      Limited Liability Company
COLD CREEK PADDLE LLC
5412 CAPITOL BLVD SE STE 6
TUMWATER, WA 98501-4477
Unified Business ID #: 604112837
Expires: Feb 28, 2025`),
    ).toMatchObject({ 'fields.issuingAuthority': 'STATE OF WASHINGTON' });
  });

  it('When a department stands close below its state, then both grant it', () => {
    expect(
      readPicture(`
State of Wisconsin
DEPARTMENT OF REVENUE
                      Wisconsin Seller's Permit
Legal/real name:        MARSHLIGHT CANOES LLC
This permit is not transferable.
Account Number                 Permit Issued
456-1021144870-02              04/22/2024`),
    ).toMatchObject({
      'fields.issuingAuthority': 'State of Wisconsin DEPARTMENT OF REVENUE',
      'fields.issueDate': '2024-04-22',
    });
  });
});

describe('titles of tax offices', () => {
  it('When New York certifies the authority to collect, then it is a registration with its number and day', () => {
    expect(
      readPicture(`
New York State Department of Taxation and Finance
                             Certificate of Authority
        Identification number                       Validated
        38-1120947                                  09/17/2024

        CATSKILL CIDER PRESS LLC
        14 MILL ST
        SAUGERTIES NY 12477-1102

is authorized to collect sales and use taxes under Articles 28 and 29 of the Tax Law.
              Nontransferable
   This certificate must be prominently displayed at your place of business.`),
    ).toMatchObject({
      'fields.licenseNumber': '38-1120947',
      'fields.issueDate': '2024-09-17',
      'businessInfo.businessName': 'CATSKILL CIDER PRESS LLC',
    });
  });

  it('When Indiana registers a retail merchant, then whose it is and until when are read', () => {
    expect(
      readPicture(`
                         STATE OF INDIANA
                       DEPARTMENT OF REVENUE
              REGISTERED RETAIL MERCHANT CERTIFICATE
TID:   0150091142           LOC:   001
Issued:  04/09/2024         Expires:   04/30/2026
Legal Name:        DUNES KITE SHOP LLC
Location Address:  31 LAKE ST
                   CHESTERTON, IN 46304-1440`),
    ).toMatchObject({
      'businessInfo.businessName': 'DUNES KITE SHOP LLC',
      'fields.expiryDate': '2026-04-30',
    });
  });

  it('When Nebraska numbers a permit, then that number is its own', () => {
    expect(
      readPicture(`
                        Nebraska Department of Revenue
                          SALES TAX PERMIT
     Nebraska Identification Number          Effective Date
     001-20911844                            07/01/2024

     PLATTE RIVER SEED CO
     9 ELM ST
     KEARNEY NE 68847

     This permit must be displayed at the licensed location. Not transferable.`),
    ).toMatchObject({ 'fields.licenseNumber': '001-20911844' });
  });
});
