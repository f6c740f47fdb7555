/** W-2s that ask for each part of the employee and the employer in a field of its own. */
import { describe, expect, it } from '@jest/globals';
import { readPages } from '../../understanding/testing/readPages.ts';
import { typedPage } from '../../understanding/testing/typedPage.ts';
import { FORMS } from '../index.ts';

const read = (people: string): Record<string, unknown> => {
  const page = typedPage(`Form W-2 Wage and Tax Statement 2024

${people}

1 Wages, tips, other compensation   48,310.25
2 Federal income tax withheld        4,118.00
3 Social security wages             48,310.25
4 Social security tax withheld       2,995.24
5 Medicare wages and tips           48,310.25
6 Medicare tax withheld                700.50`);
  return Object.fromEntries(readPages(FORMS, [page])[0]!.values.map(({ to, value }) => [to, value]));
};

const EMPLOYER = [
  ['Employer name', 'Quillfeather Bindery Inc'],
  ['Employer street', '71 Canal St'],
  ['Employer city', 'Lowell'],
  ['Employer state', 'MA'],
  ['Employer ZIP', '01852'],
  ['Employer EIN', '47-1180273'],
] as const;
const EMPLOYEE = [
  ['First name', 'Noor'],
  ['Middle initial', 'B'],
  ['Last name', 'Achterhuis'],
  ['Social security number', '914-22-7081'],
  ['Address', '16 Orchard Ct'],
  ['Apt', '3'],
  ['City', 'Nashua'],
  ['State', 'NH'],
  ['ZIP', '03060'],
] as const;
const IN_ONE = [
  ['Employee name', 'Noor B Achterhuis'],
  ['Employee SSN', '914-22-7081'],
  ['Employee street', '16 Orchard Ct Apt 3'],
  ['Employee city', 'Nashua'],
  ['Employee state', 'NH'],
  ['Employee ZIP', '03060'],
] as const;
const TRUTH = {
  'fields.employeeName': 'Noor B Achterhuis',
  'primaryPerson.fullName': 'Noor B Achterhuis',
  'primaryPerson.ssn': '914-22-7081',
  'primaryPerson.homeAddress.street': '16 Orchard Ct Apt 3',
  'primaryPerson.homeAddress.city': 'Nashua',
  'primaryPerson.homeAddress.state': 'NH',
  'primaryPerson.homeAddress.zipCode': '03060',
  'fields.employerName': 'Quillfeather Bindery Inc',
  'fields.employerEin': '47-1180273',
};

type Rows = readonly (readonly [string, string])[];
const SETTINGS = {
  'beside their labels': (rows: Rows) => rows.map(([label, value]) => label.padEnd(30) + value).join('\n'),
  'behind colons': (rows: Rows) => rows.map(([label, value]) => `${label}: ${value}`).join('\n'),
  'below their labels': (rows: Rows) => rows.flat().join('\n'),
  'below labels side by side': (rows: Rows) =>
    [0, 3, 6]
      .map((at) => rows.slice(at, at + 3))
      .flatMap((row) =>
        [0, 1].map((line) =>
          row
            .map((cells) => cells[line]!.padEnd(30))
            .join('')
            .trimEnd(),
        ),
      )
      .join('\n'),
} as const;

describe.each(Object.entries(SETTINGS))('fields of a W-2 with what was filled in %s', (_, set) => {
  it.each([
    ['the employee stands first, without a word for whose fields they are', EMPLOYEE, false],
    ['the employer stands first', EMPLOYEE, true],
    ['each label says whose it is', IN_ONE, true],
  ] as const)('When %s, then both are told', (_case, employee, isBehind) => {
    const blocks = [set(employee), set(EMPLOYER)];
    expect(read((isBehind ? blocks.reverse() : blocks).join('\n\n'))).toMatchObject(TRUTH);
  });
});
