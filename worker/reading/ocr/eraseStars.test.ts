import { describe, expect, it } from '@jest/globals';
import type { Raster } from '../raster/raster.ts';
import { eraseStars } from './eraseStars.ts';

/** A crop with bars of ink in it, in pixels: left, top, width, height. */
function cropOf(...bars: readonly (readonly [number, number, number, number])[]): Raster {
  const [width, height] = [300, 40];
  const pixels = new Uint8Array(width * height).fill(255);
  for (const [left, top, wide, high] of bars)
    for (let y = top; y < top + high; y++) pixels.fill(0, y * width + left, y * width + left + wide);
  return { width, height, pixels, scale: 250 / 72 };
}
const inkOf = ({ pixels }: Raster, from: number, to: number) =>
  pixels.filter((pixel, at) => pixel < 150 && at % 300 >= from && at % 300 < to).length;

const FIGURES = [150, 170, 190, 210].map((left) => [left, 8, 14, 24] as const);

describe('a number whose beginning is masked', () => {
  it('When stars or bullets float before its figures, then only the figures are left', () => {
    const stars = [70, 90, 110, 130].map((left) => [left, 8, 10, 10] as const);
    const bullets = [70, 90, 110, 130].map((left) => [left, 15, 9, 9] as const);
    const blurred = [[92, 15, 38, 9]] as const;
    for (const marks of [stars, bullets, blurred]) {
      const plain = eraseStars(cropOf(...marks, ...FIGURES));
      expect([inkOf(plain, 0, 148), inkOf(plain, 148, 300)]).toEqual([0, 4 * 14 * 24]);
    }
  });

  it('When letters, dashes, points or a single speck stand there, then they stay', () => {
    const small = [70, 100].map((left) => [left, 14, 13, 18] as const);
    const dash = [[130, 19, 9, 3]] as const;
    const points = [70, 90].map((left) => [left, 28, 6, 6] as const);
    const speck = [[90, 8, 9, 9]] as const;
    for (const marks of [small, dash, points, speck]) {
      const crop = cropOf(...marks, ...FIGURES);
      expect(eraseStars(crop)).toBe(crop);
    }
  });
});
