import { describe, expect, it } from '@jest/globals';
import type { Raster } from '../raster/raster.ts';
import { withoutColumns } from './withoutCombLine.ts';

/** A piece of the page, drawn: # is ink, | the line of a comb over paper, X over ink. */
function drawn(rows: readonly string[]): Raster {
  const width = rows[0]!.length;
  const pixels = new Uint8Array(width * rows.length);
  rows.forEach((row, y) => [...row].forEach((sign, x) => (pixels[y * width + x] = sign === '.' ? 255 : 40)));
  return { width, height: rows.length, pixels, scale: 250 / 72 };
}
const inkOf = ({ pixels, width }: Raster) =>
  Array.from({ length: pixels.length / width }, (_, y) =>
    Array.from({ length: width }, (_, x) => (pixels[y * width + x]! < 185 ? '#' : '.')).join(''),
  );

describe('a line of the comb over a letter', () => {
  const across = '..#X###..';
  const sides = [...Array<string>(8)].map(() => '.#.|...#.');
  const eight = [across, ...sides, across, ...sides, across];
  const lineOf = (digit: readonly string[]) =>
    inkOf(withoutColumns(drawn(digit), [3], false)).map((row) => row.slice(2, 5));

  it('When it runs through the bowls of a digit, then strokes that cross it aslant stay, and the line goes', () => {
    const ink = lineOf(eight);
    for (const row of [0, 9, 18]) expect(ink[row]).toMatch('##');
    expect([ink[4], ink[5], ink[13], ink[14]]).toEqual(['...', '...', '...', '...']);
  });

  it('When the digit is open on its left, then what comes aslant from its ends goes nowhere', () => {
    const three = eight.map((row, y) => (y === 0 || y === 2 ? row : '...' + row.slice(3)));
    expect(lineOf(three).join('')).not.toMatch('#');
  });

  it('When a stroke stands on one side of it alone, then nothing is drawn across', () => {
    const piece = drawn(['....|....', '##..|....', '##..|....', '##..|....', '##..|....']);
    expect(inkOf(withoutColumns(piece, [4], false)).map((row) => row[4])).toEqual(['.', '.', '.', '.', '.']);
  });
});
