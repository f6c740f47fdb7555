import { describe, expect, it } from '@jest/globals';
import type { Raster } from '../raster/raster.ts';
import { withoutRules } from './withoutRules.ts';

const SIDE = 200;
const SCALE = 2;
/** Runs longer than 44 pixels across and 40 down are rules at this scale. */
const RULE = { across: 45, down: 41 };

/** White paper with black bars, one pixel thick. */
function paper(bars: readonly { x: number; y: number; across?: number; down?: number }[]): Raster {
  const pixels = new Uint8Array(SIDE * SIDE).fill(255);
  for (const { x, y, across = 1, down = 1 } of bars)
    for (let row = y; row < y + down; row++) pixels.fill(0, row * SIDE + x, row * SIDE + x + across);
  return { width: SIDE, height: SIDE, pixels, scale: SCALE };
}
const inkOf = (raster: Raster) => raster.pixels.reduce((sum, pixel) => sum + (pixel < 165 ? 1 : 0), 0);

describe('The rules of a form', () => {
  it('are taken away wherever they start, to the edges of the picture', () => {
    for (let at = 0; at <= SIDE - RULE.across; at++)
      expect(inkOf(withoutRules(paper([{ x: at, y: 100, across: RULE.across }])))).toBe(0);
    for (let at = 0; at <= SIDE - RULE.down; at++)
      expect(inkOf(withoutRules(paper([{ x: 100, y: at, down: RULE.down }])))).toBe(0);
  });

  it('may run through the whole picture, several in one line', () => {
    const frame = paper([
      { x: 0, y: 0, across: SIDE },
      { x: SIDE - 1, y: 0, down: SIDE },
      { x: 0, y: 90, across: 60 },
      { x: 80, y: 90, across: 60 },
    ]);
    expect(inkOf(withoutRules(frame))).toBe(0);
  });

  it('are longer than any stroke of a letter, which stays', () => {
    for (let at = 0; at < RULE.across * 2; at++) {
      const strokes = paper([
        { x: at, y: 20, across: RULE.across - 1 },
        { x: 100, y: 25 + Math.floor(at / 2), down: RULE.down - 1 },
      ]);
      expect(Buffer.compare(withoutRules(strokes).pixels, strokes.pixels)).toBe(0);
    }
  });

  it('take the grey at their edges with them', () => {
    const raster = paper([{ x: 10, y: 100, across: 80 }]);
    raster.pixels.fill(200, 99 * SIDE + 10, 99 * SIDE + 90);
    raster.pixels.fill(200, 101 * SIDE + 10, 101 * SIDE + 90);
    expect(withoutRules(raster).pixels.every((pixel) => pixel === 255)).toBe(true);
  });

  it('stay on the page itself, also on one that was turned', () => {
    const { pixels, ...page } = paper([{ x: 0, y: 100, across: SIDE }]);
    const turned = { ...page, pixels: Buffer.from(pixels) };
    withoutRules(turned);
    expect(inkOf(turned)).toBe(SIDE);
  });
});
