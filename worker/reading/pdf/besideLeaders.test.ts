import { expect, it } from '@jest/globals';
import { joinGlyphs } from './joinGlyphs.ts';
import type { Glyph } from './pdfGlyphs.ts';

const LETTER = 5;
/** Glyphs of one line, side by side without a space. */
const typed = (text: string): Glyph[] =>
  [...text].map((letter, at) => {
    const box = { x0: at * LETTER, y0: 0, x1: (at + 1) * LETTER, y1: 8 };
    return { text: letter, box, cell: box, turns: 0, isAslant: false, isHidden: false, isUnmapped: false };
  });
const wordsOf = (text: string) => joinGlyphs(typed(text)).map((word) => [word.text, word.box.x0]);

it('When dots lead from a label to its amount without a space, then both are words of their own', () => {
  expect(wordsOf('Wages:......$44,120.00')).toEqual([
    ['Wages:', 0],
    ['$44,120.00', 60],
  ]);
  expect(wordsOf('No._____417')).toEqual([
    ['No.', 0],
    ['417', 40],
  ]);
});

it('When dots or lines are only a few, or nothing else is there, then the word stays whole', () => {
  expect(wordsOf('and...so')).toEqual([['and...so', 0]]);
  expect(wordsOf('first_last@example.org')).toEqual([['first_last@example.org', 0]]);
  expect(wordsOf('........')).toEqual([['........', 0]]);
});

it('When dots hide a number but for its last four figures, then they stay with them', () => {
  expect(wordsOf('····6672')).toEqual([['····6672', 0]]);
  expect(wordsOf('····66.72')).toEqual([['66.72', 20]]);
  expect(wordsOf('············6672')).toEqual([['6672', 60]]);
});
