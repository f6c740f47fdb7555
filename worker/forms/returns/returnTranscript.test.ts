import { describe, expect, it } from '@jest/globals';
import { readPages } from '../../understanding/testing/readPages.ts';
import { typedPage } from '../../understanding/testing/typedPage.ts';
import { FORMS } from '../index.ts';

describe('A transcript of a return', () => {
  it("When the IRS lists a return's lines, then its figures are read and its masked people are not", () => {
    const [read] = readPages(FORMS, [
      typedPage(`
               Tax Return Transcript

Tax Period Ending:                           Dec. 31, 2022
NAME(S) SHOWN ON RETURN:                     LUDM ZABR
ADDRESS:                                     418 S
FILING STATUS:                               Single
FORM NUMBER:                                 1040
CYCLE POSTED:                                20231405
RECEIVED DATE:                               Apr.15, 2023
TOTAL WAGES:                                                  $52,118.00
TAXABLE INTEREST INCOME: SCH B:                                  $104.00
TOTAL INCOME:                                                 $52,299.00
ADJUSTED GROSS INCOME:                                        $52,299.00
TAXABLE INCOME:                                               $39,349.00
TOTAL TAX LIABILITY TP FIGURES:                                $4,516.00
FEDERAL INCOME TAX WITHHELD:                                   $5,002.00`),
    ]);
    const values = Object.fromEntries(read!.values.map(({ to, value }) => [to, value]));
    expect(read!.recognised).toMatchObject({ form: '1040', taxYear: 2022 });
    expect(values).toMatchObject({
      'primaryPerson.maritalStatus': 'Single',
      'fields.wages': 52118,
      'fields.taxableInterest': 104,
      'fields.totalTax': 4516,
      'fields.federalTaxWithheld': 5002,
    });
    expect(values).not.toHaveProperty(['primaryPerson.fullName']);
  });

  it('When its numbers are whole, then both of a couple are read from it, and no dependant for one of them', () => {
    const picture = (own: string) => `
               Tax Return Transcript
SSN Provided: ${own}
Tax Period Ending:                           Dec. 31, 2021
SSN:                                         ${own}
SPOUSE SSN:                                  912-44-8107
NAME(S) SHOWN ON RETURN:                     IMRE & SOLVEIG TANDBERG
ADDRESS:                                     90 HARBOR CT UNIT 4
                                             ASTORIA, OR 97103
FILING STATUS:                               Married Filing Joint
FORM NUMBER:                                 1040
CYCLE POSTED:                                20221405
RECEIVED DATE:                               Apr.15, 2022
DEPENDENT 1 SSN:                             934-55-1121
TOTAL INCOME:                                                 $41,018.00
ADJUSTED GROSS INCOME:                                        $41,018.00`;
    const valuesOf = (own: string) => {
      const [read] = readPages(FORMS, [typedPage(picture(own))]);
      return Object.fromEntries(read!.values.map(({ to, value }) => [to, value]));
    };
    expect(valuesOf('912-44-8106')).toMatchObject({
      'primaryPerson.ssn': '912-44-8106',
      'primaryPerson.fullName': 'Imre Tandberg',
      'primaryPerson.homeAddress.street': '90 Harbor Ct Unit 4',
      'primaryPerson.homeAddress.zipCode': '97103',
      'spousePerson.fullName': 'Solveig Tandberg',
      'spousePerson.ssn': '912-44-8107',
    });
    const masked = valuesOf('XXX-XX-8106');
    expect(masked).not.toHaveProperty(['primaryPerson.ssn']);
    expect(masked).not.toHaveProperty(['primaryPerson.fullName']);
  });

  it('When it has a second page, then that is no Form 1040, and dependants are counted by their names', () => {
    const [read, ...others] = readPages(FORMS, [
      typedPage(`
               Tax Return Transcript
Tax Period Ending:                           Dec. 31, 2019
FILING STATUS:                               Head of Household
FORM NUMBER:                                 1040
CYCLE POSTED:                                20201405
RECEIVED DATE:                               Apr.15, 2020
DEPENDENT 1 NAME CTRL:                       OKOR
DEPENDENT 1 SSN:                             XXX-XX-1121
DEPENDENT 2 NAME CTRL:
TOTAL INCOME:                                                 $41,018.00
ADJUSTED GROSS INCOME:                                        $41,018.00`),
      typedPage(`
Tax and Credits
TAXABLE INCOME:                                               $22,668.00
TENTATIVE TAX:                                                 $2,444.00
TOTAL TAX LIABILITY TP FIGURES:                                  $444.00
TOTAL TAX LIABILITY TP FIGURES PER COMPUTER:                     $444.00
Payments
FEDERAL INCOME TAX WITHHELD:                                   $2,106.00
ESTIMATED TAX PAYMENTS:                                            $0.00
AMOUNT YOU OWE:                                                    $0.00
REFUND AMOUNT:                                                 $-1,662.00
ESTIMATED TAX PENALTY:                                             $0.00
Third Party Designee
            This Product Contains Sensitive Taxpayer Data`),
    ]);
    expect(others).toEqual([]);
    expect(read!.recognised).toMatchObject({ form: '1040', taxYear: 2019, pages: [1] });
    expect(Object.fromEntries(read!.values.map(({ to, value }) => [to, value]))).toMatchObject({
      'primaryPerson.numberOfDependents': 1,
      'fields.totalTax': 444,
      'fields.federalTaxWithheld': 2106,
      'fields.refundAmount': 1662,
    });
  });
});

