/** Heads, terms and labels of licences that other offices print otherwise. */
import { describe, expect, it } from '@jest/globals';
import { wordsAt } from '../../understanding/testing/printedPage.ts';
import { typedPage } from '../../understanding/testing/typedPage.ts';
import { SHAPES } from '../../understanding/values/shapes.ts';
import { readPage, readPicture } from '../testing/readPage.ts';
const cell = { x0: 0, y0: 0, x1: 612, y1: 40 };

describe('heads of columns', () => {
  it('When a day stands below `DATE` beside the number, then it is the day of issue, and letters before the number belong to it', () => {
    const values = readPicture(`
                    STATE OF FLORIDA
                 DEPARTMENT OF HEALTH
                   BUSINESS LICENSE
     DATE               LICENSE NO.          CONTROL NO.
  08/14/2025             MM 41873               297164
The MASSAGE ESTABLISHMENT named below has met all requirements of the laws.
Expiration Date: AUGUST 31, 2027
BAYFRONT THERAPEUTIC BODYWORK P.A.
1990 MAIN STREET
SARASOTA, FL 34236`);
    expect(values).toMatchObject({ 'fields.issueDate': '2025-08-14', 'fields.licenseNumber': 'MM 41873' });
  });

  it('When letters stand a wide space before a number, then they belong to it; further away they do not', () => {
    const end = wordsAt([300, 133, 'MM'])[0]!.box.x1;
    const numberBehind = (gap: number) =>
      SHAPES.code([...wordsAt([300, 133, 'MM']), ...wordsAt([end + gap, 133, '41873'])], cell)?.value?.value;
    expect([8, 12].map(numberBehind)).toEqual(['MM 41873', '41873']);
  });

  it("When the holder's address or the permitted property is labelled so, then it is that of the business", () => {
    const permit = (label: string) =>
      readPicture(`
          CITY OF NEW ORLEANS
     SHORT TERM RENTAL BUSINESS LICENSE
          PERMIT NUMBER
          25-NSTR-14482
     DATE ISSUED          PERMIT EXPIRES
     08/06/2025           08/05/2026
     ${label}
     2931 N RAMPART ST, NEW ORLEANS, LA 70117
     PERMIT HOLDER                LINKED OPERATOR PERMIT (25-OSTR-20916)
     Odalys Fontenot-Baptiste     Terrence Quoc Vu`);
    for (const label of ['PERMITTED PROPERTY (MUNICIPAL ADDRESS)', 'PERMIT HOLDER ADDRESS'])
      expect(permit(label)).toMatchObject({ 'businessInfo.businessAddress.street': '2931 N Rampart St' });
    expect(permit('MUNICIPAL ADDRESS')).not.toHaveProperty(['businessInfo.businessName']);
  });
});

describe('the term of a licence', () => {
  it('When its days are told in words, then they are read', () => {
    expect(
      readPicture(`
                                                   No. 2024-1187
                       Town of Woodstock
                    LICENSE TO DO BUSINESS
             Know All Persons by These Presents, that
                     Rosemary Van Houten
                      doing business as
                 The Gilded Quill Bookshop
          at 9 Elm Street, Woodstock, Vermont 05091
  having paid the fee, is licensed to carry on the business of
            Retail sale of books and stationery
from the fifteenth day of April, 2024 to the thirty-first day of March, 2025
                         BUSINESS LICENSE`),
    ).toMatchObject({ 'fields.issueDate': '2024-04-15', 'fields.expiryDate': '2025-03-31' });
  });

  it('When another first day is spoken of between its days, then the last one is read', () => {
    expect(
      readPicture(`
                    COUNTY OF FAIRFAX
                     BUSINESS LICENSE
the taxpayer below is licensed to engage in the classification shown, for the period January 1, 2026 or date of
beginning through December 31, 2026.
Trade Name        Third Otter Landscape Architecture`),
    ).toMatchObject({ 'fields.expiryDate': '2026-12-31' });
  });

  it('When it is a fiscal year, then its first and last day are those of the receipt, known by its number', () => {
    expect(
      readPicture(`
                    CITY OF PLANTATION
               LOCAL BUSINESS TAX RECEIPT
FISCAL YEAR OCTOBER 1, 2023 THROUGH SEPTEMBER 30, 2024
RECEIPT NUMBER              OWNER NAME
24-00018832                 MATEO ARRIAGA`),
    ).toMatchObject({
      'fields.licenseNumber': '24-00018832',
      'fields.issueDate': '2023-10-01',
      'fields.expiryDate': '2024-09-30',
      'primaryPerson.fullName': 'Mateo Arriaga',
    });
  });
});

