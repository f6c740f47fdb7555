/** Papers that have balances or certify something, and are neither statements nor licences. */
import { describe, expect, it } from '@jest/globals';
import { recognise } from '../understanding/recognise/recognise.ts';
import { toSheet } from '../understanding/sheet/sheet.ts';
import { typedPage } from '../understanding/testing/typedPage.ts';
import { FORMS } from './index.ts';
import { readPicture } from './testing/readPage.ts';

const formOf = (picture: string) => recognise(toSheet(typedPage(picture)), FORMS)?.form.name;

describe('Papers with balances that are no bank statement', () => {
  const supplier = `
Bayfront Marine Supply
Statement of account
Account number 1180     Statement period 05/01/2024 - 05/31/2024
Opening balance          $1,200.00
Total debits               $840.00
Total credits            $1,000.00
Closing balance          $1,040.00`;

  it("A supplier's statement is none, until it speaks of a bank", () => {
    expect(formOf(supplier)).toBeUndefined();
    expect(formOf(`${supplier}\nBayfront State Bank, Member FDIC`)).toBe('Bank statement');
  });

  it('A retirement plan is none', () => {
    expect(
      formOf(`
Harbor Tool 401(k) Plan
Statement Period: 01/01/2024 to 03/31/2024
Account number 880-44120
Beginning balance        $88,410.12
Employee contributions     1,500.00
Employer contributions       750.00
Withdrawals                    0.00
Ending balance           $94,448.56
Vested balance           $94,448.56`),
    ).toBeUndefined();
  });

  it("A summary of many banks' accounts is none", () => {
    expect(
      formOf(`
Monthly summary of all accounts
Starting balance         $12,410.22
Money in                  $5,200.00
Money out                 $4,118.20
Ending balance           $13,492.02
Linked accounts
Total Checking ...4411    $3,400.10
Spending by category
Groceries                   $640.11`),
    ).toBeUndefined();
  });
});

describe('Papers that certify something and are no licence', () => {
  it.each([
    [
      'a diploma',
      `
State Board of Regents
Prairie Grove University
This is to certify that
Leander Osgood Fife
is hereby granted the degree of
Bachelor of Science
this certificate is issued May 11, 2024
Registration No. 44-118`,
    ],
    [
      "an insurer's certificate",
      `
Certificate of liability insurance
Producer: Tidewater Insurance Agency
Insured: Spindrift Painting LLC
This is to certify that the policies listed below have been issued
Certificate number: 2404-118     License number: 22-118
Certificate holder: City of Bristol Licensing Board
Effective date 04/01/2024    Expiration date 04/01/2025`,
    ],
    [
      'a bill',
      `
Invoice
Copperline Plumbing LLC
Contractor's license
License No. PL-22841
Bill to: Marnie Holcomb
Expires 12/31/2025
Balance due $488.00`,
    ],
  ])('%s', (_, picture) => {
    expect(formOf(picture)).toBeUndefined();
  });
});

describe('What a licence says beside its labels', () => {
  it('One label names the holder and where the business is', () => {
    expect(
      readPicture(`
Texas sales and use tax permit
TAXPAYER NAME and PHYSICAL LOCATION of BUSINESS       Taxpayer number
MESQUITE MOON CERAMICS LLC                            3-20841-7763-2
1614 CYPRESS ST                                       Issue date
MARFA, TX 79843                                       05/20/2023`),
    ).toMatchObject({
      'businessInfo.businessName': 'MESQUITE MOON CERAMICS LLC',
      'businessInfo.businessAddress.street': '1614 Cypress St',
    });
  });

  it('Rules printed in capitals are no name', () => {
    expect(
      readPicture(`
Seller's permit
Account number 102-884417
Start date July 1, 2022
THIS PERMIT IS VALID UNTIL REVOKED AND IS NOT TRANSFERABLE. IF YOU SELL YOUR
BUSINESS OR DROP OUT OF A PARTNERSHIP, NOTIFY US OR YOU COULD BE RESPONSIBLE FOR SALES AND
USE TAXES OWED BY THE NEW OPERATOR OF THE BUSINESS.`),
    ).not.toHaveProperty(['businessInfo.businessName']);
  });

  it('The label of the next column and what it says are no part of a name', () => {
    expect(
      readPicture(`
Home occupation permit
Permit No. 2024-0319                    Date issued: 04/02/2024
Business name: Quillwork Calligraphy            Zoning district: R-60`),
    ).toMatchObject({ 'businessInfo.businessName': 'Quillwork Calligraphy' });
  });

  it('A name goes on where only what kind of company it is stands below', () => {
    expect(
      readPicture(`
Contractors State License Board
License number 1088423
Business name TRINIDAD HEAD ROOFING
INC
Expiration date 03/31/2026`),
    ).toMatchObject({ 'businessInfo.businessName': 'TRINIDAD HEAD ROOFING INC' });
  });

  it('A department that names its state grants in its own name', () => {
    expect(
      readPicture(`
                                                              STATE OF CALIFORNIA

          CALIFORNIA DEPARTMENT OF TAX AND FEE ADMINISTRATION
                        SELLER'S PERMIT
Account number 102-884417
Start date July 1, 2022`),
    ).toMatchObject({
      'fields.issuingAuthority': 'CALIFORNIA DEPARTMENT OF TAX AND FEE ADMINISTRATION',
    });
  });
});

it('What the post prints above a name in the window is no part of it', () => {
  expect(
    readPicture(`
KeyBank
Business statement
Statement period 09/01/2024 to 09/30/2024
Account number 3290016604

31 T 552 00000 R EM AO
ADIRONDACK CANOE OUTFITTERS LLC
12 RIVERSIDE DR
SARANAC LAKE NY 12983

Beginning balance        $15,220.40
Total deposits             7,700.00
Total withdrawals          6,886.65
Ending balance           $16,033.75`),
  ).toMatchObject({ 'fields.accountHolder': 'ADIRONDACK CANOE OUTFITTERS LLC' });
});
