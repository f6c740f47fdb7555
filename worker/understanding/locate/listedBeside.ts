/** Tells a value beside its label in a list from one below it in a box. */
import type { Word } from '../../reading/page.ts';
import type { Landmark } from '../labels/landmarks.ts';
import type { MappedSheet } from './cells.ts';
import { areInLine, isInLineOf } from './located.ts';
import { toLines } from '../sheet/sheet.ts';

/** Shares of the label's height: how far the middles may be apart, and how much larger the other print may be. */
const SAME_LINE = 0.45;
const SAME_SIZE = 1.7;

/** The words of a row that are listed beside the label: none where the first of them is not. Boxes in the next column stand higher or lower. */
export function listedBeside(words: readonly Word[], label: Landmark): readonly Word[] {
  const own = words.filter((word) => isListed(word, label));
  return own[0] === words[0] && !beginsBox(own) && !isOfOther(own, label) ? own : [];
}

/** `6 Medicare tax withheld      YTD gross earnings   138,124.04`: words far behind a label in a box name what stands behind them in a list beside it. */
const isOfOther = ([first, ...others]: readonly Word[], { words, hasNumber }: Landmark): boolean => {
  const end = words.at(-1)?.box; // none where another copy on the sheet lent the label
  if (!end || !hasNumber || first?.source !== 'text') return false;
  const isName = /^\p{L}{3,}$/u.test(first.text) && first.text !== 'USD';
  const isFar = first.box.x0 - end.x1 > FAR * (end.y1 - end.y0);
  return isName && isFar && others.some(({ text }) => /\d/.test(text));
};
/** Heights of print. */
const FAR = 3;

/** `14   FLI` behind a label: the number and the name of the box beside it, in which its value stands below them. */
const beginsBox = ([number, name, ...others]: readonly Word[]): boolean =>
  name !== undefined &&
  /^\d{1,2}[a-d]?$/.test(number!.text) &&
  [name, ...others].every(({ text }) => /^\p{Lu}{2,}(?:\/\p{Lu}{2,})*$/u.test(text));

/** Do the word and the end of the label stand on one line of print, in one size? In boxes the label is smaller and higher. */
function isListed({ box }: Word, label: Landmark): boolean {
  const last = toLines(label.words).at(-1);
  if (!last) return false; // borrowed from another copy on the sheet
  // all of its last line: `name` alone has no letter that rises as high as those of its value
  const end = last.box;
  const [high, labelHigh] = [box.y1 - box.y0, end.y1 - end.y0];
  const apart = Math.abs((box.y0 + box.y1) / 2 - (end.y0 + end.y1) / 2);
  return apart < SAME_LINE * labelHigh && high < SAME_SIZE * labelHigh && labelHigh < SAME_SIZE * high;
}

/**
 * `3 Social security wages      4 Social security tax w/h      12`: behind the labels of a row of boxes, none of which is answered in it, stands the
 * number of the next box.
 */
export function isNumberOfNextBox(map: MappedSheet, words: readonly Word[], place: Landmark): boolean {
  const isNumber = words.length === 1 && place.hasNumber && /^(?:[1-9]|1\d|20)$/.test(words[0]!.text);
  return (
    isNumber &&
    map.landmarks.some(
      (other) =>
        other.hasNumber &&
        areInLine(other, place) &&
        other.box.x1 < place.box.x0 &&
        !map.free.some(
          (word) => isInLineOf(word, other) && word.box.x0 > other.box.x1 && word.box.x1 < place.box.x0,
        ),
    )
  );
}
