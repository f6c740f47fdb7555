/** Summaries of a return that set who files, the spouse and the figures in panels side by side. */
import { describe, expect, it } from '@jest/globals';
import { readPicture } from '../testing/readPage.ts';

type Panel = readonly string[];
const stack = (...panels: readonly Panel[]): string[] =>
  panels.flatMap((panel, at) => (at > 0 ? ['', ...panel] : panel));
const beside = (...columns: readonly Panel[]): string[] =>
  Array.from({ length: Math.max(...columns.map(({ length }) => length)) }, (_, row) =>
    columns.map((column) => (column[row] ?? '').padEnd(54)).join(''),
  );
const rows = (heading: string, ...pairs: readonly (readonly [string, string])[]): Panel => [
  heading,
  ...pairs.map(([label, value]) => label.padEnd(20) + value),
];
const boxes = (heading: string, ...pairs: readonly (readonly [string, string])[]): Panel => [
  heading,
  ...pairs.flat(),
];

const OWN = [
  ['Name', 'Perpetua Lindholm'],
  ['SSN', '911-20-4478'],
  ['Date of birth', '03/14/1979'],
  ['Occupation', 'Ship pilot'],
  ['Daytime phone', '(906) 555-0133'],
] as const;
const OTHER = [
  ['Name', 'Osric T Lindholm'],
  ['SSN', '912-33-9071'],
  ['Date of birth', '11/30/1976'],
  ['Occupation', 'Florist'],
] as const;
const FIGURES = stack(
  rows('INCOME', ['Wages', '   $61,240'], ['Taxable interest', '       $62'], ['Total income', '   $61,302']),
  rows('TAX', ['Taxable income', '   $33,602'], ['Total tax', '    $3,591']),
  rows('PAYMENTS', ['Federal tax withheld', '    $4,010']),
  rows('RESULT', ['Refund', '      $419']),
);
const HOME: Panel = ['MAILING ADDRESS', '88 Tamarack Rd Apt 4', 'Marquette, MI 49855'];
const STATUS: Panel = ['FILING STATUS', 'Married Filing Jointly'];
const CHILDREN: Panel = [
  'DEPENDENTS',
  'Mia Lindholm    Daughter   913-55-2091',
  'Leo Lindholm    Son        914-60-1177',
];
const PREPARER = rows(
  'PREPARER',
  ['Name', 'Odell Strickland'],
  ['Firm', 'Birch Tax Group'],
  ['Phone', '906-555-0170'],
);
const page = (lines: readonly string[]) =>
  readPicture(`2022 Tax Return Summary      Form 1040\n\n${lines.join('\n')}`);

const truth = {
  'primaryPerson.fullName': 'Perpetua Lindholm',
  'primaryPerson.ssn': '911-20-4478',
  'primaryPerson.dateOfBirth': '1979-03-14',
  'primaryPerson.phoneNumber': '(906) 555-0133',
  'fields.occupation': 'Ship pilot',
  'spousePerson.fullName': 'Osric T Lindholm',
  'spousePerson.ssn': '912-33-9071',
  'spousePerson.dateOfBirth': '1976-11-30',
  'fields.spouseOccupation': 'Florist',
  'primaryPerson.homeAddress.street': '88 Tamarack Rd Apt 4',
  'primaryPerson.homeAddress.zipCode': '49855',
  'primaryPerson.numberOfDependents': 2,
  'fields.filingStatus': 'Married filing jointly',
  'fields.wages': 61240,
  'fields.totalTax': 3591,
  'fields.federalTaxWithheld': 4010,
  'fields.refundAmount': 419,
};

describe('Panels side by side', () => {
  it.each([
    ['TAXPAYER', 'SPOUSE'],
    ['Client', 'Joint filer'],
    ['About you', 'About your spouse'],
    ['Primary taxpayer', 'Secondary taxpayer'],
  ])(
    'When people stand below %s and %s beside the figures, then each panel is read by itself',
    (own, other) => {
      for (const set of [rows, boxes]) {
        const people = stack(set(own, ...OWN), set(other, ...OTHER), HOME, STATUS, CHILDREN, PREPARER);
        for (const columns of [beside(people, FIGURES), beside(FIGURES, people)]) {
          const values = page(columns);
          expect(values).toMatchObject(truth);
          expect(values).not.toHaveProperty(['spousePerson.phoneNumber']);
        }
      }
    },
  );

  it('When both stand side by side above three panels, then all are read', () => {
    const people = beside(rows('Taxpayer', ...OWN), rows('Spouse', ...OTHER));
    expect(page([...people, '', ...beside(stack(HOME, STATUS), CHILDREN), '', ...FIGURES])).toMatchObject(
      truth,
    );
  });

  it('When three panels stand in a row, then each is read by itself', () => {
    const people = stack(rows('You', ...OWN), rows('Your spouse', ...OTHER), HOME);
    const more = stack(STATUS, CHILDREN);
    expect(page(beside(people, FIGURES, stack(more, PREPARER)))).toMatchObject(truth);
  });

  it('When values of a list begin in one column, then they are no panel of their own', () => {
    const values = page([
      ...rows(
        'Taxpayer',
        ...OWN,
        ['Filing status', 'Head of household'],
        ['Address', '88 Tamarack Rd, Marquette, MI 49855'],
      ),
      '',
      ...FIGURES,
    ]);
    expect(values).toMatchObject({
      'primaryPerson.ssn': '911-20-4478',
      'fields.filingStatus': 'Head of household',
    });
    expect(values).not.toHaveProperty(['spousePerson.fullName']);
  });

  it('When the list of dependents has a column of names, then nobody files who stands in it', () => {
    const children = ['DEPENDENTS', 'Name            Relation   SSN', ...CHILDREN.slice(1)];
    expect(page(stack(boxes('Taxpayer', ...OWN), STATUS, children, FIGURES))).toMatchObject({
      'primaryPerson.fullName': 'Perpetua Lindholm',
      'primaryPerson.numberOfDependents': 2,
    });
  });
});
