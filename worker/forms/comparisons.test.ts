/** Tables of two columns and of several years, on papers about a return. */
import { describe, expect, it } from '@jest/globals';
import { toSheet } from '../understanding/sheet/sheet.ts';
import { findTaxYear } from '../understanding/years/taxYear.ts';
import { readPages, valuesOn } from '../understanding/testing/readPages.ts';
import { typedPage } from '../understanding/testing/typedPage.ts';
import { FORMS } from './index.ts';
import { form1099Consolidated } from './payments/form1099Consolidated.ts';
import { form1099Int } from './payments/form1099Int.ts';
import { form1065 } from './businessReturns/form1065.ts';
import { form1120s } from './businessReturns/form1120s.ts';
import { scheduleC } from './returns/scheduleC.ts';
import { taxSummary } from './summaries/taxSummary.ts';

describe('A comparison of years', () => {
  it("When a corporation's figures stand beside those of another year, then neither they nor the difference are read", () => {
    expect(
      valuesOn(
        form1120s,
        typedPage(`
2023 Form 1120-S U.S. Income Tax Return for an S Corporation

Corporation name                       Prairie Fire Pottery Inc.
Employer identification number         42-8810337
Address                                608 5th St, Suite 101, Ames, IA 50010
Date incorporated                      08/19/2016
Business activity                      Pottery studio and retail

                                       2022         2023        Difference
Gross receipts or sales                288,104      310,990     22,886
Total income                           208,004      219,986     11,982
Total deductions                       160,220      171,402     11,182
Ordinary business income (loss)        47,784       48,584      800`),
      ),
    ).toMatchObject({
      'fields.grossReceipts': 310990,
      'fields.totalIncome': 219986,
      'fields.totalDeductions': 171402,
      'fields.netIncome': 48584,
    });
  });
  it('When one year is headed as filed and the other as this return, then the later one is read', () => {
    expect(
      valuesOn(
        form1065,
        typedPage(`
Comparative Summary   Form 1065   Calendar year 2023
Item                         2022 as filed     2023 this return     Increase (decrease)
Gross receipts or sales      402,880           488,214              85,334
Total deductions             376,036           349,813              (26,223)
Ordinary business income     26,844            138,401              111,557`),
      ),
    ).toMatchObject({
      'fields.grossReceipts': 488214,
      'fields.totalDeductions': 349813,
      'fields.netIncome': 138401,
    });
  });
  it("When a preparer's cover sheet sets tax and payments beside the income, then each amount is its own line's", () => {
    const [read] = readPages(FORMS, [
      typedPage(`
2023 Individual Return - Cover Sheet
Federal (Form 1040)             Filing status: Single
Income                 Amount   Tax and payments              Amount
Wages                  84,210   Taxable income                57,967
Taxable interest          412   Tax before credits             6,508
Adjusted gross income  85,667   Total tax                      4,508`),
    ]);
    expect(Object.fromEntries(read!.values.map(({ to, value }) => [to, value]))).toMatchObject({
      'fields.wages': 84210,
      'fields.taxableInterest': 412,
      'fields.totalTax': 4508,
    });
  });
  it('When the heading of the change stands close to that of the year, then both head columns of their own', () => {
    expect(
      valuesOn(
        taxSummary,
        typedPage(`
2020 Tax Return Summary
                            2019              2020 Increase (Decrease)
Wages                     90,819           129,598              38,779
Total income             103,217           128,628              25,411
Your refund                3,149             2,939                (210)`),
      ),
    ).toMatchObject({
      'fields.wages': 129598,
      'fields.totalIncome': 128628,
      'fields.refundAmount': 2939,
    });
  });
  it('When the change is headed above the line of the years, then it is no amount of the return', () => {
    expect(
      valuesOn(
        taxSummary,
        typedPage(`
1040   TWO YEAR COMPARISON                                2021
                                                     INCREASE
DESCRIPTION               PRIOR YEAR  CURRENT YEAR   (DECREASE)
                                2020          2021
WAGES AND SALARIES           91,400.       96,250.       4,850.
TOTAL INCOME                 92,010.       97,105.       5,095.
ADJUSTED GROSS INCOME        92,010.       97,105.       5,095.
TOTAL TAX                     9,870.       10,442.         572.`),
      ),
    ).toMatchObject({
      'fields.wages': 96250,
      'fields.totalIncome': 97105,
      'fields.adjustedGrossIncome': 97105,
      'fields.totalTax': 10442,
    });
  });
  it('When it is of a Schedule C, then the receipts are those of the later year', () => {
    expect(
      valuesOn(
        scheduleC,
        typedPage(`
Schedule C - Two-Year Summary
Profit or Loss From Business (Sole Proprietorship)   Tax year 2022
Name of proprietor
Imelda Vasquez-Thorne
Principal business or profession
Mobile notary
                              2022        2021       Change
Gross receipts or sales       61,250      58,900     2,350
Total expenses                18,430      17,015     1,415
Net profit                    42,820      41,885       935`),
      ),
    ).toMatchObject({ 'fields.grossReceipts': 61250 });
  });
  it("When a partnership's ordinary business income is summed up, then it is no S corporation's", () => {
    const [summary] = readPages(
      [form1065, form1120s],
      [
        typedPage(`
          FEDERAL PARTNERSHIP INCOME TAX SUMMARY         PAGE 1
  2022           BAYOU LANTERN EVENTS LLP      92-4471830
ORDINARY INCOME
   GROSS RECEIPTS OR SALES                       512,300
   COST OF GOODS SOLD                            201,110
   TOTAL INCOME                                  311,190
   GUARANTEED PAYMENTS TO PARTNERS                48,000
   TOTAL DEDUCTIONS                              250,070
   ORDINARY BUSINESS INCOME (LOSS)                61,120`),
      ],
    );
    expect(summary?.recognised.form).toBe('1065');
  });
  it('When it compares three years, then it is known by that title alone', () => {
    const title = (words: string) =>
      readPages(
        [taxSummary],
        [
          typedPage(`
                         ${words}
Name(s) shown on return                          Social security number
DASHIELL R & WINIFRED ORMSBY                     931-55-0726
                                  2021           2022          2023
Filing status                     MFJ            MFJ           MFJ
Adjusted gross income             80,512         84,235        88,150
Taxable income                    55,412         58,335        60,450
Total tax                          6,254          6,589         6,813`),
        ],
      ).map(({ values }) => values.find(({ to }) => to === 'fields.totalTax')?.value);
    expect(title('THREE-YEAR COMPARISON')).toEqual([6813]);
    expect(title('A LIST OF FIGURES')).toEqual([]);
  });
  it('When its title is torn and each year has a row for the status, then the rows of the return make it known and the latest counts', () => {
    const [summary] = readPages(FORMS, [
      typedPage(`
Alder Gap Bookkeeping, LLC                           Form 1040 - Return
44 Mill Rd, Stowe, VT 05672                          Comparing
                                                     Tax year 2022 (with 2021)

Name(s) shown on return       Odessa P Winterbourne
Social security number        933-01-7781
Spouse                        -
Address                       9 Lantern Hill Rd, Stowe, VT 05672
Filing status 2022            Head of household
Filing status 2021            Married filing jointly

                              2021          2022      Increase (decrease)
Wages, salaries, tips         98,100        51,020    (47,080)
Total income                  98,100        51,020    (47,080)
Adjusted gross income         98,100        51,020    (47,080)
Standard deduction            25,100        19,400    (5,700)
Taxable income                73,000        31,620    (41,380)
Total tax                      8,360         3,502    (4,858)
Federal tax withheld           9,000         4,000    (5,000)`),
    ]);
    const values = Object.fromEntries((summary?.values ?? []).map(({ to, value }) => [to, value]));
    expect(values).toMatchObject({
      'primaryPerson.fullName': 'Odessa P Winterbourne',
      'primaryPerson.ssn': '933-01-7781',
      'fields.filingStatus': 'Head of household',
      'fields.totalTax': 3502,
      'fields.federalTaxWithheld': 4000,
    });
  });
  it('When the filing status is abbreviated, then it is still one', () => {
    expect(valuesOn(taxSummary, typedPage('Filing status        MFJ'))).toMatchObject({
      'fields.filingStatus': 'Married filing jointly',
    });
  });
});

