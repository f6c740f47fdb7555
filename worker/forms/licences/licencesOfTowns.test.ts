/** Licences as small towns and counties print them: a few labels that other offices do not use, in rows, in grids and on cards. */
import { describe, expect, it } from '@jest/globals';
import { readPages } from '../../understanding/testing/readPages.ts';
import { typedPage } from '../../understanding/testing/typedPage.ts';
import { FORMS } from '../index.ts';

const NAME = 'businessInfo.businessName';
const PERSON = 'primaryPerson.fullName';
const STREET = 'businessInfo.businessAddress.street';
const NUMBER = 'fields.licenseNumber';
const AUTHORITY = 'fields.issuingAuthority';

/** The values of the first form on a page; none where no form is known. */
function read(picture: string, source: 'text' | 'ocr' = 'text'): Record<string, unknown> {
  const page = typedPage(picture);
  const words = page.words.map((word) => ({ ...word, source, confidence: 0.95 }));
  const [form] = readPages(FORMS, [{ ...page, words, source }]);
  return Object.fromEntries((form?.values ?? []).map(({ to, value }) => [to as string, value]));
}
const town = (rows: string, head = 'TOWN OF BRANSCOMB\n                  BUSINESS LICENSE') =>
  read(`
                  ${head}

${rows}`);

it('When a city licenses a dealer and does not call it a business licence, then what it asks for tells the paper', () => {
  expect(
    read(`
City of Alder Bay
Department of Consumer Affairs

LICENSE - Pawnbroker (General)
License number                1180442-DCA
Legal name                    OTTER CREEK LOANS INC
Premises address              22-40 Harbor Turnpike, Alder Bay, NY 11422
Industry                      Pawn loans
Issued on                     05/01/2023
Expires on                    04/30/2025

This license must be displayed where customers can see it.`),
  ).toMatchObject({
    [NUMBER]: '1180442-DCA',
    [NAME]: 'OTTER CREEK LOANS INC',
    [AUTHORITY]: 'City of Alder Bay',
  });
});

describe('the number of a town', () => {
  it.each([
    ['BPOL 24 – 00733', 'BPOL 24 – 00733'],
    ['BUS 2024-0733', 'BUS 2024-0733'],
    ['OTC 2024 0733', 'OTC 2024 0733'],
    ['24 – 0733', '24 – 0733'],
    ['OL-2024–00733', 'OL-2024–00733'],
    ['A 20733', 'A 20733'],
    ['12 30733 8', '12 30733 8'],
    ['LIC24 0733', 'LIC24 0733'],
    ['20733 - NEW', '20733'],
    ['No. 20733', '20733'],
    ['20733      2024 - 2025', '20733'],
  ])('When it is printed as `%s`, then `%s` is all of it', (printed, number) => {
    const beside = town(`License No.    ${printed}\nBusiness Name: Teal Barn LLC\nExpires: 12/31/2024`);
    const below = town(`License No.\n${printed}\n\nBusiness Name: Teal Barn LLC\nExpires: 12/31/2024`);
    expect([beside[NUMBER], below[NUMBER]]).toEqual([number, number]);
  });

  it('When there is nothing but years, then there is no number', () => {
    expect(
      town('License No.  2024 - 2025\nBusiness Name: Teal Barn LLC\nExpires: 12/31/2024'),
    ).not.toHaveProperty([NUMBER]);
  });

  it('When a scan reads a naught before its letters, then it is an O, and figures a space apart may be torn', () => {
    const page = (number: string) =>
      read(
        `
                  TOWN OF BRANSCOMB
                  BUSINESS LICENSE

License No.    ${number}
Business Name: Teal Barn LLC
Expires: 12/31/2024`,
        'ocr',
      )[NUMBER];
    expect(page('0TC2025-07331')).toBe('OTC2025-07331');
    expect(page('711 2276')).not.toBe('711 2276');
  });
});

