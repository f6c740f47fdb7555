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
    expect(closed.raster.width).toBeLessThan(9 * (LETTER.width + 4 + LETTER.height * 0.25) + 20);
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

  it("When the comb's uprights and the frame below them are drawn, then they are no digits", () => {
    const uprights = comb.map(({ x }) => ({ x: x + 31, width: 3, top: 8, height: HEIGHT - 8 }));
    const frame = { x: 0, width: WIDTH, top: HEIGHT - 3, height: 3 };
    expect(closeUp(crop([frame, ...uprights, ...comb]), [0.25])[0]).toMatchObject({ count: 9, from: 60 });
  });

  describe('through which a dashed line of the comb runs', () => {
    const ring = [0, 1].flatMap((side) => [
      { x: 156 + side * 11, width: 3 },
      { x: 156, width: 14, top: TOP + side * 21, height: 3 },
    ]);
    const others = comb.filter(({ x }) => x !== 156);
    const dashed = (x: number, top: number) =>
      Array.from({ length: 5 }, (_, at) => ({ x, width: 2, top: top + at * 9, height: 5 }));
    const ink = ({ raster }: ReturnType<typeof closeUp>[number]) =>
      raster.pixels.filter((pixel) => pixel < 200).length;
    const clean = closeUp(crop([...others, ...ring]), [0.25])[0]!;

    it('When the line runs through its midst, then the digit is read without it', () => {
      const closed = closeUp(crop([...others, ...ring, ...dashed(161, 10)]), [0.25, 0.4]);
      expect(closed).toHaveLength(2);
      expect(ink(closed[0]!)).toBe(ink(clean));
      expect(closed[0]!.crossed).toEqual([2]);
    });

    it('When its fellow stands two teeth behind it, then what else looks like a line is a stroke of a digit', () => {
      const both = [...dashed(161, 10), ...dashed(161 + 2 * 48, 10)];
      const bars = [...others, ...ring, ...both];
      expect(closeUp(crop(bars), [0.25])[0]!.crossed).toEqual([2, 4]);
      expect(closeUp(crop([...bars, ...dashed(161 + 48, 10)]), [0.25])[0]!.crossed).toEqual([2, 4]);
      // nor does one run through the last digits of a number
      expect(closeUp(crop([...others, ...ring, ...dashed(161 + 5 * 48, 10)]), [0.25])[0]!.crossed).toEqual(
        [],
      );
    });

    it('When the line is paler than print, then it is seen above and below the digit', () => {
      const [pale, digits] = [
        crop([{ x: 161, width: 2, top: 8, height: 48 }], 200),
        crop([...others, ...ring]),
      ];
      const both = { ...pale, pixels: pale.pixels.map((pixel, at) => Math.min(pixel, digits.pixels[at]!)) };
      expect(closeUp(both, [0.25])[0]!.crossed).toEqual([2]);
      expect(
        closeUp(crop([{ x: 161, width: 2, top: 8, height: 20 }, ...others, ...ring], 40), [0.25])[0]!.crossed,
      ).toEqual([]);
    });

    it('When the line begins at its top, then it is seen below the digit', () => {
      const line = Array.from({ length: 8 }, (_, at) => ({ x: 161, width: 2, top: TOP + at * 5, height: 4 }));
      const closed = closeUp(crop([...others, ...ring, ...line]), [0.25]);
      expect(closed).toHaveLength(1);
      expect(ink(closed[0]!)).toBe(ink(clean));
    });

    it('When print above it and a crooked rule below it stand in one column, then they are no line', () => {
      // each half of the rule in rows of its own: no row is full enough to be known for a rule
      const rule = [0, 1].map((half) => ({ x: half * 260, width: 260, top: 52 + half * 3, height: 3 }));
      const print = { x: 161, width: 3, top: 6, height: 7 };
      const closed = closeUp(crop([...others, ...ring, ...rule, print]), [0.25])[0]!;
      expect(closed.crossed).toEqual([]);
      expect(ink(closed)).toBe(ink(clean));
    });

    it('When the line runs along its side, where a stroke may be, then the digit is read with it and without it', () => {
      const closed = closeUp(crop([...others, ...ring, ...dashed(169, 10)]), [0.25, 0.4]);
      expect(closed).toHaveLength(4);
      expect(ink(closed[0]!)).toBeGreaterThan(ink(closed[2]!));
    });
  });

  describe('on which a blot lies', () => {
    const strokes = comb.flatMap(({ x }) => [
      { x: x + 6, width: 3 },
      { x, top: TOP + 18, height: 3 },
    ]);
    const isBlotted = (...blots: Bar[]) => closeUp(crop([...strokes, ...blots]), [0.25])[0]!.isBlotted;

    it('When it touches the digit, then that is told; strokes that cross are no blot', () => {
      expect(isBlotted({ x: 60 + 3 * 48 - 2, width: 9, top: TOP + 6, height: 9 })).toBe(true);
      expect(isBlotted()).toBe(false);
    });

    it('When it lies apart, then the digits are clean', () => {
      expect(isBlotted({ x: 60 + 3 * 48 - 20, width: 9, top: TOP + 6, height: 9 })).toBe(false);
    });
  });

  it('When dust lies beside a digit, then it is left behind', () => {
    const clean = closeUp(crop(comb), [0.25])[0]!;
    const dirty = closeUp(crop([...comb, { x: 84, width: 5, top: TOP + 4, height: 5 }]), [0.25])[0]!;
    expect(dirty.raster.pixels).toEqual(clean.raster.pixels);
  });

  it('When letters stand as close as in any word, then there is no comb', () => {
    const word = Array.from({ length: 9 }, (_, index) => ({ x: 60 + index * 18 }));
    expect(closeUp(crop(word), [0.25])).toEqual([]);
  });

  it('When the box is empty, then there is no comb', () => {
    expect(closeUp(crop([]), [0.25])).toEqual([]);
  });
});
