/** Summaries of a Form 1040 in rows of heads, each above one row of answers. */
import { describe, expect, it } from '@jest/globals';
import { readPages } from '../../understanding/testing/readPages.ts';
import { typedPage } from '../../understanding/testing/typedPage.ts';
import { FORMS } from '../index.ts';

function read(picture: string): Record<string, unknown> {
  const [summary, ...others] = readPages(FORMS, [typedPage(picture)]);
  expect(others).toEqual([]);
  const values = summary!.values.map(({ to, value }) => [to, value]);
  return { ...Object.fromEntries(values), taxYear: summary!.recognised.taxYear };
}

describe('A summary in grids', () => {
  it('When each person has rows of heads, and so has the return, then everything is read as in a list', () => {
    expect(
      read(`
Client Data Sheet                                                        1040 - Tax Year 2023
Taxpayer
Name                     SSN              Birth date         Filing status
Otis V Pham              914-70-8851      12-02-1975         2 - Married filing joint
Occupation               Cell phone             E-mail address
Auto technician          (714) 555-0162         otis.pham@example.net
Spouse
Name                     SSN              Birth date         Occupation
Thuy-Linh Dang           980-47-1126      04-14-1979         Nail technician
Address
Street                   City             State              ZIP
6631 Bolsa Rd            Westminster      CA                 92683
Dependents
Name                     Birth date       Relationship
Kevin Pham               05-11-2008       Son
Name                     Birth date       Relationship
Mai Dang                 01-30-1948       Parent
Return results
Wages (1z)      Taxable interest (2b)      Total income (9)      AGI (11)
58,640          45                         86,905                84,911
Taxable income (15)      Total tax (24)      Fed withheld (25d)     Refund (35a)
51,966                   7,283               3,410                  127`),
    ).toMatchObject({
      'primaryPerson.fullName': 'Otis V Pham',
      'primaryPerson.ssn': '914-70-8851',
      'primaryPerson.dateOfBirth': '1975-12-02',
      'primaryPerson.phoneNumber': '(714) 555-0162',
      'primaryPerson.email': 'otis.pham@example.net',
      'primaryPerson.homeAddress.street': '6631 Bolsa Rd',
      'primaryPerson.homeAddress.zipCode': '92683',
      'primaryPerson.numberOfDependents': 2,
      'spousePerson.fullName': 'Thuy-Linh Dang',
      'spousePerson.ssn': '980-47-1126',
      'fields.filingStatus': 'Married filing jointly',
      'fields.occupation': 'Auto technician',
      'fields.wages': 58640,
      'fields.taxableInterest': 45,
      'fields.totalIncome': 86905,
      'fields.adjustedGrossIncome': 84911,
      'fields.totalTax': 7283,
      'fields.federalTaxWithheld': 3410,
      'fields.refundAmount': 127,
      taxYear: 2023,
    });
  });

  it('When an office sets it in capitals with short heads, then it is a summary all the same', () => {
    expect(
      read(`
2024 1040 CLIENT SUMMARY                  RTN# 000482
PRIMARY NAME (LAST, FIRST MI)      SSN              DOB             OCCUPATION
PHAM-DANG, OTIS D                  963-02-8147      09/04/1992      TEACHER AIDE
STREET                             CITY             ST              ZIP
3824 AIRLINE DR LOT 17             METAIRIE         LA              70001
CELL                 EMAIL                       FILING STATUS               # DEPENDENTS
504-555-0168         OTIS@EXAMPLE.NET            4 HEAD OF HOUSEHOLD         1
DEP NAME             SSN                DOB              REL
AMARI PHAM           929-40-1153        05/22/2017       SON
WAGES        TOTAL INCOME      AGI
29,845       29,845            29,845
STD DED      TAXABLE INCOME    TOTAL TAX
21,900       7,945             795
FED W/H      TOTAL PAYMENTS    FED REFUND
1,240        2,445             1,650`),
    ).toMatchObject({
      'primaryPerson.fullName': 'Otis D Pham-Dang',
      'primaryPerson.ssn': '963-02-8147',
      'primaryPerson.homeAddress.street': '3824 Airline Dr Lot 17',
      'primaryPerson.homeAddress.state': 'LA',
      'primaryPerson.phoneNumber': '(504) 555-0168',
      'primaryPerson.numberOfDependents': 1,
      'fields.filingStatus': 'Head of household',
      'fields.federalTaxWithheld': 1240,
      'fields.refundAmount': 1650,
    });
  });

  it('When a second row of answers stands below, then the heads are those of a table', () => {
    expect(
      read(`
2023 Tax Return Summary                        Form 1040
Name: Otis V Pham          SSN: 914-70-8851    Filing status: Single
Item                       Federal             Note
Wages                      58,640              10
Total income               86,905              11
Adjusted gross income      84,911              12
Taxable income             51,966              13
Total tax                  7,283               14`),
    ).toMatchObject({ 'primaryPerson.ssn': '914-70-8851' });
  });

  it('When labels and answers stand side by side, then none of them heads what stands below', () => {
    expect(
      read(`
2021 Tax Summary                      Form 1040
Name: Otis V Pham                     SSN: 914-70-8851
Occupation           Mine electrician
Homephone            (775) 555-0148
Filing status        Single
Total income         79,428
Adjusted gross income    79,428
Taxable income       54,328
Total tax            5,621`),
    ).toMatchObject({ 'fields.occupation': 'Mine electrician' });
  });

  it('When what is asked for stands in small print below each answer, then it is that answer’s', () => {
    const filled = [
      [
        'Consuelo       V         Archuleta           941-82-0093',
        'First name     M.I.      Last name           Social Security number',
      ],
      [
        '308 Van Buren St         Pueblo          CO      81004',
        'Street address           City            State   ZIP code',
      ],
      [
        '719-555-0104     12/02/1961       Cashier        Single',
        'Telephone        Date of birth    Occupation     Filing status',
      ],
    ];
    expect(
      read(`
Volunteer Income Tax Assistance
RETURN SUMMARY FOR TAXPAYER - 2024 FORM 1040
${filled.map((rows) => rows.join('\n')).join('\n\n')}

Wages                               22,417
Total income                        24,735
Adjusted gross income (AGI)         24,735
Taxable income                      10,135
Total tax                            1,014
Refund                                 174`),
    ).toMatchObject({
      'primaryPerson.fullName': 'Consuelo V Archuleta',
      'primaryPerson.ssn': '941-82-0093',
      'primaryPerson.homeAddress.street': '308 Van Buren St',
      'primaryPerson.homeAddress.city': 'Pueblo',
      'primaryPerson.homeAddress.zipCode': '81004',
      'primaryPerson.dateOfBirth': '1961-12-02',
      'fields.occupation': 'Cashier',
    });
  });

  it('When the status stands behind its number in brackets, then it is read', () => {
    expect(
      read(`
ELECTRONIC FILING ACKNOWLEDGEMENT
Return type: 1040     Tax year: 2023
Primary taxpayer         SSN                Name control
SALAMATU B KARGBO        930-15-4478        KARG
Filing status            Dependents         Daytime phone
(4) Head of household    2                  503-555-0149
Wages                    Total income       Adjusted gross income
61,988                   62,053             62,053
Taxable income           Total tax          Refund
41,253                   636                3,595`),
    ).toMatchObject({
      'primaryPerson.ssn': '930-15-4478',
      'fields.filingStatus': 'Head of household',
      'fields.totalTax': 636,
    });
  });

  it('When a birthday is asked for below where both live, then nobody knows whose it is', () => {
    const values = read(`
Return overview
Form 1040          Tax year 2024          Married filing separately
Client                                    SSN
Otis V Pham                               914-70-8851
Spouse (not on this return)               Spouse SSN
Thuy-Linh Dang                            980-47-1126
Address                                   Mobile
2100 Lakeshore Ave, Oakland, CA 94606     (510) 555-0136
E-mail                                    Date of birth
otis.pham@example.net                     02/11/1988
Wages                                     139,500
Total income                              142,950
Adjusted gross income                     142,950
Taxable income                            128,350
Total tax                                  23,847`);
    expect(values).toMatchObject({ 'primaryPerson.ssn': '914-70-8851', 'spousePerson.ssn': '980-47-1126' });
    expect(values).not.toHaveProperty(['spousePerson.dateOfBirth']);
  });
});
