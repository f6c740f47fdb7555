/** Licences that say in sentences, captions and lines of a portal what others say beside labels. */
import { describe, expect, it } from '@jest/globals';
import { readPages } from '../../understanding/testing/readPages.ts';
import { printedPage } from '../../understanding/testing/printedPage.ts';
import { typedPage } from '../../understanding/testing/typedPage.ts';
import { FORMS } from '../index.ts';

const read = (page: string | ReturnType<typeof printedPage>): Record<string, unknown> =>
  Object.fromEntries(
    readPages(FORMS, [typeof page === 'string' ? typedPage(page) : page]).flatMap(({ values }) =>
      values.map(({ to, value }) => [to as string, value]),
    ),
  );
const NAME = 'businessInfo.businessName';
const OWNER = 'primaryPerson.fullName';
const STREET = 'businessInfo.businessAddress.street';
const HOME = 'primaryPerson.homeAddress.street';
const NUMBER = 'fields.licenseNumber';
const ISSUED = 'fields.issueDate';
const EXPIRES = 'fields.expiryDate';
const TRADE = 'businessInfo.industry';

const licence = (lines: string, title = 'BUSINESS LICENSE') => `
                        CITY OF ALDER FORD
                        ${title}

${lines}

This license is not transferable and must be posted in a conspicuous place.`;

describe('licences in sentences', () => {
  it('When a deed tells everything in sentences, then a visit’s day and the year of a day are no answers', () => {
    const values = read(`
                 Department of Human Services
                           License

This is to certify that Marie-Odile Tremaine Vasseur is hereby licensed to
operate a family day home under the name Little Larks Family Child
Care, at 41 Thistle Ln, Alder Ford, LA 70560, for not more than eight (8) children.

This license, numbered FDH-44210, is effective September 5, 2024 and,
unless sooner revoked, shall terminate at midnight on September 4, 2025.

Issued in accordance with Act 12 on the basis of a visit of August 19, 2024. Not
transferable to any other person, place or premises.`);
    expect(values).toMatchObject({
      [NAME]: 'Little Larks Family Child Care',
      [OWNER]: 'Marie-Odile Tremaine Vasseur',
      [STREET]: '41 Thistle Ln',
      [NUMBER]: 'FDH-44210',
      [ISSUED]: '2024-09-05',
      [EXPIRES]: '2025-09-04',
    });
  });

  it('When a home is known by its street, then that is where the business is and not its name', () => {
    const values = read(
      licence(
        `Permission is granted to Marisa Delgado Whitlock, doing
business as Quillwort Press, to carry on a home occupation at the dwelling known as 27 Juniper Loop,
Alder Ford, CO 80526.

Permit granted: 03/18/2024
Permit lapses: 03/18/2026 unless renewed`,
        'HOME OCCUPATION PERMIT NO. HOP24-0067',
      ),
    );
    expect(values).toMatchObject({
      [NAME]: 'Quillwort Press',
      [STREET]: '27 Juniper Loop',
      [ISSUED]: '2024-03-18',
      [EXPIRES]: '2026-03-18',
    });
  });

  it('When a board certifies over its seal, then the number and the day are told', () => {
    const values = read(`
                      STATE BOARD OF NURSING
                         Be it known that
                      Temperance A. Oyelaran
is duly licensed to practice as a
                         REGISTERED NURSE
and is entitled to all the rights thereof until the thirtieth day of June, 2025, unless sooner suspended or revoked.

Certificate of license RN-0441872      Given under the seal of the Board on the first day of July, 2023`);
    expect(values).toMatchObject({ [NUMBER]: 'RN-0441872', [ISSUED]: '2023-07-01', [EXPIRES]: '2025-06-30' });
  });

  it('When a state registers a company from elsewhere, then the laws it was formed under tell its home', () => {
    const values = read(`
                      State of Idaho
               Office of the Secretary of State
                CERTIFICATE OF REGISTRATION
                          OF
                 ALDER RIDGE SURVEYING LLC

File Number 7731408
I, Secretary of State of the State of Idaho, hereby certify that a Foreign Registration Statement of ALDER RIDGE
SURVEYING LLC, a limited liability company organized under the laws of
the State of Nevada, duly executed, has been received in this office.
I issue this Certificate of Registration to transact business in this State.
Dated: 24 August 2022`);
    expect(values['businessInfo.stateOfIncorporation']).toBe('Nevada');
  });
});

