/** Papers about a return in the words of more programs, of preparers and of the IRS. */
import { describe, expect, it } from '@jest/globals';
import { printedPage } from '../../understanding/testing/printedPage.ts';
import { readPages, valuesOn } from '../../understanding/testing/readPages.ts';
import { typedPage } from '../../understanding/testing/typedPage.ts';
import { form1040 } from './form1040.ts';
import { FORMS } from '../index.ts';

function read(...pictures: string[]): Record<string, unknown> {
  const [paper, ...others] = readPages(FORMS, pictures.map(typedPage));
  expect(others).toEqual([]);
  return Object.fromEntries(paper!.values.map(({ to, value }) => [to, value]));
}

describe('The Schedule C of a transcript', () => {
  const head = `
               Tax Return Transcript
Tax Period Ending:                           Dec. 31, 2023
NAME(S) SHOWN ON RETURN:                     OTIL BRAN
FILING STATUS:                               Single
FORM NUMBER:                                 1040
CYCLE POSTED:                                20241405
RECEIVED DATE:                               Apr.15, 2024
TOTAL INCOME:                                                 $31,500.00
ADJUSTED GROSS INCOME:                                        $29,275.00`;
  const lines = `
DESCRIPTION OF BUSINESS/PROFESSION:                           PIANO TUNING
NAICS CODE:                                                   811490
GROSS RECEIPTS OR SALES:                                      $44,600.00
TOTAL EXPENSES:                                               $13,100.00
SCH C NET PROFIT OR LOSS PER COMPUTER:                        $31,500.00`;

  it('When its heading stands above the lines, then the business is read from them', () => {
    expect(
      read(`${head}
Schedule C--Profit or Loss From Business
EMPLOYER ID NUMBER:                                           88-3310742
BUSINESS NAME:                                                BRAN KEYS${lines}`),
    ).toMatchObject({
      'businessInfo.businessName': 'BRAN KEYS',
      'businessInfo.ein': '88-3310742',
      'businessInfo.industry': 'PIANO TUNING',
      'fields.businessCode': '811490',
      'fields.grossReceipts': 44600,
      'fields.totalExpenses': 13100,
      'fields.netProfit': 31500,
      'businessInfo.annualRevenue.year2023': 44600,
      'businessInfo.netIncome.year2023': 31500,
    });
  });
  it('When another schedule has lines of the same names, then they are no business', () => {
    const values = read(`${head}
Schedule F--Profit or Loss From Farming${lines}`);
    expect(values).not.toHaveProperty(['fields.totalExpenses']);
    expect(values).not.toHaveProperty(['fields.grossReceipts']);
    expect(values).not.toHaveProperty(['businessInfo.industry']);
  });
  it('When two businesses differ, then neither is taken for the only one', () => {
    const values = read(`${head}
Schedule C--Profit or Loss From Business${lines}
Schedule C--Profit or Loss From Business${lines.replaceAll('44,600', '9,300').replace('PIANO TUNING', 'EGG SALES')}`);
    expect(values).not.toHaveProperty(['fields.grossReceipts']);
    expect(values).not.toHaveProperty(['businessInfo.industry']);
  });
});

it('When a program calls the schedule `SCH C` and signs the profit with a dash, then its comparison is read', () => {
  expect(
    read(`
Form SCH C              Two Year Comparison Report - Business Income        2022 & 2023
Name of proprietor                                        Taxpayer Identification Number
Ottoline Marchbanks                                       921-40-7718
Principal business or profession                          Business code
Furniture restoration                                     811420
Business name                                             Employer ID number
Second Varnish                                            84-2209317
                                                      2022        2023     Differences
  1. Gross receipts or sales                    1.   51,200      58,900        7,700
  4. Gross income                               4.   51,200      58,900        7,700
 12. Total expenses                            12.   20,300      22,400        2,100
 14. Net profit/-loss                          14.   30,900      36,500        5,600`),
  ).toMatchObject({
    'primaryPerson.fullName': 'Ottoline Marchbanks',
    'primaryPerson.ssn': '921-40-7718',
    'businessInfo.businessName': 'Second Varnish',
    'fields.businessCode': '811420',
    'fields.grossReceipts': 58900,
    'fields.totalExpenses': 22400,
    'fields.netProfit': 36500,
  });
});

