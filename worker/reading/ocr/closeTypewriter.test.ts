import { describe, expect, it } from '@jest/globals';
import type { Raster } from '../raster/raster.ts';
import { closeTypewriter } from './closeTypewriter.ts';

const WIDTH = 400;
const HEIGHT = 60;
const LETTER = { width: 14, height: 22 };
const PITCH = 21;

interface Bar {
  readonly x: number;
  readonly width?: number;
  readonly top?: number;
  readonly height?: number;
}

/** A crop at 250 dpi with bars of ink for letters. */
function crop(bars: readonly Bar[]): Raster {
  const pixels = new Uint8Array(WIDTH * HEIGHT).fill(255);
  for (const { x, width = LETTER.width, top = 20, height = LETTER.height } of bars)
    for (let y = top; y < top + height; y++) pixels.fill(40, y * WIDTH + x, y * WIDTH + x + width);
  return { width: WIDTH, height: HEIGHT, pixels, scale: 250 / 72 };
}

const typed = Array.from({ length: 8 }, (_, index) => ({ x: 50 + index * PITCH }));

describe('the letters of a typewriter', () => {
  it('When they stand a pitch apart, then they are moved together and every column tells where it was', () => {
    const { raster, columns, letters } = closeTypewriter(crop(typed))!;
    expect(raster.width).toBe(WIDTH - 7 * (PITCH - LETTER.width - 3));
    expect(letters).toBe(LETTER.height);
    const ink = columns.filter((_, at) => raster.pixels[30 * raster.width + at]! < 100);
    expect(ink).toEqual(typed.flatMap(({ x }) => Array.from({ length: LETTER.width }, (_, at) => x + at)));
  });

  it('When a dot stands among them, then it is kept', () => {
    const dot = { x: 50 + 8 * PITCH + 5, width: 4, top: 38, height: 4 };
    const { columns } = closeTypewriter(crop([...typed, dot, { x: 50 + 9 * PITCH }]))!;
    for (let x = dot.x; x < dot.x + dot.width; x++) expect(columns).toContain(x);
  });

  it('When words stand apart, then they stay so', () => {
    const next = typed.slice(0, 4).map(({ x }) => ({ x: x + 9 * PITCH }));
    const gap = Array.from(
      { length: 2 * PITCH - LETTER.width },
      (_, at) => 50 + 7 * PITCH + LETTER.width + at,
    );
    expect(closeTypewriter(crop([...typed, ...next]))!.columns).toEqual(expect.arrayContaining(gap));
  });

  it('When they stand as close as in print, then nothing is moved', () => {
    expect(closeTypewriter(crop(typed.map((_, index) => ({ x: 50 + index * 16 }))))).toBeNull();
  });

  it('When each letter takes the room it needs, then it is no typewriter', () => {
    const widths = [4, 4, 4, 20, 24, 20, 4, 4, 22];
    const bars = widths.map((width, index) => ({
      x: 50 + widths.slice(0, index).reduce((sum, one) => sum + one + 7, 0),
      width,
    }));
    expect(closeTypewriter(crop(bars))).toBeNull();
  });

  it('When they are larger than a typewriter has them, then nothing is moved', () => {
    const large = typed
      .slice(0, 6)
      .map((_, index) => ({ x: 50 + index * 40, width: 26, top: 10, height: 40 }));
    expect(closeTypewriter(crop(large))).toBeNull();
  });

  it('When two lines stand in it, then nothing is moved', () => {
    const lines = typed.flatMap(({ x }) => [
      { x, top: 5 },
      { x, top: 34 },
    ]);
    expect(closeTypewriter(crop(lines))).toBeNull();
  });
});
