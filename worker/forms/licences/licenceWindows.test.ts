/** Licences whose window holds two names, and heads of offices that print runs into. */
import { describe, expect, it } from '@jest/globals';
import { extractForm } from '../../understanding/extractForm.ts';
import { mapForm } from '../../understanding/mapForm.ts';
import { toSheet } from '../../understanding/sheet/sheet.ts';
import { printedPage, wordsAt, type Print } from '../../understanding/testing/printedPage.ts';
import { typedPage } from '../../understanding/testing/typedPage.ts';
import { businessLicense } from './businessLicense.ts';
import { readPage, readPicture } from '../testing/readPage.ts';

describe('A window with two names', () => {
  const city = (first: string, second: string) =>
    readPicture(`
                CITY OF SANTA PAULA TAX REGISTRATION
                            CERTIFICATE
         THIS CERTIFICATE IS GOOD UNTIL SUSPENDED OR CANCELLED
ACCOUNT NO.           FUND/CLASS       DESCRIPTION           STATUS
0004471902-0001-3     LGR2             Retail Sales          Active

ISSUED TO                                         BUSINESS LOCATION
${first.padEnd(50)}118 HARVARD BLVD #2
${second.padEnd(50)}SANTA PAULA CA 93060-1188
PO BOX 4471
SANTA PAULA CA 93061-4471                         ISSUED: 04/02/2024

This is your new Tax Registration Certificate. Please post it at your place of business.`);

  it('When a person of a family with particles stands above a trade, then only the trade is the business', () => {
    expect(city('MARISOL DE LA ROSA-ULLOA', 'CASA ENCINO SUCCULENTS')).toMatchObject({
      'businessInfo.businessName': 'CASA ENCINO SUCCULENTS',
      'primaryPerson.fullName': 'Marisol De La Rosa-Ulloa',
    });
  });

  it('When the first is a company whose kind has points, then it is the business', () => {
    expect(
      readPicture(`
CALIFORNIA DEPARTMENT OF TAX AND FEE ADMINISTRATION
                              SELLER'S PERMIT
                                                                    ACCOUNT NUMBER
                                                                    236-418911 - 00001
SESPE CIDER WORKS, L.P.
HALF ACRE ORCHARD STAND
19440 HIGHLINE RD                                       START DATE:
TEHACHAPI CA 93561-7315                                 July 1, 2023

IS HEREBY AUTHORIZED TO ENGAGE IN THE BUSINESS OF SELLING TANGIBLE PERSONAL PROPERTY AT THE ABOVE LOCATION.
THIS PERMIT IS VALID UNTIL REVOKED OR CANCELED AND IS NOT TRANSFERABLE.`),
    ).toMatchObject({ 'businessInfo.businessName': 'SESPE CIDER WORKS, L.P.' });
  });

  it('When the second says that it is the owner, then it is no part of the name', () => {
    expect(
      readPicture(`
                         STATE OF OHIO
              State Cosmetology and Barber Board
   Having met the requirements prescribed by law, the Board hereby grants this

                      BEAUTY SALON LICENSE
                               to

                       Fern & Copper Studio
                       Tamara L. Winslow-Reyes, Owner
                       5520 Glenmoor Avenue, Lower Level
                       Cincinnati, Ohio 45238

LICENSE             STATUS            ISSUED                 EXPIRES
SAL.0094477         ACTIVE            February 1, 2023       January 31, 2025`),
    ).toMatchObject({ 'businessInfo.businessName': 'Fern & Copper Studio' });
  });
});

describe('The name on a paper with a border', () => {
  it('When only dirt stands below the words that grant it, then the company above them holds it', () => {
    const page = typedPage(`
                         SECRETARY OF STATE
                       Nevada State Business License

              RYE PATCH MOBILE VETERINARY, LTD

           Nevada Business Identification # NV20191662499
                   Expiration Date: 05/31/2025

In accordance with Title 7 of Nevada Revised Statutes, pursuant to proper application duly filed
the above named is hereby granted a Nevada State Business License for

business activities conducted within the State of Nevada.
License is not transferable and is not in lieu of any local business license.`);
    const scanned = page.words.map((word) => ({ ...word, source: 'ocr' as const, confidence: 0.96 }));
    const granted = scanned.find(({ text }) => text === 'granted')!.box;
    const dirt = wordsAt([10, granted.y1 + 3, 'PDC'], { source: 'ocr', confidence: 0.29 });
    const sheet = toSheet({ ...page, source: 'ocr', words: [...scanned, ...dirt] });
    const looked = mapForm(businessLicense, [sheet]).map((map) => ({ ...map, second: [] }));
    expect(extractForm(businessLicense, looked)).toContainEqual(
      expect.objectContaining({ value: 'RYE PATCH MOBILE VETERINARY, LTD' }),
    );
  });
});

