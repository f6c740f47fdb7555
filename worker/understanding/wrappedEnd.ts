/** Adds the line below to a name that goes on in it: rows and letterheads are read one line at a time. */
import type { Word } from '../reading/page.ts';
import type { MappedSheet } from './cells.ts';
import { runsOf } from './values/runs.ts';
import { isWrapped } from './values/wrappedName.ts';

/** Points by which the next line may begin further left or right. */
const SAME_LEFT = 5;
/** The next line begins within so many heights of print. */
const LINE_STEP = 1.9;
const RUN_GAP = 1.6;

/** The words of a line, and those right below its beginning where they are the end of its name. */
export function withWrappedEnd(map: MappedSheet, line: readonly Word[]): Word[] {
  const [first] = line;
  if (!first || !/^&$|,$/.test(line.at(-1)!.text)) return [...line];
  const { x0, y0, y1 } = first.box;
  const below = map.free.filter(
    ({ box }) => box.y0 > (y0 + y1) / 2 && box.y0 - y0 < (y1 - y0) * LINE_STEP && box.x1 > x0,
  );
  const end = runsOf(below, RUN_GAP).find(([start]) => Math.abs(start!.box.x0 - x0) < SAME_LEFT);
  return end && isWrapped(line, end) ? [...line, ...end] : [...line];
}
