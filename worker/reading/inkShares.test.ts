/** Ticks are told by the inside of their boxes, wherever near their labels those stand. */
import { describe, expect, it } from '@jest/globals';
import { inkShares } from './inkShares.ts';
import type { Raster } from './raster/raster.ts';

const SCALE = 250 / 72;
const SIDE = 8;

/** A page with a frame of 8 points at each place; those of `ticked` hold a cross. Points. */
function pageWith(places: readonly { x: number; y: number }[], ticked: readonly number[] = []): Raster {
  const [width, height] = [600, 200];
  const pixels = new Uint8Array(width * height).fill(250);
  const dot = (x: number, y: number, ink = 90) => (pixels[Math.round(y) * width + Math.round(x)] = ink);
  for (const [index, { x, y }] of places.entries()) {
    const [left, top, side] = [x * SCALE, y * SCALE, SIDE * SCALE];
    for (let at = 0; at <= side; at++) {
      dot(left + at, top);
      dot(left + at, top + side);
      dot(left, top + at);
      dot(left + side, top + at);
      if (!ticked.includes(index)) continue;
      for (const thick of [0, 1, 2]) {
        dot(left + at, top + Math.min(side, at + thick));
        dot(left + side - at, top + Math.min(side, at + thick));
      }
    }
  }
  return { width, height, pixels, scale: SCALE };
}
const boxAt = ({ x, y }: { x: number; y: number }) => ({ x0: x, x1: x + 11, y0: y, y1: y + 10 });

describe('ink in check boxes', () => {
  const places = [20, 60, 100, 140].map((x) => ({ x, y: 20 }));

  it('counts the inside only: an empty box has none, however well its frame was hit', () => {
    const expected = [-4, 0, 1, 2].map((shift, index) =>
      boxAt({ x: places[index]!.x + shift, y: 19 - (shift % 2) }),
    );
    const [empty, ticked, ...others] = inkShares(pageWith(places, [1]), expected);
    expect([empty, ...others]).toEqual([0, 0, 0]);
    expect(ticked).toBeGreaterThan(0.15);
  });

  it('takes a box whose frame is not seen for an empty one among others', () => {
    const page = pageWith(places.slice(0, 3), [2]);
    const [, , ticked, lost] = inkShares(page, places.map(boxAt));
    expect(ticked).toBeGreaterThan(0.15);
    expect(lost).toBe(0);
  });

  it('counts all ink in the place where most frames are not seen', () => {
    const page = pageWith(places.slice(0, 1));
    const [first, second] = inkShares(page, places.map(boxAt));
    expect(first).toBeGreaterThan(0.05);
    expect(second).toBe(0);
  });
});
