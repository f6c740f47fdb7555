import { describe, expect, it } from '@jest/globals';
import { borrowLabels } from './borrowLabels.ts';
import { splitCopies } from './copies.ts';
import { findLandmarks } from './landmarks.ts';
import { toSheet } from './sheet.ts';
import { printedPage, type Print } from './testing/printedPage.ts';

const LABELS = ['wages tips other comp', 'medicare wages', 'medicare tax', "employee's name"];

/** A small form whose last line stands nearer to the next copy than to its own head. */
const copyAt = (x: number, y: number, isMisread = false): Print[] => [
  [x, y, 'Wages tips other comp'],
  [x, y + 10, '99.00'],
  [x, y + 24, 'Medicare wages'],
  [x, y + 34, '98.00'],
  [x, y + 48, isMisread ? 'Mxdlcore bex' : 'Medicare tax'],
  [x, y + 58, '97.00'],
  [x, y + 150, "Employee's name"],
  [x, y + 160, 'PRIYA'],
];

const copiesOf = (print: Print[]) => {
  const sheet = toSheet(printedPage(print));
  const all = findLandmarks(sheet, LABELS);
  return splitCopies(
    sheet,
    all.filter(({ label }) => label === LABELS[0]),
    all,
  ).map((copy) => ({ sheet: copy, landmarks: findLandmarks(copy, LABELS) }));
};

describe('Copies of a form on one sheet', () => {
  it('keep their last lines, which stand closer to the next copy', () => {
    const copies = copiesOf([...copyAt(40, 40), ...copyAt(40, 260)]);
    expect(copies.map(({ sheet }) => sheet.lines.length)).toEqual([8, 8]);
  });
  it('lend one another the labels that were misread', () => {
    const copies = borrowLabels(copiesOf([...copyAt(40, 40), ...copyAt(320, 40, true)]));
    const tax = copies[1]!.landmarks.find(({ label }) => label === 'medicare tax');
    expect(tax?.box).toMatchObject({ x0: 320, y0: 88 });
    expect(tax?.words.map(({ text }) => text)).toContain('Mxdlcore');
    expect(tax?.edits).toBeGreaterThan(0);
  });
});
