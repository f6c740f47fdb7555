/** The table below a label, to where its rows end: for one that nothing known follows. */
import { isInside } from '../sheet/sheet.ts';
import type { MappedSheet } from './cells.ts';
import type { Landmark } from '../labels/landmarks.ts';
import { placesOf, type Located } from './located.ts';

/** Heights of the label's print that one row may stand below the one before it: there is air below a heading. */
const ROW_STEP = 4;

/** The table below each place of a label that begins its line. */
export const tablesBelow = (map: MappedSheet, label: string): Located[] =>
  placesOf(map, label)
    .filter(({ startsRun }) => startsRun)
    .map((place) => tableBelow(map, place));

function tableBelow({ sheet, free }: MappedSheet, { box: label, edits }: Landmark): Located {
  const step = ROW_STEP * (label.y1 - label.y0);
  const rows = sheet.lines
    .map(({ box }) => box)
    .filter(({ y0 }) => y0 > label.y1 - 1)
    .sort((a, b) => a.y0 - b.y0);
  let end = label.y1;
  for (const { y0, y1 } of rows) {
    if (y0 - end > step) break;
    end = Math.max(end, y1);
  }
  const box = { x0: 0, x1: sheet.width, y0: label.y1, y1: end + 1 };
  return { box, inner: box, words: free.filter((word) => isInside(word.box, box)), edits };
}
