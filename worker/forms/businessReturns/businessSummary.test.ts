/** Summaries and comparisons of the returns of corporations and partnerships, as tax software prints them. */
import { describe, expect, it } from '@jest/globals';
import { readPages } from '../../understanding/testing/readPages.ts';
import { typedPage } from '../../understanding/testing/typedPage.ts';
import { FORMS } from '../index.ts';

/** The form, the year and the values of the one form on a page typed like this. */
function read(picture: string): Record<string, unknown> {
  const [summary, ...others] = readPages(FORMS, [typedPage(picture)]);
  expect(others).toEqual([]);
  const values = summary!.values.map(({ to, value }) => [to, value]);
  const { form, taxYear } = { form: summary!.definition, taxYear: summary!.recognised.taxYear };
  return { ...Object.fromEntries(values), form: form.name, taxYear };
}

const S_CORPORATION = `
Gross receipts or sales . . . . . . . . . .       402,118
Cost of goods sold . . . . . . . . . . . . .      150,300
Gross profit . . . . . . . . . . . . . . . .      251,818
Total income (loss) . . . . . . . . . . . .       251,818
Compensation of officers . . . . . . . . . .       60,000
Rents . . . . . . . . . . . . . . . . . . .        24,000
Total deductions . . . . . . . . . . . . . .      201,406
Ordinary business income (loss) . . . . . .        50,412`;

describe('A summary of the return of a business', () => {
  it('When boxes at its head have their labels above, then name, number, address and activity are read', () => {
    expect(
      read(`
                   1120-S TAX RETURN SUMMARY                     2022
Name of S corporation                             Employer ID number
COPPER KETTLE CANDY INC                           84-5510927
Number, street, and room or suite no.             Date incorporated
118 LARIMER ST STE 4                              06-02-2013
City or town, state, ZIP code                     S election effective
FORT COLLINS CO 80521                             01-01-2014
Business activity: MANUFACTURING - CANDY          Code: 311340
${S_CORPORATION}`),
    ).toMatchObject({
      form: '1120-S',
      taxYear: 2022,
      'businessInfo.businessName': 'COPPER KETTLE CANDY INC',
      'businessInfo.ein': '84-5510927',
      'businessInfo.businessType': 'S Corp',
      'businessInfo.businessAddress.street': '118 Larimer St Ste 4',
      'businessInfo.businessAddress.city': 'Fort Collins',
      'businessInfo.businessAddress.zipCode': '80521',
      'businessInfo.yearFounded': 2013,
      'fields.businessCode': '311340',
      'businessInfo.annualRevenue.year2022': 402118,
      'businessInfo.netIncome.year2022': 50412,
    });
  });

  it('When labels stand beside their values in two columns, then each has its own', () => {
    expect(
      read(`
Form 1120 Corporation Tax Summary                                          2023

Corporation name        Gladwin Anvil Works Co.      EIN                      38-7712045
Address                 71 Foundry Rd                Date incorporated        09/30/1999
City, state, ZIP        Gladwin, MI 48624            State of incorporation   MI
Business activity       Steel forging                Business activity code   332110
Phone                   (989) 555-0173               Accounting method        Cash

Gross receipts or sales                                      910,400
Cost of goods sold                                           501,220
Gross profit                                                 409,180
Total income                                                 409,180
Total deductions                                             361,900
Taxable income before NOL and special deductions              47,280
Taxable income                                                47,280
Total tax (21%)                                                9,929

Prepared by: Ostrander Tax LLC, 9 Court St, Midland, MI 48640 - (989) 555-0108`),
    ).toMatchObject({
      form: '1120',
      'businessInfo.businessName': 'Gladwin Anvil Works Co.',
      'businessInfo.ein': '38-7712045',
      'businessInfo.businessType': 'C Corp',
      'businessInfo.businessAddress.street': '71 Foundry Rd',
      'businessInfo.businessAddress.city': 'Gladwin',
      'businessInfo.businessPhone': '(989) 555-0173',
      'businessInfo.stateOfIncorporation': 'MI',
      'businessInfo.yearFounded': 1999,
      'businessInfo.industry': 'Steel forging',
      'fields.netIncome': 47280,
    });
  });

  it('When no label names the firm, then it is whom its number stands beside, and its address is below', () => {
    const values = read(`
                    FEDERAL INCOME TAX SUMMARY
2023                                                            PAGE 1
                    S CORPORATION - FORM 1120-S
CLIENT PLOVER       PLOVER POINT BOATWORKS INC          84-6620118
            40 HARBOR RD UNIT 2, ROCKLAND, ME 04841
${S_CORPORATION}
OFFICER OF RECORD   SILAS FERNALD CO    01-2345678`);
    expect(values).toMatchObject({
      form: '1120-S',
      'businessInfo.businessName': 'PLOVER POINT BOATWORKS INC',
      'businessInfo.ein': '84-6620118',
      'businessInfo.businessAddress.street': '40 Harbor Rd Unit 2',
      'businessInfo.businessAddress.city': 'Rockland',
      'businessInfo.businessAddress.state': 'ME',
    });
  });

  it('reads a partnership whose year stands before its name', () => {
    expect(
      read(`
                 FEDERAL PARTNERSHIP INCOME TAX SUMMARY              PAGE 1
2023               QUILLFEATHER PRESS PARTNERS LLP   57-2290144

GROSS RECEIPTS OR SALES                                    311,200
COST OF GOODS SOLD                                          90,114
GROSS PROFIT                                               221,086
TOTAL INCOME                                               221,086
GUARANTEED PAYMENTS TO PARTNERS                             80,000
TOTAL DEDUCTIONS                                           190,340
ORDINARY BUSINESS INCOME (LOSS)                             30,746
PARTNERS' SHARES`),
    ).toMatchObject({
      form: '1065',
      taxYear: 2023,
      'businessInfo.businessName': 'QUILLFEATHER PRESS PARTNERS LLP',
      'businessInfo.ein': '57-2290144',
      'businessInfo.businessType': 'Partnership',
      'fields.netIncome': 30746,
    });
  });

  it("reads of a corporation's comparison of two years the later one", () => {
    expect(
      read(`
                      TWO YEAR COMPARISON WORKSHEET
1120                                                                  2022
         For tax year beginning January 1, 2022 and ending December 31, 2022
Name                                              Employer identification number
BLUESTEM SEED & FEED CORP                         48-1190366
                                         Prior Year    Current Year    Increase
Description                                    2021            2022  (Decrease)
GROSS RECEIPTS OR SALES                    811,400.        840,250.     28,850.
COST OF GOODS SOLD                         500,100.        512,300.     12,200.
GROSS PROFIT                               311,300.        327,950.     16,650.
TOTAL INCOME                               311,300.        327,950.     16,650.
COMPENSATION OF OFFICERS                    90,000.         92,000.      2,000.
TOTAL DEDUCTIONS                           280,400.        290,110.      9,710.
TAXABLE INCOME BEFORE NOL AND SPECIAL DEDUCTIONS  30,900.   37,840.      6,940.
NET OPERATING LOSS DEDUCTION                     0.              0.          0.
TAXABLE INCOME                              30,900.         37,840.      6,940.`),
    ).toMatchObject({
      form: '1120',
      taxYear: 2022,
      'businessInfo.businessName': 'BLUESTEM SEED & FEED CORP',
      'businessInfo.ein': '48-1190366',
      'fields.grossReceipts': 840250,
      'fields.totalDeductions': 290110,
      'fields.netIncome': 37840,
    });
  });

  it("takes no person's summary that tells of a business for one", () => {
    expect(
      read(`
2023 Tax Return Summary
Taxpayer: Hollis A Quarterman    SSN: 911-20-4478
Filing status: Single            Form 1040
Schedule C: gross receipts or sales           90,300
Cost of goods sold                            20,100
Gross profit                                  70,200
Total deductions                              14,200
Total income                                  61,880
Adjusted gross income                         58,880
Taxable income                                44,980
Total tax                                      5,510`),
    ).toMatchObject({ form: '1040', 'primaryPerson.fullName': 'Hollis A Quarterman' });
  });
});

