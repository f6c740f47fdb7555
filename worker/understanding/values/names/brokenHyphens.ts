/** Names that OCR broke before their hyphen or behind their capital: `OLLIVANT -BOREL`, `Wi lhelmina`. */
import type { Word } from '../../../reading/page.ts';
import { around } from '../../sheet/sheet.ts';

/** Heights of print; a dash between two names that are not one stands further away. */
const CLOSE = 1;

/** The same between letters: two words stand further apart. */
const OF_ONE_WORD = 0.25;

function isBroken(before: Word, { text, box, source }: Word): boolean {
  const gap = (box.x0 - before.box.x1) / (box.y1 - box.y0);
  const isHalf = /\p{L}{2}$/u.test(before.text) && /^-\p{Lu}\p{L}/u.test(text) && gap < CLOSE;
  const isRest = /^\p{Lu}\p{Ll}?$/u.test(before.text) && /^\p{Ll}{4,}$/u.test(text) && gap < OF_ONE_WORD;
  return source === 'ocr' && (isHalf || isRest);
}

/** Puts the second half of a double name back to the first, and the rest of a word to its beginning. */
export function withHyphensMended(words: readonly Word[]): Word[] {
  const mended: Word[] = [];
  for (const word of words) {
    const before = mended.at(-1);
    if (before && isBroken(before, word)) {
      mended[mended.length - 1] = {
        ...before,
        text: before.text + word.text,
        box: around([before.box, word.box]),
        confidence: Math.min(before.confidence, word.confidence),
      };
    } else mended.push(word);
  }
  return mended;
}
