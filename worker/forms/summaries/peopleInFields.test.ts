/** Returns and summaries that ask for each part of the people on them in a field of its own. */
import { describe, expect, it } from '@jest/globals';
import { readPicture } from '../testing/readPage.ts';

const FIGURES = `
Wages                    71,940
Total income             72,310
Adjusted gross income    72,310
Taxable income           43,110
Total tax                 4,778
Total payments            6,020
Refund                    1,242`;
const summary = (people: string) => readPicture(`2023 Federal Tax Return Summary\n\n${people}\n${FIGURES}`);
const formed = (people: string) =>
  readPicture(`Form 1040   U.S. Individual Income Tax Return   2023   OMB No. 1545-0074
Filing Status   [ ] Single   [X] Married filing jointly   [ ] Head of household
${people}

9    Add lines 1z, 2b, 3b. This is your total income     9   72,310
15   This is your taxable income                        15   43,110
24   This is your total tax                             24    4,778`);

const COUPLE = {
  'primaryPerson.fullName': 'Imani J Stellwagen',
  'primaryPerson.ssn': '917-30-4462',
  'spousePerson.fullName': 'Oskar T Stellwagen',
  'spousePerson.ssn': '918-61-7705',
};
const HOME = {
  'primaryPerson.homeAddress.street': '240 Larch Ln Apt 9',
  'primaryPerson.homeAddress.city': 'Duluth',
  'primaryPerson.homeAddress.state': 'MN',
  'primaryPerson.homeAddress.zipCode': '55803',
};
const FIELDS = [
  ['First name', 'Imani', 'Oskar'],
  ['M.I.', 'J', 'T'],
  ['Last name', 'Stellwagen', 'Stellwagen'],
  ['SSN', '917-30-4462', '918-61-7705'],
  ['Date of birth', '02/27/1979', '08/14/1977'],
  ['Occupation', 'Cartographer', 'Violin maker'],
] as const;
const OF_BOTH = {
  ...COUPLE,
  'primaryPerson.dateOfBirth': '1979-02-27',
  'spousePerson.dateOfBirth': '1977-08-14',
  'fields.occupation': 'Cartographer',
  'fields.spouseOccupation': 'Violin maker',
};
const wide = (...cells: readonly string[]) =>
  cells
    .map((cell) => cell.padEnd(26))
    .join('')
    .trimEnd();

