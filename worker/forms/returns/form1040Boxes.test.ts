/** Boxes of a Form 1040 that programs draw otherwise: labels below their values, values behind their labels. */
import { describe, expect, it } from '@jest/globals';
import { printedPage, type Print } from '../../understanding/testing/printedPage.ts';
import { typedPage } from '../../understanding/testing/typedPage.ts';
import { valuesOn } from '../../understanding/testing/readPages.ts';
import { form1040 } from './form1040.ts';

const on = (...print: Print[]) => valuesOn(form1040, printedPage(print));

describe('A Form 1040 whose labels stand below their values', () => {
  const head: Print[] = [
    [39, 73, 'Rosalind'],
    [200, 73, "O'Mara-Quill"],
    [449, 73, '928-11-4402'],
    [39, 84, 'Your first name and middle initial'],
    [200, 84, 'Last name'],
    [449, 84, 'Your social security number'],
    [449, 98, '963-20-8815'],
    [39, 109, "If joint return, spouse's first name and middle initial"],
    [290, 109, 'Last name'],
    [449, 109, "Spouse's social security number"],
    [39, 122, '1905 E Alder St'],
    [390, 122, '417'],
    [39, 134, 'Home address (number and street)'],
    [390, 134, 'Apt. no.'],
    [39, 147, 'Salem'],
    [330, 147, 'OR'],
    [390, 147, '97301'],
    [39, 158, 'City, town, or post office'],
    [330, 158, 'State'],
    [390, 158, 'ZIP code'],
    [39, 183, 'Foreign country name'],
  ];

  it('gives the people and their home', () => {
    expect(on(...head)).toMatchObject({
      'primaryPerson.fullName': "Rosalind O'Mara-Quill",
      'primaryPerson.ssn': '928-11-4402',
      'spousePerson.ssn': '963-20-8815',
      'primaryPerson.homeAddress.street': '1905 E Alder St Apt 417',
      'primaryPerson.homeAddress.city': 'Salem',
      'primaryPerson.homeAddress.state': 'OR',
      'primaryPerson.homeAddress.zipCode': '97301',
    });
  });

  it('gives the occupation above its label, and no label beside it', () => {
    const foot: Print[] = [
      [333, 396, 'Bookbinder'],
      [39, 408, 'Your signature'],
      [333, 408, 'Your occupation'],
      [484, 408, 'Identity Protection PIN'],
      [39, 445, '(971) 555-0186'],
      [39, 457, 'Phone no.'],
      [200, 457, 'Email address'],
    ];
    expect(on(...foot)).toMatchObject({
      'fields.occupation': 'Bookbinder',
      'primaryPerson.phoneNumber': '(971) 555-0186',
    });
    expect(on(...foot.slice(1))['fields.occupation']).toBeUndefined();
  });

  it('When the number of an apartment stands above the ZIP code of a form as the IRS prints it, then the value is below', () => {
    const values = on(
      [39, 122, 'Home address (number and street)'],
      [390, 122, 'Apt. no.'],
      [39, 132, '1905 E Alder St'],
      [390, 132, '417'],
      [39, 143, 'City, town, or post office'],
      [330, 143, 'State'],
      [390, 143, 'ZIP code'],
      [39, 153, 'Salem'],
      [330, 153, 'OR'],
      [390, 153, '97301'],
    );
    expect(values).toMatchObject({
      'primaryPerson.homeAddress.street': '1905 E Alder St Apt 417',
      'primaryPerson.homeAddress.zipCode': '97301',
    });
  });
});

it('When who files separately names the spouse below the whole sentence, then it is read there', () => {
  const values = on(
    [40, 40, 'Your first name and middle initial'],
    [40, 80, 'Single'],
    [88, 80, 'X'],
    [100, 80, 'Married filing separately (MFS)'],
    [36, 100, "enter the child's name if the qualifying person is a child but not your dependent:"],
    [36, 110, 'Tobias Quill'],
    [36, 126, 'Digital Assets At any time during 2023, did you receive'],
  );
  expect(values['spousePerson.fullName']).toBe('Tobias Quill');
});

