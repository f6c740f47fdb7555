/** Captions of boxes set one right below the other: no gap tells whether a label is that of the print above it or below it, but its column does. */
import type { Word } from '../../../reading/page.ts';
import type { Landmark } from '../../labels/landmarks.ts';
import { isInside } from '../../sheet/sheet.ts';
import { runsOf } from '../../values/runs.ts';
import type { MappedSheet } from '../cells.ts';
import type { Located } from '../located.ts';
import { nextInRow, SAME_START } from './printOver.ts';

/** Points below its last label in which a column's next value would stand. */
const BELOW_DEPTH = 30;
/** So many columns of at least so many labels tell. */
const FEWEST_COLUMNS = 2;
const FEWEST_LABELS = 2;
const AMOUNT = /^\$?[\d,]*\d\.\d{2}$/;

const known = new WeakMap<MappedSheet, boolean>();

/**
 * Do columns begin with an amount and end with a label, and none begins with a label? Of labels above their values, those of the
 * first row begin all columns.
 */
export function hasCaptionColumns(map: MappedSheet): boolean {
  const made = known.get(map) ?? findOut(map);
  known.set(map, made);
  return made;
}

function findOut(map: MappedSheet): boolean {
  const starts = runsOf(map.free, 1.5).map(([first]) => first!);
  const columns = columnsOf(map);
  const above = ([label]: readonly Landmark[]) =>
    starts.findLast((word) => beginAlike(word, label!) && word.box.y1 <= label!.box.y0 + 1);
  const ended = columns.filter(
    (labels) => AMOUNT.test(above(labels)?.text ?? '') && isLast(starts, labels.at(-1)!),
  );
  return columns.every(above) && ended.length >= FEWEST_COLUMNS;
}

/** The lines between a label and the one above it that begin where it does, as far right as the next label of its row. */
export function cellAbove(map: MappedSheet, label: Landmark): Located[] {
  const { x0, x1, y0 } = label.box;
  const next = Math.min(nextInRow(map, label), map.sheet.width);
  const top = map.landmarks
    .filter(({ box }) => box.y1 < y0 && box.x0 < x1 && box.x1 > x0)
    .reduce((lowest, { box }) => Math.max(lowest, box.y1), 0);
  const box = { x0: x0 - SAME_START, x1: next - 1, y0: top, y1: y0 };
  const words = runsOf(map.free, 1.5)
    .filter(([first]) => beginAlike(first!, label))
    .flatMap((run) => run.filter((word) => isInside(word.box, box)));
  return words.length > 0 ? [{ box, inner: box, words, edits: label.edits }] : [];
}

/** Labels that begin alike, top to bottom, where there are several. */
function columnsOf({ landmarks }: MappedSheet): Landmark[][] {
  const columns: Landmark[][] = [];
  for (const label of landmarks.filter(({ startsRun }) => startsRun).sort((a, b) => a.box.y0 - b.box.y0)) {
    const column = columns.find(([first]) => beginAlike(first!, label));
    if (column) column.push(label);
    else columns.push([label]);
  }
  return columns.filter((labels) => labels.length >= FEWEST_LABELS);
}

const beginAlike = (one: Pick<Word, 'box'>, other: Pick<Word, 'box'>) =>
  Math.abs(one.box.x0 - other.box.x0) <= SAME_START;

const isLast = (starts: readonly Word[], label: Landmark) =>
  !starts.some(
    (word) =>
      beginAlike(word, label) && word.box.y0 > label.box.y1 - 1 && word.box.y0 - label.box.y1 < BELOW_DEPTH,
  );
