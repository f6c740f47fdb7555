/** Parts words that a file printed without the space behind their comma: `NAME,ADDRESS`, `BOISE,ID`; or behind a label's colon; or that OCR read as one, with a speck. */
import type { Word } from '../../reading/page.ts';

/** `Receipt #:329-44711`: the sign ends the label. Two letters at least before a comma, two letters or digits behind it: no amount and no dirt is torn. `DBAALDER FENCE`: an A so close to the one before it that no space is left; `DBASSOCIATES` is whole. */
const INNER_COMMA = /(?<=\p{L}{2},)(?=\p{L}{2}|\d{5})|(?<=^#:)(?=\d{3})|(?<=^DBA)(?=(?!SS)\p{Lu}{4})/u;

/** `from'July`, `BLD'4471`: a speck where a space is; `D'Agnese` and `DON'T` are whole. */
const SPECK = /(?<=^(?:\p{Ll}{3,}|\p{Lu}{3,4}))['’‘`"](?=\p{Lu}\p{Ll}{2}|\d{3})/u;

/** Each part with its share of the box, letter for letter. What OCR read is whole but for specks: there a comma may be dirt. */
export function splitAtCommas(words: readonly Word[]): Word[] {
  return words.flatMap((word) => partsOf(word, word.source === 'ocr' ? SPECK : INNER_COMMA));
}

function partsOf(word: Word, at: RegExp): Word[] {
  const texts = word.text.split(at);
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
