/** A figure that nobody read beside a number is noticed by its ink. */
import { describe, expect, it } from '@jest/globals';
import type { Word } from '../page.ts';
import type { Raster } from '../raster/raster.ts';
import { doubtCutFigures } from './doubtCutFigures.ts';

const SCALE = 250 / 72;
const [WIDTH, HEIGHT] = [700, 120];
/** Pixels: where the print stands, how high and wide a figure is, and where the next one starts. */
const [TOP, HIGH, WIDE, STEP] = [40, 24, 14, 19];

type Ink = readonly [x: number, y: number, width: number, height: number];
const figuresFrom = (x: number, count: number): Ink[] =>
  Array.from({ length: count }, (_, at) => [x + at * STEP, TOP, WIDE, HIGH] as const);

function page(ink: readonly Ink[]): Raster {
  const pixels = new Uint8Array(WIDTH * HEIGHT).fill(245);
  for (const [left, top, width, height] of ink)
    for (let y = top; y < top + height; y++) pixels.fill(40, y * WIDTH + left, y * WIDTH + left + width);
  return { width: WIDTH, height: HEIGHT, pixels, scale: SCALE };
}
/** A word over so many figures from x. */
const word = (text: string, x: number, count: number): Word => ({
  text,
  box: {
    x0: x / SCALE,
    x1: (x + (count - 1) * STEP + WIDE) / SCALE,
    y0: TOP / SCALE,
    y1: (TOP + HIGH) / SCALE,
  },
  confidence: 0.96,
  source: 'ocr',
});
const sureness = (ink: readonly Ink[], ...words: Word[]) =>
  doubtCutFigures(page(ink), words).map(({ confidence }) => confidence);

const number = word('419,096', 300, 6);
const print = figuresFrom(300, 6);

describe('a number beside which a figure stands', () => {
  it('When nobody read that figure, then the number is doubtful', () => {
    expect(sureness([...print, ...figuresFrom(300 - STEP, 1)], number)[0]).toBeLessThan(0.3);
    expect(sureness([...print, ...figuresFrom(300 + 6 * STEP, 1)], number)[0]).toBeLessThan(0.3);
  });

  it('When another word holds it, then the number is as sure as before', () => {
    const line = word('4', 300 - STEP, 1);
    expect(sureness([...print, ...figuresFrom(300 - STEP, 1)], number, line)).toEqual([0.96, 0.96]);
  });

  it('When a word read it that is unsure of all its letters, then the number is doubtful', () => {
    const scrap = { ...word('Le', 300 - STEP, 1), confidence: 0 };
    expect(sureness([...print, ...figuresFrom(300 - STEP, 1)], number, scrap)[0]).toBeLessThan(0.3);
  });

  it('When the edge of the paper cuts the number, then it is doubtful', () => {
    const last = WIDTH - 5 * STEP - WIDE;
    expect(sureness(figuresFrom(last - 2, 6), word('419,096', last - 2, 6))[0]).toBeLessThan(0.3);
    expect(sureness(figuresFrom(2, 6), word('419,096', 2, 6))[0]).toBeLessThan(0.3);
    expect(sureness(figuresFrom(last - 20, 6), word('419,096', last - 20, 6))).toEqual([0.96]);
  });

  it('When it stands further away, then it is no part of the number', () => {
    expect(sureness([...print, ...figuresFrom(300 - 3 * STEP, 1)], number)).toEqual([0.96]);
  });

  it('When a comma or point stands between them, then it may stand as far away as on a typewriter', () => {
    const [end, wide] = [300 + 5 * STEP + WIDE, 24];
    const far: Ink = [end + wide, TOP, WIDE, HIGH];
    const comma: Ink = [end + 8, TOP + HIGH - 6, 5, 10];
    expect(sureness([...print, comma, far], number)[0]).toBeLessThan(0.3);
    expect(sureness([...print, far], number)).toEqual([0.96]);
    const hyphen: Ink = [end + 6, TOP + 9, 10, 4];
    expect(sureness([...print, hyphen, far], number)).toEqual([0.96]);
  });

  it.each<[string, Ink]>([
    ['a side of the box', [284, 0, 3, HEIGHT]],
    ['a dollar sign', [282, TOP - 4, WIDE, HIGH + 8]],
    ['a comma', [290, TOP + HIGH - 4, 4, 9]],
    ['dust', [286, TOP + 8, 6, 6]],
  ])('When it is %s, then it is none', (_, ink) => {
    expect(sureness([...print, ink], number)).toEqual([0.96]);
  });

  it('asks nothing of words', () => {
    expect(sureness([...print, ...figuresFrom(300 - STEP, 1)], word('Street', 300, 6))).toEqual([0.96]);
  });
});
