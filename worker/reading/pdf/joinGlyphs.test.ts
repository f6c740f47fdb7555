import { expect, it } from '@jest/globals';
import { joinGlyphs } from './joinGlyphs.ts';
import type { Glyph } from './pdfGlyphs.ts';

type Extent = readonly [start: number, end: number];
const glyph = (text: string, [x0, x1]: Extent, [start, end]: Extent = [x0, x1]): Glyph => ({
  text,
  box: { x0, y0: 1, x1, y1: 7 },
  cell: { x0: start, y0: 0, x1: end, y1: 8 },
  turns: 0,
  isAslant: false,
  isHidden: false,
  isUnmapped: false,
});
const wordsOf = (glyphs: readonly Glyph[]) => joinGlyphs(glyphs).map(({ text }) => text);

it('When two letters are drawn as one sign, which has the room of its first letter alone, then the word goes on behind it', () => {
  // as PDFium tells of the ligature in `certificate`
  const word = [
    glyph('i', [0, 2]),
    glyph('f', [2, 4], [2, 4.3]),
    glyph('i', [4, 6], [2, 3.8]),
    glyph('c', [6.3, 10]),
  ];
  expect(wordsOf(word)).toEqual(['ific']);
});

it('When a letter leans out of its room, then the next word still begins where its own room does', () => {
  expect(wordsOf([glyph('o', [0, 4]), glyph('f', [4, 6.5], [4, 6]), glyph('m', [8.3, 12])])).toEqual([
    'of',
    'm',
  ]);
});

it('When letters are set apart evenly, then a gap guessed between two of them is no space, and a wider one is', () => {
  const space: Glyph = { ...glyph(' ', [0, 0]), gap: 'guessed' };
  const spaced = [
    glyph('C', [0, 5]),
    glyph('U', [6.5, 11.5]),
    space,
    glyph('N', [13, 18]),
    space,
    glyph('I', [24, 26]),
    space,
    glyph('T', [27.7, 33]),
  ];
  expect(wordsOf(spaced)).toEqual(['CUN', 'IT']);
  expect(wordsOf([glyph('C', [0, 5]), glyph('U', [5, 10]), space, glyph('N', [11.5, 16])])).toEqual([
    'CU',
    'N',
  ]);
});
