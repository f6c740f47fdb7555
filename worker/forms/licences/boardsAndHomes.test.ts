/** Certificates of boards whose labels stand below what they say, permits for work at home, and receipts with columns of units. */
import { describe, expect, it } from '@jest/globals';
import { readPages } from '../../understanding/testing/readPages.ts';
import { printedPage } from '../../understanding/testing/printedPage.ts';
import { typedPage } from '../../understanding/testing/typedPage.ts';
import { FORMS } from '../index.ts';
import { readPicture } from '../testing/readPage.ts';

describe('business licenses', () => {
  it('When the name of a board goes on in the line below with `for`, then both lines are its name', () => {
    const values = readPicture(`
                    Idaho Board of Licensure
                  for Surveyors and Geologists
                    for the people of Idaho

Certificate of registration: this certifies that

                 Redfern Mapping, P.C.
            88 Sawtooth Ave, Boise, ID 83702

License Number: S-4471          Expires: June 30, 2026`);
    expect(values).toMatchObject({
      'fields.issuingAuthority': 'Idaho Board of Licensure for Surveyors and Geologists',
      'fields.licenseNumber': 'S-4471',
    });
  });

  it('When what kind of place an authority is was not read, then it is not named', () => {
    const of = (head: string) =>
      readPicture(`
                    ${head}
             GENERAL BUSINESS LICENSE
             This is to certify that
               Saltmarsh Seafood LLC
License No. S-4471          Date of Expiration: 06/30/2026`)['fields.issuingAuthority'];
    expect(of('City of Reno')).toBe('City of Reno');
    expect(of('of Reno')).toBeUndefined();
  });

  it('When the sentence below an authority begins with `for`, then it is no part of the name', () => {
    const values = readPicture(`
                 Idaho Board of Licensure
              for the sale of beer and wine

Certificate of registration: this certifies that

Business name: Redfern Taproom LLC
License Number: S-4471          Expires: June 30, 2026`);
    expect(values).toMatchObject({ 'fields.issuingAuthority': 'Idaho Board of Licensure' });
  });

  it('When a permit for work at home speaks of square feet and of inspections, then it is none for a building', () => {
    const values = readPicture(`
CITY OF LARKSPUR, KANSAS
Home Occupation Permit

PERMIT #   HOP-2291                     BUSINESS NAME   Quiet Loom Weaving
ISSUED     Mar 4, 2024                  PERMIT HOLDER   Ingrid Solberg-Pratt
EXPIRES    Mar 3, 2026                  TYPE OF HOME OCCUPATION   Weaving lessons

1. No sign larger than two (2) square feet may be shown.
Fee paid: $50.00    Inspections: none required`);
    expect(values).toMatchObject({
      'businessInfo.businessName': 'Quiet Loom Weaving',
      'businessInfo.industry': 'Weaving lessons',
      'fields.licenseNumber': 'HOP-2291',
    });
  });

  it('When a column of units stands beside that of the trades, then its heading is no trade; an owner’s surname may stand first', () => {
    const values = readPicture(`
CALUSA COUNTY TAX COLLECTOR
LOCAL BUSINESS TAX RECEIPT

RECEIPT #     DATE ISSUED      EXPIRES
0388112       08/02/2024       09/30/2025

BUSINESS NAME / LOCATION                OWNER / MAILING ADDRESS
MANGROVE LAWN CARE                      HOLLOWAY TERRENCE B SR
18 PELICAN CT                           PO BOX 77
FORT MYERS FL 33901                     FORT MYERS FL 33902

CODE      BUSINESS CLASSIFICATION       UNITS         TAX
238002    LAWN MAINTENANCE              2 WORKERS     33.00`);
    expect(values).toMatchObject({
      'businessInfo.industry': 'LAWN MAINTENANCE',
      'primaryPerson.fullName': 'Terrence B Holloway Sr',
    });
  });

  it('When its labels stand below lines that the values are written on, then they name what stands over them', () => {
    const [licence] = readPages(FORMS, [
      printedPage([
        [200, 40, 'Idaho Board of Geologists'],
        [200, 80, 'Certificate of registration: this certifies that'],
        [200, 110, 'Redfern Mapping, P.C.'],
        [200, 125, '88 Sawtooth Ave, Boise, ID 83702'],
        [60, 300, 'S-4471'],
        [260, 300, 'July 1, 2024'],
        [460, 300, 'June 30, 2026'],
        [60, 319, 'License Number'],
        [260, 319, 'Date Issued'],
        [460, 319, 'Expires'],
      ]),
    ]);
    expect(Object.fromEntries(licence!.values.map(({ to, value }) => [to, value]))).toMatchObject({
      'fields.licenseNumber': 'S-4471',
      'fields.issueDate': '2024-07-01',
      'fields.expiryDate': '2026-06-30',
    });
  });
});

