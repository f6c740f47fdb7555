/** Offices at the head of a licence: below the mark of a state, behind whoever holds them, within an agency, or in the title of a guide. */
import { describe, expect, it } from '@jest/globals';
import { printedPage, type Print } from '../../understanding/testing/printedPage.ts';
import { readPage, readPicture } from '../testing/readPage.ts';

const authority = (picture: string) => readPicture(picture)['fields.issuingAuthority'];

describe('offices in heads', () => {
  it('When a state heads a page and its commission names the state again, then it is named once', () => {
    expect(
      authority(`
UTAH            Sales Tax License
Utah State Tax Commission
210 N 1950 W, Salt Lake City UT 84134

ISSUED TO                          LICENSE NUMBER
BRISTLECONE OUTFITTERS INC         14820771-002-STC
88 N MAIN ST                       EFFECTIVE DATE
MOAB UT 84532                      06-01-2023`),
    ).toBe('Utah State Tax Commission');
  });

  it('When a department stands in the middle below its state, a line apart, then both are its name', () => {
    const values = readPage(
      printedPage([
        [280, 65, 'RHODE ISLAND'],
        [262, 82, 'STATE TAX DEPARTMENT'],
        [262, 106, 'SALES TAX CERTIFICATE'],
        [60, 150, 'ISSUED TO:'],
        [60, 163, 'QUAHOG LANE CABINETRY LLC'],
        [60, 176, '12 DOCK ST'],
        [60, 189, 'BRISTOL, RI 02809'],
        [60, 230, 'CERTIFICATE NUMBER:  2211-9034'],
        [60, 250, 'This certificate is not transferable and must be displayed at the location.'],
      ]),
    );
    expect(values).toMatchObject({ 'fields.issuingAuthority': 'RHODE ISLAND STATE TAX DEPARTMENT' });
  });

  it('When department and division share the line in the middle below a state, then the state alone is told', () => {
    const below = (office: string) => {
      const centred = (y: number, text: string): Print => [306 - text.length * 2.2, y, text];
      const page = printedPage([
        centred(40, 'STATE OF WASHINGTON'),
        centred(50, office),
        centred(90, 'BUSINESS REGISTRATION CERTIFICATE'),
        [60, 130, 'TAXPAYER NAME:  QUAHOG LANE CABINETRY LLC'],
        [60, 143, 'ADDRESS:  12 DOCK ST, TACOMA, WA 98402'],
        [60, 156, 'REGISTRATION NUMBER:  2211-9034'],
        [60, 169, 'EFFECTIVE DATE:  06/01/2023'],
      ]);
      return readPage(page)['fields.issuingAuthority'];
    };
    expect(below('DEPARTMENT OF TREASURY - DIVISION OF REVENUE')).toBe('STATE OF WASHINGTON');
    expect(below('DEPARTMENT OF REVENUE')).toBe('STATE OF WASHINGTON DEPARTMENT OF REVENUE');
  });

  it('When the mark of a state is broken over lines, then the department at the foot, with the commas of its name, is who grants it', () => {
    const grantedBy = (office: string) =>
      authority(`
OREGON               Oregon Lodging Tax Permit
Things look
different here.
DEPARTMENT OF
REVENUE

Permit Number        Date Issued          Effective Date
01-022784411         3/18/2024            4/1/2024

Issued To (Owner)
HALVARD & DAUGHTERS PARTNERSHIP
Location Address
2611 N 4TH ST, BEND, OR 97701



${office}, PO Box 98001, Salem, Oregon 97309-8001 800-555-0142`);
    for (const office of ['Oregon Department of Revenue', 'Oregon Department of Labor, Wages and Hours'])
      expect(grantedBy(office)).toBe(office);
  });

  it('When a collector is named before the office, then the office is who grants it', () => {
    expect(
      authority(`
          2024 - 2025 LOCAL BUSINESS TAX RECEIPT
      ADELE R. KINGFISHER, C.F.C., CITRUS COUNTY TAX COLLECTOR
          210 N APOPKA AVE, INVERNESS, FL 34450

EBB TIDE MARINE LLC              ACCOUNT NUMBER:  381999-0000-4
12 LAUNCH RD                     LOCATION ADDRESS: 12 LAUNCH RD
INVERNESS, FL 34450              INVERNESS, FL 34450

VALID FROM OCTOBER 1, 2024 TO SEPTEMBER 30, 2025`),
    ).toBe('CITRUS COUNTY TAX COLLECTOR');
  });

  it('When an agency, its department and a board stand one below the other, then the board grants it', () => {
    expect(
      authority(`
       BUSINESS, TRADES AND HOUSING AGENCY
       DEPARTMENT OF CONSUMER AFFAIRS
       BOARD OF UPHOLSTERY
       P.O. BOX 90210, SACRAMENTO, CA 94244

                ESTABLISHMENT LICENSE

TUFT AND TACK STUDIO                 LICENSE NO.    A 402111
88 J ST                              EXPIRATION     05/31/2025
SACRAMENTO, CA 95814`),
    ).toBe('BOARD OF UPHOLSTERY');
  });

  it('When a guide shows a certificate, then neither its title nor a site is part of the name', () => {
    expect(
      authority(`
Office of Revenue - How to Read Your Business Tax Certificate
City of Alder Ford alderford.gov

CERTIFICATE NO.   0003-441
BUSINESS NAME:    LANTERN BAY PHOTO INC
ADDRESS:          2118 E 1ST ST, LIMA, OH 45801`),
    ).toBe('City of Alder Ford');
  });

  it('When a certificate tells the code of a jurisdiction, then it is no office', () => {
    expect(
      authority(`
                              Kansas
                       Department of Revenue
                        RETAILERS' SALES TAX
                      REGISTRATION CERTIFICATE

   Account Number      004-472910811F-01
   Registration Date   09/01/2024
   Business Name       FLINT CREEK QUILTS LLC
   Business Location   312 BROADWAY ST
                       COTTONWOOD FALLS KS 66845
   Jurisdiction Code   COTCS

THIS CERTIFICATE IS NOT TRANSFERABLE AND MUST BE CONSPICUOUSLY DISPLAYED AT THE BUSINESS LOCATION`),
    ).toBe('Kansas Department of Revenue');
  });
});
