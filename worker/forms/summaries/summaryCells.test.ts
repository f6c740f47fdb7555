/** Summaries and returns whose figures stand on cards or in boxes and rows of a program's own. */
import { describe, expect, it } from '@jest/globals';
import { readPages } from '../../understanding/testing/readPages.ts';
import { printedPage, type Print } from '../../understanding/testing/printedPage.ts';
import { FORMS } from '../index.ts';

const read = (print: readonly Print[]): Record<string, unknown> =>
  Object.fromEntries(readPages(FORMS, [printedPage(print)])[0]!.values.map(({ to, value }) => [to, value]));

/** A text centred about a place. */
const centred = (middle: number, y: number, text: string): Print => [
  middle - (text.length * 4.4) / 2,
  y,
  text,
];

const people: readonly Print[] = [
  [36, 40, '2023 Tax Return Summary'],
  [36, 60, 'Form 1040'],
  [36, 74, 'Taxpayer'],
  [150, 74, 'SSN'],
  [230, 74, 'Filing status'],
  [330, 74, 'Address'],
  [36, 84, 'Ottoline Marchetti'],
  [150, 84, '933-18-2207'],
  [230, 84, 'Single'],
  [330, 84, '1180 Tannery Road'],
  [330, 94, 'Salem, OR 97301'],
];

describe('summaries on cards', () => {
  it('When amounts stand above their names, centred, then none is that of the card above', () => {
    const cards: readonly (readonly [string, string])[] = [
      ['$71,050', 'Wages, salaries, tips'],
      ['$95', 'Taxable interest'],
      ['$71,145', 'Total income'],
      ['$70,145', 'Adjusted gross income (AGI)'],
      ['$56,295', 'Taxable income'],
      ['$7,694', 'Total tax'],
      ['$8,120', 'Federal income tax withheld'],
      ['$426', 'Refund'],
    ];
    const print = cards.flatMap(([amount, name], at) => {
      const [x, y] = [100 + 135 * (at % 4), 128 + 48 * Math.floor(at / 4)];
      return [centred(x, y, amount), centred(x, y + 11, name)];
    });
    expect(read([...people, ...print])).toMatchObject({
      'primaryPerson.ssn': '933-18-2207',
      'fields.wages': 71050,
      'fields.taxableInterest': 95,
      'fields.totalIncome': 71145,
      'fields.adjustedGrossIncome': 70145,
      'fields.taxableIncome': 56295,
      'fields.totalTax': 7694,
      'fields.federalTaxWithheld': 8120,
      'fields.refundAmount': 426,
    });
  });

  it('When a list names the taxpayer, the number and then the spouse, then each has its own', () => {
    const rows = [
      ['Taxpayer', 'Hector B Umarov'],
      ['SSN', '911-20-4478'],
      ['Spouse', 'Olga Umarov'],
      ['Spouse SSN', '912-33-9071'],
      ['Filing status', 'Married filing jointly'],
      ['Wages, salaries, tips, and other employee compensation', '128,440'],
      ['Total income', '131,962'],
      ['Adjusted gross income', '129,962'],
      ['Taxable income', '104,062'],
      ['Total tax', '14,126'],
      ['Federal income tax withheld from W-2 and 1099', '13,010'],
      ['Federal balance due', '1,116'],
    ] as const;
    const print = rows.flatMap(([label, value], at): Print[] => {
      const y = 90 + 16 * at;
      return [
        [36, y, label],
        [420 - value.length * 4.4, y, value],
      ];
    });
    expect(read([[36, 40, '2022 Federal Tax Summary'], [36, 60, 'Form 1040'], ...print])).toMatchObject({
      'primaryPerson.ssn': '911-20-4478',
      'spousePerson.ssn': '912-33-9071',
      'fields.wages': 128440,
      'fields.federalTaxWithheld': 13010,
      'fields.amountOwed': 1116,
    });
  });
});

it('When the apartment stands in the line below the street of a box, then it is part of it', () => {
  expect(
    read([
      [40, 40, 'Form 1099-INT Interest Income 2023'],
      [40, 60, "PAYER'S name, street address, city or town, state or province, country, ZIP"],
      [40, 70, 'Prairie Lake Bank'],
      [40, 80, '12 Plaza Way'],
      [40, 90, 'Duluth, MN 55802'],
      [40, 106, "PAYER'S TIN"],
      [160, 106, "RECIPIENT'S TIN"],
      [40, 116, '84-2210937'],
      [160, 116, '933-18-2207'],
      [40, 132, "RECIPIENT'S name"],
      [40, 142, 'Osvaldo T Vance'],
      [40, 158, 'Street address (including apt. no.)'],
      [40, 168, '77 Camino Serena'],
      [40, 178, 'Apt 5'],
      [40, 194, 'City or town, state or province, country, and ZIP or foreign postal code'],
      [40, 204, 'Las Cruces, NM 88011'],
      [400, 60, '1 Interest income'],
      [400, 70, '547.36'],
      [400, 106, '4 Federal income tax withheld'],
    ])['primaryPerson.homeAddress.street'],
  ).toBe('77 Camino Serena Apt 5');
});

it('When a program sets the activity of a corporation in a box, then it stands below its label', () => {
  expect(
    read([
      [40, 40, 'Form 1120  U.S. Corporation Income Tax Return  2023'],
      [40, 60, 'Name'],
      [400, 60, 'B Employer identification number'],
      [40, 70, 'Alder Row Marine Corp'],
      [400, 70, '84-2210937'],
      [40, 100, '1a'],
      [60, 100, 'Gross receipts or sales'],
      [500, 100, '429,430'],
      [40, 116, '27'],
      [60, 116, 'Total deductions. Add lines 12 through 26'],
      [500, 116, '371,652'],
      [40, 150, 'Schedule K Other Information'],
      [40, 164, '2a Business activity code no.'],
      [240, 164, 'b Business activity'],
      [400, 164, 'c Product or service'],
      [40, 173, '423860'],
      [240, 173, 'Marine supplies'],
      [400, 173, 'Goods'],
    ]),
  ).toMatchObject({ 'businessInfo.industry': 'Marine supplies' });
});

it('When a program prints the profit of a Schedule C in the row of its first instruction, then it is read', () => {
  const rows = [
    ['1', 'Gross receipts or sales', '88,400'],
    ['7', 'Gross income. Add lines 5 and 6', '88,400'],
    ['28', 'Total expenses before expenses for business use of home. Add lines 8 through 27b', '30,150'],
    ['29', 'Tentative profit or (loss). Subtract line 28 from line 7', '58,250'],
    [
      '31',
      'Net profit or (loss). Subtract line 30 from line 29. If a profit, enter on both Schedule 1',
      '58,250',
    ],
  ] as const;
  const print = rows.flatMap(([number, label, amount], at): Print[] => {
    const y = 140 + 16 * at;
    return [
      [40, y, number],
      [58, y, label],
      [560 - amount.length * 4.4, y, amount],
    ];
  });
  expect(
    read([
      [40, 40, 'SCHEDULE C (Form 1040) Profit or Loss From Business (Sole Proprietorship) 2023'],
      [40, 60, 'Name of proprietor'],
      [400, 60, 'Social security number (SSN)'],
      [40, 70, 'Osvaldo T Vance'],
      [400, 70, '933-18-2207'],
      ...print,
    ]),
  ).toMatchObject({ 'fields.netProfit': 58250 });
});
