/** Is a word as wide as its letters? Where Tesseract passes over a word, the one before it is often given the room of both. */
import type { Word } from '../page.ts';

/** Widths of letters in ems of Helvetica, the face of forms; others differ by less than the slack below. */
const NARROW = /[ijlft.,:;'’!|()[\]-]/;
const WIDE = /[mwMW@%]/;
const CAPITAL = /[A-Z&]/;
const widthOf = (letter: string): number =>
  NARROW.test(letter) ? 0.29 : WIDE.test(letter) ? 0.84 : CAPITAL.test(letter) ? 0.68 : 0.54;

/** Heights in ems: of small letters, of those that rise above them, and below the line. */
const SMALL = 0.53;
const RISING = 0.73;
const FALLING = 0.21;

const WIDEST = 1.45;
const NARROWEST = 0.62;
/** Words shorter than this say too little. */
const FEWEST = 4;

/** How wide the text would be (the unit of its box) at the height of its box, which is that of letters rising so far. */
export function ownWidth(
  { text, box }: Pick<Word, 'text' | 'box'>,
  rise = /[A-Zbdfhijklt0-9'’"()[\]]/.test(text) ? RISING : SMALL,
): number {
  const em = (box.y1 - box.y0) / (rise + (/[gjpqy,;()[\]]/.test(text) ? FALLING : 0));
  return [...text].reduce((sum, letter) => sum + widthOf(letter), 0) * em;
}

/** False when the box is clearly wider or narrower than the text would be at the height of the box. */
export function fitsItsBox({ text, box }: Word): boolean {
  if (text.length < FEWEST || !/\p{L}/u.test(text)) return true;
  const width = box.x1 - box.x0;
  // Small letters beside higher ones have boxes as high as those.
  return width < ownWidth({ text, box }) * WIDEST && width > ownWidth({ text, box }, RISING) * NARROWEST;
}
