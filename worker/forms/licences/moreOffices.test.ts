/** Licences of further offices: deeds in sentences, cards of professions, certificates of assumed names. */
import { describe, expect, it } from '@jest/globals';
import { findLandmarks } from '../../understanding/labels/landmarks.ts';
import { toSheet } from '../../understanding/sheet/sheet.ts';
import { wordsAt } from '../../understanding/testing/printedPage.ts';
import { readPages } from '../../understanding/testing/readPages.ts';
import { typedPage } from '../../understanding/testing/typedPage.ts';
import { SHAPES } from '../../understanding/values/shapes.ts';
import { FORMS } from '../index.ts';

const read = (...pictures: string[]): Record<string, unknown> =>
  Object.fromEntries(
    (readPages(FORMS, pictures.map(typedPage))[0]?.values ?? []).map(({ to, value }) => [to, value]),
  );
const cell = { x0: 0, y0: 0, x1: 612, y1: 40 };

describe('licences of further offices', () => {
  it('When a deed grants it in sentences, then company, place, term and who governs there are read', () => {
    const values = read(`
No. 2024-R17                                                   Fee $500.00
                             RETAIL LICENSE
WHEREAS, the local governing body of the Village of Elkhart Lake, County of Sheboygan, has
granted and authorized the issuance of a Retail License to Kettle Moraine Supper Club, LLC,
agent Dorothy M Schultz, to sell intoxicating liquors at the premises located at N8820
County Road ZZ, Elkhart Lake, WI 53020;
license is hereby issued to said applicant for the period from July 1, 2024 to
June 30, 2025, inclusive, unless sooner revoked.
Given under my hand and the seal of the Village of Elkhart Lake.
                                                               Clerk
This license must be posted in a conspicuous place.`);
    expect(values).toMatchObject({
      'businessInfo.businessName': 'Kettle Moraine Supper Club, LLC',
      'businessInfo.businessAddress.street': 'N8820 County Road ZZ',
      'fields.issuingAuthority': 'Village of Elkhart Lake',
      'fields.issueDate': '2024-07-01',
      'fields.expiryDate': '2025-06-30',
    });
  });

  it('When bars part the days, then they are read, with the number that is unique', () => {
    expect(
      read(`
UNIQUE ID NUMBER           State of New York               FOR OFFICE USE ONLY
21PO1488420               Department of State              Control No. 118842
                    DIVISION OF LICENSING SERVICES
POLISHED ON PARK INC                                  EFFECTIVE DATE
411 PARK AVE                                          06 | 18 | 2023
ROCHESTER, NY 14607                                   EXPIRATION DATE
                                                      06 | 18 | 2027
             HAS BEEN DULY LICENSED TO TRANSACT BUSINESS AS AN
                    APPEARANCE ENHANCEMENT BUSINESS`),
    ).toMatchObject({
      'fields.licenseNumber': '21PO1488420',
      'fields.issueDate': '2023-06-18',
      'fields.expiryDate': '2027-06-18',
      'businessInfo.businessName': 'POLISHED ON PARK INC',
    });
  });

  it('When a name is assumed at a place without commas, then street and city are told apart', () => {
    expect(
      read(`
          Office of the Minnesota Secretary of State
              CERTIFICATE OF ASSUMED NAME
ASSUMED NAME: North Star Sourdough
PRINCIPAL PLACE OF BUSINESS: 1820 Como Ave Saint Paul MN 55108 USA
FILED DATE: 01/19/2024
Original File Number 1488220100027`),
    ).toMatchObject({
      'businessInfo.businessName': 'North Star Sourdough',
      'businessInfo.businessAddress.street': '1820 Como Ave',
      'businessInfo.businessAddress.city': 'Saint Paul',
      'fields.licenseNumber': '1488220100027',
      'fields.issueDate': '2024-01-19',
    });
  });

  it('When a side or a unit follows the street without a comma, then the city begins behind it', () => {
    const partsOf = (line: string) => SHAPES.address(wordsAt([10, 10, line]), cell);
    expect(partsOf('88 Main St N Fargo ND 58102')?.city?.value).toBe('Fargo');
    expect(partsOf('88 Main St Ste 4 Fargo ND 58102')?.street?.value).toBe('88 Main St Ste 4');
    expect(partsOf('88 Main St St Louis MO 63101')?.city?.value).toBe('St Louis');
  });

  it('When the number is that of a retail license, then it is read, and LLC behind two letters is no label', () => {
    expect(
      read(`
                  STATE OF SOUTH CAROLINA
                   DEPARTMENT OF REVENUE
                      RETAIL LICENSE
LOWCOUNTRY PRALINE CO LLC             Retail License Number
44 BAY ST                             060-11884-2
BEAUFORT SC 29902
                                      Date Issued
                                      03/15/2022
POST IN A CONSPICUOUS PLACE           NOT TRANSFERABLE`),
    ).toMatchObject({
      'fields.licenseNumber': '060-11884-2',
      'businessInfo.businessAddress.street': '44 Bay St',
    });
    expect(findLandmarks(toSheet(typedPage('PRALINE CO LLC')), ['lic #'])).toEqual([]);
  });

  it('When the last day of a year ends the label, then the year below it is enough', () => {
    expect(
      read(`
COLORADO DEPARTMENT OF REVENUE                                 SALES TAX LICENSE
USE ACCOUNT NUMBER        ISSUE DATE         LICENSE VALID TO DECEMBER 31
30188442                  Dec 04 2023        2025`),
    ).toMatchObject({ 'fields.expiryDate': '2025-12-31' });
  });

  it('When an office prints its telephone in its head, then it is not that of the business', () => {
    const licence = (rest: string) =>
      read(`
COMMONWEALTH OF VIRGINIA
Department of Professional and Occupational Regulation
Telephone: (804) 555-0185
                    BOARD FOR CONTRACTORS
NUMBER 2705118842
EXPIRES ON 08-31-2025
${rest}`)['businessInfo.businessPhone'];
    expect(licence('')).toBeUndefined();
    expect(licence('Business Name: Ridge Mechanical Inc\nTelephone: (540) 555-0100')).toBe('(540) 555-0100');
  });

  it('When the number of a suite stands below a label, then it is no licence’s', () => {
    expect(SHAPES.code(wordsAt([10, 10, '2 WOODWARD AVE SUITE 105']), cell)).toBeNull();
  });

  it('When columns are headed `issued to` and `trading as`, then the first heading is no owner', () => {
    expect(
      read(`
                    THE CITY OF NEW YORK
          DEPARTMENT OF HEALTH AND MENTAL HYGIENE
                       HEALTH PERMIT
RECORD ID              ISSUE DATE              EXPIRATION DATE
50118842               04/01/2024              03/31/2025
ISSUED TO                                      TRADING AS
JACKSON DINER EXPRESS CORP                     JACKSON DINER EXPRESS`),
    ).not.toHaveProperty(['primaryPerson.fullName']);
  });
});

describe('the card of a profession', () => {
  const card = (signed: string) =>
    read(`
             Nevada State Board of Nursing
                   REGISTERED NURSE

BERNADETTE L QUISPE

License No.          Issued            Expires
RN-448210            04/01/2024        03/31/2026

${signed}`)['primaryPerson.fullName'];
  it('When it names one person, then that is its holder, and whoever signs it is none', () => {
    expect(card('')).toBe('Bernadette L Quispe');
    expect(card('Harold T Finch, Executive Director')).toBe('Bernadette L Quispe');
    expect(card('Harold T Finch\nExecutive Director')).toBe('Bernadette L Quispe');
  });
  it('When it names two people, then nobody knows which one holds it', () => {
    expect(card('Harold T Finch')).toBeUndefined();
  });
});
