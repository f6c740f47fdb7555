import { describe, expect, it } from '@jest/globals';
import type { Raster } from '../raster/raster.ts';
import { splitAtGaps, type Band } from './splitAtGaps.ts';

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

/** Is there ink of the page in this part of a band? */
function hasInk({ raster, top }: Band, x0: number, x1: number, y0: number, y1: number): boolean {
  for (let y = Math.max(0, y0 - top); y < Math.min(raster.height, y1 - top); y++)
    for (let x = x0; x < x1; x++) if (raster.pixels[y * raster.width + x]! < 128) return true;
  return false;
}
const endOf = ({ raster, top }: Band) => top + raster.height;

describe('A page cut in two', () => {
  it('gives each thread about the same print, however it lies on the page', () => {
    const [top, low] = splitAtGaps(page([...Array<number>(10).fill(40), ...Array<number>(30).fill(4)]), 2);
    // 520 letters: after six lines of the dense part are 240, after seven 280.
    expect(lineOf(endOf(top!))).toBeGreaterThanOrEqual(6);
    expect(lineOf(endOf(top!))).toBeLessThan(8);
    expect(low!.top).toBeLessThan(endOf(top!));
  });

  it('is cut between two lines, beside a rule too, and each part shows only paper of the other', () => {
    const form = page(Array<number>(30).fill(20));
    for (let row = 0; row < form.height; row++) form.pixels[row * WIDTH + 290] = 0;
    const [top, low] = splitAtGaps(form, 2);
    for (let line = 0; line < 30; line++) {
      const isIn = (band: Band) => hasInk(band, 0, 280, line * 2 * LINE, line * 2 * LINE + LINE);
      expect([isIn(top!), isIn(low!)]).toEqual([line < 15, line >= 15]);
    }
  });

  it('When no row is bare, then the cut goes around the lines of both columns', () => {
    const form = page(Array<number>(30).fill(20));
    // A second column, whose lines stand in the gaps of the first.
    for (let row = 0; row < form.height - LINE; row++)
      form.pixels.copyWithin((row + LINE) * WIDTH + 150, row * WIDTH, row * WIDTH + 120);
    const [top, low] = splitAtGaps(form, 2);
    for (const [x0, x1, down] of [
      [0, 120, 0],
      [150, 270, LINE],
    ] as const)
      for (let line = 0; line < 29; line++) {
        const rows = [line * 2 * LINE + down, line * 2 * LINE + down + LINE] as const;
        // Each letter is whole in one of the two.
        const inks = [top!, low!].map((band) =>
          [0, 1, 2].map((third) =>
            hasInk(band, x0, x1, rows[0] + third * 7, Math.min(rows[1], rows[0] + third * 7 + 6)),
          ),
        );
        const whole = inks.filter((ink) => ink.every(Boolean));
        const none = inks.filter((ink) => !ink.some(Boolean));
        expect([whole.length, none.length]).toEqual([1, 1]);
      }
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
    expect(endOf(low!)).toBe(40 * 2 * LINE - LINE + 4 + 60);
  });

  it('leaves the page itself as it was', () => {
    const form = page(Array<number>(30).fill(20));
    const before = form.pixels.slice();
    splitAtGaps(form, 2);
    expect(form.pixels).toEqual(before);
  });

  it('stays whole where a part would be too small', () => {
    expect(splitAtGaps(page([5, 5, 5, 5]), 2)).toHaveLength(1);
    expect(splitAtGaps(page(Array<number>(30).fill(20)), 1)).toHaveLength(1);
  });
});
