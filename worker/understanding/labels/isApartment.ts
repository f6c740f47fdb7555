/** `12B` that is no number of a box. */
import type { Word } from '../../reading/page.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { parsePlace } from '../values/places/place.ts';
import { runsOf } from '../values/runs.ts';
import { STARTS_UNIT } from '../values/places/unitLetter.ts';

/** Widest gap within an address, in heights of print: a typewriter's spaces are as wide as its letters, and figures stand lower than those. */
const TYPED_GAP = 2;

/**
 * `12B` is the number of a box, and an apartment in `4127 N Prospect Ave Apt 12B`, or on a line of its own between a name, a street and
 * a place. `UNIT 5` is no misread `units`.
 */
export function isApartment({ lines }: Sheet, line: readonly Word[], words: readonly Word[]): boolean {
  const [word, number] = words;
  if (words.length === 2 && STARTS_UNIT.test(word!.text) && /^\d+$/.test(number!.text)) return true;
  if (words.length !== 1 || !word || !BOX_NUMBER.test(word.text)) return false;
  const high = word.box.y1 - word.box.y0;
  const before = line[line.indexOf(word) - 1];
  if (before && STARTS_UNIT.test(before.text) && word.box.x0 - before.box.x1 < TYPED_GAP * high) return true;
  const below = lines
    .flatMap((one) => runsOf(one.words, TYPED_GAP))
    .find(([first]) => {
      const gap = first!.box.y0 - word.box.y1;
      return Math.abs(first!.box.x0 - word.box.x0) < SAME_LEFT && gap > 0 && gap < NEXT_LINE * high;
    });
  return below !== undefined && (isStreet(below) || parsePlace(below) !== null);
}
const BOX_NUMBER = /^\d{1,2}[a-z]$/i;
/** Points by which lines of a block begin apart; how far the next one stands below, in heights of print. */
const SAME_LEFT = 2;
const NEXT_LINE = 1.5;
/** `1919 OXMOOR RD`; `$ 12,418.56` and `12c Code` are none. */
const isStreet = ([number, name]: readonly Word[]) =>
  /^\d+$/.test(number!.text) && /^\p{L}/u.test(name?.text ?? '');
