/** Gives words that OCR drew over their neighbours the room of their own letters: else the neighbours pass for the same word. */
import { fitsItsBox, ownWidth } from '../../reading/ocr/fitsItsBox.ts';
import type { Word } from '../../reading/page.ts';

/** A neighbour begins behind this share of the word's box. */
const BEHIND = 0.25;
/** Only words read as clearly as this are two: of doubtful ones in one place one is a misreading of the other. */
const CLEAR = 0.9;

/** The words, each too wide one ending where the first word that stands inside its box begins. */
export function withOwnBoxes(words: readonly Word[]): Word[] {
  const isClear = ({ source, confidence }: Word) => source === 'ocr' && confidence >= CLEAR;
  const clear = words.filter(isClear);
  return words.map((word) => {
    if (!isClear(word)) return word;
    const isTooWide = !fitsItsBox(word);
    const starts = clear
      .filter((other) => beginsInside(other, word) && (isTooWide || isNextWord(other, word)))
      .map(({ box }) => box.x0);
    if (starts.length === 0) return word;
    // No further than its own letters reach: a doubtful word may stand between it and the clear one.
    const x1 = Math.min(Math.min(...starts) - 0.5, word.box.x0 + ownWidth(word));
    return { ...word, box: { ...word.box, x1 } };
  });
}

/**
 * From this share of a word's own width on, print inside its box is another word, unless it is the word's end read twice; from a
 * smaller one on where it ends behind that box.
 */
const LETTERS_END = 0.85;
const LETTERS_END_BEFORE = 0.7;
function isNextWord(other: Word, word: Word): boolean {
  const least = other.box.x1 > word.box.x1 ? LETTERS_END_BEFORE : LETTERS_END;
  return other.box.x0 - word.box.x0 > ownWidth(word) * least && !word.text.includes(other.text);
}

function beginsInside(other: Word, { box }: Word): boolean {
  const isLevel = Math.min(other.box.y1, box.y1) - Math.max(other.box.y0, box.y0) > (box.y1 - box.y0) / 2;
  const { x0 } = other.box;
  return isLevel && x0 > box.x0 + (box.x1 - box.x0) * BEHIND && x0 < box.x1;
}
