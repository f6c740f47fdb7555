/** Licences whose numbers stand beside their title, whose heads hold a seal, and whose labels say whose or which. */
import { describe, expect, it } from '@jest/globals';
import { printedPage, wordsAt } from '../../understanding/testing/printedPage.ts';
import { typedPage } from '../../understanding/testing/typedPage.ts';
import { readPage, readPicture } from '../testing/readPage.ts';

describe('the number of a licence', () => {
  it('When the id of a taxpayer stands beside the title, a little lower, then it is not that', () => {
    const page = typedPage(`
CITY OF TALLASSEE, ALABAMA


LEGAL BUSINESS NAME                LICENSE NUMBER
PRUDENCE HALE-OKAFOR LLC           25-0331902
PHYSICAL LOCATION                  ISSUED              EXPIRES
1908 ELM ST                        JAN 22 2025         DEC 31 2025
TALLASSEE AL 36078`);
    const title = wordsAt([36, 66, '2025 BUSINESS LICENSE']).map((word) => ({
      ...word,
      box: { ...word.box, y1: word.box.y1 + 8 },
    }));
    const beside = wordsAt([420, 75, 'Taxpayer ID 0071203']).map((word) =>
      word.text === 'Taxpayer' ? { ...word, box: { ...word.box, y1: word.box.y1 + 3 } } : word,
    );
    const words = [...page.words, ...title, ...beside];
    expect(readPage({ ...page, words })).toMatchObject({ 'fields.licenseNumber': '25-0331902' });
  });
});

describe('labels that say whose or which', () => {
  it('When a company or its owner is asked for by name, then a person is the owner, where the business is now', () => {
    const rows = [
      ['License Number', 'BPOL-24-0990312'],
      ['Company/Owner Name', 'BHATTACHARYA, SANJIB K.'],
      ['Trade Name/DBA', 'ELM FORK TUTORING'],
      ['Business Type', 'SOLE PROPRIETOR'],
      ['Current Business Location', '9214 ELM FORK RD, UNIT 204'],
      ['Issue Date', '29 January 2024'],
      ['Expiration Date', '31 December 2024'],
    ];
    const words = [
      ...wordsAt([128, 58, 'County of Marlow, Virginia']),
      ...wordsAt([106, 141, 'BUSINESS, PROFESSIONAL AND OCCUPATIONAL LICENSE']),
      ...rows.flatMap(([label, value], row) => [
        ...wordsAt([51, 188 + 24 * row, label!]),
        ...wordsAt([203, 188 + 24 * row, value!]),
      ]),
      ...wordsAt([203, 296, 'BURKE, VA 22015-4202']),
      ...wordsAt([51, 440, 'This license is not transferable.']),
    ];
    expect(readPage(printedPage([], { words }))).toMatchObject({
      'businessInfo.businessName': 'ELM FORK TUTORING',
      'businessInfo.businessAddress.street': '9214 Elm Fork Rd, Unit 204',
      'primaryPerson.fullName': 'Sanjib K. Bhattacharya',
    });
  });

  it('When the company or owner is a company, then that is the business', () => {
    expect(
      readPicture(`
County of Marlow, Virginia
BUSINESS, PROFESSIONAL AND OCCUPATIONAL LICENSE
License Number                BPOL-24-0990312
Company/Owner Name            ELM FORK TUTORING LLC
Expiration Date               31 December 2024
This license is not transferable.`),
    ).toMatchObject({ 'businessInfo.businessName': 'ELM FORK TUTORING LLC' });
  });
});