const comparison = (status: string, ...ends: string[]) =>
  read(`
Form COMPARE              Two-Year Tax Return Comparison                2023
Name(s) as shown on return                                     Tax ID Number
Anselm Okonjo                                                  926-71-3340
${status.padEnd(50)}2022        2023   Differences
Wages, salaries, tips, etc.                      61,200      64,800         3,600
Total income                                     61,200      64,800         3,600
Adjusted gross income                            61,200      64,800         3,600
Taxable income                                   48,250      50,950         2,700
Total tax                                         6,234       6,518           284
${ends.join('\n')}`);

describe('A comparison of years', () => {
  it.each([
    ['Filing status: 2022 Single 2023 Single', 'Single'],
    ['Filing status: 2022 Hd of House 2023 Hd of House', 'Head of household'],
  ])(
    'When the years head their columns in the line of the status, `%s`, then it is read',
    (print, status) => {
      expect(comparison(print)).toMatchObject({ 'fields.filingStatus': status, 'fields.wages': 64800 });
    },
  );
  it('When they differ there, then none is', () => {
    const values = comparison('Filing status: 2022 Single 2023 Head of household');
    expect(values).not.toHaveProperty(['fields.filingStatus']);
  });

  const overpaid = 'OVERPAYMENT                                         310         925           615';
  it('When it calls what comes back an overpayment, then that is the refund', () => {
    expect(comparison('Filing status', overpaid)).toMatchObject({ 'fields.refundAmount': 925 });
  });
  it('When some of it is kept for the next year, or the refund has a line, then it is not', () => {
    const kept = "Applied to next year's estimated tax                310         600           290";
    const refund = 'Refund                                                0         325           325';
    const applied = comparison('Filing status', overpaid, kept);
    expect(applied).not.toHaveProperty(['fields.refundAmount']);
    expect(comparison('Filing status', overpaid, kept, refund)).toMatchObject({ 'fields.refundAmount': 325 });
  });
});

it('When instructions call it the payment due, then it is what is owed, and a sentence may say the status', () => {
  expect(
    read(`
Electronic Filing Instructions for your 2023 Federal Tax Return
Important: Your taxes are not finished until all required steps are completed.
Corentin Abara
18 Quarry Ln
Dover, DE 19901
Balance      Your federal tax return (Form 1040) shows a balance due.
2023         Adjusted Gross Income                       $58,204.00
Federal      Taxable Income                              $44,354.00
Tax          Total Tax                                    $5,102.00
Return       Total Payments/Credits                       $4,690.00
Summary      Payment Due                                    $412.00
We provide the forms for your filing status (Single) until 2030.
Your filing was submitted electronically, for your records.`),
  ).toMatchObject({ 'fields.amountOwed': 412, 'fields.filingStatus': 'Single' });
});

