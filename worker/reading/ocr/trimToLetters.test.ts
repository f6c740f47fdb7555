import { describe, expect, it } from '@jest/globals';
import type { Raster } from '../raster/raster.ts';
import { trimToLetters } from './trimToLetters.ts';

const SCALE = 250 / 72;
/** A crop of 1600 by 60 pixels with a rule along its foot, and letters (12 by 24 pixels) that begin at these columns. */
function crop(letters: readonly number[], rows: readonly [number, number] = [18, 42]): Raster {
  const [width, height] = [1600, 60];
  const pixels = new Uint8Array(width * height).fill(240);
  pixels.fill(20, (height - 4) * width, (height - 1) * width);
  for (const x of letters)
    for (let y = rows[0]; y < rows[1]; y++) pixels.fill(20, y * width + x, y * width + x + 12);
  return { width, height, pixels, scale: SCALE };
}

describe('a crop that is trimmed to its letters', () => {
  it('keeps the paper right beside them and loses the empty rest of its rules', () => {
    const trimmed = trimToLetters(crop([500, 520, 540]))!;
    expect(trimmed.left).toBe(500 - 35);
    expect(trimmed.raster.width).toBe(552 + 35 - (500 - 35));
    expect(trimmed.raster.height).toBe(60);
  });

  it('is nothing where only rules and dust stand in it', () => {
    expect(trimToLetters(crop([]))).toBeNull();
    expect(trimToLetters(crop([700], [20, 26]))).toBeNull();
  });

  it('stays as it is where letters stand at both its ends', () => {
    const whole = crop([3, 800, 1580]);
    expect(trimToLetters(whole)).toEqual({ raster: whole, left: 0 });
  });
});