describe('The Schedule C of a transcript', () => {
  it('When it has headings of its own and goes on on the next page, then its figures are still its own', () => {
    const [read, ...others] = readPages(FORMS, [
      typedPage(`
               Form 1040 Tax Return Transcript
Report for Tax Period Ending:                12-31-2023
Form number:                                        1040
Cycle posted:                                   20241505
Received date:                                04-15-2024
Total income:                                $102,520.00
Adjusted gross income:                        $96,872.00
Schedule C - Profit or Loss From Business
Employer ID number:                          88-7712208
Business name:                                     KILN
Income
Gross receipts or sales:                     $118,935.00
Returns and allowances:                            $0.00`),
      typedPage(`
Expenses
Car and truck expenses:                        $3,218.00
Legal and professional services:                 $850.00
Total expenses:                               $40,195.00
Exp for business use of home:                      $0.00
Schedule C net profit or loss per computer:   $37,480.00
At risk code:`),
    ]);
    expect(others).toEqual([]);
    expect(read!.recognised).toMatchObject({ form: '1040', taxYear: 2023 });
    expect(Object.fromEntries(read!.values.map(({ to, value }) => [to, value]))).toMatchObject({
      'businessInfo.ein': '88-7712208',
      'fields.grossReceipts': 118935,
      'fields.totalExpenses': 40195,
      'fields.netProfit': 37480,
      'businessInfo.annualRevenue.year2023': 118935,
    });
    // cut after four letters
    expect(read!.values.find(({ to }) => to === 'businessInfo.businessName')).toMatchObject({
      use: 'suggestion',
    });
  });
});

