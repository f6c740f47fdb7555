/** Worksheets and comparisons of a Schedule C as tax software prints them. */
import { describe, expect, it } from '@jest/globals';
import { readPages } from '../../understanding/testing/readPages.ts';
import { typedPage } from '../../understanding/testing/typedPage.ts';
import { FORMS } from '../index.ts';

function read(picture: string): Record<string, unknown> {
  const [form, ...others] = readPages(FORMS, [typedPage(picture)]);
  expect(others).toEqual([]);
  const values = form!.values.map(({ to, value }) => [to, value]);
  return { ...Object.fromEntries(values), form: form!.definition.name, taxYear: form!.recognised.taxYear };
}

describe('A Schedule C of tax software', () => {
  it('When boxes hold the address, lines are named shortly and a note stands beside, then they are read', () => {
    const values = read(`
SCHEDULE C              Profit or Loss From Business               2022
(Form 1040)             (Sole Proprietorship)
Name of proprietor                                        Social security number (SSN)
Ulrike M Sandoval                                         934-18-2207
E Business address (including suite or room no.)          City, town or post office, state, and ZIP code
27 Mill Plaza                                             Taos, NM 87571

1  Gross receipts or sales        190,300       Prepared by Ferrous and Dunne, 1998 Broad St
2  Returns and allowances         0
28 Total expenses before expenses for business use of home    71,100
31 Net profit or (loss)           70,200`);
    expect(values).toMatchObject({
      form: 'Schedule C',
      'businessInfo.businessAddress.street': '27 Mill Plaza',
      'businessInfo.businessAddress.city': 'Taos',
      'fields.grossReceipts': 190300,
      'fields.netProfit': 70200,
    });
  });
  it('When its worksheet prints the answers beside the questions, then they are read', () => {
    const values = read(`
Schedule C             Profit or Loss from Business Worksheet                 2023
(Form 1040)                 G Keep for your records

Name of proprietor                                        Social Security Number
Ulrike M Sandoval                                         934-18-2207

A Principal business or profession, including product or service    Bicycle repair
B Business code (enter the 6-digit code)                            811490
C Business name (if no separate business name, leave blank)         Spoke Folk
D Employer ID number (EIN), if any                                  88-4412096
E Business address                                                  27 Mill Plaza
   City, state, and ZIP code                                        Taos, NM 87571
F Accounting method                            Cash [X]   Accrual [ ]   Other [ ]

  1 Gross receipts or sales . . .                         1            61,400.
  7 Gross income. Add lines 5 and 6 . . .                 7            61,400.
 11 Contract labor . . .                                 11             2,000.
 28 Total expenses before expenses for business use of home . . .  28  20,150.
 29 Tentative profit or (loss) . . .                     29            41,250.
 30 Expenses for business use of your home . . .         30             1,500.
 31 Net profit or (loss) . . .                           31            39,750.`);
    expect(values).toMatchObject({
      form: 'Schedule C',
      taxYear: 2023,
      'primaryPerson.fullName': 'Ulrike M Sandoval',
      'primaryPerson.ssn': '934-18-2207',
      'businessInfo.industry': 'Bicycle repair',
      'fields.businessCode': '811490',
      'businessInfo.businessName': 'Spoke Folk',
      'businessInfo.ein': '88-4412096',
      'businessInfo.businessAddress.street': '27 Mill Plaza',
      'businessInfo.businessAddress.city': 'Taos',
      'businessInfo.businessAddress.zipCode': '87571',
      'fields.totalExpenses': 20150,
      'fields.netProfit': 39750,
      'businessInfo.netIncome.year2023': 39750,
    });
  });

  it('When a program lists it below no more of a title than its name, then it is read', () => {
    const values = read(`
Your 2022 tax return                                   Page 2 of 3

Schedule C   Business 1 of 1
Business name            Larkspur Dog Walking
Type of work             Pet care
Business code            812910
Accounting method        Cash

Gross receipts           $38,214
Total expenses           $9,730
Net profit               $28,484

© 2023 Tax Programs, Inc.`);
    expect(values).toMatchObject({
      form: 'Schedule C',
      taxYear: 2022,
      'businessInfo.businessName': 'Larkspur Dog Walking',
      'businessInfo.industry': 'Pet care',
      'fields.businessCode': '812910',
      'fields.grossReceipts': 38214,
      'fields.totalExpenses': 9730,
      'fields.netProfit': 28484,
    });
  });

  const boxed = (name: string) =>
    read(`
Schedule C - Two-Year Summary
Profit or Loss From Business (Sole Proprietorship) | Tax year 2022

Name of proprietor                                 Social security number
Ulrike M. Sandoval                                 934-18-2207
A Principal business or profession                 B Business code
Bicycle repair                                     811490
C Business name                                    D Employer ID number
${name}
E Business address
27 Mill Plaza, Taos, NM 87571
F Accounting method                                G Material participation
Cash                                               Yes

                                          2022          2021    Change
Gross receipts or sales                 61,400        58,200     3,200
Total expenses                          21,650        20,000     1,650
Net profit (loss)                       39,750        38,200     1,550`);
  it('When boxes hold the answers below the questions, then they and the figures of the later year are read', () => {
    expect(boxed('Spoke Folk                                         88-4412096')).toMatchObject({
      'businessInfo.businessName': 'Spoke Folk',
      'businessInfo.ein': '88-4412096',
      'businessInfo.businessAddress.street': '27 Mill Plaza',
      'fields.businessCode': '811490',
      'fields.totalExpenses': 21650,
      'fields.netProfit': 39750,
      'businessInfo.annualRevenue.year2022': 61400,
    });
  });
  it('When a box is empty, then what stands below or beside it is no answer', () => {
    const values = boxed('');
    expect(values).not.toHaveProperty(['businessInfo.businessName']);
    expect(values).not.toHaveProperty(['businessInfo.ein']);
  });
  it('When it made a loss, then what is left is less than nothing', () => {
    expect(
      read(`
Schedule C Worksheet                                        Tax year 2023
Proprietor: Ulrike M Sandoval           SSN: 934-18-2207
Business name: Spoke Folk               Business code: 811490
Principal business or profession: Bicycle repair
Gross receipts or sales                                       8,400
Total expenses                                                9,150
Net profit or (loss)                                           (750)`),
    ).toMatchObject({
      'primaryPerson.fullName': 'Ulrike M Sandoval',
      'businessInfo.businessName': 'Spoke Folk',
      'fields.netProfit': -750,
    });
  });
  it('When a list has the short names of a program, then they are read', () => {
    expect(
      read(`
FreeTaxUSA           2023 Schedule C Summary
Business Name              Spoke Folk
Business Activity          Bicycle repair
Business Code              811490
EIN                        88-4412096
Business Address           27 Mill Plaza, Taos, NM 87571
Gross Receipts                        $61,400
Total Expenses                        $21,650
Net Profit                            $39,750`),
    ).toMatchObject({
      'businessInfo.businessName': 'Spoke Folk',
      'businessInfo.industry': 'Bicycle repair',
      'businessInfo.businessAddress.street': '27 Mill Plaza',
      'fields.grossReceipts': 61400,
      'fields.netProfit': 39750,
    });
  });
  it('When no label names whose business it is, then they stand at its head beside their number', () => {
    expect(
      read(`
2023                  SCHEDULE C - TWO YEAR COMPARISON                    PAGE 1
CLIENT 4412           ULRIKE M SANDOVAL                      934-18-2207
BUSINESS: SPOKE FOLK
PRINCIPAL BUSINESS: BICYCLE REPAIR
                                      2022          2023     DIFF
GROSS RECEIPTS OR SALES             58,200        61,400     3,200
TOTAL EXPENSES                      20,000        21,650     1,650
NET PROFIT OR (LOSS)                38,200        39,750     1,550`),
    ).toMatchObject({
      'primaryPerson.fullName': 'Ulrike M Sandoval',
      'primaryPerson.ssn': '934-18-2207',
      'businessInfo.businessName': 'SPOKE FOLK',
      'fields.netProfit': 39750,
    });
  });
  it('When goods were sold, then the receipts add up with what they cost, and the year has its revenue', () => {
    expect(
      read(`
Schedule C - Two-Year Comparison                                 Tax Year 2022
Profit or Loss From Business (Sole Proprietorship)
Proprietor:          Ulrike M Sandoval          SSN:     934-18-2207
Business name:       Spoke Folk                 Business code:     811490
                                      2022          2021     Change
Gross receipts or sales             61,400        58,200     3,200
Returns and allowances                 400           200       200
Cost of goods sold                  11,000        10,000     1,000
Gross income                        50,000        48,000     2,000
Total expenses                      21,650        20,000     1,650
Net profit (loss)                   28,350        28,000       350`),
    ).toMatchObject({
      'businessInfo.annualRevenue.year2022': 61400,
      'businessInfo.netIncome.year2022': 28350,
    });
  });
  it.each([
    ['Revenue', 'Expenses', 'Net income'],
    ['Total income', 'Total business expenses', 'Profit'],
    ['Gross sales', 'Total deductions', 'Net business income'],
  ])('When a program calls its figures `%s`, `%s` and `%s`, then they are read', (gross, costs, net) => {
    const row = (label: string, amount: string) => `${label.padEnd(46)}${amount}`;
    const values = read(`
Schedule C Summary - 2022
Profit or Loss From Business
Proprietor:          Ulrike M Sandoval
Business name:       Spoke Folk
Business code:       811490
${[row(gross, '61,400'), row(costs, '33,050'), row(net, '28,350')].join('\n')}`);
    expect(values).toMatchObject({
      'fields.grossReceipts': 61400,
      'fields.totalExpenses': 33050,
      'fields.netProfit': 28350,
    });
  });
  it('takes the application for a licence, which asks for the same, for none', () => {
    const pages = readPages(FORMS, [
      typedPage(`
BUSINESS LICENSE APPLICATION                (Keep for your records)
Business name: Spoke Folk
Business activity: Bicycle repair
Type of business: Sole Proprietor
Gross receipts: 61,400
Total expenses: 21,650`),
    ]);
    expect(pages.filter(({ definition }) => definition.name === 'Schedule C')).toEqual([]);
  });
});