describe('labels of towns', () => {
  it('When a card shortens where the business is, then its address is read', () => {
    expect(
      town(
        'Lic. No. 23-0733-B\nName: TEAL BARN SADDLERY\nLoc: 22 Calle Sur, Branscomb, NM 87031\nExpires: 06/30/2024',
      ),
    ).toMatchObject({ [STREET]: '22 Calle Sur' });
  });

  it('When a taxpayer is named beside the trade name, then a person is told as one, and a company as the business', () => {
    const page = (taxpayer: string) =>
      town(`License No.                     Account Type
24-0733                         Retail Merchant

Trade Name                      Taxpayer
Teal Barn Feed                  ${taxpayer}

Expires
12/31/2024`);
    expect(page('Everett W. Tolliver Jr.')).toMatchObject({
      [NAME]: 'Teal Barn Feed',
      [PERSON]: 'Everett W. Tolliver Jr.',
    });
    expect(page('Tolliver Feed LLC')).toMatchObject({ [NAME]: 'Tolliver Feed LLC' });
  });

  it('When a label says in brackets that the address is no box, then that is no part of the street', () => {
    expect(
      town(
        'License No.   24-0733\nBusiness Address (Physical)   22 Teal St\n                              Reno, NV 89501\nExpires  12/31/2024',
      ),
    ).toMatchObject({ [STREET]: '22 Teal St' });
  });

  it.each(['Granted To', 'Known As', 'Business Known As', 'Name/DBA'])(
    'When `%s` names the business, then it is read',
    (label) => {
      const colon = town(`License No.: 24-0733\n${label}: Teal Barn Saddlery\nExpires: 12/31/2024`);
      const below = town(`License No.                   Owner
24-0733                       Everett W. Tolliver

${label.padEnd(30)}Expires
Teal Barn Saddlery            12/31/2024`);
      expect([colon[NAME], below[NAME]]).toEqual(['Teal Barn Saddlery', 'Teal Barn Saddlery']);
    },
  );

  it.each(['Jurisdiction', 'Local Authority', 'License Issued By', 'Granted By'])(
    'When `%s` names the office, then it is read',
    (label) => {
      const page = town(
        `License No.: 24-0733\nBusiness Name: Teal Barn LLC\nExpires: 12/31/2024\n${label}: City of Branscomb`,
        'BUSINESS LICENSE',
      );
      expect(page[AUTHORITY]).toBe('City of Branscomb');
    },
  );
});

describe('rows and grids of towns', () => {
  it('When rows of labels stand one below the other, one of them unknown, then their answers are no block of mail', () => {
    const values = town(`License Number                24-0733
Business Type                 Saddlery
Purveyor                      Teal Barn
Owner                         Everett W. Tolliver
Business Location             22 Teal St
                              Reno, NV 89501
Expiration Date               03/03/2025`);
    expect(values[NAME]).toBeUndefined();
    expect(values).toMatchObject({ [PERSON]: 'Everett W. Tolliver', [STREET]: '22 Teal St' });
  });

  it('When an unknown head stands beside that of the name, then it is no name', () => {
    expect(
      town(`License Number                Business Type
24-0733                       Saddlery

Business Name                 Associate
Teal Barn                     Everett W. Tolliver

Date Issued                   Until
03/04/2024                    03/03/2025`),
    ).toMatchObject({ [NAME]: 'Teal Barn', 'fields.issueDate': '2024-03-04' });
  });

  it('When the day stands below another head than the word that leads to it, then it is not told as the last day', () => {
    const values = town(`License Number: 24-0733
Business Name: Teal Barn LLC

Date Issued                   Until
03/04/2024                    03/03/2025`);
    expect(values['fields.expiryDate']).not.toBe('2024-03-04');
  });

  it('When who owns it stands in a column of its own, then the name beside it is not told', () => {
    expect(
      town(`License Number                Expires
24-0733                       03/03/2025

Business Name                 Owned By
Teal Barn                     Everett W. Tolliver`),
    ).toMatchObject({ [NAME]: 'Teal Barn', [PERSON]: 'Everett W. Tolliver' });
  });

  it('When nobody is said to grant it, then what a label asks for is no authority', () => {
    const values = town(
      `License Number
24-0733

Business Type
Saddlery

Business Name
Teal Barn LLC

Expires
03/03/2025`,
      'BUSINESS LICENSE',
    );
    expect(values).toMatchObject({ [NUMBER]: '24-0733', [NAME]: 'Teal Barn LLC' });
    expect(values[AUTHORITY]).toBeUndefined();
  });

  it('When a state stands above its division, both in the middle, then the state grants it', () => {
    const head =
      '  STATE OF DELAWARE\n                   DIVISION OF REVENUE\n                   BUSINESS LICENSE';
    expect(
      town('License No.: 24-0733\nBusiness Name: Teal Barn LLC\nExpires: 12/31/2024', head),
    ).toMatchObject({
      [AUTHORITY]: 'STATE OF DELAWARE',
    });
  });
});