describe('receipts of counties', () => {
  it('When a name is set wider than its heading, then it is not in the column before it, whose number stands above its trade', () => {
    const [licence] = readPages(FORMS, [
      printedPage([
        [40, 30, 'CALUSA COUNTY TAX COLLECTOR'],
        [380, 60, 'LOCAL BUSINESS TAX RECEIPT'],
        [380, 75, 'LBTR Number: 202588417'],
        [380, 90, 'EXPIRES: 09/30/2026'],
        [60, 110, 'TYPE OF BUSINESS'],
        [211, 110, 'OWNER'],
        [301, 110, 'CERTIFICATION #'],
        [400, 110, 'AMT PAID'],
        [78, 123, '81-0114'],
        [150, 123, 'MARCHETTI-OLSEN  TOVA R'],
        [400, 123, '$33.00'],
        [48, 132, 'TAILOR SHOP'],
      ]),
    ]);
    const values = Object.fromEntries(licence!.values.map(({ to, value }) => [to, value]));
    expect(values).toMatchObject({ 'businessInfo.industry': 'TAILOR SHOP' });
    // neither `Certification` nor the half of a name that stands right of its heading's start
    expect(values).not.toHaveProperty(['primaryPerson.fullName']);
  });
});

describe('names that somebody trades under', () => {
  it('When a notary witnessed it, then neither is he its owner nor does it expire with his commission', () => {
    const values = readPicture(`
Office of the County Clerk
ASSUMED NAME RECORDS
CERTIFICATE OF OWNERSHIP FOR UNINCORPORATED BUSINESS

NAME IN WHICH BUSINESS IS OR WILL BE CONDUCTED
        WILLOW BEND KENNELS
NATURE OF BUSINESS: Dog boarding
File No. AN-2024-0381100
NAME (print): Joaquín Iván Estévez

PRUDENCE ANN KOEHLER
Notary Public, State of Texas
Comm. Expires 11-19-2026`);
    expect(values).toMatchObject({
      'businessInfo.businessName': 'WILLOW BEND KENNELS',
      'primaryPerson.fullName': 'Joaquín Iván Estévez',
    });
    expect(values).not.toHaveProperty(['fields.expiryDate']);
  });

  it('When a state certifies a trade name, then that is no certificate of a company’s standing', () => {
    const [licence] = readPages(FORMS, [
      typedPage(`
State of New Hampshire
Department of State

CERTIFICATE OF REGISTRATION OF TRADE NAME

I, Secretary of State of the State of New Hampshire, do hereby certify that GRANITE CUP COFFEE is
a New Hampshire Trade Name registered on March 14, 2024 to transact business in New Hampshire at
58 Old Mill Road, Unit 3, Dover, NH 03820. I further certify that the trade name is in good standing.

Certificate Number: 0006711899
Expiration Date: March 14, 2029`),
    ]);
    expect(licence!.recognised.form).toBe('Business license');
    expect(Object.fromEntries(licence!.values.map(({ to, value }) => [to, value]))).toMatchObject({
      'fields.licenseNumber': '0006711899',
      'fields.expiryDate': '2029-03-14',
      'businessInfo.businessAddress.zipCode': '03820',
    });
  });
});

