/** Permits, receipts and certificates whose places, trades and numbers stand where their issuers print them. */
import { expect, it } from '@jest/globals';
import { readPages } from '../../understanding/testing/readPages.ts';
import { typedPage } from '../../understanding/testing/typedPage.ts';
import { FORMS } from '../index.ts';
import { readPicture } from '../testing/readPage.ts';

const PERMIT = `
City of Alder Bayou                                   1002 Harbor Ave., 1st Floor
Administration & Regulatory Affairs Department        Alder Bayou, TX 77002
                        COMMERCIAL PERMIT
Permit No.        24-0071935
Permit Type       SCRAP METAL DEALER
Permit Holder     HERON AUTO SALVAGE, L.P.
Location          8845 LIBERTY RD
                  HOUSTON, TX 77028
Date Issued       Apr 22, 2024        Date Expires   Apr 22, 2025
It must be displayed in a conspicuous place on the premises. This permit is not transferable.`;

it('When a permit of any name has a holder and is to hang where business is done, then it is read', () => {
  expect(readPicture(PERMIT)).toMatchObject({
    'businessInfo.businessName': 'HERON AUTO SALVAGE, L.P.',
    'businessInfo.businessAddress.street': '8845 Liberty Rd',
    'fields.licenseNumber': '24-0071935',
    'fields.expiryDate': '2025-04-22',
    'fields.issuingAuthority': 'City of Alder Bayou',
  });
});

it('When a permit to park has a holder, then it is no licence', () => {
  const parking = PERMIT.replace('COMMERCIAL', 'PARKING').replace('SCRAP METAL DEALER', 'RESIDENT PARKING');
  expect(readPages(FORMS, [typedPage(parking)])[0]?.values ?? []).toEqual([]);
});

it('When a receipt bears class and account behind the day it ends, then that is its number', () => {
  expect(
    readPicture(`
Lena Hart, Tax Collector                Local Business Tax Receipt
PO Box 545100, Orlando, FL 32854        Alder County, Florida
2024   EXPIRES 9/30/2025      2210-1170425
2210   LANDSCAPING SERVICE       $30.00      4 EMPLOYEES
This receipt is official when validated by the Tax Collector.`),
  ).toMatchObject({ 'fields.licenseNumber': '2210-1170425', 'fields.expiryDate': '2025-09-30' });
});

it('When the head of a block stands in its middle, then no street is cut below its first letter', () => {
  const values = readPicture(`
FLORIDA                2025 Florida Annual Resale Certificate for Sales Tax
DEPARTMENT OF REVENUE
              THIS CERTIFICATE EXPIRES ON DECEMBER 31, 2025
                 Business Name and Location Address                   Certificate Number
HERON  &  ROSE  COASTAL  DECOR  INC                       65-8017744290-3
721  A1A  BEACH  BLVD  STE  5
SAINT  AUGUSTINE  BEACH  FL  32080-6743`);
  expect(values).toMatchObject({
    'businessInfo.businessAddress.street': '721 A1A Beach Blvd Ste 5',
    'businessInfo.businessAddress.city': 'Saint Augustine Beach',
  });
});

const named = (line: string) =>
  readPicture(`
ALDER COUNTY CLERK
                    STANDARD BUSINESS LICENSE
BUSINESS NAME:       HERON FIDDLE WORKS
LICENSE NUMBER:      0217733
${line}
DATE OF ISSUE:       05/03/2024
EXPIRATION DATE:     05/15/2025`)['businessInfo.industry'];

it('When a class of figure and letter stands before the trade, then the trade is told, but not the class of a tax', () => {
  expect(named('CLASSIFICATION:      3A      MUSICAL INSTRUMENT REPAIR')).toBe('MUSICAL INSTRUMENT REPAIR');
  expect(named('CLASSIFICATION:      3A      RETAILER')).toBeUndefined();
});

it('When a bracket of the trade is closed in the next line, then both lines tell it', () => {
  expect(
    named(`NAICS CODE AND DESCRIPTION
722515 Snack Bars (Nonalcoholic
Beverages)`),
  ).toBe('Snack Bars (Nonalcoholic Beverages)');
});

it('When the meaning of a NAICS code stands in the line below it, then that is the trade', () => {
  expect(
    named(`NAICS Code
4400-4599
Retail Trade`),
  ).toBe('Retail Trade');
});

it('When a telephone is said to be the office’s, then it is not the business’s', () => {
  const numbered = (whose: string) =>
    readPicture(`
                    STATE OF OREGON
                    BUSINESS LICENSE
BUSINESS NAME:       HERON COUNSELING
LICENSE NUMBER:      605-118-427
Expires: Oct 31, 2025
Telephone${whose}: 503-555-0149`)['businessInfo.businessPhone'];
  expect(numbered('')).toBe('(503) 555-0149');
  expect(numbered(' (BLS)')).toBeUndefined();
});

it.each(['Program telephone', 'Center phone', 'Provider telephone'])(
  'When `%s` is asked for, then it is that of the business',
  (label) => {
    expect(
      readPicture(`
Minnesota Department of Human Services
Licensing Division PO Box 6424, St. Paul, MN 55164 651-555-0112

License to operate a child care center
License number         1104427-2-CCC
License holder         Heron Early Learning LLC
Program address        918 Tamarack Avenue
                       Duluth, MN 55811-2204
${label.padEnd(23)}218-555-0193
Effective date         January 1, 2031
Expiration date        December 31, 2031

A license is not transferable to another individual, organization or location.`),
    ).toMatchObject({ 'businessInfo.businessPhone': '(218) 555-0193' });
  },
);

it('When a county’s receipt tells of where the business is no more than street and town, then the street is told', () => {
  const values = readPicture(`
                    ALDER COUNTY LOCAL BUSINESS TAX RECEIPT
              115 S. Andrews Ave., Alder Bay, FL 33301 - 954-555-0100
                  VALID OCTOBER 1, 2023 THROUGH SEPTEMBER 30, 2024

Business Name:      CORAL MARINE DETAILING          Receipt #: 329-287714

Owner Name:         WILHELMINA ST. FLEUR            Business Opened: 03/15/2019
Business Location:  2741 NE 14TH ST CSWY APT 5      State/County/Cert/Reg:
                    POMPANO BEACH
Business Phone:     954-555-0147                    Exemption Code:`);
  expect(values).toMatchObject({ 'businessInfo.businessAddress.street': '2741 NE 14th St Cswy Apt 5' });
});
