/** Whose return a business's summary tells of, and its figures, in the words of other programs. */
import { describe, expect, it } from '@jest/globals';
import { readPages } from '../../understanding/testing/readPages.ts';
import { typedPage } from '../../understanding/testing/typedPage.ts';
import { FORMS } from '../index.ts';

function read(picture: string): Record<string, unknown> {
  const [summary, ...others] = readPages(FORMS, [typedPage(picture)]);
  expect(others).toEqual([]);
  const values = summary!.values.map(({ to, value }) => [to, value]);
  return { ...Object.fromEntries(values), form: summary!.definition.name };
}

const instructions = (block: string) =>
  read(`
                        2023 FILING INSTRUCTIONS
                FORM 1120-S - U.S. INCOME TAX RETURN FOR AN S CORPORATION
Prepared for:    ${block}
                 14 Wharf St
                 Stuart, FL 34994
EIN:             59-3307766
Prepared by:     Indian River Tax, 8 Main St, Stuart, FL 34997
Gross receipts                                   $718,475
Total income                                     $316,231
Total deductions                                 $221,907
Ordinary business income                          $94,324`);

describe('The head of a summary of the return of a business', () => {
  it('When the block of the firm stands beside what heads it, then it is whose return it is', () => {
    expect(instructions('Osprey Dock Company')).toMatchObject({
      form: '1120-S',
      'businessInfo.businessName': 'Osprey Dock Company',
      'businessInfo.businessAddress.street': '14 Wharf St',
      'businessInfo.businessAddress.zipCode': '34994',
      'businessInfo.ein': '59-3307766',
      'fields.grossReceipts': 718475,
    });
  });
  const FIGURES = `
Gross receipts or sales                      $718,475
Total income                                 $316,231
Total deductions                             $221,907
Ordinary business income                      $94,324`;
  it('When its number stands alone below its name, then both are its own', () => {
    expect(
      read(`
OSPREY DOCK COMPANY, INC.
EIN 59-3307766
14 Wharf St, Stuart, FL 34994
2023 FORM 1120-S - SUMMARY OF INCOME TAX RETURN
${FIGURES}`),
    ).toMatchObject({
      'businessInfo.businessName': 'OSPREY DOCK COMPANY, INC.',
      'businessInfo.businessAddress.street': '14 Wharf St',
      'businessInfo.ein': '59-3307766',
    });
  });
  it('When its kind stands in front of the name, without a colon, then it is a label, and in a title none', () => {
    const list = (row: string) =>
      read(`
PARTNERSHIP TAX SUMMARY
Form 1065 - U.S. Return of Partnership Income - Tax Year 2022
${row}
Employer ID number         84-2093376
${FIGURES}`);
    expect(list('Partnership                Bright Hollow Veterinary')).toMatchObject({
      'businessInfo.businessName': 'Bright Hollow Veterinary',
    });
    expect(list('')).not.toHaveProperty(['businessInfo.businessName']);
  });
  it('When its whole address stands in one line below the label, then its parts are read', () => {
    expect(
      read(`
                           TWO-YEAR COMPARISON
              U.S. INCOME TAX RETURN FOR AN S CORPORATION
Name                                            Employer Identification Number
GREEN ISLAND TURNINGS, INC.                     91-8820411
Address
7150 STATE HIGHWAY 57, BAILEYS HARBOR, WI 54202
Description                          2022 Amount      2023 Amount      Increase
Gross receipts or sales                2,318,440        2,596,012       277,572
Total income                           1,117,635        1,257,105       139,470
Total deductions                         885,687          958,666        72,979
Ordinary business income                 231,948          298,439        66,491`),
    ).toMatchObject({
      'businessInfo.businessAddress.street': '7150 State Highway 57',
      'businessInfo.businessAddress.city': 'Baileys Harbor',
      'businessInfo.businessAddress.zipCode': '54202',
    });
  });
  it("When the block is a person's, then they are no firm", () => {
    expect(instructions('Wade M Osprey')).not.toHaveProperty(['businessInfo.businessName']);
  });

  it('reads a list that calls the firm by its kind, and figures by their short names', () => {
    expect(
      read(`
TaxAct                   2023 Tax Return Summary - Form 1065
Partnership: Cobble Lane Ceramics LP                 EIN: 11-2239088
Address: 220 Court St, Brooklyn, NY 11201
Gross Receipts                         $180,220
Cost of Goods Sold                      $40,100
Gross Profit                           $140,120
Total Income                           $140,120
Total Deductions                       $100,020
Ordinary Income                         $40,100
Net income (loss) per books             $38,000`),
    ).toMatchObject({
      form: '1065',
      'businessInfo.businessName': 'Cobble Lane Ceramics LP',
      'businessInfo.ein': '11-2239088',
      'businessInfo.businessAddress.street': '220 Court St',
      'fields.grossReceipts': 180220,
      'fields.netIncome': 40100,
    });
  });
  it('takes no word of a name for a label', () => {
    expect(
      read(`
Form 1065                Two Year Comparison Report                    2020 & 2021
Name                                              Employer Identification Number

GREBE & HOLLIS SURVEYING PARTNERS LLP             47-6620184
                                                2020          2021    Differences
1. Gross receipts less returns and allowances  688,410       742,960      54,550
2. Cost of goods sold                          201,330       219,804      18,474
3. Gross profit                                487,080       523,156      36,076
6. Total income (loss)                         487,080       523,156      36,076
21. Total deductions                           400,000       410,000      10,000
22. Ordinary business income (loss)             87,080       113,156      26,076`),
    ).toMatchObject({
      'businessInfo.businessName': 'GREBE & HOLLIS SURVEYING PARTNERS LLP',
      'fields.grossReceipts': 742960,
      'fields.netIncome': 113156,
    });
  });
  it('reads the name behind the kind of the firm, in the line that ends in its number', () => {
    const firm = (line: string) =>
      read(`
Tax Return Summary - U.S. Corporation Income Tax Return
Form 1120 Tax year 2023
${line}
Address        14 Wharf St, Stuart, FL 34994    Date incorporated   05/11/1998
1a  Gross receipts or sales                     718,475
2   Cost of goods sold                          402,244
11  Total income                                316,231
12  Compensation of officers                     90,000
27  Total deductions                            221,907
28  Taxable income before NOL                    94,324`);
    expect(firm('Corporation    Osprey Marine Equipment Co.       EIN        59-3307766')).toMatchObject({
      'businessInfo.businessName': 'Osprey Marine Equipment Co.',
      'businessInfo.ein': '59-3307766',
    });
    expect(firm('Corporation    Form 1120    Page 1     EIN    59-3307766')).not.toHaveProperty([
      'businessInfo.businessName',
    ]);
  });
  it('takes what the books say for no income of the return', () => {
    expect(
      read(`
Form 1065            Tax Summary            2023
Name                                        Employer Identification Number
Cobble Lane Ceramics LP                     11-2239088
Gross receipts or sales                180,220
Cost of goods sold                      40,100
Total income                           140,120
Total deductions                       100,020
Partners: 2
Net income (loss) per books             38,000`),
    ).not.toHaveProperty(['fields.netIncome']);
  });
});
