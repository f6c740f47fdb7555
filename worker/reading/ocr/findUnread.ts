/** Finds print that the first reading of a page passed over: ink of a letter's size where no word was seen. */
import type { Box } from '#domain/documents/extraction';
import type { Word } from '../page.ts';
import { fitsItsBox } from './fitsItsBox.ts';
import { patchesOf, type InkGrid } from './inkGrid.ts';

/** Words this unsure are read again as well. */
const SURE = 0.4;
/** Of a few letters nothing tells whether they fit their box: `ty` for a large `City`. */
const SURE_OF_LETTERS = 0.5;
const FEW_LETTERS = /^\p{L}{1,3}$/u;
/** Letters of a line stand closer together than this, in points. */
const LETTER_GAP = 5;
/** Words stand at least this far apart, in points. */
const WORD_GAP = 1.6;
/** What stands closer is the rest of a word, unless it is wider than this many heights of it. */
const WIDEST_REST = 2;
/** What is lower, narrower, higher or wider (points) is dust, a tick box, a picture or a shaded field. */
const LOWEST = 4;
const NARROWEST = 3;
const HIGHEST = 24;
/** Check boxes are squares of at least this many points; no word is as wide as it is high. */
const TICK_BOX = 7;
/** Print covers at least and at most this share of its box. */
const THINNEST = 0.15;
const DENSEST = 0.9;
/** More than this is a page of noise, not some passed-over words. */
const MOST_BOXES = 120;

/** Words that need no second reading: not doubtful, and as wide as their letters. */
export const isSure = (word: Word): boolean =>
  word.confidence >= (FEW_LETTERS.test(word.text) ? SURE_OF_LETTERS : SURE) && fitsItsBox(word);

/** Boxes (points) of print outside all sure words, top to bottom; at most 120, the widest ones. `ink`: that of the page without its rules. */
export function findUnread(ink: InkGrid, words: readonly Word[]): Box[] {
  const { square } = ink;
  const grid = { ...ink, isInk: ink.isInk.slice() };
  const sure = words.filter(isSure).map(({ box }) => box);
  for (const box of sure) clear(grid, box);
  return patchesOf(grid, Math.round(LETTER_GAP / square))
    .map(({ x0, y0, x1, y1, count }) => ({
      box: { x0: x0 * square, y0: y0 * square, x1: (x1 + 1) * square, y1: (y1 + 1) * square },
      share: count / ((x1 - x0 + 1) * (y1 - y0 + 1)),
    }))
    .filter(({ box, share }) => isPrint(box) && share >= THINNEST && share <= DENSEST)
    .map(({ box }) => box)
    .filter((box) => !sure.some((word) => isRestOf(box, word)))
    .sort((a, b) => b.x1 - b.x0 - (a.x1 - a.x0))
    .slice(0, MOST_BOXES)
    .sort((a, b) => a.y0 - b.y0);
}

/** Tesseract's boxes may end before their word does: a little ink right beside one is the rest of it. */
function isRestOf(box: Box, word: Box): boolean {
  const gap = Math.max(box.x0 - word.x1, word.x0 - box.x1);
  const overlap = Math.min(box.y1, word.y1) - Math.max(box.y0, word.y0);
  const isNarrow = box.x1 - box.x0 < WIDEST_REST * (word.y1 - word.y0);
  return isNarrow && gap < WORD_GAP && overlap > Math.min(box.y1 - box.y0, word.y1 - word.y0) / 2;
}

function isPrint({ x0, y0, x1, y1 }: Box): boolean {
  const width = x1 - x0;
  const height = y1 - y0;
  const isTickBox = height >= TICK_BOX && Math.abs(width - height) < height * 0.3;
  return height >= LOWEST && height <= HIGHEST && width >= NARROWEST && !isTickBox;
}

/** A word owns its box and a point around it: accents, descenders. */
function clear({ columns, rows, square, isInk }: InkGrid, { x0, y0, x1, y1 }: Box): void {
  const bottom = Math.min(rows - 1, Math.ceil((y1 + 1) / square));
  for (let row = Math.max(0, Math.floor((y0 - 1) / square)); row <= bottom; row++) {
    const left = Math.max(0, Math.floor((x0 - 1) / square));
    isInk.fill(0, row * columns + left, row * columns + Math.min(columns, Math.ceil((x1 + 1) / square)));
  }
}
