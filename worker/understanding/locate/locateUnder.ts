/** Finds text that is centred under a label: the whole width of the page below it. */
import type { Word } from '../../reading/page.ts';
import { isInSentence, isWhole } from '../labels/isInSentence.ts';
import type { Landmark } from '../labels/landmarks.ts';
import { toLines } from '../sheet/sheet.ts';
import { splitAtGaps } from '../values/runs.ts';
import { wordsIn, type MappedSheet } from './cells.ts';
import { areInLine, isInLineOf, placesOf, type Located } from './located.ts';
import type { Where } from './where.ts';

type WhereUnder = Extract<Where, { readonly under: string }>;

/** How far down the text under a label reaches where no label follows, in points; below `Be it known that` of a diploma's size in its heights. */
const UNDER_DEPTH = 90;
const UNDER_HEIGHTS = 10;

/** The whole width below each place of a label, down to the next one. */
export function locateUnder(map: MappedSheet, where: WhereUnder): Located[] {
  const places = placesOf(map, where.under).filter(
    (place) => (!where.whole || isWhole(map, place)) && !isOtherPhrase(map, place),
  );
  return places.map((place) => {
    const { y1, y0 } = place.box;
    const { edits } = place;
    const below = map.landmarks.filter((other) => other.box.y0 > y1 - 1);
    const isAcross = ({ label }: Landmark) => where.across?.includes(label) === true;
    const next = nextColumn(map, place);
    const isHead = isHeadOfColumn(map, place, next);
    const floor = below
      .filter((other) => !isAcross(other) && !(isHead && other.box.x0 >= next))
      .reduce(
        (lowest, other) => Math.min(lowest, other.box.y0),
        y1 + Math.max(UNDER_DEPTH, UNDER_HEIGHTS * (y1 - y0)),
      );
    const box = { x0: 0, x1: map.sheet.width, y0: Math.max(y0, y1 - 1), y1: floor };
    const words = wordsIn(map, box).filter(
      (word) => !below.some((one) => isAcross(one) && isBehind(word, one)),
    );
    const own = words.every(isDoubtful) ? [] : words;
    return { box, inner: box, words: withoutColumnsBeside(own, next), edits };
  });
}
/** `the licensee certifies the information`, `TAXES OWED BY`: a sentence that is nearly `certifies that`, or `owned by`, says something else. */
const isOtherPhrase = (map: MappedSheet, place: Landmark) => place.edits > 0 && isInSentence(map, place);
/** `PDC LX) Xx)`: the border of a paper, where nothing else stands below the label. */
const isDoubtful = ({ source, confidence }: Word) => source === 'ocr' && confidence < DOUBTFUL;
const DOUBTFUL = 0.6;

/** `ISSUED TO:      BUSINESS LOCATION:`: what begins below the second of two labels in one line is its own, labels, too. */
function nextColumn(map: MappedSheet, place: Landmark): number {
  const beside = map.landmarks.filter(
    (other) => other.startsRun && other.box.x0 > place.box.x1 && areInLine(other, place),
  );
  return Math.min(...beside.map(({ box }) => box.x0)) - SAME_LEFT;
}
/** A sentence goes on behind it in its line, and has no column of its own. */
const isHeadOfColumn = (map: MappedSheet, place: Landmark, next: number): boolean =>
  isWhole(map, place) && !map.free.some((word) => isBehind(word, place) && word.box.x0 < next);
const withoutColumnsBeside = (words: readonly Word[], next: number): readonly Word[] =>
  next === Infinity
    ? words
    : toLines(words).flatMap(({ words: line }) =>
        splitAtGaps(line, COLUMN_GAP)
          .filter(([first], at) => at === 0 || first!.box.x0 < next)
          .flat(),
      );
/** Heights of print between columns, and points by which a column's lines may begin apart. */
const COLUMN_GAP = 2.5;
const SAME_LEFT = 4;

const isBehind = (word: Word, label: Landmark) => word.box.x0 > label.box.x1 - 1 && isInLineOf(word, label);
