/** Rows of a table of dependants that OCR did not read whole. */
import { describe, expect, it } from '@jest/globals';
import type { Word } from '../../../reading/page.ts';
import { wordsAt, type Print } from '../../testing/printedPage.ts';
import { SHAPES } from '../shapes.ts';

const count = (source: Word['source'], ...print: Print[]) => {
  const words = print.flatMap((line) => wordsAt(line, { source, confidence: 0.9 }));
  return SHAPES.dependants(words, { x0: 0, y0: 0, x1: 612, y1: 80 })?.value?.value;
};
const rows: Print[] = [
  [80, 0, '(1) First name    Last name          number       to you'],
  [0, 12, 'If more'],
  [80, 12, 'Zoe Umarov'],
  [240, 12, '934695682 Daughter'],
  [0, 24, 'than four'],
  [80, 24, 'Noah Umarov'],
  [240, 24, '914939167 Son'],
];

describe('a table of dependants on a scan', () => {
  it('counts a row of which only the name was read', () => {
    expect(count('ocr', ...rows, [0, 36, 'check here'], [80, 36, 'Theo Umarov'])).toBe(3);
    expect(count('ocr', ...rows, [0, 36, 'check here'], [80, 36, 'THEO UMAROV'])).toBe(3);
  });

  it('When a clear name stands where the row above the first would, then it is a row whose number was not read', () => {
    const four = [...rows, [80, 36, 'Theo Umarov'], [240, 36, '918271102 Son']] as const;
    const lower = four.slice(1).map(([x, y, text]): Print => [x, y + 12, text]);
    expect(count('ocr', rows[0]!, [80, 12, 'Mira Umarov'], ...lower)).toBe(4);
    expect(count('ocr', [80, 12, 'First Last'], ...lower)).toBe(3);
    expect(count('ocr', [80, 0, 'Mira Umarov'], ...lower)).toBe(3);
  });

  it('When the row of a designee stands below the table, then the telephone number is nobody of it', () => {
    expect(
      count('text', rows[0]!, [80, 40, 'Designee BENEDICT OYELARAN Phone no. 404-555-0178 number (PIN)']),
    ).toBeFalsy();
  });

  it('When a heading further down begins where the names do, then it is no row, and a row that was passed over may stand between', () => {
    expect(count('ocr', ...rows, [80, 78, 'Key figures'])).toBe(2);
    expect(count('ocr', ...rows, [80, 42, 'Key figures'])).toBe(2);
    expect(count('ocr', ...rows, [80, 60, 'Key figures'])).toBe(2);
    expect(count('ocr', ...rows, [80, 48, 'Theo Umarov'])).toBe(3);
  });

  it('does not count the first line of the income below it', () => {
    expect(count('ocr', ...rows, [0, 40, 'Income   1a'], [100, 40, 'Total amount from Form(s) W-2'])).toBe(2);
  });

  it('does not count the line above it that asks for an age', () => {
    const age: Print = [0, 0, 'You: Were born before January 2, 1955 Are blind'];
    expect(count('ocr', age, [0, 12, 'Dependents'])).toBe(0);
  });

  it('counts neither the margin, nor print above the first row, nor dirt', () => {
    expect(count('ocr', ...rows, [0, 36, 'Dependents check here'], [84, 36, '| l i'])).toBe(2);
  });
});

describe('a table of dependants in columns', () => {
  const table: Print[] = [
    [0, 0, '(3) SSN'],
    [
      0,
      60,
      'Check if you lived apart from your spouse for the last 6 months of 2025, or are legally separated',
    ],
  ];

  it.each(['text', 'ocr'] as const)(
    'counts the numbers in a row, and no figures of a question: %s',
    (source) => {
      expect(count(source, ...table, [120, 0, '943-50-7719'], [240, 0, '943-50-7720'])).toBe(2);
      expect(count(source, ...table)).toBe(0);
    },
  );
});

it('When the words beside the signatures stand below the names, then they name nobody', () => {
  const sign: Print = [80, 36, 'Sign Here Joint return? See instructions. Keep a copy for your records.'];
  expect(count('ocr', ...rows, sign)).toBe(2);
});

it('When a scan makes strokes of the bar behind the heading, then the rows below it are counted as in print', () => {
  const countBelow = (heading: string) =>
    SHAPES.dependantsBelow(
      [
        ...wordsAt([36, 0, heading]),
        ...['Adaeze Landry    913-40-2286    Daughter', 'Théo Landry    913-40-9173    Son'].flatMap(
          (row, at) => wordsAt([41, 14 * (at + 1), row]),
        ),
      ],
      { x0: 0, y0: 0, x1: 612, y1: 80 },
    )?.value?.value;
  expect(['DEPENDENTS', '| DEPENDENTS', '[ Dependents'].map(countBelow)).toEqual([2, 2, 2]);
});
