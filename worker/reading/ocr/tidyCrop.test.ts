import { describe, expect, it } from '@jest/globals';
import type { Raster } from '../raster/raster.ts';
import { tidyCrop } from './tidyCrop.ts';

const SCALE = 250 / 72;

/** A crop of 200 by 20 points with ink in these rectangles (points). */
function cropWith(...ink: readonly (readonly [x0: number, y0: number, x1: number, y1: number])[]): Raster {
  const [width, height] = [Math.round(200 * SCALE), Math.round(20 * SCALE)];
  const pixels = new Uint8Array(width * height).fill(255);
  for (const [x0, y0, x1, y1] of ink)
    for (let y = Math.round(y0 * SCALE); y < Math.min(height, Math.round(y1 * SCALE)); y++)
      pixels.fill(0, y * width + Math.round(x0 * SCALE), y * width + Math.round(x1 * SCALE));
  return { width, height, pixels, scale: SCALE };
}
const LETTERS = [
  [80, 7, 84, 15],
  [86, 7, 90, 15],
  [92, 7, 96, 15],
] as const;
/** Where ink is left (points, rounded). */
function inkOf({ pixels, width }: Raster, left: number, top: number) {
  const at = [...pixels.keys()].filter((place) => pixels[place]! < 128);
  const xs = at.map((place) => left + (place % width));
  const ys = at.map((place) => top + Math.floor(place / width));
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs) + 1, Math.max(...ys) + 1].map((pixel) =>
    Math.round(pixel / SCALE),
  );
}
const left = (crop: Raster) => {
  const tidy = tidyCrop(crop)!;
  return inkOf(tidy.raster, tidy.left, tidy.top);
};
const PRINT = [80, 7, 96, 15];

describe('A crop that is to be read', () => {
  it('is cut to its letters, at whose sides some paper is left', () => {
    const { raster } = tidyCrop(cropWith(...LETTERS))!;
    expect(Math.round(raster.width / SCALE)).toBe(16 + 8 + 8);
    expect(left(cropWith(...LETTERS))).toEqual(PRINT);
  });

  it('loses what its edges cut through: the feet of the line above and the heads of the line below', () => {
    expect(left(cropWith(...LETTERS, [70, 0, 74, 2], [90, 18, 96, 20]))).toEqual(PRINT);
  });

  it('loses the rules around its letters, also the corner of a box that stands close to them', () => {
    expect(left(cropWith(...LETTERS, [40, 17, 160, 18], [40, 0, 41, 17], [20, 0, 21, 20]))).toEqual(PRINT);
  });

  it('loses the side of the box close to its letters, however pale it is', () => {
    const crop = cropWith(...LETTERS, [101, 0, 102, 20]);
    const isSide = (at: number) => at % crop.width > 99 * SCALE;
    const pale = { ...crop, pixels: crop.pixels.map((ink, at) => (ink < 128 && isSide(at) ? 175 : ink)) };
    const { raster, left: from } = tidyCrop(pale)!;
    const beside = [...raster.pixels.keys()].filter((at) => (at % raster.width) + from > 99 * SCALE);
    expect(beside.length).toBeGreaterThan(0);
    expect(beside.every((at) => raster.pixels[at] === 255)).toBe(true);
  });

  it('loses a stroke that stands far from all letters', () => {
    expect(left(cropWith([20, 4, 21, 16], ...LETTERS))).toEqual(PRINT);
    expect(left(cropWith([72, 7, 73, 15], ...LETTERS))).toEqual([72, 7, 96, 15]);
  });

  it('keeps letters that run together with a rule', () => {
    expect(left(cropWith(...LETTERS, [40, 15, 160, 16], [80, 7, 84, 16]))).toEqual([40, 7, 160, 16]);
  });

  it('keeps the small letters of small print at the ends of its line, however few of them are as high as others', () => {
    const small = [50, 60, 70, 100, 110].map((x) => [x, 12, x + 4, 15] as const);
    expect(left(cropWith(...LETTERS, ...small))).toEqual([50, 7, 114, 15]);
  });

  it('keeps pale letters at the ends of a line, as a fax has them', () => {
    const crop = cropWith(...LETTERS, [100, 7, 104, 15]);
    const pale = {
      ...crop,
      pixels: crop.pixels.map((ink, at) => (ink < 128 && at % crop.width > 99 * SCALE ? 175 : ink)),
    };
    const tidy = tidyCrop(pale)!;
    expect(Math.round((tidy.left + tidy.raster.width) / SCALE)).toBe(104 + 8);
  });

  it('When all letters are pale, then it is read', () => {
    const crop = cropWith(...LETTERS);
    expect(tidyCrop({ ...crop, pixels: crop.pixels.map((ink) => Math.max(ink, 175)) })).not.toBeNull();
  });

  it('When all letters are small, then it is read', () => {
    expect(tidyCrop(cropWith([80, 9, 83, 12], [85, 9, 88, 12]))).not.toBeNull();
  });

  it('keeps accents, points and tails', () => {
    expect(left(cropWith(...LETTERS, [81, 4, 83, 6], [97, 13, 98, 17]))).toEqual([80, 4, 98, 17]);
  });

  it('When its letters fill it from edge to edge, then they are not taken for those of other lines', () => {
    const tight = cropWith(...LETTERS.map(([x0, , x1]) => [x0, 0, x1, 20] as const));
    expect(left(tight)).toEqual([80, 0, 96, 20]);
  });

  it('When all of its letters are cut by an edge, then it stays as it is', () => {
    const crop = cropWith([80, 12, 84, 20], [90, 12, 94, 20]);
    const tidy = tidyCrop(crop)!;
    expect([tidy.raster === crop, tidy.left, tidy.top]).toEqual([true, 0, 0]);
  });

  it('When it holds nothing but rules, slivers and specks, then there is nothing to read', () => {
    expect(
      tidyCrop(cropWith([0, 16, 200, 17], [100, 0, 101, 20], [50, 0, 55, 2], [60, 9, 61, 10])),
    ).toBeNull();
  });
});
