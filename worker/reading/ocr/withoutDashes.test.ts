/** Dashed rules of a page are taken away before Tesseract makes words of them; print is not. */
import { describe, expect, it } from '@jest/globals';
import type { Raster } from '../raster/raster.ts';
import { withoutDashes } from './withoutDashes.ts';

const SCALE = 250 / 72;
const [WIDTH, HEIGHT] = [600, 120];

type Bar = readonly [x: number, y: number, width: number, height: number];

function page(bars: readonly Bar[]): Raster {
  const pixels = new Uint8Array(WIDTH * HEIGHT).fill(250);
  for (const [left, top, width, height] of bars)
    for (let y = top; y < top + height; y++) pixels.fill(60, y * WIDTH + left, y * WIDTH + left + width);
  return { width: WIDTH, height: HEIGHT, pixels, scale: SCALE };
}
const inkIn = ({ pixels }: Raster, [left, top, width, height]: Bar = [0, 0, WIDTH, HEIGHT]) => {
  let ink = 0;
  for (let y = top; y < top + height; y++)
    for (let x = left; x < left + width; x++) if (pixels[y * WIDTH + x]! < 195) ink++;
  return ink;
};

/** Bars of a width and height, `pitch` apart, side by side from the left. */
const row = (y: number, count: number, pitch: number, width: number, height: number): Bar[] =>
  Array.from({ length: count }, (_, at) => [20 + at * pitch, y, width, height]);

describe('The dashed rules of a page', () => {
  it('When dashes follow each other evenly, then they are whitened, wherever the rule begins and ends', () => {
    for (const y of [60, 61]) expect(inkIn(withoutDashes(page(row(y, 30, 12, 8, 3))))).toBe(0);
  });

  it('When the rule falls by a pixel here and there and its dashes are a pixel closer or further, then it is whitened all the same', () => {
    const drawn = row(60, 40, 13, 8, 2).map(([x, y, ...size], at): Bar => [
      x + (at % 2),
      y + Math.floor(at / 12),
      ...size,
    ]);
    expect(inkIn(withoutDashes(page(drawn)))).toBe(0);
  });

  it('When a side of a box crosses the rule, then the side stays', () => {
    const side: Bar = [300, 0, 3, HEIGHT];
    expect(inkIn(withoutDashes(page([...row(60, 40, 12, 8, 3), side])), side)).toBe(3 * HEIGHT);
  });

  it('When print stands right above it, then the print stays', () => {
    const print = row(30, 10, 40, 4, 26);
    const after = withoutDashes(page([...row(60, 40, 12, 8, 3), ...print]));
    expect(inkIn(after)).toBe(10 * 4 * 26);
  });

  it('When strokes as even as dashes are as high as letters, then they stay', () => {
    const letters = page(row(40, 40, 12, 4, 20));
    expect(withoutDashes(letters).pixels).toEqual(letters.pixels);
  });

  it('When a rule without gaps has a dash or two at its ends, then it stays', () => {
    const solid = page([[40, 60, 300, 3], ...row(60, 1, 12, 8, 3), [346, 60, 8, 3], [358, 60, 8, 3]]);
    expect(withoutDashes(solid).pixels).toEqual(solid.pixels);
  });

  it('When short strokes stand at uneven distances or over a word only, then they stay', () => {
    const uneven = page(row(60, 30, 12, 5, 3).map(([x, ...rest], at): Bar => [x + (at % 2) * 4, ...rest]));
    const few = page(row(60, 11, 12, 8, 3));
    for (const print of [uneven, few]) expect(withoutDashes(print).pixels).toEqual(print.pixels);
  });
});
