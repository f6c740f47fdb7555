/** A kind of business behind the number it goes by: `541120 - Notary Services`. */
import { toLines } from '../sheet.ts';
import { text } from './names.ts';
import type { Shape } from './shape.ts';

/** The words of the first line behind a number of two to six digits, or all of them. */
export const codedActivity: Shape = (words, cell) => {
  const [line] = toLines(words);
  const own = line?.words.filter(({ text: print }) => !/^\W*\d{2,6}\W*$|^\W+$/.test(print)) ?? [];
  return own.some(({ text: print }) => /\d/.test(print)) ? null : text(own, cell);
};