describe('who granted a licence', () => {
  it('When a colon stands before who guarantees the postage of a card, then that is who', () => {
    expect(
      readPicture(`
ACTIVE LICENSE
License Number 1084766                      Entity CORP
Business Name  HERON BROS ELECTRIC INC
Classification(s) C10
Expiration Date 08/31/2026
${'\n'.repeat(24)}
This pocket card is valid through the expiration date only. If found, drop in any mailbox. Postage guaranteed by:
     Contractors State License Board
     P.O. Box 26000
     Sacramento, CA 95826`),
    ).toMatchObject({ 'fields.issuingAuthority': 'Contractors State License Board' });
  });

  it('When a seal bears its year in Roman numerals, then that is no name', () => {
    const page = typedPage(`


                       STATE TAX DEPARTMENT

                 BUSINESS REGISTRATION CERTIFICATE
ISSUED TO:
              GREENBRIER PAVING LLC
              114 QUARRY RD
              ELKVIEW, WV 25071
BUSINESS REGISTRATION ACCOUNT NUMBER: 2318-5502
This certificate is issued on: 07/18/2022`);
    const state = wordsAt([150, 54, 'WEST VIRGINIA']).map((word) => ({
      ...word,
      box: { ...word.box, y1: word.box.y1 + 8 },
    }));
    const words = [...page.words, ...state, ...wordsAt([160, 30, 'MDCCCLXIII'])];
    expect(readPage({ ...page, words })).toMatchObject({
      'fields.issuingAuthority': 'WEST VIRGINIA STATE TAX DEPARTMENT',
    });
  });
});

it('When the last day stands flush with the right end of its label, and its middle before that, then it is read', () => {
  const page = typedPage(`
CITY OF TALLASSEE
LICENSE NO.
2098417-DCA

THIS IS TO CERTIFY THAT
HERON RESTORATION CORP.
has been duly licensed to conduct the business of HOME IMPROVEMENT CONTRACTOR
BUSINESS LICENSE`);
  const label = wordsAt([529, 66, 'EXPIRES']);
  const [day] = wordsAt([460, 76, '02/28/2027']);
  const words = [
    ...page.words,
    ...label,
    { ...day!, box: { ...day!.box, x0: label[0]!.box.x1 - 94, x1: label[0]!.box.x1 + 1 } },
  ];
  expect(readPage({ ...page, words })).toMatchObject({ 'fields.expiryDate': '2027-02-28' });
});

describe('a certificate of who conducts a business', () => {
  const certificate = (owner: string, street: string) =>
    readPage(
      printedPage([
        [46, 43, 'No. 2024-0551'],
        [219, 130, 'CITY OF HARWICK'],
        [205, 179, 'BUSINESS CERTIFICATE'],
        [446, 212, 'Date May 7, 2024'],
        [48, 255, 'as amended, the undersigned hereby declare(s) that a business under the title of'],
        [208, 277, 'Salt & Willow Framing'],
        [49, 303, 'is conducted at Number 1622 Canal Avenue, Harwick, MA 02645'],
        [49, 352, 'by the following named person(s):'],
        [141, 378, 'FULL NAME'],
        [397, 378, 'RESIDENCE'],
        [58, 390, owner],
        [293, 390, street],
        [293, 402, 'Brewster, MA 02631'],
        [51, 499, 'The Commonwealth of Massachusetts, Barnstable, ss.'],
        [
          77,
          519,
          'On May 9, 2024 personally appeared before me the above-named and made oath that the foregoing is true.',
        ],
        [52, 575, 'Expires: May 7, 2028'],
      ]),
    );

  it('When labels are centred above columns that are wider, then each heads the column of its place', () => {
    expect(certificate('Imelda R. Castellane', '48 Fuller Street, Apt. 3')).toMatchObject({
      'primaryPerson.fullName': 'Imelda R. Castellane',
      'primaryPerson.homeAddress.street': '48 Fuller Street, Apt. 3',
      'primaryPerson.homeAddress.zipCode': '02631',
    });
  });

  it('When a day stands between the title and what is certified, then it was issued on that', () => {
    expect(certificate('Imelda R. Castellane', '48 Fuller Street')).toMatchObject({
      'fields.issueDate': '2024-05-07',
    });
  });
});
