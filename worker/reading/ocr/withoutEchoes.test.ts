import { describe, expect, it } from '@jest/globals';
import type { Word } from '../page.ts';
import { withoutEchoes } from './withoutEchoes.ts';

/** A word, where it begins and ends, its top and foot, and how sure it is. */
const word = (text: string, x0: number, x1: number, y0: number, y1: number, confidence: number): Word => ({
  text,
  box: { x0, x1, y0, y1 },
  confidence,
  source: 'ocr',
});
const left = (...words: Word[]) => withoutEchoes(words).map(({ text }) => text);

describe('words of a crop', () => {
  it('When a line was read twice, then the surer reading of each word stays', () => {
    const sure = [word('Sales', 28, 52, 47, 53, 0.97), word('clerk', 58, 93, 48, 54, 0.97)];
    const echo = [word('sales', 18, 54, 40, 63, 0.62), word('clerk', 57, 94, 40, 63, 0.76)];
    expect(left(...sure, ...echo)).toEqual(['Sales', 'clerk']);
    expect(left(...echo, ...sure)).toEqual(['Sales', 'clerk']);
  });

  it('When a word stands there twice, or another one over it, then both stay', () => {
    expect(left(word('New', 20, 40, 40, 48, 0.9), word('New', 44, 64, 40, 48, 0.8))).toEqual(['New', 'New']);
    expect(left(word('Ann', 20, 40, 40, 48, 0.9), word('Ana', 19, 41, 38, 50, 0.8))).toEqual(['Ann', 'Ana']);
  });
});
