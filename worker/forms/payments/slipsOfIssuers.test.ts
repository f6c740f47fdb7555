/** Slips as their issuers print them: brokers' statements, forms typed by preparers' programs, summaries that speak to their reader. */
import { describe, expect, it } from '@jest/globals';
import { readPages } from '../../understanding/testing/readPages.ts';
import { typedPage } from '../../understanding/testing/typedPage.ts';
import { FORMS } from '../index.ts';

type Page = ReturnType<typeof typedPage>;

const asScan = (page: Page): Page => ({
  ...page,
  source: 'ocr',
  words: page.words.map((word) => ({ ...word, source: 'ocr', confidence: 0.96 })),
});

/** The values of the one form on these pages. */
function read(...pages: readonly Page[]): Record<string, unknown> {
  const [form, ...others] = readPages(FORMS, pages);
  expect(others).toEqual([]);
  return Object.fromEntries(form!.values.map(({ to, value }) => [to, value]));
}

describe('Brokers’ statements', () => {
  const boxes = `
This is important tax information and is being furnished to the Internal Revenue Service.
IRS 2023 FORM 1099-DIV - DIVIDENDS AND DISTRIBUTIONS      IRS 2023 FORM 1099-MISC - MISCELLANEOUS INFO
1a.  TOTAL ORDINARY DIVIDENDS              $911.40        1.   RENTS                          $0.00
1b.  QUALIFIED DIVIDENDS                   $702.15        3.   OTHER INCOME                   $0.00
IRS 2023 FORM 1099-INT - INTEREST INCOME
1.   INTEREST INCOME                        $61.08`;

  it('When a cover names the tax year and no firm, then that line is no payer', () => {
    const values = read(
      typedPage(`
1099 Consolidated Tax Statement
Tax Year 2023 - ORIGINAL                                          Page 1 of 4

Account Owner
ABRAM LINDQVIST
660 COBBLE HILL RD
KEENE, NH 03431

What's included in this packet:
1099-DIV Dividends and Distributions                 2
1099-INT Interest Income                             2
${boxes}`),
    );
    expect(values['fields.payerName']).toBeUndefined();
  });
});

describe('Boxes of single forms', () => {
  it('When the payer’s label asks for city, state and ZIP code, then the town below it is not the recipient’s', () => {
    const values = read(
      typedPage(`
PAYER'S name, street address, city, state, ZIP code           Form 1099-NEC
  Lantern Quay Design LLC                                     Nonemployee Compensation
  4471 Old Harbor Row West, Galveston TX 77550                Calendar year 2024

PAYER'S TIN            RECIPIENT'S TIN
  74-2091187             945-31-7702

RECIPIENT'S name
  Matilde Sorrento
  9 Quince Court
  Fresno CA 93721

1  Nonemployee compensation
     $18,730.00`),
    );
    expect(values).toMatchObject({
      'primaryPerson.fullName': 'Matilde Sorrento',
      'primaryPerson.homeAddress.city': 'Fresno',
      'primaryPerson.homeAddress.state': 'CA',
      'primaryPerson.homeAddress.zipCode': '93721',
    });
  });

  it('When a program types whole dollars, then their comma tells that they are an amount, but not a bare number', () => {
    const form = (amount: string) => `
PAYER'S name, street address, city or town, state or province,      1 Gross distribution     OMB No. 1545-0119
Halyard Pension Trust                                               ${amount.padEnd(24)} 2023
12 Signal Hill                                                      2a Taxable amount        Form 1099-R
Groton CT 06340                                                     ${amount.padEnd(24)} Distributions From

PAYER'S TIN            RECIPIENT'S TIN
06-1120394             941-20-5518

RECIPIENT'S name
Gilda Prynne`;
    expect(read(typedPage(form('31,480')))).toMatchObject({ 'fields.grossDistribution': 31480 });
    expect(read(typedPage(form('980.')))).toMatchObject({ 'fields.grossDistribution': 980 });
    expect(read(typedPage(form('31480')))['fields.grossDistribution']).toBeUndefined();
    expect(read(typedPage(form('2023.')))['fields.grossDistribution']).toBeUndefined(); // the end of a sentence
  });

  it('When the year stands only above several copies, then it is that of each', () => {
    const copy = [
      "c  Employer's name, address, and ZIP code",
      'WINDROW MILLS INC',
      '88 SPINDLE ST',
      'LOWELL MA 01852',
      '',
      "e/f  Employee's name, address, and ZIP code",
      'JUNIPER A FLOOD',
      '14 TENTER LN',
      'LOWELL MA 01850',
      '',
      "b  Employer's FED ID number    a  Employee's SSA number",
      '04-2290117                    947-11-3302',
      '1  Wages, tips, other comp.    2  Federal income tax withheld',
      '40000.00                      4120.00',
      '3  Social security wages       4  Social security tax withheld',
      '40000.00                      2480.00',
      '5  Medicare wages and tips     6  Medicare tax withheld',
      '40000.00                      580.00',
    ];
    const ABOVE = ['', 'Gross Pay    41,200.00', 'Box 1 of W-2', '', '', '', '', ''];
    const rows = copy.map((line) => `${line.padEnd(72)}${line}`);
    expect(read(typedPage(['2022 W-2 and EARNINGS SUMMARY', ...ABOVE, ...rows].join('\n')))).toMatchObject({
      'fields.wages': 40000,
      'fields.employerName': 'WINDROW MILLS INC',
    });
    const [form] = readPages(FORMS, [
      typedPage(['2022 W-2 and EARNINGS SUMMARY', ...ABOVE, ...rows].join('\n')),
    ]);
    expect(form!.recognised.taxYear).toBe(2022);
  });
});