describe('A transcript of an account', () => {
  const account = (form: string) =>
    readPages(FORMS, [
      typedPage(`
               Account Transcript
FORM NUMBER:                                 ${form}
TAX PERIOD:                                  Dec. 31, 2021
ACCOUNT BALANCE PLUS ACCRUALS (this is not a payoff amount):      $0.00
    ** INFORMATION FROM THE RETURN OR AS ADJUSTED **
FILING STATUS:                               Single
ADJUSTED GROSS INCOME:                                        $38,207.00
TAXABLE INCOME:                                               $25,657.00
TAX PER RETURN:                                                $2,880.00
CODE  EXPLANATION OF TRANSACTION       CYCLE       DATE          AMOUNT
150   Tax return filed                 20221005    04-04-2022    $2,880.00
806   W-2 or 1099 withholding                      04-15-2022   -$3,315.00
846   Refund issued                                04-04-2022      $435.00`),
    ]);

  it('When it is that of a Form 1040, then what the return said is read, and what was withheld and refunded', () => {
    const [read] = account('1040');
    expect(read!.recognised).toMatchObject({ form: '1040', taxYear: 2021 });
    expect(Object.fromEntries(read!.values.map(({ to, value }) => [to, value]))).toMatchObject({
      'primaryPerson.maritalStatus': 'Single',
      'fields.adjustedGrossIncome': 38207,
      'fields.taxableIncome': 25657,
      'fields.totalTax': 2880,
      'fields.federalTaxWithheld': 3315,
      'fields.refundAmount': 435,
    });
  });

  const people = (numbers: string) =>
    readPages(FORMS, [
      typedPage(`
               Account Transcript
FORM NUMBER:                                 1040
TAX PERIOD:                                  Dec. 31, 2021
${numbers}

OSWIN D & PRUDENCE K ARKWRIGHT
14 QUINCE DR UNIT 2
GLENDALE, AZ 85305

--- ANY MINUS SIGN SHOWN BELOW SIGNIFIES A CREDIT AMOUNT ---
ACCOUNT BALANCE PLUS ACCRUALS (this is not a payoff amount):      $0.00
    ** INFORMATION FROM THE RETURN OR AS ADJUSTED **
FILING STATUS:                               Married Filing Joint
ADJUSTED GROSS INCOME:                                        $38,207.00
TAX PER RETURN:                                                $2,880.00`),
    ]).flatMap(({ values }) => values.map(({ to, value }) => [to, value] as const));

  it('When its numbers are whole, then it tells whose account it is', () => {
    const read = people(`TAXPAYER IDENTIFICATION NUMBER:              919-20-4402
SPOUSE TAXPAYER IDENTIFICATION NUMBER:       953-30-6618`);
    expect(Object.fromEntries(read)).toMatchObject({
      'primaryPerson.fullName': 'Oswin D Arkwright',
      'primaryPerson.ssn': '919-20-4402',
      'spousePerson.fullName': 'Prudence K Arkwright',
      'spousePerson.ssn': '953-30-6618',
      'primaryPerson.homeAddress.street': '14 Quince Dr Unit 2',
      'primaryPerson.homeAddress.city': 'Glendale',
      'primaryPerson.homeAddress.zipCode': '85305',
    });
  });

  it('When they are masked, then the names may be cut short and are not read', () => {
    const read = people(`TAXPAYER IDENTIFICATION NUMBER:              XXX-XX-4402
SPOUSE TAXPAYER IDENTIFICATION NUMBER:       XXX-XX-6618`);
    expect(read.filter(([to]) => /fullName|ssn|homeAddress/.test(to))).toEqual([]);
  });

  it("is none of a person's return where it is that of another form", () => {
    expect(account('1120')).toEqual([]);
  });
});

it('When a page holds the middle of a transcript, then its lines are read as those of the return', () => {
  const [read] = readPages(FORMS, [
    typedPage(`
This Product Contains Sensitive Taxpayer Data
Adjustments to Income
Student loan interest deduction:                            $1,150.00
Total adjustments:                                          $1,150.00
Total adjustments per computer:                             $1,150.00
Adjusted gross income:                                     $70,912.00
Adjusted gross income per computer:                        $70,912.00
Tax and Credits
Standard deduction per computer:                           $12,950.00
Taxable income:                                            $57,962.00
Taxable income per computer:                               $57,962.00
Tentative tax:                                              $8,329.00
Tentative tax per computer:                                 $8,329.00
Total tax liability taxpayer figures:                       $8,329.00
Total tax liability taxpayer figures per computer:          $8,329.00`),
  ]);
  expect(read?.recognised).toMatchObject({ form: '1040' });
  expect(Object.fromEntries(read!.values.map(({ to, value }) => [to, value]))).toMatchObject({
    'fields.adjustedGrossIncome': 70912,
    'fields.taxableIncome': 57962,
    'fields.totalTax': 8329,
  });
});