describe('The sentences of a letter', () => {
  const letter = (body: string) =>
    read(`
Kestrel & Wynn, CPAs
40 Dock St, Suite 2
Mobile, AL 36602

March 8, 2023

Ignatius and Perpetua Solberg
77 Lantern Way
Mobile, AL 36608

Dear Ignatius and Perpetua:

Your 2022 Federal Individual Income Tax return has been prepared and will be electronically filed
once you sign Form 8879. ${body}

Sincerely,
Dorothea Kestrel, CPA`);

  it('say the status, and figures in the words of preparers', () => {
    expect(
      letter(`No tax is payable with the filing of this return. You will receive a
refund of $1,415. You filed as Married Filing Jointly. Your total federal tax comes to $7,012.
Federal income tax of $8,427 was withheld from your wages of $88,640.`),
    ).toMatchObject({
      'fields.filingStatus': 'Married filing jointly',
      'fields.totalTax': 7012,
      'fields.federalTaxWithheld': 8427,
      'fields.wages': 88640,
      'fields.refundAmount': 1415,
    });
  });
  it('give no status of another year, nor one that is only supposed', () => {
    const values = letter('Last year you filed as Single. If you filed as Head of Household, call us.');
    expect(values).not.toHaveProperty(['fields.filingStatus']);
  });
  it('give no refund behind a return of a state, and no withholding of a tax that is none', () => {
    const values = letter(`Your Alabama return is filed as well. No tax is payable with it.
You will receive a refund of $88. Federal income tax of $500 was paid for you.`);
    expect(values).not.toHaveProperty(['fields.refundAmount']);
    expect(values).not.toHaveProperty(['fields.federalTaxWithheld']);
  });
});

it('When the head of a Form 1040 has boxes of its own for town, state and ZIP code, then the address is whole', () => {
  const page = printedPage([
    [40, 40, 'Form 1040 (2023)  U.S. Individual Income Tax Return'],
    [40, 60, 'Your first name and middle initial'],
    [260, 60, 'Last name'],
    [420, 60, 'Your social security number'],
    [40, 70, 'Thessaly R'],
    [260, 70, 'Vandermeer'],
    [420, 70, '927 18 4406'],
    [40, 100, 'Home address (number and street)'],
    [260, 100, 'Apt. no.'],
    [40, 110, '58 Heron Cove Rd'],
    [40, 125, 'City, town, or post office'],
    [260, 125, 'State'],
    [420, 125, 'ZIP code'],
    [40, 135, 'Bar Harbor'],
    [260, 135, 'ME'],
    [420, 135, '04609'],
  ]);
  expect(valuesOn(form1040, page)).toMatchObject({
    'primaryPerson.homeAddress.city': 'Bar Harbor',
    'primaryPerson.homeAddress.state': 'ME',
    'primaryPerson.homeAddress.zipCode': '04609',
  });
});

it("When a firm's address stands on two lines below its name, beside other answers, then it is read", () => {
  expect(
    read(`
Corporate Tax Summary                                             Tax Year 2023
Redbud Pattern Works Corporation                                  EIN: 61-4407731
310 Foundry Ct Bldg 2                                             Date incorporated: 04/12/2009
Owensboro, KY 42301                                               State of incorporation: Kentucky
Form 1120, U.S. Corporation Income Tax Return                     Business activity: Pattern making
Gross receipts or sales                                           Line 1a        918,200
Cost of goods sold                                                Line 2         402,100
Gross profit                                                      Line 3         516,100
Total income                                                      Line 11        516,100
Compensation of officers                                          Line 12        120,000
Total deductions                                                  Line 27        431,700
Taxable income                                                    Line 30         84,400
Total tax                                                         Line 31         17,724`),
  ).toMatchObject({
    'businessInfo.businessName': 'Redbud Pattern Works Corporation',
    'businessInfo.businessAddress.street': '310 Foundry Ct Bldg 2',
    'businessInfo.businessAddress.city': 'Owensboro',
    'businessInfo.businessAddress.zipCode': '42301',
  });
});

it('When the telephone is a cell phone, then it is whose return it is', () => {
  expect(
    read(`
2024 Federal Return At A Glance
Taxpayer                       SSN 933-17-4421            Filing status Single
FAIRWEATHER, ODETTE M          Birth date 03/11/1988
12 Tidewater Ln                Cell phone (207) 555-0144
Bath, ME 04530                 Occupation Welder
Wages                                          41,960.00
Taxable interest                                   18.00
Total income                                   41,978.00
Adjusted gross income                          41,978.00
Taxable income                                 27,378.00
Total tax                                       3,053.00`),
  ).toMatchObject({ 'primaryPerson.phoneNumber': '(207) 555-0144' });
});