describe('titles on two lines, and labels within them', () => {
  it('When a statement’s title goes on below, then the end of it and the law are no names', () => {
    const values = read(`
San Lucio County Clerk                                FILED
                                                      San Lucio County
FICTITIOUS BUSINESS NAME                              APR 09 2024
STATEMENT                                             FBN No. 2024-9017735
(Business & Professions Code section 17900 et seq.)

1. The following person is doing business as (fictitious business name):
Two Finches Bookkeeping

2. Street address of principal place of business:
455 Alder Rd, Santa Pilar, CA 93463

3. Full name of registrant:
Imogen Vance

5. The registrant began to transact business under the above name on:
06/01/2019

This statement expires on April 9, 2029. A new statement must be filed before the expiration.`);
    expect(values).toMatchObject({ [NAME]: 'Two Finches Bookkeeping', 'businessInfo.yearFounded': 2019 });
  });

  it('When a licence is for store and business, then its privilege is no name, and the county’s office grants it', () => {
    const values = read(`
STATE OF ALABAMA                              STORE, BUSINESS & OCCUPATIONAL
ALDER COUNTY PROBATE OFFICE                   PRIVILEGE LICENSE
LICENSE DIVISION                              FISCAL YEAR 2023-2024

OTIS VANCE JR.                                LICENSE NO       24-003316
DBA VANCE ENGINE REPAIR                       DATE ISSUED      10/17/2023
15902 COUNTY ROAD 77                          EXPIRES          09/30/2024
ELM BEND AL 36027`);
    expect(values).toMatchObject({
      [NAME]: 'VANCE ENGINE REPAIR',
      'fields.issuingAuthority': 'ALDER COUNTY PROBATE OFFICE',
    });
  });
});

describe('numbers, days and trades beside labels', () => {
  it('When a number begins with a letter and the year, then both are of it', () => {
    // a typewriter's space is wide
    expect(read(licence('LICENSE NO    B23  20447         ISSUED   03/11/2023'))[NUMBER]).toBe('B23 20447');
  });

  it('When a business stands below its trade name, then it is what that does', () => {
    const values = read(
      licence(`LICENSE NO    44-20447        ISSUED   03/11/2023
TRADE NAME    VANCE & DAUGHTER
BUSINESS      UPHOLSTERING

CLASS         BASIS         TAX
PROF SVC      88,140.00     317.30`),
    );
    expect(values).toMatchObject({ [NAME]: 'VANCE & DAUGHTER', [TRADE]: 'UPHOLSTERING' });
  });

  it('When a street stands beside that word, then it is no trade', () => {
    const values = read(
      licence(`LICENSE NO    44-20447        ISSUED   03/11/2023
TRADE NAME    VANCE & DAUGHTER
BUSINESS            412 ELM AVE STE 4`),
    );
    expect(values).not.toHaveProperty([TRADE]);
  });

  it('When a space is certified, then its use is the trade', () => {
    const values = read(
      licence('Business name: Finch Trampolines LLC\nUse of space: Indoor amusement', 'OCCUPATIONAL LICENSE'),
    );
    expect(values[TRADE]).toBe('Indoor amusement');
  });

  it('When a licence tells when business began, then that is the year it was founded', () => {
    const values = read(licence('LICENSE NO: GE-118-204\nBUSINESS BEGAN: October 15, 2022'));
    expect(values['businessInfo.yearFounded']).toBe(2022);
  });

  it('When a portal prints a record of a licence, then its number is that of the record', () => {
    const values = read(`
Town of Alder Falls
Home > Licenses > My records

Record BL-2021-007443

Record type:               General Business License
Record status:             Active
License name:              Finch Dog Daycare LLC
Work location:             2900 Tamarack Trl, Alder Falls, OR 97702
Business e-mail:           hello@finch.example
Original issue date:       03/30/2021
Expiration date:           03/31/2027`);
    expect(values).toMatchObject({
      [NUMBER]: 'BL-2021-007443',
      [STREET]: '2900 Tamarack Trl',
      'businessInfo.businessEmail': 'hello@finch.example',
    });
  });
});