describe('The head of an office', () => {
  it('When its title begins with tax in the same line, then that is no part of the name', () => {
    expect(
      readPicture(`
                CITY OF SANTA PAULA TAX REGISTRATION
                            CERTIFICATE
ACCOUNT NO.           FUND/CLASS       DESCRIPTION           STATUS
0004471902-0001-3     LGR2             Retail Sales          Active
ISSUED TO                                         BUSINESS LOCATION
ENCINO SUCCULENTS LLC                             118 HARVARD BLVD #2

This is your new Tax Registration Certificate. Please post it at your place of business.`),
    ).toMatchObject({ 'fields.issuingAuthority': 'CITY OF SANTA PAULA' });
  });

  it('When its letters stand apart, then those that seem to be a label are none', () => {
    const apart = ([x, y, text]: Print) =>
      [...text].flatMap((letter, at) => (letter === ' ' ? [] : wordsAt([x + at * 8, y, letter])));
    const page = typedPage(`


                        Texas Sales and Use Tax Permit
This permit is issued in accordance with the provisions of the Tax Code. The permit is non-transferable.

TAXPAYER NAME AND MAILING ADDRESS                 BUSINESS LOCATION NAME AND PHYSICAL LOCATION
BRAZOS FORK TACK LLC                              BRAZOS FORK TACK & FEED
PO BOX 617
NAVASOTA TX 77868-0617                            11840 FM 1774 RD
                                                  PLANTERSVILLE TX 77363
                                                  GRIMES COUNTY

Type of permit           Taxpayer number          Location number
SALES AND USE TAX        3-20784-5511-2           00001`);
    const head = apart([140, 40, 'COMPTROLLER OF PUBLIC ACCOUNTS']);
    expect(readPage({ ...page, words: [...head, ...page.words] })).toMatchObject({
      'fields.issuingAuthority': 'COMPTROLLER OF PUBLIC ACCOUNTS',
      'businessInfo.businessAddress.street': '11840 FM 1774 Rd',
      'businessInfo.businessAddress.zipCode': '77363',
    });
  });

  it('When the letters of its first word are all low, then the name still goes on in the line below', () => {
    const page = printedPage([
      [65, 57, 'New York State Department of'],
      [65, 70, 'Taxation and Finance'],
      [180, 95, 'Certificate of Authority'],
      [75, 140, 'Identification number'],
      [75, 150, '83-5520199'],
      [75, 170, 'this certificate must be displayed in a conspicuous place'],
      [75, 193, 'TUPPER CANOE OUTFITTERS INC'],
      [75, 207, '27 RIVERSIDE DR'],
      [75, 221, 'SARANAC LAKE NY 12983-2331'],
      [75, 270, 'is authorized to collect sales and use taxes under the New York State Tax Law.'],
      [75, 290, 'VALIDATED 04/18/2022'],
      [75, 310, 'Nontransferable'],
    ]);
    const words = page.words.map((word) =>
      word.text === 'New' && word.box.y0 === 57 ? { ...word, box: { ...word.box, y1: 63 } } : word,
    );
    expect(readPage({ ...page, words })).toMatchObject({
      'fields.issuingAuthority': 'New York State Department of Taxation and Finance',
    });
  });

  it('When a title that ends in its price is all there is, then the sentence below says who grants it', () => {
    const values = readPicture(`
No. B-0047   Class "B" Combination Retail License                                      $600.00
        LICENSE FOR THE SALE OF FERMENTED MALT BEVERAGES AND INTOXICATING LIQUORS

Whereas, the local governing body of the VILLAGE OF EGG HARBOR, County of DOOR, Wisconsin, has,
upon application duly made, granted and authorized the issuance of a Retail Class "B" License to
HARBOR LAMP SUPPER CLUB LLC, SOLVEIG R. ANDERSEN, Agent, to sell Fermented
Malt Beverages and Intoxicating Liquors as defined by law;
License is Hereby Issued to said applicant to sell at retail, for consumption on the premises, at the
following described premises: 9972 WATER STREET, EGG HARBOR, WI 54209, for the period from July
1, 2024 to June 30, 2025.
Given under my hand and the corporate seal,
this 11th day of June, 2024`);
    expect(values).toMatchObject({
      'fields.issuingAuthority': 'VILLAGE OF EGG HARBOR',
      'businessInfo.businessAddress.street': '9972 Water Street',
      'businessInfo.businessAddress.city': 'Egg Harbor',
    });
  });

  it('When a person of three names stands below a firm that is named after its trade, then both are told', () => {
    const values = readPicture(`
FORM ST-12                       DISPLAY CONSPICUOUSLY AT THE PLACE OF BUSINESS FOR WHICH ISSUED

                      IDAHO DEPARTMENT OF SALES AND USE TAX
                               SELLER'S PERMIT

                                                                  PERMIT NUMBER
                                                                  004417702-01
     SAWTOOTH GAP OUTFITTERS
     MALIA KEKOA DRISCOLL
     41 W QUARRY AVE UNIT C
     STANLEY ID 83278-4417

IS HEREBY AUTHORIZED PURSUANT TO SALES AND USE TAX LAW TO ENGAGE IN THE BUSINESS
OF SELLING TANGIBLE PERSONAL PROPERTY AT THE ABOVE LOCATION.

Issue Date: May 9, 2022`);
    expect(values).toMatchObject({
      'businessInfo.businessName': 'SAWTOOTH GAP OUTFITTERS',
      'primaryPerson.fullName': 'Malia Kekoa Driscoll',
      'businessInfo.businessAddress.street': '41 W Quarry Ave Unit C',
    });
  });
});