describe('fields for each part of a couple', () => {
  it.each([
    ['in two columns', [wide('', 'Taxpayer', 'Spouse'), ...FIELDS.map((cells) => wide(...cells))]],
    [
      'in two lists side by side',
      [
        wide('You', '', 'Your spouse'),
        ...FIELDS.map(([label, own, other]) => wide(label, own, label, other)),
      ],
    ],
    [
      'in sections one below the other',
      [
        'TAXPAYER INFORMATION',
        ...FIELDS.map(([label, own]) => wide(label, own)),
        '',
        'SPOUSE INFORMATION',
        ...FIELDS.map(([label, , other]) => wide(label, other)),
      ],
    ],
    [
      'behind colons',
      [
        'Taxpayer',
        ...FIELDS.map(([label, own]) => `${label}: ${own}`),
        'Spouse',
        ...FIELDS.map(([label, , other]) => `${label}: ${other}`),
      ],
    ],
    [
      'in rows',
      [
        wide('', ...FIELDS.map(([label]) => label)),
        wide('Taxpayer', ...FIELDS.map(([, own]) => own)),
        wide('Spouse', ...FIELDS.map(([, , other]) => other)),
      ],
    ],
  ])('When a summary has them %s, then each is told of whom it is', (_, lines) => {
    expect(summary(lines.join('\n'))).toMatchObject(OF_BOTH);
  });

  const asked = [
    ['Your first name and middle initial', 'Imani J'],
    ['Last name', 'Stellwagen'],
    ['Your social security number', '917-30-4462'],
    ["If joint return, spouse's first name and middle initial", 'Oskar T'],
    ['Last name', 'Stellwagen'],
    ["Spouse's social security number", '918-61-7705'],
    ['Home address (number and street). If you have a P.O. box, see instructions.', '240 Larch Ln'],
    ['Apt. no.', '9'],
    ['City, town, or post office', 'Duluth'],
    ['State', 'MN'],
    ['ZIP code', '55803'],
  ] as const;
  it.each([
    ['beside their labels', asked.map(([label, value]) => label.padEnd(80) + value)],
    ['below their labels', asked.flat()],
    ['behind colons', asked.map(([label, value]) => `${label}: ${value}`)],
  ])('When a Form 1040 has each in a line of its own, %s, then names and home are whole', (_, lines) => {
    expect(formed(lines.join('\n'))).toMatchObject({ ...COUPLE, ...HOME });
  });

  it("When a summary says `Your name` and `Spouse's name`, then the spouse is not who files", () => {
    const rows = [
      ['Your name', 'Imani J Stellwagen'],
      ['Your SSN', '917-30-4462'],
      ["Spouse's name", 'Oskar T Stellwagen'],
      ["Spouse's SSN", '918-61-7705'],
    ] as const;
    expect(summary(rows.map((cells) => wide(...cells)).join('\n'))).toMatchObject(COUPLE);
  });

  it('When the label of the town stands below the street, then it is no part of the address', () => {
    expect(
      summary(`Taxpayer name
Imani J Stellwagen
Street address
240 Larch Ln Apt 9
City, town or post office, state, and ZIP code
Duluth MN 55803`),
    ).toMatchObject(HOME);
  });

  it('When a state stands below its label, then the figures below are not those of its return', () => {
    expect(summary(`City\nDuluth\nState\nMN\nZIP code\n55803`)).toMatchObject({
      'fields.totalIncome': 72310,
      'fields.refundAmount': 1242,
    });
  });

  it('When names of dependents or of a preparer are asked for below, then those of the couple stay', () => {
    const lines = [
      'Taxpayer',
      ...FIELDS.slice(0, 4).map(([label, own]) => wide(label, own)),
      'Dependents',
      wide('First name', 'Petra'),
      wide('Last name', 'Stellwagen'),
      wide('SSN', '919-20-1188'),
      'Paid preparer',
      wide('Name', 'Conrad Achterberg'),
    ];
    const values = summary(lines.join('\n'));
    expect(values).toMatchObject({
      'primaryPerson.fullName': 'Imani J Stellwagen',
      'primaryPerson.ssn': '917-30-4462',
    });
    expect(values).not.toHaveProperty(['spousePerson.fullName']);
  });

  it('When only a label for a part of a name is there, then it is no name', () => {
    const values = summary(`Taxpayer\nFirst name\nSpouse\nFirst name`);
    expect(values).not.toHaveProperty(['primaryPerson.fullName']);
    expect(values).not.toHaveProperty(['spousePerson.fullName']);
  });
});

it('When only the word `Spouse` parts what is said of both, then each is told of whom it is', () => {
  const values = summary(`IMANI STELLWAGEN & OSKAR STELLWAGEN              917-30-4462
240 LARCH LN, DULUTH, MN 55803             SPOUSE     918-61-7705
FILING STATUS: MARRIED FILING JOINTLY    OCCUPATION: CARTOGRAPHER / SPOUSE: VIOLIN MAKER`);
  expect(values).toMatchObject({
    'spousePerson.ssn': '918-61-7705',
    'fields.occupation': 'CARTOGRAPHER',
    'fields.spouseOccupation': 'VIOLIN MAKER',
  });
});

it('When the labels of a couple stand side by side and only those of the numbers say whose they are, then so are those below', () => {
  const values = summary(`Taxpayer SSN    917-30-4462      Spouse SSN     918-61-7705
Date of birth   02/27/1979       Date of birth  08/14/1977
Occupation      Cartographer     Occupation     Violin maker
Filing status   Married filing jointly`);
  expect(values).toMatchObject({
    'primaryPerson.dateOfBirth': '1979-02-27',
    'spousePerson.dateOfBirth': '1977-08-14',
    'fields.occupation': 'Cartographer',
    'fields.spouseOccupation': 'Violin maker',
  });
});

it('When a box for a suffix is left blank behind an initial, then the initial is part of the name', () => {
  const values = summary(`Taxpayer
Last name       Stellwagen
First name      Imani
Middle initial    G      Suffix
Spouse
Last name       Stellwagen
First name      Oskar
Middle initial    L      Suffix`);
  expect(values).toMatchObject({
    'primaryPerson.fullName': 'Imani G Stellwagen',
    'spousePerson.fullName': 'Oskar L Stellwagen',
  });
});
