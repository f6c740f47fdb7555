/** Licences and certificates that say in sentences what others put beside labels. */
import { describe, expect, it } from '@jest/globals';
import { readPages } from '../../understanding/testing/readPages.ts';
import { wordsAt } from '../../understanding/testing/printedPage.ts';
import { typedPage } from '../../understanding/testing/typedPage.ts';
import { FORMS } from '../index.ts';
import { readPicture } from '../testing/readPage.ts';

describe('What a licence says in sentences', () => {
  it('When it also tells who had it before, then that is not whom it is known to be granted to', () => {
    expect(
      readPicture(`
                              CITY OF MERIDIAN
                         PRIVILEGE LICENSE
  License No.             Date issued           Expires
  PL-2022-0441            October 3, 2022       September 30, 2023
Be it known that Copper Heron Fudge LLC, doing business at 41 Mill Street, Meridian, MS 39301,
having paid the privilege tax required by law, is hereby licensed to engage in the business of
                        Candy manufacturing
Owner of record         Ottoline Reyes
Business previously     Ezra B. Quill d/b/a Quill Sweets (License PL-2018-0099, expired
licensed to             09/30/2022)`),
    ).toMatchObject({ 'businessInfo.businessName': 'Copper Heron Fudge LLC' });
  });

  it('When a deed issues it on the 3rd day of May until the 30th day of April, then these are its days', () => {
    expect(
      readPicture(`
                                    City of Marietta
                                GENERAL BUSINESS LICENSE
                                  License No. 2024-0117

                                    Be it known that
                                   The Copper Kettle
                                    210 Front Street
                                  Marietta, Ohio 45750
   having paid the fee prescribed, is hereby licensed to carry on
                                the business of
                             Restaurant and Catering
           within the limits of said City until the 30th day of April, 2025.
                            Issued the 3rd day of May, 2024`),
    ).toMatchObject({
      'businessInfo.businessName': 'The Copper Kettle',
      'businessInfo.businessAddress.street': '210 Front Street',
      'businessInfo.businessAddress.state': 'OH',
      'businessInfo.industry': 'Restaurant and Catering',
      'fields.issueDate': '2024-05-03',
      'fields.expiryDate': '2025-04-30',
    });
  });

  it('When a sentence grants it to somebody doing business as another, then owner, business and address are read', () => {
    expect(
      readPicture(`
City of Billings
BUSINESS LICENSE
The City of Billings hereby grants a license to Annika Sorensen-Blau, doing business
as Verity Bookkeeping & Tax, located at 2207 Elk Run Dr, Billings,
MT 59102, subject to the provisions of the Billings Municipal Code.

License #: BL24-3309         Issued: February 14, 2024          Expires: February 13, 2025`),
    ).toMatchObject({
      'primaryPerson.fullName': 'Annika Sorensen-Blau',
      'businessInfo.businessName': 'Verity Bookkeeping & Tax',
      'businessInfo.businessAddress.street': '2207 Elk Run Dr',
      'businessInfo.businessAddress.zipCode': '59102',
    });
  });

  it('When a letter tells number and days within its lines, then they are read', () => {
    expect(
      readPicture(`
NEW HAMPSHIRE DEPARTMENT OF HEALTH
August 12, 2024

Moonbeam Childcare LLC
33 Rosewood Ter
Nashua, NH 03060

LICENSE TO OPERATE
Your application has been approved. License number CC-10482 has been issued to Moonbeam
Childcare LLC, effective August 15, 2024. The license expires on August 14, 2027, unless it
is suspended or revoked. It must be posted in a conspicuous place and is not transferable.`),
    ).toMatchObject({
      'fields.licenseNumber': 'CC-10482',
      'fields.issueDate': '2024-08-15',
      'fields.expiryDate': '2027-08-14',
    });
  });

  it('When the holder of a permit is a person and the establishment has a name of its own, then that person owns it', () => {
    const permit = (holder: string) =>
      readPicture(`
City of El Paso Department of Public Health
FOOD ESTABLISHMENT PERMIT
Establishment        Taqueria El Farolito
Address              3306 N Mesa St, El Paso, TX 79902
Permit Holder        ${holder}
Permit No.           FE-2024-00871
Permit period        06/01/2024 to 05/31/2025`)['primaryPerson.fullName'];
    expect(permit('Ximena R Ocampo')).toBe('Ximena R Ocampo');
    expect(permit('Farolito Foods LLC')).toBeUndefined();
    expect(permit('Taqueria El Farolito')).toBeUndefined();
  });
});

