/** Where a column ends whose values are wider than its heading: `Clemence Rosen-` right-aligned below `Spouse`, begins left of it. */
import type { Box } from '#domain/documents/extraction';
import type { Word } from '../../reading/page.ts';
import type { MappedSheet } from './cells.ts';
import { toLines } from '../sheet/sheet.ts';
import { splitAtGaps } from '../values/runs.ts';

/** Heights of print between the values of two columns. */
const COLUMN_GAP = 1.3;

const middle = ({ box }: Word) => (box.x0 + box.x1) / 2;

/** The column with whole runs of print: those that end in it, where they begin behind the heading before, and none that goes on in the next one. */
export function withWholeRuns(
  { free }: MappedSheet,
  column: Box,
  headings: { readonly before: number; readonly own: Box },
): Box {
  const high = headings.own.y1 - headings.own.y0;
  const near = free.filter(({ box }) => box.y1 > column.y0 - high && box.y0 < column.y1 + high);
  const runs = toLines(near).flatMap(({ words }) => splitAtGaps(words, COLUMN_GAP));
  const crossing = (x: number) =>
    runs.filter((run) => run[0]!.box.x0 < x && middle(run.at(-1)!) > x).map((run) => run[0]!.box.x0);
  const starts = crossing(column.x0).filter((x) => x > headings.before);
  const ends = crossing(column.x1).filter((x) => x > headings.own.x1);
  return {
    ...column,
    x0: Math.min(column.x0, ...starts.map((x) => x - 1)),
    x1: Math.min(column.x1, ...ends),
  };
}
