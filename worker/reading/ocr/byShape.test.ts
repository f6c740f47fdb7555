/** Figures and numerals as their shapes tell them, drawn large from dots. */
import { describe, expect, it } from '@jest/globals';
import type { Word } from '../page.ts';
import type { Raster } from '../raster/raster.ts';
import { byShape } from './byShape.ts';

const SHAPES: Readonly<Record<string, readonly string[]>> = {
  '1': ['.#.', '##.', '.#.', '.#.', '.#.'],
  '2': ['###', '..#', '###', '#..', '###'],
  '3': ['###', '..#', '###', '..#', '###'],
  '5': ['###', '#..', '###', '..#', '###'],
  '6': ['###', '#..', '###', '#.#', '###'],
  '8': ['###', '#.#', '###', '#.#', '###'],
  '9': ['###', '#.#', '###', '..#', '###'],
  I: ['.#.', '.#.', '.#.', '.#.', '.#.'],
  ',': ['...', '...', '...', '...', '.#.'],
  '.': ['...', '...', '...', '...', '.#.'],
  // slashed
  '0': ['#####', '#..##', '#.#.#', '##..#', '#####'],
  // a 2 drawn as an outline
  o: ['#####', '#...#', '###.#', '#.#.#', '#####'],
};
const DOT = 4;
const [LEFT, TOP, STEP] = [20, 20, 26];
const SCALE = 250 / 72;

function page(print: string, paper: (at: number) => number = () => 245): Raster {
  const [width, height] = [LEFT * 2 + print.length * STEP, TOP * 2 + 5 * DOT];
  const pixels = Uint8Array.from({ length: width * height }, (_, at) => paper(at));
  for (const [place, sign] of [...print].entries())
    for (const [row, dots] of SHAPES[sign]!.entries())
      for (const [column, dot] of [...dots].entries())
        if (dot === '#')
          for (let y = 0; y < DOT; y++) {
            const at = (TOP + row * DOT + y) * width + LEFT + place * STEP + column * DOT;
            pixels.fill(30, at, at + DOT);
          }
  return { width, height, pixels, scale: SCALE };
}
const word = (text: string, count: number): Word => ({
  text,
  box: {
    x0: (LEFT - 1) / SCALE,
    x1: (LEFT + count * STEP) / SCALE,
    y0: (TOP - 1) / SCALE,
    y1: (TOP + 5 * DOT + 1) / SCALE,
  },
  confidence: 0.8,
  source: 'ocr',
});
const seen = (print: string, text: string, paper?: (at: number) => number) => {
  const [own] = byShape(page(print, paper), [word(text, print.length)]);
  return [own!.text, own!.confidence];
};

describe('A figure of a clean page', () => {
  it('When a 6 was read where no hole is, then it is a 5', () => {
    expect(seen('1,521.93', '1,621.93')).toEqual(['1,521.93', 0.8]);
  });

  it('When it has the holes that are its own, then it stays, and as sure', () => {
    expect(seen('1,621.93', '1,621.93')).toEqual(['1,621.93', 0.8]);
    expect(seen('8,152.39', '8,152.39')).toEqual(['8,152.39', 0.8]);
    expect(seen('1,202.33', '1,202.33')).toEqual(['1,202.33', 0.8]);
  });

  it('When another one has holes that are not its own, then the number is doubtful', () => {
    expect(seen('1,921.33', '1,821.33')).toEqual(['1,821.33', 0.4]);
  });

  it('When several do, then the figures are hollow ones, and nothing is said', () => {
    expect(seen('oo51', '2251')).toEqual(['2251', 0.8]);
  });

  it('When there are more pieces than figures, then nothing is said', () => {
    expect(seen('1,521.93', '1,621.9')).toEqual(['1,621.9', 0.8]);
  });

  it('When the page is grainy, then nothing is said', () => {
    const grain = (at: number) => 245 - ((at * 2654435761) % 97) / 3;
    expect(seen('1,521.93', '1,621.93', grain)).toEqual(['1,621.93', 0.8]);
  });
});

describe('A numeral', () => {
  it('has as many strokes as are printed', () => {
    expect(seen('III', 'II')[0]).toBe('III');
    expect(seen('III', 'lI')[0]).toBe('III');
    expect(seen('II', 'II')[0]).toBe('II');
  });

  it('When its strokes do not stand apart, then it stays', () => {
    expect(seen('8', 'II')[0]).toBe('II');
  });
});
