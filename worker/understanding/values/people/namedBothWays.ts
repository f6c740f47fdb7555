/** Whose name a page prints surname first, and in the order it is spoken in above the address of the mail. */
import type { Word } from '../../../reading/page.ts';
import { isBusinessName } from '../names/businessWords.ts';
import { parsePersonName } from '../names/names.ts';
import { runsOf, textOf } from '../runs.ts';
import type { Shape } from '../shape.ts';
import { asValue, only } from '../told.ts';

/** Heights of print between columns, and words of a name. */
const COLUMN_GAP = 2;
const MOST_WORDS = 4;
/** Points. */
const SAME_LEFT = 4;

/** `QUADRI ADEWALE OBAFEMI`, and elsewhere `ADEWALE OBAFEMI QUADRI` above `11 206TH ST`. */
export const namedBothWays: Shape = (words) => {
  const runs = runsOf(words, COLUMN_GAP);
  const names = runs.filter((run) => run.length > 1 && run.length <= MOST_WORDS && run.every(isNameWord));
  const listed = new Set(names.map(([surname, ...given]) => lettersOf([...given, surname!])));
  const own = names.filter((run) => listed.has(lettersOf(run)) && isAboveStreet(run, runs));
  return asValue(only(own.filter((run) => !isBusinessName(textOf(run))).map(parsePersonName)));
};

const isNameWord = ({ text }: Word) => /^\p{Lu}[\p{L}'’.-]*,?$/u.test(text);
const lettersOf = (run: readonly Word[]) => textOf(run).replace(/,/g, '').toLowerCase();

function isAboveStreet(name: readonly Word[], runs: readonly Word[][]): boolean {
  const { x0, y0, y1 } = name[0]!.box;
  return runs.some(
    ([first]) =>
      /^\d|^p\.?o\.?$/i.test(first!.text) &&
      Math.abs(first!.box.x0 - x0) < SAME_LEFT &&
      first!.box.y0 > y1 - 1 &&
      first!.box.y0 - y1 < y1 - y0,
  );
}
