/** Cards side by side: beside a label with its value below it stands the value of another card's label. */
import type { Box } from '#domain/documents/extraction';
import { isNextLine, runsOn, type Run } from './cellLines.ts';
import type { MappedSheet } from './cells.ts';
import type { Located } from './located.ts';
import type { WhereBelow, WhereRight } from './where.ts';

/** Points by which a value may begin beside its label's beginning, and heights of print from one to the other. */
const SAME_LEFT = 2.5;
const LINE_STEP = 2.4;
const MOST_LINES = 3;

const isRightBelow = (upper: Box, lower: Box) =>
  Math.abs(lower.x0 - upper.x0) < SAME_LEFT &&
  lower.y0 > upper.y1 - 1 &&
  lower.y0 - upper.y1 < LINE_STEP * (lower.y1 - lower.y0) - (lower.y1 - lower.y0);

/**
 * `Town of Bellwether` level with `Primary Business Activity`, but right below `Issued By`, as `HVAC Contractor` is below the first: the print
 * beside a label without what so stands in the cell of another, or, a little higher or lower, in a block of lines. None is left out of a scan,
 * nor where nothing stands below the label, nor amounts: heads of a ledger's columns stand above those of its rows.
 */
export function withoutCellsBeside(
  map: MappedSheet,
  cell: Located,
  { right, starts, rows }: WhereRight,
): Located {
  const { sheet, landmarks } = map;
  const { words, box } = cell;
  if (rows || sheet.source === 'ocr' || words.length === 0) return cell;
  const label = landmarks.find(
    (one) => one.label === right && one.box.x1 < box.x0 + 2 && isLevel(one.box, box),
  );
  const runs = freeRuns(map);
  if (!label || !runs.some((run) => isRightBelow(label.box, run.box))) return cell;
  const others = landmarks.filter((other) => other.startsRun && other.box.x0 > label.box.x1);
  const isHeaded = (at: Box, lines: number): boolean =>
    others.some((other) => isRightBelow(other.box, at)) ||
    (lines > 1 && runs.some((upper) => isRightBelow(upper.box, at) && isHeaded(upper.box, lines - 1)));
  const isOther = (run: Run) =>
    run.words.some((word) => words.includes(word)) &&
    ((starts === true && isText(run) && isHeaded(run.box, MOST_LINES)) || isInBlock(runs, run, label.box));
  const beside = runs.filter(isOther).flatMap((run) => run.words);
  return beside.length === 0 ? cell : { ...cell, words: words.filter((word) => !beside.includes(word)) };
}

/** The cell below a label without the lines of a block right of it that stand between those of the label's own pane. */
export function withoutBlocksBeside(map: MappedSheet, cell: Located, { below, across }: WhereBelow): Located {
  const { sheet, landmarks } = map;
  const { words, box } = cell;
  if (across || sheet.source === 'ocr' || words.length < 2) return cell;
  const label = landmarks.find((one) => one.label === below && isLevel(one.box, { ...box, y1: box.y0 + 2 }));
  const runs = freeRuns(map);
  const own = label && runs.find((run) => isRightBelow(label.box, run.box));
  if (!own) return cell;
  const beside = runs
    .filter(
      (run) => run.box.x0 > label.box.x1 && isInBlock(runs, run, label.box) && isInBlock(runs, run, own.box),
    )
    .flatMap((run) => run.words);
  return { ...cell, words: words.filter((word) => !beside.includes(word)) };
}

const isLevel = (label: Box, row: Box) => label.y0 < row.y1 && label.y1 > row.y0;

const known = new WeakMap<MappedSheet, readonly Run[]>();

/** The runs of what no label owns, which every rule asks for. */
function freeRuns(map: MappedSheet): readonly Run[] {
  const made = known.get(map);
  if (made) return made;
  const free = new Set(map.free);
  const lines = map.sheet.lines
    .map((line) => ({ ...line, words: line.words.filter((word) => free.has(word)) }))
    .filter(({ words }) => words.length > 0);
  const runs = runsOn({ ...map.sheet, lines });
  known.set(map, runs);
  return runs;
}

const isText = ({ words }: Run) => words.some(({ text }) => /\p{L}{2}/u.test(text));

/** `3301 Prospector Way`, between a name and a city, is lower than `Account number` in the pane beside it. */
function isInBlock(runs: readonly Run[], own: Run, label: Box): boolean {
  const isApart = Math.abs(own.box.y0 - label.y0) > OFF_LEVEL * own.height;
  return (
    isApart &&
    ([1, -1] as const).every((way) =>
      runs.some((run) => Math.abs(run.box.x0 - own.box.x0) < SAME_LEFT && isNextLine(own, run, way)),
    )
  );
}
/** Heights of print by which the lines of two panes differ. */
const OFF_LEVEL = 0.2;