describe('certificates with a card below', () => {
  const certificate = (card: string) => `
                    State of Arizona
          Office of the Registrar of Contractors
                This is to Certify That
               IRONWOOD DUCTWORKS LLC
having complied with all the requirements of the law is by order of the Registrar
duly licensed and admitted to engage in and pursue the business of
              CR-39 DUCTS AND REFRIGERATION
          Contractor in the State of Arizona
     Given under my hand and the seal of the Registrar
    in my office, City of Phoenix, on May 7, 2024
              License No. ROC 347299

${card}
77 N CACTUS AVE STE 2
MESA AZ 85201
RENEWED THRU 05/31/2026`;

  it('When the holder is named on the card, too, then it is there; the class of a trade, the seal’s day and `renewed thru` are known', () => {
    expect(readPicture(certificate('IRONWOOD DUCTWORKS LLC'))).toMatchObject({
      'businessInfo.businessName': 'IRONWOOD DUCTWORKS LLC',
      'businessInfo.industry': 'DUCTS AND REFRIGERATION',
      'businessInfo.businessAddress.street': '77 N Cactus Ave Ste 2',
      'businessInfo.businessAddress.zipCode': '85201',
      'fields.issueDate': '2024-05-07',
      'fields.expiryDate': '2026-05-31',
    });
  });

  it('When an authority is named twice, then the address below it is not that of the holder', () => {
    const values = readPicture(certificate('Office of the Registrar of Contractors'));
    expect(values).not.toHaveProperty(['businessInfo.businessAddress.zipCode']);
  });

  it('When a board hereby grants, then the day is that of its testimony, and the operator of a place is at it', () => {
    const values = readPicture(`
             COMMONWEALTH OF MASSACHUSETTS
                 The Licensing Board
                 for the City of Quincy
License No. LB-101499
Permit to operate: this is to certify that
              BICH-HA T. LAM
              the operator of
           LANTERN STREET NOODLES
                located at
      3361 Hancock Street, Quincy, MA 02169
IN TESTIMONY WHEREOF, the undersigned have hereunto affixed their official
signatures this 9th day of January, 2025.
Approved use: Restaurant with seats`);
    expect(values).toMatchObject({
      'fields.issuingAuthority': 'The Licensing Board for the City of Quincy',
      'fields.issueDate': '2025-01-09',
      'businessInfo.businessName': 'LANTERN STREET NOODLES',
      'businessInfo.industry': 'Restaurant with seats',
    });
  });

  it('When a city’s seal stands before its name, and a registration is told by law, then each is read once', () => {
    const values = readPicture(`
CITY OF   City of Pasadena
Department of Finance
BUSINESS LICENSE

REGISTERED AS PROVIDED BY LAW AS
SPECIALTY CONTRACTOR

REGIST. #          EXP. DATE
TERNDR831QK        03/27/2026

Business name: TERN DRYWALL LLC
Account number: 4471
19220 108TH AVE SE
RENTON WA 98055`);
    expect(values).toMatchObject({
      'fields.issuingAuthority': 'City of Pasadena',
      'fields.licenseNumber': 'TERNDR831QK',
      'businessInfo.industry': 'SPECIALTY CONTRACTOR',
    });
  });
});

describe('who issues a license', () => {
  const issuer = (head: string) =>
    readPicture(`
${head}

FOOD VENDOR PERMIT

Permit Number: 2024-118399
Permit Holder: Josefina Villareal-Pike
Business name: Abuela Dulce Tacos
Expires: November 13, 2025`)['fields.issuingAuthority'];

  it('When a motto stands between a state and its department, then both are its name', () => {
    expect(issuer('NEBRASKA\nGood Life. Great Service.\nDEPARTMENT OF REVENUE')).toBe(
      'NEBRASKA DEPARTMENT OF REVENUE',
    );
  });

  it('When a city’s public health stands above its division, then that is who issues it', () => {
    expect(issuer('Larkspur Public Health\nEnvironmental Health Services Division')).toBe(
      'Larkspur Public Health',
    );
  });
});
