/** The sheet of boxes that heads the papers of a return in an office. */
import { describe, expect, it } from '@jest/globals';
import { readPages } from '../../understanding/testing/readPages.ts';
import { typedPage } from '../../understanding/testing/typedPage.ts';
import { FORMS } from '../index.ts';
import { mainInformationSheet } from './mainInformationSheet.ts';

const box = (taxpayer: string, spouse: string, statuses: string) => `
PIKE TAX OFFICE                           Main Information Sheet   Tax Year 2023
TAXPAYER
First name, MI            Last name              SSN              Date of birth
${taxpayer}
Street address            Apt                    Occupation
19 Quarry Rd              4B                     Stonemason
City                      State       ZIP        Cell phone       Home phone
Barre                     VT          05641      802-555-0119
Email
h.brandt@example.org
${spouse}
FILING STATUS
${statuses}

DEPENDENTS
Name                      SSN                    Relationship     DOB
Pieter Brandt             977-40-1180            Son              03-14-2012

RETURN RESULTS - FEDERAL
Wages                                  48,760    State: VT
Total income                           48,760    State refund          412
Adjusted gross income (AGI)            48,760
Taxable income                         29,360
Total tax                               1,102
Federal income tax withheld             1,902
Refund                                    800`;
const HEAD = '[ ] 1 Single   [ ] 2 Married filing jointly   [X] 4 Head of household';
const JOINT = '[ ] 1 Single   [X] 2 Married filing jointly   [ ] 4 Head of household';

function read(picture: string): Record<string, unknown> {
  const [sheet, ...others] = readPages(FORMS, [typedPage(picture)]);
  expect(others).toEqual([]);
  expect(sheet?.definition).toBe(mainInformationSheet);
  return Object.fromEntries(sheet!.values.map(({ to, value }) => [to, value]));
}

describe('A main information sheet', () => {
  it('reads who files, where they live, their status and how the return ended', () => {
    const values = read(
      box('Hedwig R                  Brandt                 918-02-6641      12-05-1979', '', HEAD),
    );
    expect(values).toMatchObject({
      'primaryPerson.fullName': 'Hedwig R Brandt',
      'primaryPerson.ssn': '918-02-6641',
      'primaryPerson.dateOfBirth': '1979-12-05',
      'primaryPerson.phoneNumber': '(802) 555-0119',
      'primaryPerson.email': 'h.brandt@example.org',
      'primaryPerson.homeAddress.street': '19 Quarry Rd Apt 4B',
      'primaryPerson.homeAddress.city': 'Barre',
      'primaryPerson.homeAddress.state': 'VT',
      'primaryPerson.homeAddress.zipCode': '05641',
      'primaryPerson.numberOfDependents': 1,
      'fields.occupation': 'Stonemason',
      'fields.filingStatus': 'Head of household',
      'fields.taxableIncome': 29360,
      'fields.refundAmount': 800,
    });
    expect(values).not.toHaveProperty(['spousePerson.fullName']);
  });
  it('reads the spouse in boxes of their own', () => {
    expect(
      read(
        box(
          'Hedwig R                  Brandt                 918-02-6641      12-05-1979',
          `
SPOUSE
First name, MI            Last name              SSN              Date of birth
Lorenz                    Brandt-Iyer            918-02-6642      07-11-1981
Occupation
Cook`,
          JOINT,
        ),
      ),
    ).toMatchObject({
      'primaryPerson.ssn': '918-02-6641',
      'spousePerson.fullName': 'Lorenz Brandt-Iyer',
      'spousePerson.ssn': '918-02-6642',
      'spousePerson.dateOfBirth': '1981-07-11',
      'fields.spouseOccupation': 'Cook',
      'fields.filingStatus': 'Married filing jointly',
    });
  });
  it('When a box is empty, then the number of a dependent is not that of who files', () => {
    const values = read(box('Hedwig R                  Brandt', '', HEAD));
    expect(values).not.toHaveProperty(['primaryPerson.ssn']);
    expect(values).not.toHaveProperty(['primaryPerson.dateOfBirth']);
  });
});

function valuesOf(picture: string): Record<string, unknown> {
  const [sheet] = readPages(FORMS, [typedPage(picture)]);
  return Object.fromEntries(sheet!.values.map(({ to, value }) => [to, value]));
}

const worksheet = (statuses: string) =>
  valuesOf(`
Form 1040                 Federal Information Worksheet                 2023
Part I     Personal Information
Taxpayer:                                   Spouse:
First name ....        Rufus                First name ....        Imelda
Middle initial ....    T                    Middle initial ....    Q
Last name ....         Kilpatrick           Last name ....         Kilpatrick-Sosa
Suffix ....            III                  Suffix ....
Social security number 938-27-1161          Social security number 957-80-3341
Occupation ....        Electrician          Occupation ....        School nurse
Date of birth ....     02/17/1985           Date of birth ....     10/30/1986
Part II    Federal Filing Status
${statuses}
Part III   Dependents
First name     MI   Last name     Social security no.     Relationship
Ines           A    Kilpatrick    961-55-7821             Daughter
Matteo              Kilpatrick    964-18-2271             Son`);

describe('A worksheet with a column for each of a couple', () => {
  it('reads the names of both, the crossed status, and a table of dependents that nothing follows', () => {
    expect(
      worksheet(`      1 Single
 X    2 Married filing jointly
      3 Married filing separately
      4 Head of household`),
    ).toMatchObject({
      'primaryPerson.fullName': 'Rufus T Kilpatrick III',
      'spousePerson.fullName': 'Imelda Q Kilpatrick-Sosa',
      'primaryPerson.numberOfDependents': 2,
      'fields.filingStatus': 'Married filing jointly',
    });
  });
  it.each([
    ['none is crossed', '1 Single\n2 Married filing jointly\n4 Head of household'],
    ['two are crossed', '[X] 1 Single\n[X] 2 Married filing jointly\n[ ] 4 Head of household'],
    [
      'the boxes stand behind the names',
      '1 Single [ ]  2 Married filing jointly [X]  4 Head of household [ ]',
    ],
  ])('When %s, then it tells no status', (_, statuses) => {
    expect(worksheet(statuses)).not.toHaveProperty(['fields.filingStatus']);
  });
});
