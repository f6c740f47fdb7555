import { describe, expect, it } from '@jest/globals';
import type { Raster } from '../raster/raster.ts';
import { closeUp } from './closeUp.ts';

const WIDTH = 520;
const HEIGHT = 60;
const TOP = 20;
const LETTER = { width: 14, height: 24 };

interface Bar {
  readonly x: number;
  readonly width?: number;
  readonly top?: number;
  readonly height?: number;
}

/** A crop at 250 dpi with bars of ink for letters. */
function crop(bars: readonly Bar[], ink = 40): Raster {
  const pixels = new Uint8Array(WIDTH * HEIGHT).fill(255);
  for (const { x, width = LETTER.width, top = TOP, height = LETTER.height } of bars)
    for (let y = top; y < top + height; y++) pixels.fill(ink, y * WIDTH + x, y * WIDTH + x + width);
  return { width: WIDTH, height: HEIGHT, pixels, scale: 250 / 72 };
}

const comb = Array.from({ length: 9 }, (_, index) => ({ x: 60 + index * 48 }));

describe('the digits of a comb', () => {
  it('When they stand a letter apart, then they are moved together', () => {
    const closed = closeUp(crop(comb), [0.25])[0]!;
    expect(closed).toMatchObject({ from: 60, to: 60 + 8 * 48 + LETTER.width });
    expect(closed.raster.width).toBeLessThan(9 * (LETTER.width + 2 + LETTER.height * 0.25) + 20);
  });

  it('When they are typed in light grey, then they are moved together as well', () => {
    expect(closeUp(crop(comb, 150), [0.25])[0]).toMatchObject({ from: 60 });
  });

  it("When the box's own side stands before them, then it is no digit", () => {
    const side = { x: 36, width: 4, top: 0, height: HEIGHT };
    expect(closeUp(crop([side, ...comb]), [0.25])[0]).toMatchObject({ from: 60 });
  });

  it('When another mark stands out of step, then it is no digit', () => {
    expect(closeUp(crop([...comb, { x: 470, width: 4 }]), [0.25])[0]).toMatchObject({
      to: 60 + 8 * 48 + LETTER.width,
    });
  });

  it('When letters stand as close as in any word, then there is no comb', () => {
    const word = Array.from({ length: 9 }, (_, index) => ({ x: 60 + index * 18 }));
    expect(closeUp(crop(word), [0.25])).toEqual([]);
  });

  it('When the box is empty, then there is no comb', () => {
    expect(closeUp(crop([]), [0.25])).toEqual([]);
  });
});
