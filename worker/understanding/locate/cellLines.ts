/** The lines of a cell as typesetters and browsers set them: of one size, one close below the other, and flush left, flush right or centred. */
import type { Box } from '#domain/documents/extraction';
import type { Word } from '../../reading/page.ts';
import { around, type Sheet } from '../sheet/sheet.ts';
import { splitAtGaps } from '../values/runs.ts';

/** Heights of print between columns. */
const COLUMN_GAP = 1.3;
/** The lines of one value stand so many heights of its capitals apart, those of different rows mostly further. */
const LINE_STEP = 2.2;
/** Points by which left ends, right ends, middles or heights of the lines of one cell differ. */
export const SAME_END = 1.5;
const SAME_HEIGHT = 0.6;

/** A run of print, and how high its capitals are: boxes of words end where their ink does. */
export interface Run {
  readonly words: readonly Word[];
  readonly box: Box;
  readonly height: number;
}

/** All runs of a sheet, top to bottom. */
export const runsOn = (sheet: Sheet): Run[] =>
  sheet.lines
    .flatMap(({ words }) => splitAtGaps(words, COLUMN_GAP))
    .map((words) => ({ words, box: around(words.map(({ box }) => box)), height: capitalsOf(words) }));

const capitalsOf = (words: readonly Word[]) => {
  const high = words.filter(({ text }) => /^[^gjpqyQ,;()]*[\p{Lu}\dbdfhklt][^gjpqyQ,;()]*$/u.test(text));
  return Math.max(...(high.length > 0 ? high : words).map(({ box }) => box.y1 - box.y0));
};

/** The run in which a value begins. */
export const runAt = (runs: readonly Run[], box: Box): Run | undefined =>
  runs.find(({ words }) => words.some((word) => isWithin(word.box, box)));
/** Does one box lie within another? */
export const isWithin = (a: Box, b: Box) => a.x0 >= b.x0 && a.x1 <= b.x1 && a.y0 >= b.y0 && a.y1 <= b.y1;

/** Is a run the next line of another one's cell, below it (1) or above it (-1)? */
export function isNextLine(from: Run, to: Run, way: 1 | -1): boolean {
  const [a, b] = [from.box, to.box];
  const step = way * (b.y0 - a.y0);
  const isAligned = [b.x0 - a.x0, b.x1 - a.x1, (b.x0 + b.x1 - a.x0 - a.x1) / 2].some(
    (off) => Math.abs(off) < SAME_END,
  );
  return step > from.height && step < from.height * LINE_STEP && isSameSize(from, to) && isAligned;
}
/** Are both set in one size? */
export const isSameSize = (a: Run, b: Run) => Math.abs(a.height - b.height) < SAME_HEIGHT;
