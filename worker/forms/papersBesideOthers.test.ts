/** Papers whose neighbours were taken for their own: tables for panels, states' refunds, firms at the head, bonds below a licence. */
import { describe, expect, it } from '@jest/globals';
import { printedPage, wordsAt, type Print } from '../understanding/testing/printedPage.ts';
import { typedPage } from '../understanding/testing/typedPage.ts';
import { readPage, readPicture } from './testing/readPage.ts';

describe('A sheet of data about a client', () => {
  const sheet = (dataSheet: string) => `
${dataSheet}                                                    Alder Tax & Ledger
                                                                   619 Quarry Rd, Rapid City, SD 57701
Tax Year 2024 Form 1040                                            605-555-0108 office@alder.example

GENERAL INFORMATION
                         Taxpayer                         Spouse
Name                     Ruth J Okafor                    Emeka D Okafor
SSN                      981-03-5527                      917-66-2840
Date of birth            08/14/1983                       11/02/1985
Occupation               Lineman                          Paralegal
Cell phone               (605) 555-0139

Street address           23180 Tamarack Rd Lot 9          Filing status     2 - Married filing joint
City, State, ZIP         Rapid City, SD 57702             County            Pennington

DEPENDENTS
Name                     SSN             Relationship     Date of birth     Months
Ada Okafor               926-11-7304     Daughter         05/19/2011        12
Obi Okafor               926-11-7391     Son              01/30/2014        12

RETURN INFORMATION
Federal                                      2024
Wages, salaries, tips                      94,880
Taxable interest                              351
Total income                               95,231
Adjusted gross income                      95,231
Taxable income                             66,031
Total tax                                   1,707
Federal income tax withheld                 6,044
Refund                                      4,337`;

  it('When the labels of a table stand left of both answers, then they are no panel', () => {
    expect(readPicture(sheet('CLIENT DATA SHEET'))).toMatchObject({
      'primaryPerson.homeAddress.street': '23180 Tamarack Rd Lot 9',
      'primaryPerson.homeAddress.zipCode': '57702',
      'primaryPerson.numberOfDependents': 2,
    });
  });
});

it('When a recap tells what a state pays back, too, then the refund is the federal one', () => {
  const values = readPicture(`
Your 2021 Federal Tax Return Summary
Form 1040 TaxPilot Classic          Prepared 03/09/2022

Taxpayer            Ruth H Okafor
Filing status       Single
Wages and salaries (Form W-2)       $52,318
Taxable interest                        $12
Total income                        $52,330
Adjusted gross income (AGI)         $52,330
Taxable income                      $39,780
Total tax                            $4,564
Federal tax withheld                 $5,977

                                              Ohio refund: $214      Columbus city: $0`);
  expect(values['fields.refundAmount']).toBeUndefined();
});

describe('A letter that tells a return in sentences', () => {
  it('When it names the year and what was paid beside what was withheld, then each figure is told', () => {
    const values = readPicture(`
OKAFOR & OAKES, P.C.
Certified Public Accountants
212 Quarry Street, Suite 5 | Burlington, Vermont 05401 | (802) 555-0126

March 21, 2023

Colin R. Tremblay
1847 Lost Nation Road
Essex Junction, VT 05452-6634

Dear Colin:

Enclosed please find your 2022 individual income tax returns, prepared from the information you gave us.

Federal Form 1040. Your total income for 2022 was $148,912 and your adjusted gross income was $145,612.
After itemized deductions of $31,204, your taxable income is $114,408 and your total tax is $16,390. You had
federal income tax withheld of $14,120 and made estimated payments of $1,000, leaving a balance due of
$1,270. The amount you owe will be withdrawn from your checking account on April 18, 2023.

2023 estimated tax. To avoid an underpayment penalty we suggest four federal payments of $450 each.`);
    expect(values).toMatchObject({
      'fields.totalIncome': 148912,
      'fields.adjustedGrossIncome': 145612,
      'fields.federalTaxWithheld': 14120,
      'fields.amountOwed': 1270,
    });
  });
});

