/** Form 1040 as programs set it anew: every line in a row of its own, the taxable amounts of IRAs, pensions and benefits among them. */
import { expect, it } from '@jest/globals';
import { readPages } from '../../understanding/testing/readPages.ts';
import { printedPage } from '../../understanding/testing/printedPage.ts';
import { typedPage } from '../../understanding/testing/typedPage.ts';
import { FORMS } from '../index.ts';

const page = (pensions: readonly [string, string], benefits: readonly [string, string]) =>
  typedPage(`
Form 1040-SR   U.S. Tax Return for Seniors               OMB No. 1545-0074
Department of the Treasury - Internal Revenue Service
Filing Status   [X] Single   [ ] Married filing jointly   [ ] Head of household
Your first name and middle initial    Last name               Your social security number
AGATHA R                              MOREHOUSE               917-42-7720
1    Wages, salaries, tips, etc. Attach Form(s) W-2                        1           4,180
2b   Taxable interest. Attach Sch. B if required                           2b            655
4a   IRA distributions                                                     4a          9,000
4b   Taxable amount                                                        4b          9,000
${pensions[0]}   Pensions and annuities                                                ${pensions[0]}         17,240
${pensions[1]}   Taxable amount                                                        ${pensions[1]}         17,240
${benefits[0]}   Social security benefits                                              ${benefits[0]}         20,100
${benefits[1]}   Taxable amount                                                        ${benefits[1]}         11,306
7b   Add lines 1 to 7a. This is your total income                          7b         42,381`);

it.each([
  ['2019', ['4c', '4d'], ['5a', '5b']],
  ['2020', ['5a', '5b'], ['6a', '6b']],
] as const)(
  'When the lines are those of %s, then the taxable amounts are counted, each once',
  (_, pensions, benefits) => {
    const { values } = readPages(FORMS, [page(pensions, benefits)])[0]!;
    const of = (to: string) => values.find((value) => value.to === `fields.${to}`);
    expect(of('totalIncome')).toMatchObject({ value: 42381, isVerified: true });
    expect(of('wages')).toMatchObject({ value: 4180, isVerified: true });
  },
);

/** A table whose lines of one row follow close upon each other, as a browser sets it; each row: the lines of its words, and on which of them its number and amount stand. */
function table(rows: readonly (readonly [string, string, readonly string[], number])[]) {
  const head = [
    'Form 1040   U.S. Individual Income Tax Return      2023      OMB No. 1545-0074',
    'Filing Status   [X] Single   [ ] Married filing jointly   [ ] Head of household',
    'Your first name and middle initial    Last name               Your social security number',
    'AGATHA R                              MOREHOUSE               917-42-7720',
  ];
  let y = 40;
  const print: [number, number, string][] = head.map((line) => [36, (y += 16), line]);
  for (const [number, amount, words, at] of rows) {
    y += 4;
    const top = y;
    for (const line of words) print.push([60, (y += LINE), line]);
    const middle = top + LINE * (1 + at);
    print.push([36, middle, number], [420, middle, amount]);
  }
  return printedPage([
    ...print,
    [36, y + 20, 'Your occupation: Lithographer            Phone no. (520) 555-0133'],
  ]);
}
const LINE = 9;

it.each([
  ['first', 0],
  ['middle', 0.5],
  ['last', 1],
])(
  'When the words of a line take two lines and its amount stands at the %s, then it is read beside the right label',
  (_, at) => {
    const page = table([
      ['1z', '64,118', ['Add lines 1a through 1h'], 0],
      ['9', '65,270', ['Add lines 1z, 2b, 3b and 8. This is your total', 'income'], at],
      ['11', '63,770', ['Subtract line 10 from line 9.', 'This is your adjusted gross income'], at],
      ['24', '6,293', ['Add lines 22 and 23. This is your total', 'tax'], at],
      [
        '35a',
        '711',
        ['Amount of line 34 you want refunded to you. If Form 8888 is', 'attached, check here'],
        at,
      ],
    ]);
    const { values } = readPages(FORMS, [page])[0]!;
    expect(Object.fromEntries(values.map(({ to, value }) => [to, value]))).toMatchObject({
      'fields.totalIncome': 65270,
      'fields.adjustedGrossIncome': 63770,
      'fields.totalTax': 6293,
      'fields.refundAmount': 711,
      'fields.occupation': 'Lithographer',
    });
  },
);

it('When labels end in colons and what was entered stands beside them, then people and home are read, initials too', () => {
  const page = typedPage(`
Form 1040   U.S. Individual Income Tax Return      2023      OMB No. 1545-0074
Filing Status   [ ] Single   [X] Married filing jointly   [ ] Head of household

Your first name and middle initial: Agatha R   Last name: Morehouse   Your social security number: 917-42-7720

Spouse's first name and middle initial: Tobias   Last name: Morehouse-Lund   Spouse's social security number: 943-11-2087

City, town, or post office, state, and ZIP code: Bisbee, AZ 85603

1a   Total amount from Form(s) W-2, box 1                                      64,118
9    This is your total income                                                 64,118`);
  const { values } = readPages(FORMS, [page])[0]!;
  expect(Object.fromEntries(values.map(({ to, value }) => [to, value]))).toMatchObject({
    'primaryPerson.fullName': 'Agatha R Morehouse',
    'primaryPerson.ssn': '917-42-7720',
    'spousePerson.fullName': 'Tobias Morehouse-Lund',
    'spousePerson.ssn': '943-11-2087',
    'primaryPerson.homeAddress.city': 'Bisbee',
    'primaryPerson.homeAddress.zipCode': '85603',
  });
});

it('When an amount is as short as the number of a line and stands far behind that, then the column it ends with tells it', () => {
  const row = (y: number, label: string, number: string, amount: string): [number, number, string][] => [
    [60, y, label],
    [330, y, number],
    [570 - 4.4 * amount.length, y, amount],
  ];
  const page = printedPage([
    [36, 40, 'Form 1040   U.S. Individual Income Tax Return      2023      OMB No. 1545-0074'],
    [36, 56, 'Your first name and middle initial    Last name               Your social security number'],
    [36, 66, 'AGATHA R                              MOREHOUSE               917-42-7720'],
    ...row(100, '1a  Total amount from Form(s) W-2, box 1', '1a', '66,240'),
    ...row(112, '1z  Add lines 1a through 1h', '1z', '66,240'),
    ...row(124, '2b  Taxable interest', '2b', '95'),
    ...row(136, '3b  Ordinary dividends', '3b', ''),
    ...row(148, '9   This is your total income', '9', '66,335'),
  ]);
  const { values } = readPages(FORMS, [page])[0]!;
  const of = (to: string) => values.find((value) => value.to === `fields.${to}`)?.value;
  expect(of('taxableInterest')).toBe(95);
  expect(of('ordinaryDividends')).toBeUndefined();
});
