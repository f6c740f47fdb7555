/** Names, streets and the place of a block of print, told apart line by line. */
import type { Word } from '../../../reading/page.ts';
import { toLines, type Line } from '../../sheet/sheet.ts';
import { isAccountName } from '../statements/accountName.ts';
import { withoutPartLabels } from './labelledParts.ts';
import { isMailCode, isSortingLetter, withoutMailCode } from './mailCode.ts';
import { isNumberedName } from '../names/numberedName.ts';
import { isWrapped } from '../names/wrappedName.ts';
import { runsOf, textOf } from '../runs.ts';
import type { Parsed } from '../shape.ts';
import { canadianTown } from './canadianTown.ts';
import { partOf } from './partCells.ts';
import { NO_PLACE, parsePlace, type Place } from './place.ts';
import { addressBehindComma, leadsTo, isStreetAndPlace, startsStreet } from './startsStreet.ts';
import { STARTS_UNIT } from './unitLetter.ts';
import { withWrappedZips } from './wrappedZips.ts';

export interface SplitBlock {
  readonly names: Line[];
  readonly streets: Line[];
  readonly place: Place | null;
  /** Of a Canadian address, which has no state and no ZIP code. */
  readonly town: Parsed | null;
}

/** Lines of a block down to the one with the ZIP or postal code, split into name and street lines. */
export function splitBlock(words: readonly Word[]): SplitBlock | null {
  const lines = withWrappedZips(
    toLines(words)
      .map(withoutPartLabels)
      .map(withoutMailCode)
      .filter((line) => line.words.length > 0),
  );
  const whole = lines.findIndex((line) => parsePlace(line.words));
  const placeAt =
    whole < 0
      ? lines.findIndex((line) => NO_PLACE.test(textOf(line.words)) || canadianTown(line.words))
      : whole;
  if (placeAt < 0) return null;
  const place = parsePlace(lines[placeAt]!.words);
  const town = place ? null : canadianTown(lines[placeAt]!.words);
  const above = lines
    .slice(0, placeAt)
    .filter((line, at) => !isMailCode(line.words) && !(at > 0 && isAccountName(line.words)))
    .filter((line, at) => at > 0 || !isSortingLetter(line.words));
  const streetAt = above.findIndex(
    (line, at) =>
      (startsStreet(line) && !(at === 0 && isNumberedName(line, above[1]))) ||
      (at > 0 && isRoom(line) && above[at + 1] !== undefined && startsStreet(above[at + 1]!)),
  );
  // a whole address in the last line leaves nothing of it to the lines above
  const isWhole = place !== null && isStreetAndPlace(place);
  const [first, second] = above.map(({ words }) => words);
  const ofName = first && second && isWrapped(first, second) ? 2 : 1;
  const cut = streetAt >= 0 ? streetAt : isWhole ? above.length : Math.min(ofName, above.length);
  // `City, state, ZIP code` between a street and its town
  const streets = above.slice(cut).filter((line) => partOf(textOf(line.words)) === undefined);
  return { names: above.slice(0, cut), streets: streets.map(ofOwnColumn), place, town };
}

/** `Curtis Hall Rm 412` above the street: a part of it. */
const isRoom = ({ words }: Line) => /\b(?:rm|room|apt|unit|ste|suite) #?\d+[A-Z]?$/i.test(textOf(words));

/** Heights of print between columns. */
export const NEXT_COLUMN = 6;

/** `5518 1ST AVE N            CITY CODE`: what stands far behind a street is another column, unless it is the box of an apartment. */
function ofOwnColumn(line: Line): Line {
  const [own = [], next = []] = runsOf(line.words, NEXT_COLUMN);
  const beside = next[0]?.text ?? '';
  const isUnit = STARTS_UNIT.test(beside) || /^\d/.test(beside);
  return isUnit ? line : { ...line, words: own };
}

/** `House, at 41 Elm Ave`: the end of a name, and where that is, in a line of a sentence. */
const isAtBehindComma = (before: Word | undefined, at: Word, next: Word | undefined) =>
  before !== undefined && before.text.endsWith(',') && at.text === 'at' && leadsTo(at, next);

/** `Ann and Lee Tan, 41 Elm Ave, Keene, NH 03431`: names and their whole address in one line. */
export function atNumber(words: readonly Word[]): [name: readonly Word[], street: readonly Word[]] {
  const said = words.findIndex((word, index) => isAtBehindComma(words[index - 1], word, words[index + 1]));
  if (said > 0) return [words.slice(0, said), words.slice(said + 1)];
  const at = addressBehindComma(words);
  const isNamed = at > 1 && !words.slice(0, at).some(({ text }) => /\d/.test(text));
  return isNamed ? [words.slice(0, at), words.slice(at)] : [[], words];
}
