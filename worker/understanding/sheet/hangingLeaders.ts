/** Dotted leaders that OCR read as words: `Name oiaie siaiele ene Oluwaseun Adeyemi`. */
import type { Word } from '../../reading/page.ts';

/** Nothing of the leaders is read surely. */
const UNSURE = 0.4;
/** Print above this is beyond doubt. */
const CLEAR = 0.7;
/** Shares of the height of print by which what was read hangs below its line, and begins below its top. */
const HANGS = 0.12;
/** Letters that hang below the line themselves. */
const HANGING = /[gjpqyQJ,;$()[\]{}|/@&]/;

/**
 * The words of a line, left to right, that were read from leaders: between clear words, none sure, and lower than the line though no letter of
 * theirs hangs. A scan may lean, so both neighbours tell where the line is.
 */
export function hangingLeaders(line: readonly Word[]): readonly Word[] {
  const isFoot = ({ text, confidence, source }: Word) =>
    source === 'ocr' && confidence >= CLEAR && /[\p{L}\p{N}]{2}/u.test(text) && !HANGING.test(text);
  const feet = line.filter(isFoot);
  if (feet.length < 2) return [];
  return line.filter((word) => {
    if (word.source !== 'ocr' || word.confidence >= UNSURE || HANGING.test(word.text) || /\d/.test(word.text))
      return false;
    const left = feet.findLast(({ box }) => box.x1 <= word.box.x0);
    const right = feet.find(({ box }) => box.x0 >= word.box.x1);
    if (!left || !right) return false;
    const share = (word.box.x0 - left.box.x1) / (right.box.x0 - left.box.x1);
    const at = (a: number, b: number) => a + (b - a) * share;
    const [top, foot] = [at(left.box.y0, right.box.y0), at(left.box.y1, right.box.y1)];
    const slack = HANGS * (foot - top);
    return word.box.y1 - foot > slack && word.box.y0 - top > slack;
  });
}