describe('A 1099 that compares years', () => {
  it('When the year before stands beside, then only the latest is read', () => {
    expect(
      valuesOn(
        form1099Int,
        typedPage(`
Farallon Bank                                           2022 Form 1099-INT
Box   Description                           2022        2021 (for comparison)
1     Interest income                       1,310.00    1,987.15
2     Early withdrawal penalty                  0.00       40.00
4     Federal income tax withheld               0.00      198.72`),
      ),
    ).toMatchObject({ 'fields.interestIncome': 1310, 'fields.federalIncomeTaxWithheld': 0 });
  });
  it('When the corrected amounts stand beside those first reported, then only the corrected ones are read', () => {
    expect(
      valuesOn(
        form1099Consolidated,
        typedPage(`
                                            2023 corrected    As first reported        2022
1099-DIV
1a Total ordinary dividends                       912.40             1,044.10        877.00
1b Qualified dividends                            700.20               811.05        640.31
1099-INT
1 Interest income                                  51.40                51.40         12.12`),
      ),
    ).toMatchObject({
      'fields.ordinaryDividends': 912.4,
      'fields.qualifiedDividends': 700.2,
      'fields.interestIncome': 51.4,
    });
  });
});

describe('A summary of a federal and a state return', () => {
  const figures = (headings: string) =>
    valuesOn(
      taxSummary,
      typedPage(`
2023 Tax Return Summary                                  Form 1040
${headings}
Total income                        52,400               51,900
Taxable income                      31,600               31,800
Total tax                            1,478                1,702
Tax withheld                         3,900                2,011
Refund                               2,422                  309`),
    );
  const federal = {
    'fields.totalIncome': 52400,
    'fields.taxableIncome': 31600,
    'fields.totalTax': 1478,
    'fields.federalTaxWithheld': 3900,
    'fields.refundAmount': 2422,
  };

  it('When their figures stand in columns side by side, then only the federal ones are read', () => {
    for (const state of ['Minnesota', '     MN', '  State'])
      expect(figures(`                                   Federal            ${state}`)).toMatchObject(
        federal,
      );
    expect(figures('                             Federal return     Minnesota return')).toMatchObject(
      federal,
    );
  });

  it('When a list of the state stands beside, then the figures of neither list go', () => {
    expect(
      valuesOn(
        taxSummary,
        typedPage(`
2023 Tax Return Summary                                  Form 1040
Federal                                         Minnesota
Total income                        52,400      Addition            77
Taxable income                      31,600      Tax              1,702`),
      ),
    ).toMatchObject({ 'fields.totalIncome': 52400, 'fields.taxableIncome': 31600 });
  });
});

