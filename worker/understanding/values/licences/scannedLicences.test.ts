/** Words of licences that a scan misreads or that stand beside what is looked for. */
import { expect, it } from '@jest/globals';
import { findLandmarks } from '../../labels/landmarks.ts';
import { toLines, toSheet } from '../../sheet/sheet.ts';
import { printedPage, wordsAt, type Print } from '../../testing/printedPage.ts';
import { SHAPES } from '../shapes.ts';

const cell = { x0: 0, y0: 0, x1: 612, y1: 60 };
const scanned = (...lines: readonly Print[]) => lines.flatMap((line) => wordsAt(line, { source: 'ocr' }));

it('When the day of a renewal stands where a name may, then it is none', () => {
  expect(SHAPES.tradedName(wordsAt([40, 10, 'RENEWAL MARCH 31, 2026']), cell)).toBeNull();
  // `Each establishment must have a licensed person on duty`
  expect(SHAPES.tradedName(wordsAt([40, 10, 'must have']), cell)).toBeNull();
  expect(SHAPES.tradedName(wordsAt([40, 10, 'RENEWAL SPA & SALON']), cell)?.value?.value).toBe(
    'RENEWAL SPA & SALON',
  );
});

it('When a scan reads the letters of a number as a figure, then they are letters before a year', () => {
  expect(SHAPES.code(scanned([40, 10, 'L1C2024-00312']), cell)?.value?.value).toBe('LIC2024-00312');
  expect(SHAPES.code(scanned([40, 10, '0L-0033161']), cell)?.value?.value).toBe('OL-0033161');
  expect(SHAPES.code(scanned([40, 10, '0OTC-2031-02218']), cell)?.value?.value).toBe('OTC-2031-02218');
  expect(SHAPES.code(wordsAt([40, 10, '0L-0033161']), cell)?.value?.value).toBe('0L-0033161');
});

it('When a street ends with the building behind it, then no number is lost', () => {
  const print = scanned([40, 10, '417 Quarry Hwy, Rear Bldg'], [40, 22, 'Elsmere, KY 41018']);
  expect(SHAPES.address(print, cell)?.street?.value).toBe('417 Quarry Hwy, Rear Bldg');
  const torn = scanned([40, 10, '417 Quarry Hwy, Bldg'], [40, 22, 'Elsmere, KY 41018']);
  expect(SHAPES.address(torn, cell)?.street).toBeUndefined();
});

it('When a name in large print stands centred high above its street, then that is its address', () => {
  const large = wordsAt([40, 10, 'HERON BROTHERS ELECTRIC LLC']).map((word) => ({
    ...word,
    box: { ...word.box, y1: 20 },
  }));
  const words = [...large, ...wordsAt([66, 39, '1077 LARCH ST']), ...wordsAt([51, 51, 'ST. PAUL, MN 55106'])];
  expect(toLines(words)).toHaveLength(3);
  expect(SHAPES.addressBelowFirm(words, cell)?.street?.value).toBe('1077 Larch St');
});

it('When a word of a trade begins a label, then without the rest of it it is none', () => {
  const sheet = toSheet(printedPage([[40, 10, 'MUSICAL INSTRUMENT REPAIR']], { source: 'ocr' }));
  expect(findLandmarks(sheet, ['instrument no', 'instrument id'])).toEqual([]);
});
