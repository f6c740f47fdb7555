/** Summaries of a Form 1040 that name those whose it is in a table or in cards, and its figures in cards. */
import { describe, expect, it } from '@jest/globals';
import { readPages } from '../../understanding/testing/readPages.ts';
import { typedPage } from '../../understanding/testing/typedPage.ts';
import { FORMS } from '../index.ts';

function read(picture: string): Record<string, unknown> {
  const [summary] = readPages(FORMS, [typedPage(picture)]);
  const values = summary?.values.map(({ to, value }) => [to, value]) ?? [];
  return { ...Object.fromEntries(values), form: summary?.recognised.form, year: summary?.recognised.taxYear };
}

const FIGURES = `
Wages, salaries, tips        84,210      Taxable income               57,967
Taxable interest                412      Total tax                     4,508
Total income                 88,167      Federal income tax withheld   6,120
Adjusted gross income        85,667      Refund                        1,612`;

describe('a table of those whose return it is', () => {
  const table = `
Ostrander & Fry, CPAs
77 Quay Street, Salem, MA 01970
2023 Individual Return - Cover Sheet
Taxpayers                                                     Outcome
    Name                     SSN              Occupation      Federal (Form 1040)
T   Hollis A. Quarterman     911-20-4478      Bridge warden
S   Inés Quarterman          912-33-9071      Weaver          Refund   $1,612

9 Larimer St Unit 4R
Hibbing, MN 55746
Filing status: Married filing jointly    Dependents: 1
`;
  it('When each row begins with whose it is, then both are read, and the address below', () => {
    expect(read(table + FIGURES)).toMatchObject({
      form: '1040',
      'primaryPerson.fullName': 'Hollis A. Quarterman',
      'primaryPerson.ssn': '911-20-4478',
      'fields.occupation': 'Bridge warden',
      'spousePerson.fullName': 'Inés Quarterman',
      'spousePerson.ssn': '912-33-9071',
      'fields.spouseOccupation': 'Weaver',
      'primaryPerson.homeAddress.street': '9 Larimer St Unit 4R',
      'primaryPerson.homeAddress.city': 'Hibbing',
    });
  });
  it('When the rows are those of dependants, then nobody is the spouse', () => {
    const children = table.replace('T   Hollis', '1   Hollis').replace('S   Inés', '2   Inés');
    expect(read(children + FIGURES)).not.toHaveProperty('spousePerson.fullName');
  });
});

describe('a return in cards', () => {
  const cards = `
Taxwise Two 2022 Return Snapshot

You                       Your spouse                Home
Hollis Quarterman         Inés Quarterman            9 Larimer St #B
SSN 911-20-4478           SSN 912-33-9071            Hibbing, MN 55746
Born 02/19/1984           Born 11/05/1986            (218) 555-0171
Carpenter                 Weaver                     hollis@example.com

Wages                     Taxable interest           Ordinary dividends
$131,540                  $1,118                     $642


Total income              Adjusted gross income      Standard deduction
$133,300                  $133,300                   $25,900


Taxable income            Child tax credit           Total tax
$107,400                  $4,000                     $10,862


Federal tax withheld      Refundable credits         Balance due
$10,140                   $0                         $722

Filing status: Married filing jointly      Dependents (2): Ada Quarterman (daughter), Bo Quarterman (son)
Form 1040 was accepted by the IRS on 03/29/2023.`;
  it('When a card for each stands beside the other, then both are read', () => {
    expect(read(cards)).toMatchObject({
      'primaryPerson.fullName': 'Hollis Quarterman',
      'primaryPerson.ssn': '911-20-4478',
      'primaryPerson.dateOfBirth': '1984-02-19',
      'primaryPerson.phoneNumber': '(218) 555-0171',
      'primaryPerson.email': 'hollis@example.com',
      'primaryPerson.numberOfDependents': 2,
      'fields.occupation': 'Carpenter',
      'spousePerson.fullName': 'Inés Quarterman',
      'spousePerson.ssn': '912-33-9071',
      'fields.spouseOccupation': 'Weaver',
    });
  });
  it('When each figure stands below its name, then it is read, and the year is that of the title', () => {
    expect(read(cards)).toMatchObject({
      year: 2022,
      'fields.wages': 131540,
      'fields.taxableInterest': 1118,
      'fields.ordinaryDividends': 642,
      'fields.totalIncome': 133300,
      'fields.taxableIncome': 107400,
      'fields.totalTax': 10862,
      'fields.federalTaxWithheld': 10140,
      'fields.amountOwed': 722,
    });
  });
});

describe('a return told line by line', () => {
  it('When one line names whose it is, and the one above its form and status, then both are read', () => {
    const page = typedPage(`
How we got to your refund
Tax year 2023  Form 1040  Head of household

Hollis Quarterman (SSN ending 2204) | 9 Larimer St, Apt 5, Hibbing, MN 55746 | Claimed dependent: 1

Wages                              47,820
Interest                               36
Total income                       47,856
Adjusted gross income              47,856
Standard deduction                 20,800
Taxable income                     27,056
Total tax                             976
Federal income tax withheld         3,310
Your refund                         2,334`);
    const [summary] = readPages(FORMS, [page]);
    expect(Object.fromEntries(summary!.values.map(({ to, value }) => [to, value]))).toMatchObject({
      'primaryPerson.fullName': 'Hollis Quarterman',
      'primaryPerson.homeAddress.street': '9 Larimer St, Apt 5',
      'primaryPerson.homeAddress.city': 'Hibbing',
      'fields.filingStatus': 'Head of household',
    });
  });
});

it('When a summary tells how many dependents there are, then that is their number, whatever rows of them were seen', () => {
  const summary = (head: string) =>
    read(`
Federal return summary, tax year 2023 (Form 1040)
                           Taxpayer             Spouse
Name                       Yusuf Li             Siobhan Li
Social security number     940-65-2701          995-69-5783
Filing status: Married filing jointly
${head}
Nikolai Li                 934-19-8506          Child
Eleanor Li                 983-37-2740          Child
${FIGURES}`)['primaryPerson.numberOfDependents'];
  expect(summary('Dependents')).toBe(2);
  expect(summary('Dependents (3)')).toBe(3);
});