describe('the head of a licence', () => {
  it('When smaller letters go on in the line of the city, then they are its office and not its name', () => {
    const page = typedPage(`

              2024 OCCUPATIONAL LICENSE
Account No:   104477821         Date Issued:   01/16/2024
Legal Name:   BAYOU BRASS REPAIR LLC`);
    const large = wordsAt([36, 30, 'CITY OF NEW ORLEANS']).map((word) => ({
      ...word,
      box: { ...word.box, y1: word.box.y1 + 5 },
    }));
    const small = wordsAt([large.at(-1)!.box.x1 + 6, 33, 'Department of Finance · Bureau of Revenue']);
    expect(readPage({ ...page, words: [...large, ...small, ...page.words] })).toMatchObject({
      'fields.issuingAuthority': 'CITY OF NEW ORLEANS',
    });
  });
});

describe('labels of licences', () => {
  it('When another label stands beside that of the name, then it is no name', () => {
    expect(SHAPES.businessName(wordsAt([10, 10, 'Industry Code']), cell)).toBeNull();
    expect(SHAPES.businessName(wordsAt([10, 10, 'Code Red Pizza']), cell)).not.toBeNull();
  });

  it('When the label of an address is the end of a longer one, then the whole street is read', () => {
    expect(
      readPicture(`
Sawyer County Health and Human Services
                    LICENSE, PERMIT OR REGISTRATION
ACTIVITY                      EXPIRATION DATE         I.D. NUMBER
RETAIL FOOD                   30-Jun-2025             ATCP-0058-44
LICENSEE MAILING ADDRESS                BUSINESS / ESTABLISHMENT ADDRESS
INGRID LINDQVIST                        Northwoods Pasty Shop
N11882 COUNTY RD B                      118 W Main St
HAYWARD WI 54843                        Hayward, WI 54843
NOT TRANSFERABLE                        ISSUED 01-Jul-2024`),
    ).toMatchObject({
      'businessInfo.businessAddress.street': '118 W Main St',
      'fields.licenseNumber': 'ATCP-0058-44',
    });
  });

  it('When a class names a trade, then it is one, and what kind of licence or company it is is none', () => {
    const classOf = (said: string) =>
      readPicture(`
CITY OF DETROIT BUSINESS LICENSE CENTER
BUSINESS LICENSE
LICENSE #:  LIC2024-03317            CLASS:  ${said}
ISSUED TO:  RUST BELT RECLAIM CO
ISSUED:     05/02/2024               EXPIRES:  05/01/2025`)['businessInfo.industry'];
    expect(classOf('SECONDHAND DEALER')).toBe('SECONDHAND DEALER');
    expect(classOf('ANNUAL RENEWAL')).toBeUndefined();
    expect(classOf('CORPORATION')).toBeUndefined();
  });

  it('When an account bears the number, then it is the number', () => {
    expect(
      readPicture(`
              Illinois Department of Revenue
                CERTIFICATE OF REGISTRATION
LAKE BLUFF SAIL LOFT INC
29 E SCRANTON AVE
LAKE BLUFF IL 60044
Account ID: 4418-2207      Effective: March 1, 2024      Expires: March 1, 2025`),
    ).toMatchObject({ 'fields.licenseNumber': '4418-2207' });
  });

  it('When a card speaks of the person named above, then the one person it names is meant', () => {
    const card = (signer: string) =>
      readPicture(`
 Texas Department of Licensing and Regulation

             MASTER ELECTRICIAN LICENSE

              RAMON ESQUIVEL JR

            License Number: 38221

    The person named above is licensed by the
 Texas Department of Licensing and Regulation

       License Expires: JUNE 14, 2025
       PROFESSIONAL LICENSE
${signer}`)['primaryPerson.fullName'];
    expect(card('')).toBe('Ramon Esquivel Jr');
    expect(card('Martha B Oakes')).toBeUndefined();
  });
});

it('When a credit union centres its name over two lines, then both are its name', () => {
  expect(
    readPicture(`
              Blue Ridge Teachers
                 Credit Union

THELONIOUS P GRADY                          Account Number: XXXXXX2210
77 APPLE BARN LN                            Statement Period: 10/01/2024 - 10/31/2024
WAYNESVILLE, NC 28786

Beginning Balance           905.40
Total Deposits            2,400.00
Total Withdrawals         2,116.45
Ending Balance            1,188.95`),
  ).toMatchObject({ 'fields.bankName': 'Blue Ridge Teachers Credit Union' });
});
