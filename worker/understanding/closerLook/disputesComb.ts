/** Did the whole page's reading see other digits in a comb than those that were moved together? A line through a 3 makes it an 8. */
import type { CombWord } from '../../reading/ocr/readCombs.ts';
import type { Word } from '../../reading/page.ts';

/** A digit alone in its tooth, or a few in theirs, read with at least this certainty, have a say. */
const CLEAR = 0.75;
/** So has a whole number in one word: its certainty is that of its worst digit, and digits set wide apart are never read surely. */
const CLEAR_TOGETHER = 0.5;
/** It stands in a tooth when its middle is no further from the tooth's than this share of a tooth. */
const NEAR = 0.35;

/** Is there a clear digit of the page's reading that differs from the comb's at its place, and was the line no part of it there? */
export function disputesComb(comb: CombWord, words: readonly Word[]): boolean {
  const isOther = (digit: string, place: number) =>
    !comb.crossed?.includes(place) && comb.text[place] !== digit;
  return words.some((word) => {
    if (isWhole(word, comb)) return [...word.text].some(isOther);
    const place = firstTooth(word, comb);
    return place !== null && [...word.text].some((digit, at) => isOther(digit, place + at));
  });
}

/** A word with a digit to each tooth. */
const isWhole = ({ text, confidence }: Word, comb: CombWord) =>
  /^\d+$/.test(text) && text.length === comb.text.length && confidence >= CLEAR_TOGETHER;

/** The place of a clear digit that stands alone in a tooth, or of the first of some that stand in as many: `465` of `3 465 08`. */
function firstTooth({ text, confidence, box }: Word, comb: CombWord): number | null {
  if (!/^\d+$/.test(text) || confidence < CLEAR) return null;
  const tooth = (comb.box.x1 - comb.box.x0) / comb.text.length;
  const at = ((box.x0 + box.x1) / 2 - comb.box.x0) / tooth - text.length / 2;
  const place = Math.round(at);
  const teeth = (box.x1 - box.x0) / tooth;
  const areOneEach = text.length === 1 || (teeth > text.length - 1 && teeth < text.length + NEAR);
  const isInTeeth = Math.abs(at - place) <= NEAR && place >= 0 && place + text.length <= comb.text.length;
  return isInTeeth && areOneEach ? place : null;
}
