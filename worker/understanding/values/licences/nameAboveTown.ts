/** Whose an operating authority is, right above the town that it names without street and ZIP code: `ELM FREIGHT LLC`, and below it `BOISE, ID`. */
import { toLines } from '../../sheet/sheet.ts';
import { properCase } from '../names/casing.ts';
import { businessName } from '../names/firmNames.ts';
import { stateAtEnd } from '../places/states.ts';
import { textOf } from '../runs.ts';
import type { Shape } from '../shape.ts';

/** Name, town and state; nothing where the last line is no town. A trade name may stand between them. */
export const nameAboveTown: Shape = (words, cell) => {
  const lines = toLines(words).map((line) => line.words);
  const at = lines.findIndex((line) => TOWN.test(textOf(line)));
  const [name, town] = [lines[0], lines[at]];
  if (!name || !town || at < 1 || at > MOST_ABOVE) return null;
  const state = stateAtEnd(town);
  const count = town.length - (state?.count ?? 0);
  const parts = businessName(name, cell);
  if (!state || !parts?.value) return null;
  const print = town.slice(0, count);
  return {
    name: parts.value,
    city: { value: properCase(textOf(print).replace(/,$/, '')), words: print },
    state: { value: state.code, words: town.slice(count) },
  };
};
const TOWN = /^\p{Lu}[\p{L} .'’-]+, [A-Z]{2}$/u;
/** The name, and what it trades as. */
const MOST_ABOVE = 2;
