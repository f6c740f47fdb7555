/** Does a label head a column of a grid, beside other heads and above its answer? Then what stands right of it is the next head. */
import type { MappedSheet } from './cells.ts';
import type { Landmark } from '../labels/landmarks.ts';
import type { Line } from '../sheet/sheet.ts';
import { runsOf } from '../values/runs.ts';

/** Heights of print between columns. */
const COLUMN_GAP = 2.5;
/** Points by which the lines of one column begin apart. */
const SAME_LEFT = 4;
/** Rows of heads and answers stand so many times further apart than a head and its answer do. */
const APART = 1.3;

/**
 * `Business Name      Kind of member`, and close below it `Larkmoor Awning      Wendell Ashcombe`: the second head is no label that is known,
 * and no name. Rows of labels and answers stand evenly, or begin with another label.
 */
export function headsGrid({ sheet, free }: MappedSheet, { words }: Landmark): boolean {
  const last = words.at(-1)!;
  const at = sheet.lines.findIndex((line) => line.words.includes(last));
  const line = sheet.lines[at];
  if (!line || last.text.endsWith(':')) return false;
  const runs = runsOf(line.words, COLUMN_GAP);
  const own = runs.findIndex((run) => run.at(-1) === last);
  const [head, next] = runs.slice(own, own + 2);
  if (own < 0 || !next?.every((word) => free.includes(word))) return false;
  const below = sheet.lines[at + 1];
  if (!below || !standsClose(line, below, sheet.lines[at - 1], sheet.lines[at + 2])) return false;
  const columns = runsOf(below.words, COLUMN_GAP);
  const startsAt = (x0: number) => columns.find(([first]) => Math.abs(first!.box.x0 - x0) < SAME_LEFT);
  const answer = startsAt(head![0]!.box.x0);
  return answer?.every((word) => free.includes(word)) === true && startsAt(next[0]!.box.x0) !== undefined;
}

/** Is the step from this line to the one below it shorter than those before and behind them? */
function standsClose(line: Line, below: Line, before: Line | undefined, behind: Line | undefined): boolean {
  const step = below.box.y0 - line.box.y0;
  const others = [
    before ? line.box.y0 - before.box.y0 : Infinity,
    behind ? behind.box.y0 - below.box.y0 : Infinity,
  ];
  return step > 0 && others.every((other) => other > APART * step);
}
