/** Whom the heads of summaries of a Form 1040 name, where no label says so. */
import { describe, expect, it } from '@jest/globals';
import { readPages } from '../../understanding/testing/readPages.ts';
import { typedPage } from '../../understanding/testing/typedPage.ts';
import { FORMS } from '../index.ts';
import { readPicture } from '../testing/readPage.ts';

const FIGURES = `
Wages, salaries, tips                84,210
Total income                         85,724
Adjusted gross income                85,724
Taxable income                       71,874
Total tax                            11,119`;

describe('Heads of summaries', () => {
  it('When name and number stand at one side of the title, or below it at the left, then they are theirs', () => {
    expect(
      readPicture(`
Five-Year Tax History - Form 1040                      Client: Mavis L Okoro  SSN 960-15-8832
Head of household                2023
${FIGURES}`),
    ).toMatchObject({ 'primaryPerson.fullName': 'Mavis L Okoro', 'primaryPerson.ssn': '960-15-8832' });
    expect(
      readPicture(`
Okoro, Trevor Jr. & Mavis                              Tax Comparison Report
923-48-1176 / 960-15-8832                              Form 1040 - Tax Year 2023 - Status: MFJ
${FIGURES}`),
    ).toMatchObject({
      'primaryPerson.fullName': 'Trevor Okoro Jr.',
      'primaryPerson.ssn': '923-48-1176',
      'spousePerson.fullName': 'Mavis Okoro',
      'spousePerson.ssn': '960-15-8832',
    });
  });

  it('When heads of columns ask for a cell phone, an e-mail and a dependent, then what stands below is read', () => {
    expect(
      readPicture(`
OAK ST TAX      Client Copy      2023 Form 1040
Taxpayer name           SSN                 Date of birth
Mavis Okoro             960-15-8832         06/11/1995
Cell phone              E-mail                      Occupation          Filing status
(602) 555-0164          mavis@example.com           Warehouse lead      Head of household
Dependent               SSN                 DOB               Relationship    Months
Ada Okoro               982-17-4402         04/19/2019        Daughter        12
${FIGURES}`),
    ).toMatchObject({
      'primaryPerson.phoneNumber': '(602) 555-0164',
      'primaryPerson.email': 'mavis@example.com',
      'primaryPerson.numberOfDependents': 1,
    });
  });

  it('When the numbers stand below `Your SSN` and `Spouse SSN`, then each is told', () => {
    expect(
      readPicture(`
Two-Year Comparison                                                     2023
Name(s) shown on return                     Your SSN          Spouse SSN
Trevor & Mavis Okoro                        923-48-1176       960-15-8832
Form 1040    Filing status: 2 - Married Filing Jointly
${FIGURES}`),
    ).toMatchObject({ 'primaryPerson.ssn': '923-48-1176', 'spousePerson.ssn': '960-15-8832' });
  });

  it('When names stand before their numbers in brackets or between bars, then each has its own', () => {
    expect(
      readPicture(`
2024 Tax Plan Review
Form 1040 as filed
Clients: Mavis Okoro (960-15-8832) and Trevor Okoro (923-48-1176)
Residence: 57 Larchmont Rd, Melrose, MA 02176
Filing status: Married filing jointly          Dependents: 3
${FIGURES}`),
    ).toMatchObject({
      'primaryPerson.fullName': 'Mavis Okoro',
      'primaryPerson.ssn': '960-15-8832',
      'spousePerson.fullName': 'Trevor Okoro',
      'spousePerson.ssn': '923-48-1176',
    });
    expect(
      readPicture(`
Tax Summary 2021                                            Form 1040
Casper van der Velde | 987-44-0913 | Single
88 Greenwich St Apt 1704  New York, NY 10006
${FIGURES}`),
    ).toMatchObject({
      'primaryPerson.fullName': 'Casper van der Velde',
      'primaryPerson.ssn': '987-44-0913',
      'primaryPerson.homeAddress.zipCode': '10006',
      'fields.filingStatus': 'Single',
    });
  });

  it('When the number of a dependent stands in the head, then it is not whose return it is', () => {
    const values = readPicture(`
Tax Summary 2021                Form 1040
Dependents
Ada Okoro (982-17-4402)         Daughter
${FIGURES}`);
    expect(values).toMatchObject({ 'fields.totalTax': 11119 });
    expect(values).not.toHaveProperty(['primaryPerson.ssn']);
  });

  it('When birthdays stand in brackets behind names, and the home in a column beside them, then all are read', () => {
    expect(
      readPicture(`
Tax Snapshot 2023    Form 1040                              Married Filing Jointly
Alaric McCrimmon (February 11, 1966) and Joanna McCrimmon (08/19/1968)      2910 Bear Trl
                                                                            Ely, MN 55731
${FIGURES}`),
    ).toMatchObject({
      'primaryPerson.fullName': 'Alaric McCrimmon',
      'primaryPerson.dateOfBirth': '1966-02-11',
      'primaryPerson.homeAddress.street': '2910 Bear Trl',
      'spousePerson.fullName': 'Joanna McCrimmon',
      'spousePerson.dateOfBirth': '1968-08-19',
    });
  });

  it('When a letter goes to a lender, then the return is that of whom its subject names', () => {
    expect(
      readPicture(`
Elm Mortgage Company
Attn: Underwriting
22 Free Street, Portland, ME 04101

Re:  Mavis Okoro and Trevor Okoro
5 Salt Marsh Way Unit 2, Wells, ME 04090

To Whom It May Concern:
We confirm that we prepared their 2024 U.S. Individual Income Tax Return, Form 1040. The return was
accepted electronically. According to the return wages were $142,775 and total income was $147,560.
Adjusted gross income was $147,560, taxable income was $118,360 and total tax was $14,145. Federal
income tax withheld was $15,300, leaving a refund of $1,155.
Respectfully,
Ann Thibault, CPA`),
    ).toMatchObject({
      'primaryPerson.fullName': 'Mavis Okoro',
      'primaryPerson.homeAddress.street': '5 Salt Marsh Way Unit 2',
      'spousePerson.fullName': 'Trevor Okoro',
      'fields.totalIncome': 147560,
    });
  });

  it('When rows begin with `Taxpayer` and `Spouse` close before the names, then neither is part of a name', () => {
    expect(
      readPicture(`
Federal tax summary
Tax year 2024   Form 1040   Printed 04/02/2025
Taxpayer Casper Ó Broin  SSN 980-77-4102
Spouse Marguerite Thompson-Lee  SSN 933-91-0568
Filing status                         Married filing separately
${FIGURES}`),
    ).toMatchObject({
      'primaryPerson.fullName': 'Casper Ó Broin',
      'primaryPerson.ssn': '980-77-4102',
      'spousePerson.fullName': 'Marguerite Thompson-Lee',
      'spousePerson.ssn': '933-91-0568',
    });
    expect(
      readPicture(`
What to do now
2021 Form 1040 for Casper Ó Broin (SSN 980-77-4102), single.
${FIGURES}`),
    ).toMatchObject({ 'primaryPerson.fullName': 'Casper Ó Broin', 'primaryPerson.ssn': '980-77-4102' });
  });

  it('When a comparison tells the dependents behind a colon at its foot, then they stand in no year’s column', () => {
    expect(
      readPicture(`
Two-Year Comparison   Form 1040                          2023
Name(s) as shown on return              Taxpayer SSN
Mavis Okoro                             960-15-8832
Description                             2022             2023       Difference
Wages, salaries, tips                 80,100           84,210            4,110
Total income                          81,000           85,724            4,724
Adjusted gross income                 81,000           85,724            4,724
Taxable income                        67,150           71,874            4,724
Total tax                             10,200           11,119              919
Number of dependents claimed: 2  Effective tax rate 2023: 7.2%`),
    ).toMatchObject({ 'primaryPerson.numberOfDependents': 2, 'fields.totalTax': 11119 });
  });

  it('When titles of the columns name the forms behind dashes, then the state’s figures are none of the federal return', () => {
    expect(
      readPicture(`
2021 Individual Income Tax Return      Form 1040
Client: Mavis L Okoro  SSN 960-15-8832     Filing status: Single
Federal - Form 1040                      Virginia - Form 760
Wages                    84,210          Virginia AGI                85,724
Total income             85,724          Virginia taxable income     80,596
Adjusted gross income    85,724          Tax                          4,654
Taxable income           71,874          Refund                         248
Total tax                11,119`),
    ).toMatchObject({ 'fields.taxableIncome': 71874, 'fields.totalTax': 11119 });
  });

  it('When a letter names the form before a comma, then that is no Form 1040-SR', () => {
    const [letter] = readPages(FORMS, [
      typedPage(`
Harlan & Osei, CPAs PLLC
March 11, 2025
Ms. Mavis Okoro
P.O. Box 318
Ashland City, TN 37015
Dear Mavis:
We have prepared and enclose your 2024 U.S. Individual Income Tax Return, Form 1040, from
the information you gave us. The return was prepared with the filing status of Head of Household.
Your wages for the year were $58,217, for a total income of $58,308. Your adjusted gross income is
also $58,308, your taxable income is $36,408. Your total tax, after the child tax credit of $2,000,
is $2,038. Federal income tax withheld from your pay was $4,396, which leaves a refund of $2,358.
Please sign Form 8879 and return it. Sincerely,`),
    ]);
    expect(letter!.recognised.form).toBe('1040');
    expect(Object.fromEntries(letter!.values.map(({ to, value }) => [to, value]))).toMatchObject({
      'fields.adjustedGrossIncome': 58308,
      'fields.totalTax': 2038,
      'fields.federalTaxWithheld': 4396,
    });
  });

  it('When a home heads the column of a telephone, then its figures are no number', () => {
    const values = readPicture(`
Your 2023 Tax Return At A Glance          Form 1040
CONTACT
HC 61 Box 240
Chinle, AZ 86503
Filing status: Single
${FIGURES}`);
    expect(values).toMatchObject({ 'fields.totalTax': 11119 });
    expect(values).not.toHaveProperty(['primaryPerson.phoneNumber']);
  });
});
