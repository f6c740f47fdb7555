import { expect, it } from '@jest/globals';
import { centredAmount } from './centredAmount.ts';
import { mapSheet } from './cells.ts';
import { heightBeside } from './heightBeside.ts';
import type { Landmark } from '../labels/landmarks.ts';
import { around, toSheet } from '../sheet/sheet.ts';
import { printedPage, wordsAt } from '../testing/printedPage.ts';

const sheet = toSheet(printedPage([[40, 40, 'Form']]));
const labelOf = (words: Landmark['words'], box = around(words.map((word) => word.box))): Landmark => ({
  label: 'tax withheld',
  words,
  box,
  textStart: box.x0,
  hasNumber: false,
  startsRun: true,
  edits: 0,
});

it('When a label stands on two lines, then a row that is level with one of them ends at it', () => {
  expect(heightBeside(sheet, labelOf(wordsAt([40, 60, 'Tax withheld'])), 11)).toBe(7);
  const wrapped = labelOf([...wordsAt([40, 60, 'Tax']), ...wordsAt([40, 78, 'withheld'])]);
  expect(heightBeside(sheet, wrapped, 11)).toBe(11);
  expect(heightBeside({ ...sheet, source: 'ocr' }, wrapped, 11)).toBe(25);
});

it('When another copy lent the label, then it has no words here, and is as high as it was there', () => {
  const lent = labelOf([], { x0: 40, y0: 60, x1: 90, y1: 67 });
  expect(heightBeside(sheet, lent, 11)).toBe(7);
  expect(centredAmount(mapSheet(sheet, [lent]), wordsAt([200, 60, '$84.10']), lent)).toEqual([]);
});