it('When a business is conducted under a title at a place, then both are read', () => {
  expect(
    readPicture(`
                              City of Lowell
                        Office of the City Clerk
                          BUSINESS CERTIFICATE
Certificate No. 2024-118                              Date filed: March 11, 2024
In conformity with the General Laws, the undersigned hereby declares that a business is conducted
under the title of: Stillwater Yoga Collective LLC
at 90 Canal St, Lowell, MA 01852
This certificate expires March 11, 2028.`),
  ).toMatchObject({
    'businessInfo.businessName': 'Stillwater Yoga Collective LLC',
    'businessInfo.businessAddress.street': '90 Canal St',
    'businessInfo.businessAddress.zipCode': '01852',
  });
});

it('When values stand above the line that names them, and a name is wider than what leads to it, then they are whole', () => {
  expect(
    readPicture(`
                            City of Portsmouth
                     CERTIFICATE OF BUSINESS LICENSE
                 Know all persons by these presents that
                           Evangeline R Stark
                            doing business as
                   Cobblestone Books & Gifts of Strawbery
                 at 31 Market Sq, Portsmouth, NH 03801
       is licensed to operate a Retail bookstore in this City.

    BL-2024-31877              June 3, 2024                June 3, 2025
    License number             Date of issue               Date of expiration`),
  ).toMatchObject({
    'businessInfo.businessName': 'Cobblestone Books & Gifts of Strawbery',
    'businessInfo.industry': 'Retail bookstore',
    'primaryPerson.fullName': 'Evangeline R Stark',
    'fields.licenseNumber': 'BL-2024-31877',
    'fields.issueDate': '2024-06-03',
    'fields.expiryDate': '2025-06-03',
  });
});

it('When a letter goes to a person and below it to the business, then that person owns it', () => {
  expect(
    readPicture(`
Essex County Licensing Board

Orla M Finnegan
Saltbox Cleaning Co
17 Wharf Ln
Gloucester, MA 01930

BUSINESS LICENSE No. L-2291
Your license is effective September 3, 2024 and will expire on September 2, 2025.
Not transferable. Please display this letter.`),
  ).toMatchObject({
    'primaryPerson.fullName': 'Orla M Finnegan',
    'businessInfo.businessName': 'Saltbox Cleaning Co',
  });
});

it('When somebody is licensed to practice, then it is that person’s licence, and no business bears that name', () => {
  const licence = readPicture(`
                      STATE OF LOUISIANA
                  State Board of Accountancy
                   This is to certify that
                     Henrietta K Dubois
      is licensed to practice as a Certified Public Accountant

License Number          Issued              Expires
CPA-31-22081            01/01/2024          12/31/2025`);
  expect(licence).toMatchObject({ 'primaryPerson.fullName': 'Henrietta K Dubois' });
  expect(licence).not.toHaveProperty(['businessInfo.businessName']);
});

it('When a county’s name stands larger below that of its state, then it granted the licence, in force through a day in words', () => {
  const page = typedPage(`
                            COMMONWEALTH OF KENTUCKY

                 OCCUPATIONAL LICENSE No. KY-OL-5521
         This license, issued the 15th day of July, 2024, authorizes
                     Bluegrass Barrel Works LLC
                of 88 Cooper Dr, Bardstown, KY 40004
                   to engage in the occupation of
                             Cooperage
         and shall remain in force through the 14th day of July, 2025`);
  const large = wordsAt([200, 64, 'Nelson County']).map((word) => ({
    ...word,
    box: { ...word.box, y1: word.box.y1 + 4 },
  }));
  const values = readPages(FORMS, [{ ...page, words: [...page.words, ...large] }])[0]!.values;
  expect(Object.fromEntries(values.map(({ to, value }) => [to, value]))).toMatchObject({
    'fields.issuingAuthority': 'Nelson County',
    'fields.issueDate': '2024-07-15',
    'fields.expiryDate': '2025-07-14',
    'businessInfo.industry': 'Cooperage',
    'businessInfo.businessAddress.street': '88 Cooper Dr',
  });
});