describe('licences of people', () => {
  it('When a broker is licensed herein, then the card is a licence, and a name listed surname first no firm', () => {
    const values = read(`
                     DIVISION OF REAL ESTATE
  THE BROKER HEREIN HAS BEEN LICENSED UNDER THE PROVISIONS OF CHAPTER 12

                    O'DONNELL, SIOBHAN KEALOHA
                    D/B/A SIOBHAN KEALOHA REALTY
                    63 MAGNOLIA BLUFF RD
                    CAPE ALDER SC 29928

RANK                   LICENSE NUMBER     EFFECTIVE      EXPIRATION
Broker, proprietor     BK4410872          04/12/2023     03/31/2025`);
    expect(values).toMatchObject({
      [NAME]: 'SIOBHAN KEALOHA REALTY',
      [OWNER]: "Siobhan Kealoha O'Donnell",
      [NUMBER]: 'BK4410872',
    });
  });

  it('When a firm has a permit to practice, then that is a licence', () => {
    const values = read(`
                  Board of Public Accountancy
                  CPA Firm Permit to Practice

                  Abernathy Vance PLLC
                  1900 Larimer Pkwy Fl 7
                  Alder Heights, UT 84047

has met the requirements of the Certified Public Accountant Licensing Act
Issued January 1, 2024`);
    expect(values).toMatchObject({ [NAME]: 'Abernathy Vance PLLC', [ISSUED]: '2024-01-01' });
  });

  it.each([
    ['MASTER ELECTRICIAN', 'Class A - DUPLICATE'],
    ['Individual Insurance Producer License', 'Class A - LICENSEE COPY'],
  ])('When a %s is licensed, then no class is a name, and no name a firm or a trade', (title, copy) => {
    const values = read(`
State Examining Board

BJORG VANCE LINDQVIST
41 ELM ST
FERGUS ALDER MN 56537

${title}
${copy}
Bjorg Vance Lindqvist
Lic. #    ME 7720-B
Issued    Oct 1, 2024
Exp.      Sep 30, 2027`);
    expect(values).toMatchObject({ [OWNER]: 'BJORG VANCE LINDQVIST', [HOME]: '41 Elm St' });
    expect(values).not.toHaveProperty([NAME]);
    expect(values).not.toHaveProperty([TRADE]);
  });
});

describe('captions below what they name', () => {
  const mobile = [
    [63, 61, 'Alder County Environmental Health'],
    [63, 74, 'MOBILE FOOD VENDOR PERMIT   2025'],
    [63, 126, 'Rolling Ladle'],
    [330, 126, 'MFV 0419'],
    [63, 139, 'unit name'],
    [330, 139, 'permit'],
    [63, 171, 'Darlene Finch-Begay'],
    [63, 184, 'owner'],
    [63, 217, '44 Osuna Vista Rd, Alder Alto, NM 87107'],
    [63, 230, 'business address'],
    [63, 263, '03/01/2025'],
    [330, 263, '02/28/2026'],
    [63, 276, 'issued'],
    [330, 276, 'expires'],
    [63, 308, 'Zia Kitchen, 800 2nd St, Alder, NM 87102'],
    [63, 321, 'servicing commissary'],
  ] as const;

  it('When a cart’s permit has captions, then each names what is nearer above it', () => {
    expect(read(printedPage(mobile.map((line) => [...line])))).toMatchObject({
      [NAME]: 'Rolling Ladle',
      [OWNER]: 'Darlene Finch-Begay',
      [STREET]: '44 Osuna Vista Rd',
    });
  });
});
