/** Print that is told elsewhere on the sheet than where it was printed, which it still knows. */
import type { Box } from '#domain/documents/extraction';
import type { Word } from '../../reading/page.ts';
import type { Line } from './sheet.ts';

/** Where a word was printed that now stands below another. */
const printed = new WeakMap<Word, Word>();
export const asPrinted = (word: Word): Word => printed.get(word) ?? word;

/** A box so many points to the right and down. */
export const moved = ({ x0, x1, y0, y1 }: Box, dx: number, dy: number): Box => ({
  x0: x0 + dx,
  x1: x1 + dx,
  y0: y0 + dy,
  y1: y1 + dy,
});
/** A line elsewhere on the sheet (points to the right and down), whose words still know where they were printed. */
export function movedLine({ words, box }: Line, dx: number, dy: number): Line {
  const own = words.map((word) => movedWord(word, moved(word.box, dx, dy)));
  return { words: own, box: moved(box, dx, dy) };
}
/** A word elsewhere on the sheet, which still knows where it was printed. */
export function movedWord(word: Word, box: Box): Word {
  const copy = { ...word, box };
  printed.set(copy, asPrinted(word));
  return copy;
}
