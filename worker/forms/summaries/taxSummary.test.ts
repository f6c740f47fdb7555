import { describe, expect, it } from '@jest/globals';
import { readPages } from '../../understanding/testing/readPages.ts';
import { typedPage } from '../../understanding/testing/typedPage.ts';
import { FORMS } from '../index.ts';
import { taxSummary } from './taxSummary.ts';

/** The year and the values of the one summary on a page typed like this. */
function read(picture: string): Record<string, unknown> {
  const [summary, ...others] = readPages(FORMS, [typedPage(picture)]);
  expect(others).toEqual([]);
  expect(summary?.definition).toBe(taxSummary);
  const values = summary!.values.map(({ to, value }) => [to, value]);
  return { ...Object.fromEntries(values), taxYear: summary!.recognised.taxYear };
}

describe('summaries of tax software', () => {
  it('When one row names both of a couple, then each is read', () => {
    expect(
      read(`
TaxSlayer
2023 Federal Tax Return Summary
Name             Jean-Luc Thibodeaux & Evangeline R Thibodeaux
Address          212 Bayou Teche Dr, Breaux Bridge, LA 70517
Filing Status    Married Filing Jointly

Form 1040
Adjusted Gross Income                      $64,946
Taxable Income                             $37,246
Total Tax                                   $1,160
Federal Withholding                         $3,904`),
    ).toMatchObject({
      'primaryPerson.fullName': 'Jean-Luc Thibodeaux',
      'spousePerson.fullName': 'Evangeline R Thibodeaux',
      'fields.federalTaxWithheld': 3904,
    });
  });
  it('When a list takes the withheld tax off the tax, then its sign is none of the amount, and a loss keeps its own', () => {
    expect(
      read(`
Your 2022 tax return summary
Name   Ottoline Marchetti          Filing status   Single
Form 1040
Salaries, wages and tips           $24,310
Capital gain or (loss)             -$3,000
Adjusted gross income (AGI)        $21,310
Taxable income                      $8,360
Total tax                             $838
Federal tax withheld               −$1,204
Refund                                $366`),
    ).toMatchObject({
      'fields.wages': 24310,
      'fields.capitalGain': -3000,
      'fields.federalTaxWithheld': 1204,
      'fields.refundAmount': 366,
    });
  });
  it('reads the refund of a row that says whose it is', () => {
    expect(
      read(`
Your 2023 tax return summary      Form 1040
Name   Ottoline Marchetti          Filing status   Single
Adjusted gross income (AGI)        $21,310
Taxable income                      $8,360
Total tax (line 24)                   $838
Your federal refund                   $366`),
    ).toMatchObject({ 'fields.refundAmount': 366 });
  });
  it('reads a couple whose names, numbers and address follow one another below the title', () => {
    expect(
      read(`
2023 Federal Tax Return Summary
Prepared for: Hector B Umarov and Olga Umarov
SSN: 911-20-4478 / 912-33-9071
88 Old Post Rd, Erie, PA 16501

Form 1040   Filing status: Married Filing Jointly   Dependents: 2

Wages, salaries, tips                     $128,440
Interest income                               $312
Total income                              $128,752
Adjusted gross income                     $128,752
Taxable income                            $101,052
Total tax                                  $13,051`),
    ).toMatchObject({
      'primaryPerson.fullName': 'Hector B Umarov',
      'primaryPerson.ssn': '911-20-4478',
      'spousePerson.ssn': '912-33-9071',
      'primaryPerson.homeAddress.street': '88 Old Post Rd',
      'fields.taxableInterest': 312,
    });
  });

  const comparison = (headings: string, rows: readonly string[]) =>
    read(`
Two-Year Comparison
Taxpayer: Hector B Umarov     SSN: 911-20-4478
Filing Status: Single

${headings}
${rows.join('\n')}

2023 Form 1040`);

  it('reads of a comparison of two years the figures of the later one only', () => {
    expect(
      comparison('                                       2022          2023    Difference', [
        'Wages, salaries, tips, etc.          51,200        55,310         4,110',
        'Adjusted gross income                51,220        55,355         4,135',
        'Taxable income                       38,270        41,505         3,235',
        'Total tax                             4,386         4,761           375',
        'Refund                                  900                       (900)',
      ]),
    ).toEqual(
      expect.objectContaining({
        taxYear: 2023,
        'primaryPerson.fullName': 'Hector B Umarov',
        'primaryPerson.ssn': '911-20-4478',
        'fields.wages': 55310,
        'fields.adjustedGrossIncome': 55355,
        'fields.totalTax': 4761,
      }),
    );
  });

  it('reads the later year where it stands first, and nothing where that year is blank', () => {
    const values = comparison(
      '                                   Tax Year 2023   Tax Year 2022   Change   %',
      [
        'Wages                                     $55,310         $51,200    4,110   8.0',
        'Adjusted gross income                     $55,355         $51,220    4,135   8.1',
        'Taxable income                            $41,505         $38,270    3,235   8.5',
        'Total tax                                  $4,761          $4,386      375   8.5',
        'Refund                                                       $900     -900  -100',
      ],
    );
    expect(values).toMatchObject({ 'fields.wages': 55310, 'fields.totalTax': 4761 });
    expect(values).not.toHaveProperty(['fields.refundAmount']);
  });

  it('reads a letter without a title, speaks of whom it greets, and takes no amount out of a sentence', () => {
    const values = read(`
HALVORSON TAX & BOOKKEEPING
118 W 3RD ST
GRAND ISLAND, NE 68801

ORVILLE M STANGL
GRETA L STANGL
4410 PLATTE RIVER DR
GRAND ISLAND, NE 68803

Dear Orville and Greta:

Your 2023 Federal Individual Income Tax return will be electronically filed.
Total Income                      $84,120
Adjusted Gross Income             $82,620
Taxable Income                    $54,920
Total Tax                          $5,911
Total Payments                     $7,204
Refund                             $1,293

Your refund of $1,293 will be deposited. Your 2023 Nebraska return shows a
balance due of $212.`);
    expect(values).toMatchObject({
      'primaryPerson.fullName': 'Orville M Stangl',
      'primaryPerson.homeAddress.street': '4410 Platte River Dr',
      'fields.refundAmount': 1293,
    });
    expect(values).not.toHaveProperty(['fields.amountOwed']);
  });

  it('reads the name of a head of household in a list of one person', () => {
    expect(
      read(`
Summary of Your 2024 Federal Tax Return
Name                              Hollis A Quarterman
Filing Status                     Head of Household
Total Income                      $46,880
Adjusted Gross Income             $46,880
Standard Deduction                $21,900
Taxable Income                    $24,980
Total Payments                     $5,510`),
    ).toMatchObject({ 'primaryPerson.fullName': 'Hollis A Quarterman' });
  });

  it('takes no figure of the state return that stands beside', () => {
    expect(
      read(`
2022 Tax Return Summary for Demetrius L Okafor
Federal Return                             Maryland Return
Total Income                 $61,077       State AGI                 $59,577
Adjusted Gross Income        $59,577       State Tax                  $2,640
Taxable Income               $46,627       State Withholding          $2,900
Total Tax                     $5,875       State Refund                 $260`),
    ).toMatchObject({
      'primaryPerson.fullName': 'Demetrius L Okafor',
      'fields.totalIncome': 61077,
      'fields.taxableIncome': 46627,
      'fields.totalTax': 5875,
    });
  });

  it('When rows bear the short names of their figures, or the numbers of their lines, then they are read', () => {
    const summary = (rows: string) =>
      read(`
2022 Individual Tax Return Summary
Taxpayer: Magnus P. Lindqvist-Ray     SSN: 900-41-7782
Filing status: Single                 Form 1040
${rows}
Mortgage interest paid                     $ 9,118
Total income                             $ 106,299
Adjusted gross income                    $ 106,299
Taxable income                            $ 80,399
Total tax                                  $ 7,230`);
    expect(summary('Interest     $ 1,042\nDividends      $ 377')).toMatchObject({
      'fields.taxableInterest': 1042,
      'fields.ordinaryDividends': 377,
    });
    expect(
      summary('Line 1z — Total wages         $ 41,208\nLine 2b — Taxable interest    $ 116'),
    ).toMatchObject({ 'fields.wages': 41208, 'fields.taxableInterest': 116 });
    expect(summary('Interest expense     $ 1,042')).not.toHaveProperty(['fields.taxableInterest']);
  });
  it("When a list of one person's answers names the day of birth, then it is read", () => {
    expect(
      read(`
Your 2024 federal return
Full name         Tomasz K. Halvorsen
SSN               966-30-7719
Date of birth     11/02/1988
Filing status     Single
Your numbers (Form 1040)
Total income                  41,214
Adjusted gross income         41,214
Standard deduction            14,600
Taxable income                26,614
Total tax                      2,962`),
    ).toMatchObject({ 'primaryPerson.dateOfBirth': '1988-11-02' });
  });

  const blocks = (interest: string) =>
    read(`
2021 Form 1040 Tax Return Summary
Taxpayer                              Spouse
Aurelio J. Dell'Acqua                 Marguerite Dell'Acqua
SSN 932-18-4407                       SSN 932-18-4408
Filing status: Married filing jointly

Wages, salaries, tips                     118,404
Taxable interest                     ${interest}
Total income                              118,495
Adjusted gross income                     118,495
Taxable income                             94,035
Total tax                                   6,190`);
  it('When each of a couple has a block of their own, then both are told apart', () => {
    expect(blocks('          91')).toMatchObject({
      'primaryPerson.fullName': "Aurelio J. Dell'Acqua",
      'primaryPerson.ssn': '932-18-4407',
      'spousePerson.fullName': "Marguerite Dell'Acqua",
      'spousePerson.ssn': '932-18-4408',
    });
  });
  it('When a figure of two digits ends where the amounts end, then it is one; elsewhere it is the number of a line', () => {
    expect(blocks('          91')).toMatchObject({ 'fields.taxableInterest': 91 });
    expect(blocks('   2b')).not.toHaveProperty(['fields.taxableInterest']);
    expect(blocks('   91')).not.toHaveProperty(['fields.taxableInterest']);
  });

  it('When name and number stand on one line, then the number is no part of the name', () => {
    expect(
      read(`
Form 1040              FEDERAL TAX SUMMARY               2024
Name: Beatrix N. van Nistelrooy        Social Security No.: 963-40-8812
Address: 44 Elm St, Keene, NH 03431
Filing Status ....... Single

  Wages ....................................    58,117
  Total income .............................    58,329
  Adjusted gross income ....................    58,029
  Taxable income ...........................    36,129
  Total tax ................................     4,004`),
    ).toMatchObject({
      'primaryPerson.fullName': 'Beatrix N. van Nistelrooy',
      'primaryPerson.ssn': '963-40-8812',
    });
  });

  it.each(['Married Filing Separately', 'Qualifying Surviving Spouse'])(
    'When who files %s is listed alone, then name and number are theirs',
    (status) => {
      expect(
        read(`
2022 Form 1040 Summary
Name                         Xiomara Blackwood
SSN                          958-11-3042
Date of birth                08/19/1987
Occupation                   Veterinary tech
Filing Status                ${status}
Wages                        $43,905
Total Income                 $43,919
Adjusted Gross Income        $43,919
Taxable Income               $30,969
Total Tax                    $3,510`),
      ).toMatchObject({
        'primaryPerson.fullName': 'Xiomara Blackwood',
        'primaryPerson.ssn': '958-11-3042',
        'primaryPerson.dateOfBirth': '1987-08-19',
        'fields.occupation': 'Veterinary tech',
      });
    },
  );

  it("When its foot says for whom it is in one line, then the address is theirs, and a state's refund is none of the return", () => {
    const values = read(`
Two Year Comparison Report                                   2022 & 2023
Form 1040
Name                                            Taxpayer Identification Number
Jorun Norbu & Valentina Iacobescu               932-50-8846
                                        2022          2023      Differences
Filing status                  Married filing jointly   Married filing jointly
1 Wages, salaries, tips, etc.        121,850        83,400        (38,450)
4 State income tax refund                              481             481
15 TOTAL INCOME                      119,505       120,177             672
23 ADJUSTED GROSS INCOME             119,255       117,327          (1,928)
32 TAXABLE INCOME                     89,861        83,628          (6,233)
39 TOTAL TAX                           7,003         8,375           1,372
45 Balance due (overpayment)          (5,957)          545           6,502
Prepared for: Jorun Norbu & Valentina Iacobescu, 3301 Utica Ridge Rd #5, Bettendorf, IA 52722
Prepared by: Hobart & Daughters CPAs, 120 E 3rd St Ste 400, Davenport, IA 52801`);
    expect(values).toMatchObject({
      'primaryPerson.homeAddress.street': '3301 Utica Ridge Rd #5',
      'primaryPerson.homeAddress.city': 'Bettendorf',
      'primaryPerson.homeAddress.zipCode': '52722',
      'fields.totalTax': 8375,
      'fields.amountOwed': 545,
    });
    expect(values).not.toHaveProperty(['fields.refundAmount']);
  });

  it('When who prepared it stands beside whom it is prepared for, then only the client is named', () => {
    const values = read(`
Tax Return Summary   2023
Prepared for:                                  Prepared by: Hobart & Daughters Tax Service LLC
Leonora Castellanos
1610 Cedar Springs Rd
Dallas, TX 75202                               SSN: 951-88-2040

Filing Status: Single
Federal Form 1040
Wages, salaries, tips                              84,210
Total income                                       85,724
Adjusted gross income                              85,724
Taxable income                                     71,874
Total tax                                          11,119`);
    expect(values).toMatchObject({ 'primaryPerson.fullName': 'Leonora Castellanos' });
    expect(values).not.toHaveProperty(['spousePerson.fullName']);
  });

  it('reads who stands at its head beside a number without a label, and nobody further down', () => {
    const head = `
2023              FEDERAL INCOME TAX SUMMARY                        PAGE 1
                  OCTAVIAN R & GUINEVERE L FITZSIMMONS          947-31-0026
`;
    const lines = `
                                        2022      2023      DIFF
FILING STATUS                            MFJ       MFJ
WAGES, SALARIES, TIPS, ETC.          133,204   142,880     9,676
TOTAL INCOME                         138,502   151,336    12,834
ADJUSTED GROSS INCOME                136,598   149,102    12,504
TAXABLE INCOME                       110,698   121,402    10,704
TOTAL TAX                             15,520    17,323     1,803`;
    expect(read(head + lines)).toMatchObject({
      'primaryPerson.fullName': 'Octavian R Fitzsimmons',
      'primaryPerson.ssn': '947-31-0026',
      'spousePerson.fullName': 'Guinevere L Fitzsimmons',
    });
    const dependant = '\nMATILDA FITZSIMMONS     946-11-2087';
    expect(read(`2023  FEDERAL INCOME TAX SUMMARY${lines}${dependant}`)).not.toHaveProperty([
      'primaryPerson.ssn',
    ]);
  });

  it('reads a couple from the box below `Name`', () => {
    expect(
      read(`
Form 1040                 Two Year Comparison Report               2021 & 2022
Name                                                Taxpayer Identification Number
LEOCADIA M & ANDERS P THORVALDSEN                   ***-**-4410
                                        2021      2022      Differences
Filing status                            MFJ       MFJ
Adjusted gross income                 95,762   101,877     6,115
Taxable income                        70,662    75,977     5,315
Total tax                              8,080     8,700       620`),
    ).toMatchObject({
      'primaryPerson.fullName': 'Leocadia M Thorvaldsen',
      'spousePerson.fullName': 'Anders P Thorvaldsen',
    });
  });

  it('reads a small amount of whole dollars whose column ends in points', () => {
    expect(
      read(`
Tax Summary
Federal Form 1040   Tax Year 2024
Name: Clementine Boudreaux                      SSN: 948-44-1029
Filing status                                   Single
Wages                                          71,022.
Interest income                                    88.
Total income                                   71,110.
Adjusted gross income                          71,110.
Taxable income                                 56,510.
Total tax                                       7,483.`),
    ).toMatchObject({ 'fields.taxableInterest': 88 });
  });

  it('ends a name before the number in the next column', () => {
    expect(
      read(`
2023 Individual Income Tax Return Summary
Form 1040
Taxpayer         Barnaby L Entwistle             942-13-8804
Spouse           Saoirse Entwistle               942-13-8805
Filing status    Married filing joint
Total income                         171,022
Adjusted gross income                171,022
Taxable income                       143,322
Total tax                             22,148`),
    ).toMatchObject({ 'spousePerson.fullName': 'Saoirse Entwistle' });
  });
});