describe('Words beside a label', () => {
  it("When a recipient's number is followed by a date, then neither is the recipient", () => {
    const values = valuesOn(
      form1099Consolidated,
      typedPage(`
                                            Recipient's Taxpayer ID: XXX-XX-9014
                                            Date prepared: 02/09/2024

SUNNIVA K AAMODT
44 W 16TH ST APT 9-F
NEW YORK NY 10011`),
    );
    expect(values).toMatchObject({ 'fields.recipientName': 'SUNNIVA K AAMODT' });
  });
  it('When a trade is told in small letters, then it is no sentence', () => {
    expect(
      valuesOn(
        scheduleC,
        typedPage(`
A Principal business or profession, including product or service (see instructions)
Dog walking and pet sitting`),
      ),
    ).toMatchObject({ 'businessInfo.industry': 'Dog walking and pet sitting' });
  });
  it('When the year is filled in close behind the print of another box, then it is still the calendar year', () => {
    const page = typedPage(`
1 Interest income $ 412.09   For calendar year
PAYER'S TIN 01-0220447   20 24`);
    expect(findTaxYear([toSheet(page)])).toBe(2024);
  });
  it('When a trustee stands below the trust, then the trust is the name', () => {
    expect(
      valuesOn(
        form1099Int,
        typedPage(`
RECIPIENT'S name and address
SMITH FAMILY TRUST
ELEANOR SMITH TTEE
118 OAK ST
SOMERSET PA 15501`),
      ),
    ).toMatchObject({ 'fields.recipientName': 'SMITH FAMILY TRUST' });
  });
});
