/** Parts words that a file printed without the space behind their comma: `NAME,ADDRESS`, `BOISE,ID`. */
import type { Word } from '../reading/page.ts';

/** Two letters at least before it, two letters or digits behind it: no amount and no dirt is torn. */
const INNER_COMMA = /(?<=\p{L}{2},)(?=\p{L}{2}|\d{5})/u;

/** Each part with its share of the box, letter for letter. What OCR read stays whole: there a comma may be dirt. */
export function splitAtCommas(words: readonly Word[]): Word[] {
  return words.flatMap((word) => (word.source === 'ocr' ? [word] : partsOf(word)));
}

function partsOf(word: Word): Word[] {
  const texts = word.text.split(INNER_COMMA);
  if (texts.length === 1) return [word];
  const { x0, x1 } = word.box;
  const letter = (x1 - x0) / word.text.length;
  let start = x0;
  return texts.map((text) => {
    const end = start + text.length * letter;
    const part = { ...word, text, box: { ...word.box, x0: start, x1: end } };
    start = end;
    return part;
  });
}
