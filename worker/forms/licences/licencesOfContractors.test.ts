/** Licences of contractors, kitchens and foreign companies: labels over two lines, torn days, where and when a company was formed. */
import { describe, expect, it } from '@jest/globals';
import { printedPage, wordsAt } from '../../understanding/testing/printedPage.ts';
import { typedPage } from '../../understanding/testing/typedPage.ts';
import { readPage, readPicture } from '../testing/readPage.ts';

type Page = ReturnType<typeof typedPage>;
const pageOf = (source: 'text' | 'ocr', words: Page['words']): Page => {
  const confidence = source === 'ocr' ? 0.96 : 1;
  return printedPage([], { source, words: words.map((word) => ({ ...word, source, confidence })) });
};

const HEAD = `
                    Alder Construction Contractors Board
                      CONSTRUCTION CONTRACTOR LICENSE

License Number                  204418
Business Name                   Heron Rock Roofing LLC
Address                         418 SE Quarry Rd, Bend, OR 97701
`;

describe('licences of contractors', () => {
  it.each(['text', 'ocr'] as const)(
    'When the label of whoever answers for it goes on below, in %s, then its end is nobody',
    (source) => {
      const { words } = printedPage([
        [60, 60, 'Alder Construction Contractors Board'],
        [60, 90, 'CONSTRUCTION CONTRACTOR LICENSE'],
        [60, 130, 'License Number'],
        [220, 130, '204418'],
        [60, 160, 'Business Name'],
        [220, 160, 'Heron Rock Roofing LLC'],
        [60, 190, 'Owner / Responsible'],
        [220, 190, 'Wendell Oakes'],
        [60, 199.5, 'Managing Individual'],
        [60, 230, 'Endorsement'],
        [220, 230, 'Residential Specialty Contractor'],
        [60, 260, 'Date Issued'],
        [220, 260, '11/14/2023'],
      ]);
      expect(readPage(pageOf(source, words))).toMatchObject({
        'primaryPerson.fullName': 'Wendell Oakes',
        'businessInfo.industry': 'Residential Specialty Contractor',
      });
    },
  );

  it.each(['RMI', 'RMO:', 'Responsible Managing Employee', 'Qualifying Party:'])(
    'When `%s` names who answers for it, then that is the owner',
    (label) => {
      const rows = `${label.padEnd(32)}Wendell Oakes\nDate Issued                     11/14/2023`;
      expect(readPicture(`${HEAD}\n${rows}`)).toMatchObject({ 'primaryPerson.fullName': 'Wendell Oakes' });
    },
  );

  it.each([
    ['CLASS CR-39', 'AIR CONDITIONING AND REFRIGERATION'],
    ['CRASS CR-39', 'AIR CONDITIONING AND REFRIGERATION'],
    ['CLASSIFICATION C10', 'ELECTRICAL'],
  ])('When a card says `%s`, then the line below says what that class does', (code, trade) => {
    const read = (below: string) =>
      readPicture(`
                          STATE OF MARLOW
                     Registrar of Building Trades
                        THIS IS TO CERTIFY THAT

                  ALDER MESA COOLING & REFRIGERATION LLC

               CONTRACTORS LICENSE NO. 318853 ${code}
                  ${below}
             IS DULY LICENSED - THIS CARD MUST BE PRESENTED

ISSUED                                                         EXPIRES
09/01/2024                                                     08/31/2026`)['businessInfo.industry'];
    expect(read(trade)).toBe(trade);
    expect(read('EXPIRES 08/31/2026')).toBeUndefined();
  });

  it('When what somebody is stands below the owner, then it is no name', () => {
    expect(readPicture(`${HEAD}\nOwner\nManaging Member\n\nDate Issued      11/14/2023`)).not.toHaveProperty([
      'primaryPerson.fullName',
    ]);
  });

  it('When an endorsement is another tax that is paid, then it is no trade', () => {
    expect(
      readPicture(
        `${HEAD}\nEndorsement                     Industrial Insurance\nDate Issued      11/14/2023`,
      ),
    ).not.toHaveProperty(['businessInfo.industry']);
  });

  it.each([
    [3, '2023-11-04'],
    [30, '2023-01-04'],
  ])('When %d points part a 1 from the day behind it on a scan, then the day is %s', (gap, day) => {
    const { words } = typedPage(`${HEAD}\nDate Issued`);
    const y = words.at(-1)!.box.y0;
    const [one] = wordsAt([180, y, '1']);
    const [rest] = wordsAt([one!.box.x1 + gap, y, '1/04/2023']);
    expect(readPage(pageOf('ocr', [...words, one!, rest!]))).toMatchObject({ 'fields.issueDate': day });
  });

  it('When the side of a box stands before a day, then it is no figure of it', () => {
    const { words } = typedPage(`${HEAD}\nDate Issued`);
    const y = words.at(-1)!.box.y0;
    const [one] = wordsAt([180, y, '1']);
    const side = { ...one!, box: { ...one!.box, y0: y - 4, y1: y + 11 } };
    const [rest] = wordsAt([187, y, '1/04/2023']);
    expect(readPage(pageOf('ocr', [...words, side, rest!]))).toMatchObject({
      'fields.issueDate': '2023-01-04',
    });
  });
});

describe('permits of kitchens', () => {
  it('When the next column is headed by another type, then that is no trade', () => {
    expect(
      readPicture(`
                    Marlow County Public Health
                       FOOD SERVICE PERMIT

Establishment Name                        Permit Number
Heron & Salt Kitchen                      FSP-011-20418

Type of Operation                         Risk Type
Full-service restaurant                   II`),
    ).toMatchObject({ 'businessInfo.industry': 'Full-service restaurant' });
  });
});

describe('licences of towns', () => {
  const town = (trade: string, next: string) =>
    readPicture(`
                    TOWN OF ALDER LANDING
                        SOUTH CAROLINA
                       BUSINESS LICENSE
No. 2022-0418
License is hereby granted to              Heron Net & Tackle
Business address                          418 Quarry Street
City, State, ZIP                          Alder, SC 29902
${trade}
${next}
subject to all ordinances of said Town now in force or hereafter enacted. This license is
not transferable.`);

  it('When the sentence goes on in the next line, then the name of a business is no trade', () => {
    expect(
      town(
        ' the trade carried on under the licence before it of Heron',
        'Hill Pottery, at 418 Quarry Street',
      ),
    ).not.toHaveProperty(['businessInfo.industry']);
  });

  it('When the trade is filled in behind a sentence, and the next line says something else, then it is whole', () => {
    expect(
      town(
        'to carry on the business of Retail fishing supplies',
        'Date issued  04/12/2022       Expires  04/30/2023',
      ),
    ).toMatchObject({
      'businessInfo.industry': 'Retail fishing supplies',
    });
  });
});

describe('registrations of foreign companies', () => {
  it('When it says where and when the company was formed, then these are told', () => {
    expect(
      readPicture(`
                         STATE OF COLORADO
                        DEPARTMENT OF STATE
                    CERTIFICATE OF REGISTRATION
           Foreign Entity Authorized to Transact Business

Registration Number             20241004418
Entity Name                     Heronstone Analytics, Inc.
Form of Entity                  Corporation
Jurisdiction of Formation       Nevada
Date of Formation               June 4, 2017
Principal Office Address        418 Quarry St, Ste 11, Denver, CO 80202
Registration Date               May 11, 2024

The Department of State of Colorado certifies that the entity named above has filed a statement`),
    ).toMatchObject({
      'businessInfo.stateOfIncorporation': 'NV',
      'businessInfo.yearFounded': 2017,
      'fields.issueDate': '2024-05-11',
    });
  });
});
