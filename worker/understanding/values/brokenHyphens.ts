/** Names that OCR broke before their hyphen: `OLLIVANT -BOREL`. */
import type { Word } from '../../reading/page.ts';
import { around } from '../sheet.ts';

/** Heights of print; a dash between two names that are not one stands further away. */
const CLOSE = 1;

const isBroken = (before: Word, { text, box, source }: Word): boolean =>
  source === 'ocr' &&
  /\p{L}{2}$/u.test(before.text) &&
  /^-\p{Lu}\p{L}/u.test(text) &&
  box.x0 - before.box.x1 < CLOSE * (box.y1 - box.y0);

/** Puts the second half of a double name back to the first. */
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
