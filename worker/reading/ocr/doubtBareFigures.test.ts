import { describe, expect, it } from '@jest/globals';
import type { Word } from '../page.ts';
import { doubtBareFigures } from './doubtBareFigures.ts';

const words = (...texts: string[]): Word[] =>
  texts.map((text, at) => ({
    text,
    box: { x0: at * 50, x1: at * 50 + 40, y0: 0, y1: 8 },
    confidence: 0.8,
    source: 'ocr',
  }));
const doubted = (...texts: string[]) =>
  doubtBareFigures(words(...texts))
    .filter(({ confidence }) => confidence < 0.5)
    .map(({ text }) => text);

describe('an amount without the comma of thousands', () => {
  it('is doubtful where all other amounts of the page have theirs', () => {
    expect(doubted('52,356.81', '8,127.80', '$3,246.12', '73,275', '1320.47')).toEqual(['1320.47']);
  });

  it('is as sure as it was read where the page is printed so, or where too little is printed to tell', () => {
    expect(doubted('52,356.81', '8127.80', '3246.12', '1320.47')).toEqual([]);
    expect(doubted('52,356.81', '1320.47')).toEqual([]);
  });

  it('is no number of another kind', () => {
    expect(doubted('52,356.81', '8,127.80', '3,246.12', '2024', '97232', '320.47')).toEqual([]);
  });
});

describe('an amount without a dollar sign that begins with a figure taken for one', () => {
  it('is doubtful where all other amounts of the page have theirs', () => {
    expect(doubted('$54,056', '549,787', '$26,356', '$1,200', '$3,246')).toEqual(['549,787']);
  });

  it('is as sure as it was read where others have none, or where it begins otherwise', () => {
    expect(doubted('$54,056', '549,787', '26,356', '$1,200', '$3,246', '$8,100')).toEqual([]); // a table without signs
    expect(doubted('$54,056', '149,787', '$26,356', '$1,200', '$3,246')).toEqual([]);
  });
});
