import { describe, expect, it } from '@jest/globals';
import { withoutColumns } from './withoutCombLine.ts';

/** A piece of the page, drawn: # is ink, | the line of a comb over paper, X over ink. */
function drawn(rows: readonly string[]) {
  const width = rows[0]!.length;
  const pixels = new Uint8Array(width * rows.length);
  rows.forEach((row, y) => [...row].forEach((sign, x) => (pixels[y * width + x] = sign === '.' ? 255 : 40)));
  return { width, height: rows.length, pixels, scale: 250 / 72 };
}
const inkOf = ({ pixels, width }: ReturnType<typeof drawn>) =>
  Array.from({ length: pixels.length / width }, (_, y) =>
    Array.from({ length: width }, (_, x) => (pixels[y * width + x]! < 185 ? '#' : '.')).join(''),
  );

describe('a line of the comb over a letter', () => {
  it('When a stroke crosses it aslant, then the stroke stays and the line goes', () => {
    const piece = drawn([
      '....|.###',
      '....|###.',
      '....X##..',
      '...#X#...',
      '..##X....',
      '.###|....',
      '.##.|....',
      '.##.|....',
      '.##.|....',
    ]);
    const ink = inkOf(withoutColumns(piece, [4], false));
    expect(ink[3]![4]).toBe('#');
    expect([ink[0]![4], ink[7]![4], ink[8]![4]]).toEqual(['.', '.', '.']);
  });

  it('When a stroke stands on one side of it alone, then nothing is drawn across', () => {
    const piece = drawn(['....|....', '##..|....', '##..|....', '##..|....', '##..|....']);
    expect(inkOf(withoutColumns(piece, [4], false)).map((row) => row[4])).toEqual(['.', '.', '.', '.', '.']);
  });
});