describe('Forms 1040 of programs', () => {
  it('When the box of the town holds state and ZIP code, too, then each is told', () => {
    const values = read(
      typedPage(`
Form 1040   U.S. Individual Income Tax Return   2023     OMB No. 1545-0074
Your first name and middle initial      Last name                 Your social security number
Ottmar B                                Hazeltine                 941-60-2218
Home address (number and street). If you have a P.O. box, see instructions.      Apt. no.
25 ORCHARD TERRACE
City, town, or post office. If you have a foreign address, also complete spaces below.   State    ZIP code
SALEM, OR 97301
Filing Status   X Single    Married filing jointly    Head of household
1a Total amount from Form(s) W-2, box 1 (see instructions) . . . . 1a   61,200.
9 Add lines 1z, 2b, 3b, 4b, 5b, 6b, 7, and 8. This is your total income . . . 9   61,200.
11 Subtract line 10 from line 9. This is your adjusted gross income . . . 11   61,200.`),
    );
    expect(values).toMatchObject({
      'primaryPerson.homeAddress.city': 'Salem',
      'primaryPerson.homeAddress.state': 'OR',
      'primaryPerson.homeAddress.zipCode': '97301',
    });
  });
});

describe('Summaries of returns', () => {
  const summary = (rows: string) => `
SwiftFile - 2024 Federal Tax Return Summary
Form 1040 - U.S. Individual Income Tax Return

Your name: Sabine Okonjo
Your SSN:  938-20-4471
Spouse's name: Tarek Okonjo
Spouse's SSN:  938-20-4472

Filing status: Married Filing Jointly

${rows}
Adjusted Gross Income                $142,310
Taxable income                       $113,110
Total tax                             $14,870
Refund                                 $2,204`;

  it('When a scanned row says from which form its amount is, then the form’s number is no part of it', () => {
    const rows =
      'Ordinary Dividends                     $6,120 1099-DIV\nInterest Income                        $1,940 1099-INT';
    expect(read(asScan(typedPage(summary(rows))))).toMatchObject({
      'fields.ordinaryDividends': 6120,
      'fields.taxableInterest': 1940,
    });
  });

  it('When a scanned row names the federal income tax, then that is none withheld', () => {
    const rows = 'Federal Income Tax (brackets)          $15,882';
    expect(read(asScan(typedPage(summary(rows))))['fields.federalTaxWithheld']).toBeUndefined();
  });
});
