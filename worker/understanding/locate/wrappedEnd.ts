/** Adds the line below to a name that goes on in it: rows and letterheads are read one line at a time. */
import type { Word } from '../../reading/page.ts';
import type { MappedSheet } from './cells.ts';
import { around } from '../sheet/sheet.ts';
import { runsOf } from '../values/runs.ts';
import { endsCompany, goesOn, isWrapped } from '../values/names/wrappedName.ts';

/** Points by which the next line may begin further left or right. */
const SAME_LEFT = 5;
/** The next line begins within so many heights of print. */
const LINE_STEP = 1.9;
const RUN_GAP = 1.6;
/** The longer second line of a centred name begins at most so far left of the first (points). */
const CENTRED = 90;

/** `NYC` in large letters before `Department of`, which goes on below that. */
export const isMark = ({ box: mark }: Word, { box: name }: Word) =>
  mark.y1 - mark.y0 > LARGER * (name.y1 - name.y0);
const LARGER = 1.5;

function middleOf(words: readonly Word[]): number {
  const { x0, x1 } = around(words.map(({ box }) => box));
  return (x0 + x1) / 2;
}

/** The words of a line, and those right below its beginning, or that of its label (`left`), where they are the end of its name. */
export function withWrappedEnd(map: MappedSheet, line: readonly Word[], left?: number): Word[] {
  const [first] = line;
  if (!first || !goesOn(line)) return [...line];
  const { x0, y0 } = first.box;
  // `New York State Department of`: its first word may hold no letter that is as high or low as others
  const y1 = line[1] && isMark(first, line[1]) ? first.box.y1 : around(line.map(({ box }) => box)).y1;
  const below = map.free.filter(
    (word) =>
      !line.includes(word) &&
      word.box.y0 > (y0 + y1) / 2 &&
      word.box.y0 - y0 < (y1 - y0) * LINE_STEP &&
      word.box.x1 > x0 - CENTRED,
  );
  const middle = middleOf(line);
  const starts = [x0, left ?? x0, ...(line[1] && isMark(first, line[1]) ? [line[1].box.x0] : [])];
  const end = runsOf(below, RUN_GAP).find(
    (run) =>
      starts.some((start) => Math.abs(run[0]!.box.x0 - start) < SAME_LEFT) ||
      Math.abs(middleOf(run) - middle) < SAME_LEFT,
  );
  if (!end || !isWrapped(line, end)) return [...line];
  return [...line, ...end, ...(left === undefined ? [] : companyBelow(map, end))];
}

/** `Riverbend Antique Clocks and`, `Watch Restoration of Aldermore`, `County LLC`: a name of three lines, the last of which says that it is one. */
function companyBelow({ free }: MappedSheet, end: readonly Word[]): readonly Word[] {
  const { x0, y0, y1 } = around(end.map(({ box }) => box));
  const next = free.filter(({ box }) => box.y0 > (y0 + y1) / 2 && box.y0 - y0 < (y1 - y0) * LINE_STEP);
  const last = runsOf(next, RUN_GAP).find(([first]) => Math.abs(first!.box.x0 - x0) < SAME_LEFT) ?? [];
  return endsCompany(end, last) ? last : [];
}
