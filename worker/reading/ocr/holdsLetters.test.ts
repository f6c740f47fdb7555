import { describe, expect, it } from '@jest/globals';
import type { Box } from '#domain/documents/extraction';
import type { Raster } from '../raster/raster.ts';
import { holdsLetters } from './holdsLetters.ts';

const SCALE = 250 / 72;

/** A crop of 200 by 14 points with ink in the given boxes (points). */
function crop(...ink: Box[]): Raster {
  const [width, height] = [Math.round(200 * SCALE), Math.round(14 * SCALE)];
  const pixels = new Uint8Array(width * height).fill(255);
  for (const { x0, y0, x1, y1 } of ink)
    for (let y = Math.round(y0 * SCALE); y < y1 * SCALE; y++)
      pixels.fill(20, y * width + Math.round(x0 * SCALE), y * width + Math.round(x1 * SCALE));
  return { width, height, pixels, scale: SCALE };
}

const digit: Box = { x0: 90, y0: 4, x1: 94, y1: 10 };

describe('a crop of a box', () => {
  it('When a figure stands in it, then there is something to read', () => {
    expect(holdsLetters(crop(digit))).toBe(true);
  });

  it('When it holds only what its upper and lower edges cut from other lines, then there is not', () => {
    const above = { x0: 20, y0: 0, x1: 80, y1: 2.5 };
    const below = { x0: 30, y0: 12, x1: 90, y1: 14 };
    expect(holdsLetters(crop(above, below))).toBe(false);
    expect(holdsLetters(crop(above, below, digit))).toBe(true);
  });

  it('When the last letter of another box stands at its left edge, then it is not its own', () => {
    expect(holdsLetters(crop({ x0: 0, y0: 3, x1: 4, y1: 9 }))).toBe(false);
    expect(holdsLetters(crop({ x0: 0, y0: 3, x1: 30, y1: 9 }))).toBe(true);
  });
});