describe('A licence', () => {
  const page = typedPage(`
CLB        STATE OF ARIZONA                                                1700 W Quarry St, Ste 105
           Contractors Licensing Bureau                                    Phoenix, AZ 85007

                                  CONTRACTOR'S LICENSE

     License Number                   ROC 347116
     Business Name                    COPPER FORD PLUMBING, INC.
     Entity                           Corporation
     Principal Place of Business      3018 E TAMARACK RD, TUCSON AZ 85716-1634
     Issue Date                       07/08/2024
     Expiration Date                  07/31/2026

Bond                   Surety                       Number                Amount         Effective
License bond           Great Divide Surety Co.      GDS-778120            $9,000         06/15/2022`);
  // the mark is drawn as high as both lines beside it
  const words = page.words.map((word) =>
    word.text === 'CLB' ? { ...word, box: { ...word.box, y1: word.box.y1 + 13 } } : word,
  );
  const contractor = readPage({ ...page, words });

  it('When letters of a kind begin its number, then they are no label, and that of a bond is another', () => {
    expect(contractor['fields.licenseNumber']).toBe('ROC 347116');
  });

  it('When a mark of initials stands before the state, then they are those of who grants it', () => {
    expect(contractor['fields.issuingAuthority']).toBe('Contractors Licensing Bureau');
  });

  it('When a board of several trades stands below its state, then the board grants it', () => {
    const values = readPicture(`
                              COMMONWEALTH OF KENTUCKY
                        Board of Barbers and Hair Designers
                  911 Quarry Pike, Frankfort, Kentucky 40601 | (502) 555-0126

                                  Be it known that
                            OKAFOR & SONS BARBER STUDIO
                                739 Tamarack Hwy
                                Elsmere, KY 41018
      having complied with the provisions of KRS Chapter 317 is hereby licensed to operate as a
                                   BARBER SHOP

             License No.      This License Issued      Expiration Date
             BSH-21907        06/20/2024               06/30/2025
             Owner: Ruth Okafor

      Notify the Board within 30 days of any change of ownership. POST IN A CONSPICUOUS PLACE`);
    expect(values['fields.issuingAuthority']).toBe('Board of Barbers and Hair Designers');
  });

  it('When a seal breaks the name of a city into small lines, then its large print is the name', () => {
    const rows: readonly Print[] = [
      [60, 115, 'The person, firm or corporation named below is granted this certificate'],
      [67, 153, 'Business Name'],
      [286, 153, 'Certificate Number'],
      [68, 164, 'Okafor Nail Lounge'],
      [287, 164, 'AG-0071846'],
      [67, 210, 'Business Location'],
      [286, 210, 'Date Issued'],
      [420, 210, 'Expiration Date'],
      [68, 222, '2150 W Quarry Rd #118, Alder Bay, CA 95377'],
      [287, 222, 'January 17, 2025'],
      [421, 222, 'December 31, 2025'],
    ];
    const large = (x: number, y: number, text: string) =>
      wordsAt([x, y, text]).map((word) => ({ ...word, box: { ...word.box, y1: word.box.y0 + 14 } }));
    const small = (x: number, y: number, text: string) =>
      wordsAt([x, y, text]).map((word) => ({ ...word, box: { ...word.box, y1: word.box.y0 + 6 } }));
    const words = [
      ...small(72, 62, 'CITY OF'),
      ...small(74, 72, 'ALDER'),
      ...small(74, 80, 'BAY'),
      ...large(280, 52, 'CITY OF ALDER BAY'),
      ...large(271, 93, 'BUSINESS TAX CERTIFICATE'),
      ...rows.flatMap((row) => wordsAt(row)),
    ];
    expect(readPage(printedPage([], { words }))['fields.issuingAuthority']).toBe('CITY OF ALDER BAY');
  });

  it('When fields are filled in on it and its small print speaks of applications and inspections, then it is still one', () => {
    const page = typedPage(`
PERMIT TO OPERATE A FOOD ESTABLISHMENT

Establishment name (DBA)                          Permit No.
Okafor Noodle Bar                                 FE-24-03175

Permit holder / owner                             Last inspection
Ruth Okafor                                       02/21/2024 (94)

Issue date                                        Valid through
04/01/2024                                        03/31/2025

This permit is not transferable as to person or place. A change of ownership requires a
new application and plan review. Renewal applications are mailed 45 days before expiration.`);
    expect(readPage({ ...page, source: 'form-field' })).toMatchObject({
      'fields.licenseNumber': 'FE-24-03175',
      'fields.expiryDate': '2025-03-31',
    });
  });

  it('When an amount stands in the next column, then its figures are no part of a telephone number', () => {
    const values = readPicture(`
OKALUSA COUNTY LOCAL BUSINESS TAX RECEIPT                         2024 - 2025
Benita R. Haverty, Okalusa County Tax Collector

RECEIPT #             0618842                        RECEIPT ISSUED     08/14/2024
BUSINESS NAME         ALDER WINDOW CLEANING          EXPIRES            SEPTEMBER 30, 2025
OWNER                 OKAFOR, RUTH                   EMPLOYEES          2
BUSINESS ADDRESS      1416 QUARRY DR UNIT 7          TAX                $ 33.00
                      NICEPORT FL 32578
BUSINESS PHONE        850-555-0177                   PENALTY            $ 0.00
BUSINESS TYPE         WINDOW CLEANING                TOTAL PAID         $ 33.00`);
    expect(values['businessInfo.businessPhone']).toBe('(850) 555-0177');
  });
});

it('When a row of sums begins with the first day of their period, then it is no day of a list', () => {
  const values = readPicture(`
10/6/25, 8:42 AM                Account Activity | Tamarack Savings Bank

Tamarack Savings Bank           Welcome, Ruth Okafor | Last sign-in 10/03/2025 | Sign Out

Freelance Checking *5508
Current balance as of 10/06/2025: $3,918.02   Available balance: $3,868.02

Showing activity      Opening balance     Total credits (1)    Total debits (1)     Closing balance
09/01/2025 –          $5,240.19           $1,002.60            -$350.46             $5,892.33
09/30/2025

Date          Description                 Status       Debit          Credit        Balance
09/29/2025    REMOTE DEPOSIT CAPTURE      Posted                      $1,002.60     $5,892.33
09/28/2025    DEBIT CARD ALDER FUEL       Posted       -$350.46                     $4,889.73`);
  expect(values).toMatchObject({
    'fields.openingBalance': 5240.19,
    'fields.totalDeposits': 1002.6,
    'fields.totalWithdrawals': 350.46,
    'fields.closingBalance': 5892.33,
  });
});
