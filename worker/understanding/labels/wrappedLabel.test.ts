import { expect, it } from '@jest/globals';
import { mapSheet } from '../locate/cells.ts';
import { findLandmarks } from './landmarks.ts';
import { locate } from '../locate/locate.ts';
import { toSheet } from '../sheet/sheet.ts';
import { printedPage } from '../testing/printedPage.ts';

const read = (valueAt: number) => {
  const { words, ...page } = printedPage([
    [60, 40, 'TAXPAYER'],
    [60, 51.8, 'NAME'],
    [140, valueAt, 'Ottoline Brandt'],
  ]);
  const sheet = toSheet({ ...page, words: words.map((word) => ({ ...word, source: 'ocr' })), source: 'ocr' });
  const [located] = locate(mapSheet(sheet, findLandmarks(sheet, ['taxpayer name'])), {
    right: 'taxpayer name',
  });
  return located?.words.map(({ text }) => text).join(' ');
};

it('When a label of a scan takes two lines, then its value stands beside either', () => {
  expect(read(40)).toBe('Ottoline Brandt');
  expect(read(51.8)).toBe('Ottoline Brandt');
});