it('When a trade name was registered for a business, then sentences tell what it does and when it was filed', () => {
  expect(
    readPicture(`
                             TOWN OF STOWE
            CERTIFICATE OF REGISTRATION OF TRADE NAME
Registration No.: TN-2024-77
The undersigned, Edwin P Thackeray, doing business as Mossy Rock Photography, has registered said
trade name for the business of Photography.
Recorded and filed this 9th day of April, 2024.`),
  ).toMatchObject({ 'businessInfo.industry': 'Photography', 'fields.issueDate': '2024-04-09' });
});

it('When each part of the address has a box of its own, then they are its parts', () => {
  expect(
    readPicture(`
CITY OF CAPE MAY - MERCANTILE LICENSE
LICENSE NO.              DATE ISSUED             DATE OF EXPIRATION
M-2024-0331              05/15/2024              05/14/2025
NAME OF BUSINESS                                 NAME OF OWNER
La Porte Surf School                             Finnian Doyle
STREET ADDRESS                                   CITY / STATE              ZIP
401 Beach Rd                                     La Porte, IN              46350`),
  ).toMatchObject({
    'businessInfo.businessAddress.street': '401 Beach Rd',
    'businessInfo.businessAddress.city': 'La Porte',
    'businessInfo.businessAddress.state': 'IN',
    'businessInfo.businessAddress.zipCode': '46350',
  });
});

it('When a term and a class have labels of their own, then they are read', () => {
  expect(
    readPicture(`
CITY OF CHICAGO
LICENSE CERTIFICATE
NOT TRANSFERABLE
NAME: WINDY CITY WINDOW WASHING INC
RECORD ID: 2790418
BUSINESS CLASS: WINDOW WASHING
TERM: 03/16/2024 TO 03/15/2026`),
  ).toMatchObject({
    'fields.licenseNumber': '2790418',
    'fields.issueDate': '2024-03-16',
    'fields.expiryDate': '2026-03-15',
    'businessInfo.industry': 'WINDOW WASHING',
  });
});

