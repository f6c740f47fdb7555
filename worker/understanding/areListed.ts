/** Tells a value beside its label in a list from one below it in a box. */
import type { Word } from '../reading/page.ts';
import type { Landmark } from './landmarks.ts';

/** Shares of the label's height: how far the middles may be apart, and how much larger the other print may be. */
const SAME_LINE = 0.45;
const SAME_SIZE = 1.7;

/** Do the words and the end of the label stand on one line of print, in one size? In boxes the label is smaller and higher. */
export function areListed(words: readonly Word[], label: Landmark): boolean {
  const end = label.words.at(-1)?.box;
  if (!end) return false; // borrowed from another copy on the sheet
  const labelHigh = end.y1 - end.y0;
  return words.every(({ box }) => {
    const apart = Math.abs((box.y0 + box.y1) / 2 - (end.y0 + end.y1) / 2);
    const high = box.y1 - box.y0;
    return apart < SAME_LINE * labelHigh && high < SAME_SIZE * labelHigh && labelHigh < SAME_SIZE * high;
  });
}
