/** Did the whole page's reading see other digits in a comb than those that were moved together? A line through a 3 makes it an 8. */
import type { CombWord } from '../reading/ocr/readCombs.ts';
import type { Word } from '../reading/page.ts';

/** A digit alone in its tooth, read with at least this certainty, has a say. */
const CLEAR = 0.75;
/** It stands in a tooth when its middle is no further from the tooth's than this share of a tooth. */
const NEAR = 0.35;

/** Is there a clear digit of the page's reading that differs from the comb's at its place, and was the line no part of it there? */
export function disputesComb(comb: CombWord, words: readonly Word[]): boolean {
  const tooth = (comb.box.x1 - comb.box.x0) / comb.text.length;
  return words.some(({ text, confidence, box }) => {
    if (!/^\d$/.test(text) || confidence < CLEAR) return false;
    const at = ((box.x0 + box.x1) / 2 - comb.box.x0) / tooth - 0.5;
    const place = Math.round(at);
    const isInTooth = Math.abs(at - place) <= NEAR && place >= 0 && place < comb.text.length;
    return isInTooth && !comb.crossed?.includes(place) && comb.text[place] !== text;
  });
}
