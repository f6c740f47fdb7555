/** W-2s that print the name of each box at its foot, as some firms and portals do. */
import { describe, expect, it } from '@jest/globals';
import { printedPage, wordsAt, type Print } from '../../understanding/testing/printedPage.ts';
import { readPages } from '../../understanding/testing/readPages.ts';
import { FORMS } from '../index.ts';

/** Print in letters two thirds as high as the rest. */
const small = (lines: readonly Print[]) =>
  lines.flatMap((line) =>
    wordsAt(line).map((word) => ({ ...word, box: { ...word.box, y1: word.box.y0 + 5.5 } })),
  );

function read(values: readonly Print[], captions: readonly Print[]): Record<string, unknown> {
  const page = printedPage(values);
  const [form] = readPages(FORMS, [{ ...page, words: [...page.words, ...small(captions)] }]);
  return Object.fromEntries(form!.values.map(({ to, value }) => [to, value]));
}

/** What the boxes of both papers below hold. */
const AMOUNTS = {
  'fields.wages': 38204.11,
  'fields.federalIncomeTaxWithheld': 3077.25,
  'fields.socialSecurityWages': 39204.11,
  'fields.socialSecurityTaxWithheld': 2430.65,
  'fields.medicareWages': 39204.11,
  'fields.medicareTaxWithheld': 568.46,
  'fields.stateWages': 38204.11,
  'fields.stateIncomeTax': 611.27,
};

describe('A W-2 with its captions below', () => {
  it('When boxes stand so close that no gap tells whose label is whose, then the columns tell', () => {
    expect(
      read(
        [
          [36, 50, 'WAGE AND TAX STATEMENT 2023 FORM W-2'],
          [41, 76, 'Quillon Lantern Cooperative'],
          [306, 76, '45-0311872'],
          [41, 88, '18 N Coulee Ave Ste 5'],
          [41, 100, 'Velva, ND 58790'],
          [41, 128, 'Winifred Stoltz'],
          [306, 128, '951-40-2277'],
          [41, 140, '9 Larch Rd # 14'],
          [41, 152, 'Minot, ND 58701'],
          [41, 182, '38,204.11'],
          [176, 182, '3,077.25'],
          [311, 182, '39,204.11'],
          [446, 182, '2,430.65'],
          [41, 216, '39,204.11'],
          [176, 216, '568.46'],
          [41, 250, 'ND 1294450-6'],
          [176, 250, '38,204.11'],
          [311, 250, '611.27'],
        ],
        [
          [41, 114, 'Employer name, address and ZIP code'],
          [306, 114, 'Employer identification number'],
          [41, 168, 'Employee name, address and ZIP code'],
          [306, 168, 'Employee social security number'],
          [446, 168, 'Nonqualified plans (11)'],
          [41, 201, 'Wages, tips, other comp. (1)'],
          [176, 201, 'Federal income tax (2)'],
          [311, 201, 'Social security wages (3)'],
          [446, 201, 'Social security tax (4)'],
          [41, 235, 'Medicare wages and tips (5)'],
          [176, 235, 'Medicare tax withheld (6)'],
          [311, 235, 'Social security tips (7)'],
          [446, 235, 'Allocated tips (8)'],
          [41, 269, 'State; state ID no. (15)'],
          [176, 269, 'State wages, tips (16)'],
          [311, 269, 'State income tax (17)'],
        ],
      ),
    ).toMatchObject({
      'fields.employerName': 'Quillon Lantern Cooperative',
      'fields.employerEin': '45-0311872',
      'fields.employeeName': 'Winifred Stoltz',
      'primaryPerson.homeAddress.street': '9 Larch Rd # 14',
      'primaryPerson.homeAddress.city': 'Minot',
      ...AMOUNTS,
    });
  });

  it('When each box is a tile with its number above and its name below, then its amount is between them', () => {
    const tile = (x: number, y: number, box: string, amount: string): readonly Print[] => [
      [x, y, `Box ${box}`],
      [x, y + 14, amount],
    ];
    const values = read(
      [
        [38, 60, 'Form W-2 Wage and Tax Statement 2024'],
        [48, 100, 'You'],
        [320, 100, 'Your employer'],
        [48, 115, 'Winifred Stoltz'],
        [320, 115, 'Quillon Lantern Cooperative'],
        [48, 128, '9 Larch Rd # 14'],
        [320, 128, '18 N Coulee Ave Ste 5'],
        [48, 141, 'Minot, ND 58701'],
        [320, 141, 'Velva, ND 58790'],
        [48, 154, 'SSN ***-**-2277'],
        [320, 154, 'EIN 45-0311872'],
        ...tile(45, 210, '1', '$38,204.11'),
        ...tile(227, 210, '2', '$3,077.25'),
        ...tile(410, 210, '3', '$39,204.11'),
        ...tile(45, 280, '4', '$2,430.65'),
        ...tile(227, 280, '5', '$39,204.11'),
        ...tile(410, 280, '6', '$568.46'),
        ...tile(227, 350, '16', '$38,204.11'),
        ...tile(410, 350, '17', '$611.27'),
      ],
      [
        [45, 240, 'Wages, tips, other compensation'],
        [227, 240, 'Federal income tax withheld'],
        [410, 240, 'Social security wages'],
        [45, 310, 'Social security tax withheld'],
        [227, 310, 'Medicare wages and tips'],
        [410, 310, 'Medicare tax withheld'],
        [227, 380, 'State wages'],
        [410, 380, 'State income tax'],
      ],
    );
    expect(values).toMatchObject({
      'fields.employerName': 'Quillon Lantern Cooperative',
      'fields.employeeName': 'Winifred Stoltz',
      ...AMOUNTS,
    });
  });
});
