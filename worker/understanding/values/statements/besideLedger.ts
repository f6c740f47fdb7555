/** Where a list of transactions stands on a page that has a column of other print beside it: `Opening balance` left of `Aug 15  Card  -75.00`. */
import type { Word } from '../../../reading/page.ts';
import { startsWithDay } from '../../locate/headings.ts';

/** Days of one column begin at the same place, give or take so many points. */
const SAME_START = 6;
/** Print of another column ends so many heights of print before it. */
const COLUMN_GAP = 1.2;

/** Where the column of days begins, with at least so many of them; null where none of them stands behind other print. */
export function daysBehindPrint(lines: readonly (readonly Word[])[], fewest: number): number | null {
  const starts = lines.flatMap((line) => {
    const at = dayIn(line);
    return at < 0 ? [] : [{ at, x0: line[at]!.box.x0 }];
  });
  const sorted = [...starts].sort((a, b) => a.x0 - b.x0);
  const own = sorted
    .map((first, at) => sorted.slice(at).filter(({ x0 }) => x0 - first.x0 < SAME_START))
    .reduce<typeof sorted>((best, days) => (days.length > best.length ? days : best), []);
  return own.length >= fewest && own.some(({ at }) => at > 0) ? own[0]!.x0 : null;
}

/** The first day of a line that begins a column. */
const dayIn = (line: readonly Word[]) =>
  line.findIndex((word, at) => {
    const before = line[at - 1];
    const isStart = !before || word.box.x0 - before.box.x1 > COLUMN_GAP * (word.box.y1 - word.box.y0);
    return isStart && startsWithDay(line.slice(at));
  });

/** A line in front of the list, its own part, and what stands behind its last column. */
export function partsOf(line: readonly Word[], from: number | null, to: number) {
  const isBefore = ({ box }: Word) => from !== null && box.x0 < from - SAME_START;
  const isBehind = ({ box }: Word) => box.x0 > to;
  return {
    own: line.filter((word) => !isBefore(word) && !isBehind(word)),
    beside: [line.filter(isBefore), line.filter(isBehind)],
  };
}
