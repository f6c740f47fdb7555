import { describe, expect, it } from '@jest/globals';
import type { Raster } from './raster.ts';
import { trimToInk } from './trimToInk.ts';

function paper(ink: readonly (readonly [x: number, y: number])[]): Raster {
  const pixels = new Uint8Array(100 * 60).fill(230);
  for (const [x, y] of ink) pixels[y * 100 + x] = 20;
  return { width: 100, height: 60, pixels, scale: 1 };
}
const block = (x: number, y: number) =>
  Array.from({ length: 25 }, (_, at) => [x + (at % 5), y + Math.floor(at / 5)] as const);

describe('Print on much paper', () => {
  it('is cut out with a margin, and specks around it are not print', () => {
    const { raster, left, top } = trimToInk(paper([[3, 50], [90, 2], ...block(40, 20), ...block(60, 20)])); // prettier-ignore
    expect({ left, top }).toEqual({ left: 32, top: 12 });
    expect({ width: raster.width, height: raster.height }).toEqual({ width: 41, height: 21 });
  });

  it('stays where it is when there is none', () => {
    expect(trimToInk(paper([[3, 50]]))).toMatchObject({
      left: 0,
      top: 0,
      raster: { width: 100, height: 60 },
    });
  });
});
