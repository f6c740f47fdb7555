import { describe, expect, it } from '@jest/globals';
import type { Box } from '#domain/documents/extraction';
import type { Word } from '../page.ts';
import type { Raster } from '../raster/raster.ts';
import { findUnread as findUnreadInk } from './findUnread.ts';
import { inkGrid } from './inkGrid.ts';
import { withoutRules } from './withoutRules.ts';
import { fitsItsBox } from './fitsItsBox.ts';

const SCALE = 250 / 72;
const [WIDTH, HEIGHT] = [300, 200];

const findUnread = (raster: Raster, words: readonly Word[]) =>
  findUnreadInk(inkGrid(withoutRules(raster)), words);

/** A page (points) with print in the given boxes: uprights, about as dense as letters. */
function page(print: readonly Box[], solid: readonly Box[] = []): Raster {
  const width = Math.round(WIDTH * SCALE);
  const height = Math.round(HEIGHT * SCALE);
  const pixels = new Uint8Array(width * height).fill(255);
  const draw = ({ x0, y0, x1, y1 }: Box, step: number) => {
    for (let y = Math.round(y0 * SCALE); y < y1 * SCALE; y++)
      for (let x = Math.round(x0 * SCALE); x < x1 * SCALE; x += step)
        pixels.fill(20, y * width + x, y * width + x + 4);
  };
  for (const box of print) draw(box, 8);
  for (const box of solid) draw(box, 4);
  return { width, height, pixels, scale: SCALE };
}

const at = (x0: number, y0: number, x1: number, y1: number): Box => ({ x0, y0, x1, y1 });
const word = (text: string, box: Box, confidence = 0.95): Word => ({ text, box, confidence, source: 'ocr' });

const label = at(20, 20, 60, 27);
const value = at(150, 21, 190, 28);

describe('print that the first reading passed over', () => {
  it('When a word was read and another was not, then only the other is found', () => {
    const [found, ...more] = findUnread(page([label, value]), [word('withheld', label)]);
    expect(more).toEqual([]);
    expect(found!.x0).toBeCloseTo(value.x0, -1);
    expect(found!.x1).toBeCloseTo(value.x1, -1);
  });

  it('When a word was read without any certainty, then it is looked at again', () => {
    expect(findUnread(page([label]), [word('w1thhe1d', label, 0.2)])).toHaveLength(1);
  });

  it('When half a word was read as one of two letters, not surely, then it is looked at again', () => {
    expect(findUnread(page([label]), [word('ty', label, 0.49)])).toHaveLength(1);
    expect(findUnread(page([label]), [word('5,315', label, 0.49)])).toEqual([]);
  });

  it('When a word was given the room of two, then its place is looked at again', () => {
    expect(findUnread(page([at(20, 20, 90, 27)]), [word('secure', at(20, 20, 90, 27))])).toHaveLength(1);
  });

  it('When small letters are given the height of capitals beside them, then they are not looked at again', () => {
    const low = at(20, 20, 32.1, 25.2);
    expect(findUnread(page([low]), [word('name', low)])).toEqual([]);
    expect(findUnread(page([low]), [word('compensation', low)])).toHaveLength(1);
  });

  it('When ink stands right at the end of a word, then it is the rest of that word', () => {
    expect(findUnread(page([at(20, 20, 66, 27)]), [word('withheld', label)])).toEqual([]);
  });

  it('When a whole word stands right before the box of another, then it is found', () => {
    expect(findUnread(page([at(20, 20, 80, 27)]), [word('withheld', at(40, 20, 80, 27))])).toHaveLength(1);
  });

  it('When there are only rules, check boxes and dust, then there is nothing to read', () => {
    const rules = [at(10, 50, 290, 51), at(150, 60, 151, 150)];
    const checkBox = [at(20, 80, 30, 81), at(20, 89, 30, 90), at(20, 80, 21, 90), at(29, 80, 30, 90)];
    expect(findUnread(page([], [...rules, ...checkBox, at(200, 100, 202, 102)]), [])).toEqual([]);
  });
});

describe('the width of a word', () => {
  it.each(['security', 'RECIPIENT’S', 'Form(s)', 'wages,'])(
    'When %s is as wide as printed, then it fits',
    (text) => {
      const rising = /[A-Zbdfhklt]/.test(text) ? 0.73 : 0.53;
      const height = 8 * (rising + (/[gpqy,()]/.test(text) ? 0.21 : 0));
      expect(
        fitsItsBox(word(text, at(0, 0, text.length * 8 * (/[A-Z]{3}/.test(text) ? 0.62 : 0.5), height))),
      ).toBe(true);
    },
  );

  it('When a word has the room of two, or of its first letters only, then it does not', () => {
    expect(fitsItsBox(word('security', at(0, 0, 62, 7.5)))).toBe(false);
    expect(fitsItsBox(word('Form(s)', at(0, 0, 9, 7.5)))).toBe(false);
  });
});