describe('What a state certifies of a company', () => {
  it('When it exists, then its name, its state and the year it was formed in are read', () => {
    expect(
      readPicture(`
                           STATE OF WASHINGTON
                     Office of the Secretary of State
                        CERTIFICATE OF EXISTENCE
I, the Secretary of State of the State of Washington and custodian of its seal, hereby issue this
certificate that according to the records on file in this office,
                       CASCADE LOOP OUTFITTERS LLC
a WA LIMITED LIABILITY COMPANY, was formed under the laws of the State of Washington on May 6, 2019,
is in existence, and has paid all fees due through this date.`),
    ).toMatchObject({
      'businessInfo.businessName': 'CASCADE LOOP OUTFITTERS LLC',
      'businessInfo.stateOfIncorporation': 'Washington',
      'businessInfo.yearFounded': 2019,
    });
  });

  it('When it bears no title and spells its days in words, then the company stands between quotation marks', () => {
    expect(
      readPicture(`
                                 Delaware
                              The First State
I, JORDAN P. ELLERY, SECRETARY OF STATE OF THE STATE OF DELAWARE, DO HEREBY CERTIFY
"LARKSPUR HOLDINGS CORP" IS DULY INCORPORATED UNDER THE LAWS OF THE STATE OF DELAWARE AND IS
IN GOOD STANDING AND HAS A LEGAL CORPORATE EXISTENCE AS OF THE FOURTEENTH DAY OF MAY, A.D. 2024.
AND I DO HEREBY FURTHER CERTIFY THAT THE SAID "LARKSPUR HOLDINGS CORP" WAS INCORPORATED ON THE
NINTH DAY OF JUNE, A.D. 2020.`),
    ).toMatchObject({
      'businessInfo.businessName': 'LARKSPUR HOLDINGS CORP',
      'businessInfo.stateOfIncorporation': 'Delaware',
      'businessInfo.yearFounded': 2020,
    });
  });

  it('When a state says what kind of company it certifies, and below its name which division does, then both are read', () => {
    expect(
      readPicture(`
              STATE OF GEORGIA
                  Secretary of State
                  Corporations Division
                  313 West Tower
                  Atlanta, Georgia 30334-1530

           CERTIFICATE OF ORGANIZATION

I, Beatrix T. Ferrante, the Secretary of State and the Corporation Commissioner of the State of Georgia,
hereby certify under the seal of my office that

                    HERON LANE BAKERY LLC
              a Domestic Limited Liability Company

has been duly organized under the laws of the State of Georgia on 02/18/2021 by the filing
of articles of organization in the Office of the Secretary of State.`),
    ).toMatchObject({
      'businessInfo.businessType': 'LLC',
      'fields.issuingAuthority': 'STATE OF GEORGIA',
    });
  });

  it('When it is valid until another paper is due, then that is its last day', () => {
    const values = readPicture(`
                       Texas Comptroller of Public Accounts
              CERTIFICATE OF ACCOUNT STATUS
I, Beatrix T. Ferrante, Comptroller of Public Accounts of the State of Texas, DO HEREBY CERTIFY that according
to the records of this office
                       HERON MILLWORK, LLC
is, as of this date, in good standing with this office having no franchise tax reports or
payments due at this time. This certificate is valid through the date that the next
franchise tax report will be due May 15, 2025.
GIVEN UNDER MY HAND AND SEAL OF OFFICE in the City of Austin, this
3rd day of September 2024 A.D.`);
    expect(values).toMatchObject({ 'fields.expiryDate': '2025-05-15', 'fields.issueDate': '2024-09-03' });
  });

  it('When a certificate of formation was filed, then the company is the one named above', () => {
    expect(
      readPicture(`
                                                    Jane Q. Sample
                                                    Secretary of State
                   Office of the Secretary of State
                        CERTIFICATE OF FILING
                                  OF
                     Mesa Verde Tile & Stone, LLC
                        File Number: 805112984
The undersigned, as Secretary of State of Texas, hereby certifies that a Certificate of Formation
for the above named Domestic Limited Liability Company has been received in this office.
Dated: 06/21/2023
Effective: 06/21/2023`),
    ).toMatchObject({
      'businessInfo.businessName': 'Mesa Verde Tile & Stone, LLC',
      'businessInfo.stateOfIncorporation': 'Texas',
      'businessInfo.yearFounded': 2023,
    });
  });

  it('When an officer certifies under the title of the papers that a company was formed, then kind, year and day are told', () => {
    const text = `
                            STATE OF VERMONT
                     Office of the Secretary of State
I, ADA B. QUINTERO, SECRETARY OF STATE of the STATE OF VERMONT,
do hereby certify that the filing requirements for the issuance of this certificate have
been fulfilled.
                     CERTIFICATE OF ORGANIZATION
                        Heron Kite Works LLC
Accordingly, the undersigned, by virtue of the authority vested in me by law, hereby
issues this Certificate.
I have affixed hereto the Great Seal of the State and communicated this
official certificate at Montpelier, Vermont on this 9th day of May, 2022 at 9:12 AM.
Filed Date: 05/09/2022`;
    expect(readPicture(text)).toMatchObject({
      'businessInfo.businessName': 'Heron Kite Works LLC',
      'businessInfo.businessType': 'LLC',
      'businessInfo.stateOfIncorporation': 'Vermont',
      'businessInfo.yearFounded': 2022,
      'fields.issueDate': '2022-05-09',
    });
  });

  it('When a certificate of good standing has a filing date of its own, then that is not the year the company was formed in', () => {
    const text = `
                            STATE OF VERMONT
                     Office of the Secretary of State
                     CERTIFICATE OF GOOD STANDING
I, ADA B. QUINTERO, SECRETARY OF STATE of the STATE OF VERMONT, do hereby certify that
                        Heron Kite Works LLC
is in good standing according to the records of this office.
Filing Date: 05/09/2022`;
    expect(readPicture(text)['businessInfo.yearFounded']).toBeUndefined();
  });

  it('When articles bear a stamp of the office that filed them, then it tells state and year', () => {
    expect(
      readPicture(`
                                                  FILED
                                                  Nebraska Secretary of State
                                                  March 8, 2022
                         ARTICLES OF INCORPORATION
                                   OF
                          WINDROW GRAIN COMPANY
ARTICLE I. The name of the corporation is Windrow Grain Company.
ARTICLE II. The street address of the registered office is 515 Elevator Road and the registered agent
is Dorothea Kline.`),
    ).toMatchObject({
      'businessInfo.stateOfIncorporation': 'Nebraska',
      'businessInfo.yearFounded': 2022,
    });
  });
});
