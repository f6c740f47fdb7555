/** How lines rise and fall across a page, told also over empty paper between two columns. */
import { describe, expect, it } from '@jest/globals';
import type { Raster } from '../raster/raster.ts';
import { findWave } from './findWave.ts';

const [WIDTH, HEIGHT] = [850, 1100];
const FALL = 0.02;

/** Lines of print that fall to the right by two in a hundred, in the columns given. */
function page(columns: readonly (readonly [from: number, to: number])[]): Raster {
  const pixels = new Uint8Array(WIDTH * HEIGHT).fill(255);
  for (let line = 60; line < HEIGHT - 60; line += 37 + (line % 11))
    for (const [from, to] of columns)
      for (let x = from; x < to; x++)
        for (let row = 0; row < 7; row++)
          if (x % 5 < 3) pixels[Math.round(line + FALL * x + row) * WIDTH + x] = 20;
  return { width: WIDTH, height: HEIGHT, pixels, scale: 100 / 72 };
}

/** How much lower the print of the right margin lies than that of the left, in pixels. */
function fallOf(raster: Raster): number {
  const { offsets, stripWidth } = findWave(raster);
  const at = (x: number) => offsets[Math.floor(x / stripWidth)]!;
  return at(800) - at(80);
}

describe('the wave of a page', () => {
  it('When print covers the page, then its fall is measured', () => {
    expect(Math.abs(fallOf(page([[60, 810]])) - FALL * 720)).toBeLessThan(3);
  });

  it('When two columns stand far apart, then the paper between them falls as they do', () => {
    const fall = fallOf(
      page([
        [60, 300],
        [740, 810],
      ]),
    );
    expect(fall).toBeGreaterThan(FALL * 720 * 0.75);
  });
});
