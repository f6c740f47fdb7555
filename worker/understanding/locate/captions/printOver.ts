/** The print right above a label, in one line or several. */
import type { Box } from '#domain/documents/extraction';
import type { Word } from '../../../reading/page.ts';
import type { Landmark } from '../../labels/landmarks.ts';
import { around } from '../../sheet/sheet.ts';
import { runsOf } from '../../values/runs.ts';
import type { MappedSheet } from '../cells.ts';
import { areInLine } from '../located.ts';

/** Heights of the label, or of its value, between a value and the label below it, and points by which their middles or beginnings differ; amounts end where their labels do. */
const ABOVE_GAP = 2;
const ABOVE_GAP_OF_VALUE = 1.2;
const ABOVE_SLACK = 10;

/** The print right above a label, up to where that of the next label of its row begins. */
export function printOver(map: MappedSheet, label: Landmark): Word[] | undefined {
  const { box } = label;
  const high = box.y1 - box.y0;
  // captions may be set in small print
  const gapOver = ({ box: { y0, y1 } }: Word) => Math.max(ABOVE_GAP * high, ABOVE_GAP_OF_VALUE * (y1 - y0));
  const next = nextInRow(map, label);
  const above = map.free.filter((word) => word.box.y1 <= box.y0 + 1);
  // letters without tails, and commas, end at heights of their own within one line
  const near = above.filter((word) => box.y0 - word.box.y1 < gapOver(word));
  const over = above.filter((word) => near.some((one) => areLevel(one.box, word.box)));
  return runsOf(over, 1.5)
    .flatMap((run) => cutAt(run, [box.x0, next]))
    .findLast((words) => isOver(around(words.map((word) => word.box)), box));
}

/** The same with the lines above it that begin where it does: a street above `Smyrna, GA 30080` and its caption. */
export function linesOver(map: MappedSheet, label: Landmark): Word[] | undefined {
  const lines = [printOver(map, label)];
  while (lines[0]) lines.unshift(lineAbove(map, lines[0]));
  return lines.length > 1 ? lines.flatMap((line) => line ?? []) : undefined;
}

/** Where the next label of the same row begins. */
export const nextInRow = ({ landmarks }: MappedSheet, label: Landmark): number =>
  landmarks
    .filter((other) => areInLine(other, label) && other.startsRun && other.box.x0 > label.box.x1)
    .reduce((nearest, other) => Math.min(nearest, other.box.x0), Infinity);

/** Set no further apart than its print is high. */
function lineAbove({ free }: MappedSheet, [first]: readonly Word[]): Word[] | undefined {
  const { x0, y0, y1 } = first!.box;
  const runs = runsOf(free, 1.5).flatMap((run) => cutAt(run, [x0]));
  const above = runs.find(
    ([{ box } = first!]) => Math.abs(box.x0 - x0) < SAME_START && box.y1 <= y0 + 1 && y0 - box.y1 < y1 - y0,
  );
  return above && withWhatItNumbers(above, runs);
}

/** `3      RETAILER, BAKED`: the number of a list's class is set apart from what it is the number of. */
function withWhatItNumbers(run: Word[], runs: readonly Word[][]): Word[] {
  const [{ text, box }, second] = run as [Word, Word?];
  const next = runs.find(
    ([word]) =>
      areLevel(word!.box, box) &&
      word!.box.x0 > box.x1 &&
      word!.box.x0 - box.x1 < NUMBER_GAP * (box.y1 - box.y0),
  );
  return !second && /^\d{1,4}[A-Z]?$/.test(text) && next ? [...run, ...next] : run;
}
/** Heights of print behind such a number. */
const NUMBER_GAP = 4;
const areLevel = (one: Box, other: Box) =>
  Math.abs(one.y0 + one.y1 - other.y0 - other.y1) < other.y1 - other.y0;

/** `September 6, 2024 August 31, 2025` above two labels: what begins where a label does is its own. */
function cutAt(run: Word[], starts: readonly number[]): Word[][] {
  const at = run.findIndex(
    ({ box }, index) =>
      index > 0 &&
      box.x0 - run[index - 1]!.box.x1 > box.y1 - box.y0 &&
      starts.some((start) => Math.abs(box.x0 - start) < SAME_START),
  );
  return at < 0 ? [run] : [run.slice(0, at), ...cutAt(run.slice(at), starts)];
}
/** Points by which what begins or ends alike may be off. */
export const SAME_START = 3;

const isOver = (value: Box, label: Box) =>
  Math.abs(value.x0 - label.x0) < ABOVE_SLACK ||
  Math.abs(value.x1 - label.x1) < SAME_START ||
  Math.abs(value.x0 + value.x1 - label.x0 - label.x1) / 2 < ABOVE_SLACK;