describe('What a preparer sends along with the return of a corporation', () => {
  it('When a column beside the lines says whose it is, then the block below its heading is read, and what follows it', () => {
    expect(
      read(`
                 Federal corporation return - what we filed
   FORM
                                       Line  Description                                   Amount
   1120                                1a    Gross receipts or sales                     702,118.00
   2023                                2     Cost of goods sold                         (150,300.00)
   Prepared for                        11    Total income                                551,818.00
   Copper Kettle
   Candy, Inc.                         12    Compensation of officers                    110,000.00
   9 Larimer St, Suite 4               13    Salaries and wages             201,406.00
   Hibbing, MN 55746
   EIN 41-5510927                      27    Total deductions                         501,406.00
   Incorporated 06/14/2003
   Activity
   Candy making                        28    Taxable income before NOL and special deductions       50,412.00
   Code 311340                         30    Taxable income                                         50,412.00
   Prepared by                         31    Total tax                                              10,587.00
   Ostrander Tax                       36    Overpayment credited to 2024 estimated tax              2,413.00
   Payment of 2024 is due on the fifteenth of each quarter`),
    ).toMatchObject({
      form: '1120',
      taxYear: 2023,
      'businessInfo.businessName': 'Copper Kettle Candy, Inc.',
      'businessInfo.businessAddress.street': '9 Larimer St, Suite 4',
      'businessInfo.ein': '41-5510927',
      'businessInfo.yearFounded': 2003,
      'businessInfo.industry': 'Candy making',
      'fields.costOfGoodsSold': 150300,
      'fields.netIncome': 50412,
    });
  });
});
