import { describe, expect, it } from '@jest/globals';
import type { Word } from '../page.ts';
import type { Raster } from '../raster/raster.ts';
import { findLoneLetter, tellLetter } from './loneLetter.ts';

const SCALE = 250 / 72;

/** A box of 60 by 20 points with ink in these places (points): x, y, width, height. */
function piece(...inked: readonly (readonly [number, number, number, number])[]) {
  const [width, height] = [Math.round(60 * SCALE), Math.round(20 * SCALE)];
  const pixels = new Uint8Array(width * height).fill(255);
  for (const place of inked) {
    const [x, y, w, h] = place.map((side) => Math.round(side * SCALE)) as [number, number, number, number];
    for (let row = y; row < y + h; row++) pixels.fill(0, row * width + x, row * width + x + w);
  }
  const raster: Raster = { width, height, pixels, scale: SCALE };
  return { raster, left: 100, top: 50 };
}
const read = (text: string, confidence = 0.9): Word => ({
  text,
  box: { x0: 0, y0: 0, x1: 9, y1: 9 },
  confidence,
  source: 'ocr',
});

describe('a letter alone in its box', () => {
  it('When one letter stands in a box, then it is written six times on one line', () => {
    const letter = findLoneLetter(piece([10, 6, 5, 7]))!;
    expect(letter.raster.width).toBe((letter.width + 4) * 6);
    expect(letter.raster.height).toBe(letter.height + 4);
    expect(letter.left).toBe(100 + Math.round(10 * SCALE));
    expect(letter.top).toBe(50 + Math.round(6 * SCALE));
  });

  it('When nothing, several letters, a point or only sides of the box stand in it, then there is none', () => {
    expect(findLoneLetter(piece())).toBeNull();
    expect(findLoneLetter(piece([10, 6, 5, 7], [16, 6, 5, 7]))).toBeNull();
    expect(findLoneLetter(piece([10, 6, 1, 1]))).toBeNull();
    expect(findLoneLetter(piece([10, 0, 1, 15], [0, 17, 60, 1]))).toBeNull();
    expect(findLoneLetter(piece([10, 6, 1, 7]))).toBeNull();
    expect(findLoneLetter(piece([10, 6, 10, 7]))).toBeNull();
  });

  it('When the sides of the box stand around it, then it is alone all the same', () => {
    expect(findLoneLetter(piece([5, 0, 1, 20], [8, 4, 1, 9], [10, 6, 5, 7]))).not.toBeNull();
  });

  it('When all six are read alike, then it is told, as a capital, where it stands', () => {
    const letter = findLoneLetter(piece([10, 6, 5, 7]))!;
    const told = tellLetter(letter, [read('CCCcCC', 0.8)]);
    expect(told).toMatchObject({ text: 'C', confidence: 0.8, source: 'ocr' });
    expect(told.box.x0).toBeCloseTo(letter.left / SCALE);
    expect(told.box.y1).toBeCloseTo((letter.top + letter.height) / SCALE);
    expect(tellLetter(letter, [read('BBB', 0.9), read('BBB', 0.7)])).toMatchObject({
      text: 'B',
      confidence: 0.7,
    });
  });

  it('When they are read otherwise, unsurely, not at all, or as a shape that two letters have, then it is there and untold', () => {
    const letter = findLoneLetter(piece([10, 6, 5, 7]))!;
    const untold = { text: '?', confidence: 0.3 };
    expect(tellLetter(letter, [read('CCeCCC')])).toMatchObject(untold);
    expect(tellLetter(letter, [read('CCCCC')])).toMatchObject(untold);
    expect(tellLetter(letter, [read('CCCCCC', 0.4)])).toMatchObject(untold);
    expect(tellLetter(letter, [])).toMatchObject(untold);
    expect(tellLetter(letter, [read('------')])).toMatchObject(untold);
    for (const alike of ['000000', 'OOOOOO', 'llllll', 'IIIIII', 'SSSSSS', '777777'])
      expect(tellLetter(letter, [read(alike)])).toMatchObject(untold);
  });
});
