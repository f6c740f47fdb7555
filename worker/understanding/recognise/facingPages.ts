/** Two pages of forms that were printed, or scanned, side by side on one sheet. */
import { recognise } from './recognise.ts';
import type { FormDefinition } from '../formDefinition.ts';
import { around, cutSheet, type Sheet } from '../sheet/sheet.ts';
import { splitAtGaps } from '../values/runs.ts';

/** Two portrait pages of letter size make a sheet 1.3 times as wide as high, two of legal size 1.2 times. */
const LANDSCAPE = 1.15;
/** The gutter lies in the middle fifth of the sheet, and is at least this wide (points). */
const MIDDLE = 0.2;
const GUTTER = 10;
/** Heights of print between two words of one line. */
const TITLE_GAP = 0.9;

/**
 * The two halves of a sheet of which each is a page of a form, with the positions they have on the sheet; else the sheet alone.
 * Copies of one form side by side stay together: they are told apart by their labels, and help each other.
 */
export function facingPages(sheet: Sheet, forms: readonly FormDefinition[]): readonly Sheet[] {
  const gutter = sheet.width > sheet.height * LANDSCAPE ? gutterOf(sheet) : null;
  if (gutter === null) return [sheet];
  const { width, height } = sheet;
  const halves = [
    cutSheet(sheet, { x0: 0, x1: gutter, y0: 0, y1: height }),
    cutSheet(sheet, { x0: gutter, x1: width, y0: 0, y1: height }),
  ];
  const isPage = (half: Sheet) => {
    const form = recognise(half, forms)?.form;
    return form !== undefined && !form.copies;
  };
  return halves.every(isPage) ? halves : [sheet];
}

/** The middle of the widest upright strip without print, in the middle of the sheet. */
function gutterOf({ width, lines }: Sheet): number | null {
  const end = (width * (1 + MIDDLE)) / 2;
  // the space between two words of a large title is no gutter
  const print = lines
    .flatMap(({ words }) => splitAtGaps(words, TITLE_GAP).map((run) => around(run.map(({ box }) => box))))
    .sort((a, b) => a.x0 - b.x0);
  let [reach, widest, at] = [(width * (1 - MIDDLE)) / 2, GUTTER, null as number | null];
  for (const { x0, x1 } of [...print, { x0: end, x1: end }]) {
    const start = Math.min(x0, end);
    if (start - reach >= widest) [widest, at] = [start - reach, (start + reach) / 2];
    reach = Math.max(reach, x1);
  }
  return at;
}
