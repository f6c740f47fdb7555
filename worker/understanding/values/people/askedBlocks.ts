/** Whose part of a page each of its lines is in: below a heading that names one of them, or in a row that begins with it. */
import type { Line } from '../../sheet/sheet.ts';
import { headingOf, OF_OTHERS, type Sides, type Who } from './askedLabels.ts';
import { splitAtGaps, textOf } from '../runs.ts';

/** Heights of print between columns, and from one line of a block to the next. */
const COLUMN_GAP = 1.3;
const LINE_STEP = 2.6;

/** In whose row each line stands: `Spouse   Bo Lee   SSN 912-33-9071`, and what is set further right below it, `Occupation: Baker`. */
export function rowsOf(sides: Sides, lines: readonly Line[]): (Who | null)[] {
  let row: { readonly who: Who; readonly x1: number } | null = null;
  return lines.map(({ words, box }) => {
    const [first, second] = splitAtGaps(words, COLUMN_GAP);
    const who = second && !headingOf(sides, textOf(second)) ? headingOf(sides, textOf(first!)) : null;
    if (who) row = { who, x1: first!.at(-1)!.box.x1 };
    else if (row && box.x0 <= row.x1) row = null;
    return row && row.who;
  });
}

/** In whose block each line stands: in the lines that follow one another closely below a heading that names one of them. */
export function blocksOf(sides: Sides, lines: readonly Line[]): (Who | null)[] {
  let who: Who | null = null;
  return lines.map(({ words, box }, at) => {
    const above = lines[at - 1]?.box;
    const isClose = above && box.y0 - above.y0 < LINE_STEP * Math.max(box.y1 - box.y0, above.y1 - above.y0);
    const print = textOf(words);
    who = headingOf(sides, print) ?? (isClose && !OF_OTHERS.test(print) ? who : null);
    return who;
  });
}
