/** What runs across a crop or into it is taken away; the print of the box stays as it is. */
import { describe, expect, it } from '@jest/globals';
import type { Raster } from '../raster/raster.ts';
import { eraseComb } from './eraseComb.ts';
import { eraseCutPrint } from './eraseCutPrint.ts';
import { eraseDashes } from './eraseDashes.ts';

const SCALE = 250 / 72;
const [WIDTH, HEIGHT] = [600, 90];

type Bar = readonly [x: number, y: number, width: number, height: number];

function crop(bars: readonly Bar[]): Raster {
  const pixels = new Uint8Array(WIDTH * HEIGHT).fill(240);
  for (const [left, top, width, height] of bars)
    for (let y = top; y < top + height; y++)
      pixels.fill(60, y * WIDTH + left, y * WIDTH + Math.min(WIDTH, left + width));
  return { width: WIDTH, height: HEIGHT, pixels, scale: SCALE };
}
const inkIn = ({ pixels }: Raster, [left, top, width, height]: Bar) => {
  let ink = 0;
  for (let y = top; y < top + height; y++)
    for (let x = left; x < left + width; x++) if (pixels[y * WIDTH + x]! < 165) ink++;
  return ink;
};

/** Ten figures, as uprights with a bar on top: sevens. */
const figures: Bar[] = Array.from({ length: 10 }, (_, at) => [
  [300 + at * 20, 30, 13, 3] as const,
  [303 + at * 20, 30, 8, 26] as const,
]).flat();
const print: Bar = [295, 28, 220, 28];
/** Dashes of two points, a point apart, that fall by six pixels from side to side. */
const dashes: Bar[] = Array.from({ length: 60 }, (_, at) => [at * 10, 62 + Math.round(at / 10), 7, 2]);
const below: Bar = [0, 60, WIDTH, 12];

describe('a dashed line across a box', () => {
  it('is whitened, also where it is not quite level, and the print above it stays', () => {
    const before = crop([...figures, ...dashes]);
    const after = eraseDashes(before);
    expect(inkIn(before, below)).toBeGreaterThan(500);
    expect(inkIn(after, below)).toBe(0);
    expect(inkIn(after, print)).toBe(inkIn(before, print));
  });

  it('is not seen in the tops of small letters that fill the crop from side to side', () => {
    const letters: Bar[] = Array.from({ length: 33 }, (_, at) => [
      [at * 18, 30, 8, 3] as const,
      [at * 18, 33, 4, 14] as const,
    ]).flat();
    const before = crop(letters);
    expect(eraseDashes(before)).toBe(before);
  });

  it('is not seen in a row of letters, nor in a solid line', () => {
    const solid: Bar = [0, 75, WIDTH, 2];
    const before = crop([...figures, solid]);
    expect(eraseDashes(before)).toBe(before);
  });
});

describe('print that the left side of a box cuts through', () => {
  it('is whitened; print inside the box and rules stay', () => {
    const [cut, rule]: Bar[] = [
      [0, 30, 12, 26],
      [0, 80, 400, 2],
    ];
    const before = crop([cut!, rule!, ...figures]);
    const after = eraseCutPrint(before);
    expect(inkIn(after, cut!)).toBe(0);
    expect(inkIn(after, rule!)).toBe(inkIn(before, rule!));
    expect(inkIn(after, print)).toBe(inkIn(before, print));
  });
});

describe('the sides of an amount’s box', () => {
  it('are whitened, and a comma that ends right above the line below it is not', () => {
    const comma: Bar = [292, 50, 4, 14];
    const line: Bar = [280, 66, 250, 2];
    const side: Bar = [560, 0, 3, HEIGHT];
    const before = crop([...figures, comma, line, side]);
    expect(inkIn(eraseComb(before, true), [292, 50, 4, 14])).toBe(inkIn(before, comma));
    expect(inkIn(eraseComb(before, true), side)).toBe(0);
    expect(inkIn(eraseComb(before), comma)).toBeLessThan(inkIn(before, comma));
  });
});
