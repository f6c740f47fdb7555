/** Labels of licences that are broken over two lines, that say what kind of company it is, or that say nothing. */
import { describe, expect, it } from '@jest/globals';
import { wordsAt } from '../../understanding/testing/printedPage.ts';
import { typedPage } from '../../understanding/testing/typedPage.ts';
import { readPage, readPicture } from '../testing/readPage.ts';
const INDUSTRY = 'businessInfo.industry';

describe('labels of licences', () => {
  const boxes = (below: string) =>
    readPicture(`
                  CITY OF TIDEWATER
                   BUSINESS LICENSE
License No.     24-0077120                 Issued     02/01/2024
Business Name   Corolla Kite Works
${below}`);

  it.each([
    'General',
    'Standard',
    'New Business',
    'General Business License',
    'Class A',
    'Limited Liability Company',
  ])('When a licence is of the type `%s`, then that is no trade, and its category may be one', (type) => {
    expect(boxes(`License Type: ${type}\nCategory: Kite Repair`)).toMatchObject({
      [INDUSTRY]: 'Kite Repair',
    });
    expect(boxes(`License Type: ${type}`)).not.toHaveProperty([INDUSTRY]);
  });

  it('When the label is broken over two lines, then what stands beside the first is whole', () => {
    const page = typedPage(`
                  CITY OF TIDEWATER
                   BUSINESS TAX CERTIFICATE
License No.     24-0077120                 Issued     02/01/2024`);
    const lines = [
      'Primary              OPTICAL EQUIPMENT & LENSES MFG',
      'Business Activity:',
      'Secondary',
      'Business Activity:',
    ];
    const words = lines.flatMap((line, row) => wordsAt([36, 110 + 10 * row + Math.floor(row / 2) * 8, line]));
    // the tail of its Q makes a word lower
    const print = words.map((word) =>
      word.text === 'EQUIPMENT' ? { ...word, box: { ...word.box, y1: word.box.y1 + 2 } } : word,
    );
    expect(readPage({ ...page, words: [...page.words, ...print] })).toMatchObject({
      [INDUSTRY]: 'OPTICAL EQUIPMENT & LENSES MFG',
    });
  });

  it('When the letter of a class stands in a column before the trade, then the trade is read', () => {
    expect(boxes('BUSINESS TYPE     B   Retail Frames and Mirrors')).toMatchObject({
      [INDUSTRY]: 'Retail Frames and Mirrors',
    });
  });

  it('When the day stands below its label, then it is no label of a year', () => {
    expect(
      readPicture(`
City of Spokane
2024 Business License Tax Certificate
Customer number       Certificate number      Date issued          Expires
803144                2024-0803144-01         January 9, 2024      December 31, 2024`),
    ).toMatchObject({ 'fields.expiryDate': '2024-12-31' });
  });

  it('When a value begins like the rest of another label, then the colon before it ends its own', () => {
    expect(
      readPicture(`
             CITY OF BOISE
            MOBILE FOOD VENDOR LICENSE
License #  MFV24-00118
Licensee:  Ramona Esquivel
Business:  La Paloma Tacos
Issued:    April 2, 2024
Expires:   April 1, 2025`),
    ).toMatchObject({
      'businessInfo.businessName': 'La Paloma Tacos',
      'primaryPerson.fullName': 'Ramona Esquivel',
    });
  });

  it('When the number of a list stands behind the trade, then the trade is read', () => {
    expect(
      readPicture(`
                         City of Macon
                    GENERAL BUSINESS LICENSE
LICENSE NO. LGB-118234      EXPIRES 12/31/2024      ISSUED 03/27/2024
                     THIS IS TO CERTIFY THAT
                  Ocmulgee Dog Parlor
                         OWNED BY
                  Teresa Renee Broadwater
          IS AUTHORIZED TO ENGAGE IN THE BUSINESS OF
         Pet Care (except Veterinary) Services — NAICS 812910`),
    ).toMatchObject({ [INDUSTRY]: 'Pet Care (except Veterinary) Services' });
  });

  it('When a mark stands in larger letters before the name of a city, then it is no part of the name', () => {
    const page = typedPage(`
                   Business License

License Number             Issued                   Expires
24-107735                  Feb 21, 2024             Dec 31, 2024`);
    const mark = wordsAt([36, 20, 'STJO']).map((word) => ({
      ...word,
      box: { ...word.box, y1: word.box.y1 + 10 },
    }));
    const city = wordsAt([70, 25, 'City of Saint Joseph, Missouri']);
    expect(readPage({ ...page, words: [...mark, ...city, ...page.words] })).toMatchObject({
      'fields.issuingAuthority': 'City of Saint Joseph, Missouri',
    });
  });
});

describe('the legal form', () => {
  const form = (print: string) =>
    readPicture(`
STATE OF WASHINGTON
BUSINESS LICENSE
${print}
Unified Business ID #: 604118220        Expires: Apr 30, 2025`)['businessInfo.businessType'];

  it.each([
    ['Ownership type      Limited Liability Company', 'LLC'],
    ['Ownership Type:  Sole Proprietor', 'Sole Proprietor'],
    ['Taxpayer Type\nIndividual / Sole Proprietor', 'Sole Proprietor'],
    ['Type of Ownership: LLC', 'LLC'],
    ['Entity Type: Domestic Profit Corporation', 'Corporation'],
    ['Legal Structure: S-Corporation', 'S Corp'],
    ['Type of Organization: Non-Profit Corporation', 'Non-Profit'],
    ['Business Structure: General Partnership', 'Partnership'],
    ['Limited Liability Company', 'LLC'],
  ])('is told by `%s`', (print, type) => {
    expect(form(print)).toBe(type);
  });

  it.each([
    'Ownership type: Individual   Partnership   Corporation',
    'Ownership: Marla Quist',
    'Individual',
    'Entity Type: 04',
  ])('is not told by `%s`', (print) => {
    expect(form(print)).toBeUndefined();
  });
});
