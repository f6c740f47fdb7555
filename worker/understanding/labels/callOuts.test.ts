import { describe, expect, it } from '@jest/globals';
import { withoutCallOuts } from './callOuts.ts';
import { toSheet } from '../sheet/sheet.ts';
import { printedPage, type Print } from '../testing/printedPage.ts';
import { textOf } from '../values/runs.ts';

const left = (
  print: readonly Print[],
  documentType: 'w2-form' | 'bank-statement' | 'personal-tax-return' = 'w2-form',
) => withoutCallOuts({ documentType }, toSheet(printedPage(print))).lines.map(({ words }) => textOf(words));

const BOXES: Print[] = [
  [40, 60, '1 Wages, tips, other compensation      A'],
  [44, 70, '48,210.55'],
  [250, 60, '2 Federal income tax withheld       B'],
  [254, 70, '4,102.00'],
];
const NOTES: Print[] = [
  [40, 400, 'A  What you earned in the year, less'],
  [53.2, 410, 'what you paid to the plan.'],
  [40, 420, 'B  What was withheld for the federal tax.'],
  [40, 430, 'C  The number of your employer at the IRS.'],
];

describe('Rings and notes of a guide to a form', () => {
  it('When notes in their order end in sentences, then they and the rings they tell of are none of the form', () => {
    expect(left([...BOXES, ...NOTES])).toEqual([
      '1 Wages, tips, other compensation 2 Federal income tax withheld',
      '48,210.55 4,102.00',
    ]);
  });
  it('When the rings are all smaller than the marks of the notes, then they are gone, and a letter of another size stays', () => {
    const sized = (print: readonly Print[], share: number) =>
      printedPage(print).words.map((word) => {
        const { y0, y1 } = word.box;
        return { ...word, box: { ...word.box, y1: y0 + (y1 - y0) * share } };
      });
    const rings: Print[] = ['A', 'B', 'C', 'D'].map((mark, at) => [300, 60 + 40 * at, mark]);
    const notes: Print[] = ['A', 'B', 'C', 'D'].map((mark, at) => [
      340,
      80 + 40 * at,
      `${mark} Alder’s federal Employer Identification Number.`,
    ]);
    const words = [
      ...sized([[40, 60, 'a Employee social security number'], [40, 220, 'D']], 1), // prettier-ignore
      ...sized(rings, 0.75),
      ...sized(notes, 1.25),
    ];
    const lines = withoutCallOuts({ documentType: 'w2-form' }, toSheet({ ...printedPage([]), words })).lines;
    expect(lines.map((line) => textOf(line.words))).toEqual(['a Employee social security number', 'D']);
  });
  it('When one note is of several boxes, goes on below its marks, or tells of a box by its name, then it is one of them, too', () => {
    const boxes: Print[] = [
      [40, 60, '1 Wages, tips, other compensation      1'],
      [40, 80, '3 Social security wages      3'],
    ];
    const notes: Print[] = [
      [40, 400, '1 What you earned in the year is taxed.'],
      [40, 420, '2 What was withheld for the federal tax.'],
      [40, 440, '3, 5 What you earned and is taxed for social security, at'],
      [40, 450, 'most what the law says.'],
      [40, 470, '4 & 6 What was withheld of these.'],
    ];
    const named = notes.map(([x, y, text]): Print => [x, y, text.replace(/^(?=\d)/, 'Box ')]);
    const form = ['1 Wages, tips, other compensation', '3 Social security wages'];
    expect(left([...boxes, ...notes])).toEqual(form);
    expect(left([...boxes, ...named])).toEqual(form);
  });
  it('When dashes lead to the notes of a statement, then its rings are gone, and the unit of an address is none', () => {
    const page: Print[] = [
      [40, 60, 'B      ANN LEE'],
      [82, 70, '9 ELM ST UNIT B'],
      [40, 400, 'A — What the statement is about and when.'],
      [40, 420, 'B — Who is a member, and where.'],
      [40, 440, 'C — All accounts at one glance.'],
    ];
    expect(left(page, 'bank-statement')).toEqual(['ANN LEE', '9 ELM ST UNIT B']);
  });
  it('When a letter is typed larger than the rings are, then it is a value', () => {
    const typed = printedPage([...BOXES, ...NOTES]);
    const words = typed.words.map((word) =>
      word.text === 'B' && word.box.y0 < 100 ? { ...word, box: { ...word.box, y0: 57 } } : word,
    );
    const { lines } = withoutCallOuts({ documentType: 'w2-form' }, toSheet({ ...typed, words }));
    expect(lines.some(({ words: line }) => line.some(({ text }) => text === 'B'))).toBe(true);
  });
  it('When fewer stand in their order, or what is numbered are the boxes themselves, then nothing is taken away', () => {
    expect(left([...BOXES, NOTES[2]!, NOTES[3]!])).toHaveLength(4);
    const boxes: Print[] = [
      [40, 60, '1 Wages, tips, other compensation'],
      [40, 90, '2 Federal income tax withheld'],
      [40, 120, '3 Social security wages'],
    ];
    expect(left(boxes)).toHaveLength(3);
    const shortened = [
      '1 Wages, tips, other comp.',
      '2 Fed income tax paid, etc.',
      '3 Soc. sec. wages paid, no.',
    ];
    expect(left(shortened.map((text, at): Print => [40, 60 + 30 * at, text]))).toHaveLength(3);
  });
  it('When the form is a return, then its lines are numbered sentences', () => {
    expect(left([...BOXES, ...NOTES], 'personal-tax-return')).toHaveLength(6);
  });
});