describe('whom a town names', () => {
  const owner = (name: string) =>
    town(`License No.: 24-0733\nBusiness Name: Teal Barn\nOwner: ${name}\nExpires: 12/31/2024`)[PERSON];

  it.each([
    ['Everett W. Tolliver, Owner', 'Everett W. Tolliver'],
    ['Everett W. Tolliver, President', 'Everett W. Tolliver'],
    ['Everett W. Tolliver (Sole Proprietor)', 'Everett W. Tolliver'],
    ['Everett W. Tolliver dba', 'Everett W. Tolliver'],
    ['Tolliver Family Trust', undefined],
    ['EWT Enterprises', undefined],
  ])('When the owner is `%s`, then %s is told', (printed, name) => {
    expect(owner(printed)).toBe(name);
  });

  it('When a name takes three lines and the last says what company it is, then it is whole', () => {
    expect(
      town(`License Number                24-0733
Business Type                 Saddlery
Business Name                 Teal Barn Saddles and
                              Harness Mending of Washoe
                              County LLC
Owner                         Everett W. Tolliver
Business Location             22 Teal St
                              Washoe, NV 89501
Expiration Date               12/31/2024`),
    ).toMatchObject({ [NAME]: 'Teal Barn Saddles and Harness Mending of Washoe County LLC' });
  });

  it.each(['2024/03/04', 'Mar-04-2024', 'March 4, 2024'])(
    'When it is issued on `%s`, then that is a day',
    (day) => {
      expect(town(`License No.: 24-0733\nIssue Date: ${day}\nExpires: 12/31/2024`)).toMatchObject({
        'fields.issueDate': '2024-03-04',
      });
    },
  );
});

describe('a certificate of a township', () => {
  const certificate = (holder: readonly string[], day = 'Dated: February 27, 2025') =>
    read(`
                    TOWNSHIP OF BRANSCOMB
                      BUSINESS LICENSE
                        No. 25-0733

                   This is to certify that

${holder.map((line) => `                    ${line}`).join('\n')}
                    22 Teal St
                    Branscomb, PA 18512

        is hereby licensed to conduct the business of
                    Harness mending
      for the period January 1, 2025 through December 31, 2025

${day}`);

  it.each([
    ['TOLLIVER, WALTER', 'Walter Tolliver'],
    ['TOLLIVER THEODOSIA R', 'Theodosia R Tolliver'],
  ])('When %s stands above what is traded as, then that is the owner, named as spoken', (listed, name) => {
    expect(certificate([listed, 'TOLLIVER SADDLERY'])).toMatchObject({
      [NAME]: 'TOLLIVER SADDLERY',
      [PERSON]: name,
    });
  });

  it('When it is dated, then that is the day of issue, whatever the period begins with', () => {
    expect(certificate(['Teal Barn LLC'])).toMatchObject({ 'fields.issueDate': '2025-02-27' });
  });
});

it('When mail goes to a box below a trade name, and a suite stands in the address of the business, then neither is a name', () => {
  const values = town(`Everett W. Tolliver
DBA Teal Barn Saddlery
PO Box 118
Scranton, PA 18501

License No. 25-0733        Valid Thru 12/31/2025

Business Location:  22 Teal St
                    Suite 3B
                    Dunmore PA 18512`);
  expect(values).toMatchObject({ [NAME]: 'Teal Barn Saddlery', [PERSON]: 'Everett W. Tolliver' });
});

it('When a scan lost letters before what links two words, then half of a trade is not told', () => {
  const values = read(
    `
                  TOWN OF BRANSCOMB
                  BUSINESS LICENSE

License No.             24-0733
Business Name           Teal Barn LLC
Business Description    Saddle reu           and repair
Expires                 12/31/2024`,
    'ocr',
  );
  expect(values[NUMBER]).toBe('24-0733');
  expect(values['businessInfo.industry']).toBeUndefined();
});
