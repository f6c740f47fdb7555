import { describe, expect, it } from '@jest/globals';
import type { Raster } from '../raster/raster.ts';
import { splitAtGaps } from './splitAtGaps.ts';

const WIDTH = 300;
const LINE = 20;
/** A page of lines, 40 rows each, of which these many letters stand in each line. */
function page(letters: readonly number[]): Raster {
  const height = letters.length * 2 * LINE;
  const pixels = new Uint8Array(WIDTH * height).fill(255);
  letters.forEach((count, line) => {
    for (let y = 0; y < LINE; y++)
      for (let letter = 0; letter < count; letter++)
        pixels.fill(
          0,
          (line * 2 * LINE + y) * WIDTH + letter * 6,
          (line * 2 * LINE + y) * WIDTH + letter * 6 + 3,
        );
  });
  return { width: WIDTH, height, pixels, scale: 1 };
}
const lineOf = (row: number) => row / (2 * LINE);

describe('A page cut in two', () => {
  it('gives each thread about the same print, however it lies on the page', () => {
    const [top, low] = splitAtGaps(page([...Array<number>(10).fill(40), ...Array<number>(30).fill(4)]), 2);
    // 520 letters: after six lines of the dense part are 240, after seven 280.
    expect(lineOf(top!.to)).toBeGreaterThanOrEqual(5.5);
    expect(lineOf(top!.to)).toBeLessThan(7);
    expect(low!.from).toBe(top!.to);
    expect([top!.from, low!.to]).toEqual([0, 1600]);
  });

  it('is cut between two lines, beside a rule too, and each part shows only paper of the other', () => {
    const form = page(Array<number>(30).fill(20));
    for (let row = 0; row < form.height; row++) form.pixels[row * WIDTH + 290] = 0;
    const [top, low] = splitAtGaps(form, 2);
    expect(top!.to % (2 * LINE)).toBeGreaterThanOrEqual(LINE);
    expect(top!.raster.height).toBe(top!.to + 30);
    expect(low!.top).toBe(low!.from - 30);
  });

  it('When it cannot be cut but through print, then each part shows the lines that are cut whole', () => {
    const form = page(Array<number>(30).fill(20));
    // A second column, whose lines stand in the gaps of the first.
    for (let row = 0; row < form.height - LINE; row++)
      form.pixels.copyWithin((row + LINE) * WIDTH + 150, row * WIDTH, row * WIDTH + 120);
    const [top, low] = splitAtGaps(form, 2);
    expect(top!.raster.height).toBe(top!.to + 60);
    expect(low!.top).toBe(low!.from - 60);
  });

  it('When a gap far from the middle is barer only by a rule of the form, then the page is cut near its middle', () => {
    const form = page(Array<number>(30).fill(20));
    for (let row = 0; row < form.height; row++) form.pixels[row * WIDTH + 290] = 0;
    const bare = 12 * 2 * LINE + LINE;
    for (let row = bare; row < bare + LINE; row++) form.pixels[row * WIDTH + 290] = 255;
    const [top] = splitAtGaps(form, 2);
    expect(lineOf(top!.to)).toBeGreaterThan(14.5);
    expect(lineOf(top!.to)).toBeLessThan(15.5);
  });

  it('When there is only paper and dust above and below the print, then no part shows more of it than an edge', () => {
    const form = page([
      ...Array<number>(10).fill(0),
      ...Array<number>(30).fill(20),
      ...Array<number>(20).fill(0),
    ]);
    for (let row = form.height - 9; row < form.height - 4; row++)
      form.pixels.fill(0, row * WIDTH + 7, row * WIDTH + 12);
    const [top, low] = splitAtGaps(form, 2);
    expect(top!.top).toBe(10 * 2 * LINE - 60);
    expect(low!.top + low!.raster.height).toBe(40 * 2 * LINE - LINE + 4 + 60);
  });

  it('stays whole where a part would be too small', () => {
    expect(splitAtGaps(page([5, 5, 5, 5]), 2)).toHaveLength(1);
    expect(splitAtGaps(page(Array<number>(30).fill(20)), 1)).toHaveLength(1);
  });
});
