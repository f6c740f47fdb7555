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

/** Letters five points wide, so far apart; between any two of them PDFium guesses a space. */
function setApart(text: string, gap: number): Glyph[] {
  const guessed: Glyph = { ...glyph(' ', [0, 0]), gap: 'guessed' };
  return [...text].flatMap((letter, at) => {
    const x = at * (5 + gap);
    return letter === ' ' ? [] : [guessed, glyph(letter, [x, x + 5])];
  });
}

it('When the letters of a line are set apart, then the gaps between them are no spaces, and wider ones are', () => {
  expect(wordsOf(setApart('LIFE INSURANCE', 2.4))).toEqual(['LIFE', 'INSURANCE']);
  expect(wordsOf(setApart('COPY B', 1.3))).toEqual(['COPY', 'B']);
});

it('When few letters stand apart, or some touch, or they are far apart, then each gap that is guessed is a space', () => {
  expect(wordsOf(setApart('ABC', 2.4))).toEqual(['A', 'B', 'C']);
  expect(wordsOf(setApart('....', 2.4))).toEqual(['.', '.', '.', '.']);
  expect(wordsOf(setApart('ABCD', 5))).toEqual(['A', 'B', 'C', 'D']);
  expect(wordsOf([...setApart('ABCD', 2.4), glyph('E', [27.2, 32])])).toEqual(['A', 'B', 'C', 'DE']);
});

it('When the room of a script is far higher than its letters, then a capital that stands apart begins a word', () => {
  const script = [...'AdaBo'].map((letter, at) =>
    glyph(letter, [at * 4 + (at > 2 ? 0.8 : 0), at * 4 + 4 + (at > 2 ? 0.8 : 0)]),
  );
  expect(wordsOf(script)).toEqual(['Ada', 'Bo']);
  expect(wordsOf([...'McCall'].map((letter, at) => glyph(letter, [at * 4, at * 4 + 4])))).toEqual(['McCall']);
});

it('When some letters of a line that is set apart are drawn nearer, as A and V are, then it is still set apart', () => {
  const near = (glyphs: readonly Glyph[]) =>
    glyphs.map((one, at) =>
      at === glyphs.length - 1 ? { ...one, cell: { ...one.cell, x0: one.cell.x0 - 2.2 } } : one,
    );
  expect(wordsOf(near(setApart('STATE LAVA', 2)))).toEqual(['STATE', 'LAVA']);
});
