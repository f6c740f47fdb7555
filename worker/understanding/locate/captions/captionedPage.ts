/** Pages that print all their labels as captions, below the values: `May 3, 2024` above `Date of issue`. */
import { isWhole } from '../../labels/isInSentence.ts';
import type { Landmark } from '../../labels/landmarks.ts';
import { isProse } from '../../values/names/noName.ts';
import { textOf } from '../../values/runs.ts';
import type { Line } from '../../sheet/sheet.ts';
import type { MappedSheet } from '../cells.ts';
import { isInLineOf, placesOf } from '../located.ts';
import { gapBelow, isCaption } from './isCaption.ts';
import { printOver, SAME_START } from './printOver.ts';

/** How far below a label its value may stand (points), and so many labels tell. */
const BELOW_DEPTH = 30;
const FEWEST = 4;
const FEWEST_LAST = 2;
/** So many times as many labels have print above them as head what is below: a title may. */
const MANY = 4;

const known = new WeakMap<MappedSheet, boolean>();

/**
 * Do the gaps tell so? Then nearly all labels have print right above them, and those of the last row none below them; of labels above
 * their values those of the first row have none above them.
 */
export function isCaptioned(map: MappedSheet): boolean {
  const made = known.get(map) ?? findOut(map);
  known.set(map, made);
  return made;
}

function findOut(map: MappedSheet): boolean {
  const labels = map.landmarks.filter(
    (label) => label.startsRun && label.edits === 0 && isWhole(map, label) && !isAnsweredBeside(map, label),
  );
  const over = labels.filter((label) => isCaption(map, label));
  const last = over.filter((label) => gapBelow(withoutProse(map), label.box) > BELOW_DEPTH);
  const heads = labels.filter(
    (label) => !printOver(map, label) && gapBelow(map.free, label.box) < BELOW_DEPTH,
  );
  return over.length >= FEWEST && last.length >= FEWEST_LAST && heads.length * MANY < over.length;
}

/** `THE ABOVE BUSINESS, HAVING PAID THE FEE, IS LICENSED` below the last row: no value, but what all of them are printed for; nor is the note's next line. */
const withoutProse = ({ free, sheet }: MappedSheet) => {
  const told: Line[] = [];
  for (const line of sheet.lines)
    if (isProse(line.words) || SENTENCE.test(textOf(line.words)) || told.some((one) => goesOn(one, line)))
      told.push(line);
  const words = new Set(told.flatMap((line) => line.words));
  return free.filter((word) => !words.has(word));
};
/** `Patronage dividends are reported separately on Form 1099-PATR. Annual meeting: March 8` */
const SENTENCE = /(?:\b\p{Ll}+ ){4}/u;
const goesOn = ({ box }: Line, { box: next }: Line) =>
  next.y0 > box.y0 && next.y0 - box.y1 < (box.y1 - box.y0) / 2 && Math.abs(next.x0 - box.x0) < SAME_START;

const isAnsweredBeside = ({ free }: MappedSheet, label: Landmark) =>
  free.some(
    (word) =>
      /[\p{L}\p{N}]/u.test(word.text) &&
      !BOX_NUMBER.test(word.text) &&
      isInLineOf(word, label) &&
      word.box.x0 > label.box.x1 - 1 &&
      word.box.x0 - label.box.x1 < label.box.y1 - label.box.y0,
  );
/** `Medicare wages and tips (5)`: whose number that is. */
const BOX_NUMBER = /^\(\d{1,2}[a-z]?\)$/;

/** Does what stands above one of these labels tell so? Forms drawn anew print the labels of a few boxes below their values, too few to tell by their gaps. */
export const isCaptionedBy = (map: MappedSheet, labels: readonly string[]): boolean =>
  labels
    .flatMap((label) => placesOf(map, label))
    .some((place) => isCaption(map, place) && TELLS.test(textOf(printOver(map, place) ?? [])));

/** `97301` right above `ZIP code`, `(503) 555-0119` above `Phone no.`: no value of another box, as `4B` of the apartment would be. */
const TELLS = /^(?:.* )?(?:\d{5}(?:-\d{4})?|\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4})$/;