it('When the values stand behind their labels in the boxes, then they are read there', () => {
  const values = on(
    [37, 77, 'Your first name and middle initial Idris Y'],
    [250, 77, 'Last name Okafor'],
    [446, 77, 'Your social security number'],
    [446, 89, '910-70-5523'],
    [37, 129, 'Home address (number and street). If you have a P.O. box, see instructions. PO BOX 5510'],
    [450, 129, 'Apt. no.'],
    [
      37,
      161,
      'City, town, or post office. If you have a foreign address, also complete spaces below. Winona',
    ],
    [460, 161, 'State MN'],
    [510, 161, 'ZIP code 55987'],
    [41, 422, 'Your signature'],
    [240, 422, 'Your occupation Forklift operator'],
    [446, 422, 'Identity Protection PIN'],
  );
  expect(values).toMatchObject({
    'primaryPerson.fullName': 'Idris Y Okafor',
    'primaryPerson.ssn': '910-70-5523',
    'primaryPerson.homeAddress.street': 'Po Box 5510',
    'primaryPerson.homeAddress.city': 'Winona',
    'primaryPerson.homeAddress.state': 'MN',
    'primaryPerson.homeAddress.zipCode': '55987',
    'fields.occupation': 'Forklift operator',
  });
});

it('When the box beside the apartment of 2018 is filled, then that is no apartment', () => {
  const values = on(
    [40, 182, 'Home address (number and street)'],
    [400, 182, 'Apt. no.'],
    [462, 182, 'Full-year health care coverage'],
    [40, 191, '26 BILBERRY RD'],
    [474, 191, 'X or exempt'],
  );
  expect(values['primaryPerson.homeAddress.street']).toBe('26 Bilberry Rd');
});

it('When the rows of a typed form take two lines, as close as its rows, then the amount behind the number of the row is its own', () => {
  const values = valuesOn(
    form1040,
    typedPage(`Form 1040   U.S. Individual Income Tax Return   2020
 1 Wages, salaries, tips, etc.  Attach Form(s) W-2      1      46,730
11 Subtract line 10c from line 9.  This is your adjusted
   gross income                                        11      46,895
12 Standard deduction or itemized deductions (from
   Schedule A)                                         12      12,400
15 Taxable income. Subtract line 14 from line 11. If zero
   or less, enter -0-                                  15      34,495`),
  );
  expect(values).toMatchObject({
    'fields.wages': 46730,
    'fields.adjustedGrossIncome': 46895,
    'fields.taxableIncome': 34495,
  });
});

it('When such a row is blank, then the amount of the next one is not its own', () => {
  const values = valuesOn(
    form1040,
    typedPage(`Form 1040   U.S. Individual Income Tax Return   2020
11 Subtract line 10c from line 9.  This is your adjusted
   gross income                                        11
12 Standard deduction or itemized deductions (from
   Schedule A)                                         12      12,400`),
  );
  expect(values['fields.adjustedGrossIncome']).toBeUndefined();
});

it('When cents stand in a column of their own behind three figures, then both are one amount', () => {
  const page = printedPage([
    [39, 384, '2a   Tax-exempt interest'],
    [278, 384, 'b Taxable interest'],
    [474, 384, '2b'],
    [540, 384, '205'],
    [560, 384, '00'],
  ]);
  expect(valuesOn(form1040, page)['fields.taxableInterest']).toBe(205);
});

it('When dependents stand above wages that go on with the form they are from, then only their rows are counted', () => {
  const values = on(
    [36, 210, 'Dependents (see instructions):'],
    [36, 222, '(1) First name      Last name'],
    [250, 222, '(2) Social security number'],
    [380, 222, '(3) Relationship to you'],
    [36, 236, 'Ada Quarterman'],
    [250, 236, '913-20-0001'],
    [380, 236, 'Daughter'],
    [36, 248, 'Bo Quarterman'],
    [250, 248, '913-20-0002'],
    [380, 248, 'Son'],
    [36, 262, 'Income'],
    [80, 262, '1 Wages, salaries, tips, etc. Attach Form(s) W-2'],
    [470, 262, '1'],
    [520, 262, '104,722'],
  );
  expect(values['primaryPerson.numberOfDependents']).toBe(2);
  expect(values['fields.wages']).toBe(104722);
});
