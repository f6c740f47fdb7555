/** Cards side by side: beside a label with its value below it stands the value of another card's label. */
import type { Box } from '#domain/documents/extraction';
import type { MappedSheet } from './cells.ts';
import type { Located } from './located.ts';
import { around } from './sheet.ts';
import { runsOf } from './values/runs.ts';
import type { WhereRight } from './where.ts';

/** Points by which a value may begin beside its label's beginning, and heights of print from one to the other. */
const SAME_LEFT = 2.5;
const LINE_STEP = 2.4;
const RUN_GAP = 1.3;
const MOST_LINES = 3;

const isRightBelow = (upper: Box, lower: Box) =>
  Math.abs(lower.x0 - upper.x0) < SAME_LEFT &&
  lower.y0 > upper.y1 - 1 &&
  lower.y0 - upper.y1 < LINE_STEP * (lower.y1 - lower.y0) - (lower.y1 - lower.y0);

/**
 * `Town of Bellwether` level with `Primary Business Activity`, but right below `Issued By`, as `HVAC Contractor` is below the first: the print
 * beside a label without what so stands in the cell of another. None is left out of a scan, nor where nothing stands below the label.
 */
export function withoutCellsBeside(
  map: MappedSheet,
  cell: Located,
  { right, starts, rows }: WhereRight,
): Located {
  const { sheet, free, landmarks } = map;
  const { words, box } = cell;
  if (!starts || rows || sheet.source === 'ocr' || words.length === 0) return cell;
  const label = landmarks.find(
    (one) => one.label === right && one.box.x1 < box.x0 + 2 && isLevel(one.box, box),
  );
  const runs = runsOf(free, RUN_GAP).map((run) => ({ run, at: around(run.map((word) => word.box)) }));
  if (!label || !runs.some(({ at }) => isRightBelow(label.box, at))) return cell;
  const others = landmarks.filter((other) => other.startsRun && other.box.x0 > label.box.x1);
  const isHeaded = (at: Box, lines: number): boolean =>
    others.some((other) => isRightBelow(other.box, at)) ||
    (lines > 1 && runs.some((upper) => isRightBelow(upper.at, at) && isHeaded(upper.at, lines - 1)));
  const headed = runs
    .filter(({ run, at }) => run.some((word) => words.includes(word)) && isHeaded(at, MOST_LINES))
    .flatMap(({ run }) => run);
  return headed.length === 0 ? cell : { ...cell, words: words.filter((word) => !headed.includes(word)) };
}
const isLevel = (label: Box, row: Box) => label.y0 < row.y1 && label.y1 > row.y0;
