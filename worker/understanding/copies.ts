/** Several copies of a form on one sheet of paper, each cut out: four W-2s count once, and vote on what they say. */
import type { Landmark } from './landmarks.ts';
import { cutSheet, type Sheet } from './sheet.ts';

/** Copies stand at least this far apart, in points. */
const MIN_DISTANCE = 60;
const MARGIN = 6;

/** Positions of copies along one axis: anchors nearer than MIN_DISTANCE belong to the same row or column. */
function starts(values: readonly number[]): number[] {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted.filter((value, index) => index === 0 || value - sorted[index - 1]! > MIN_DISTANCE);
}

/** Where each copy begins: the outermost label that repeats at the same distance as the anchors. */
function cuts(anchors: readonly number[], labels: readonly number[]): number[] {
  const reach = (from: number, to: number) => labels.filter((value) => value <= from && value > to);
  return anchors.map((anchor, index) =>
    index === 0 ? -Infinity : Math.min(anchor, ...reach(anchor, (anchors[index - 1]! + anchor) / 2)) - MARGIN,
  );
}

/**
 * The sheets of the copies, left to right and top to bottom; the sheet itself when the anchor is printed at most once.
 * `anchors` are the places of a label that every copy shows once, `all` those of all labels.
 */
export function splitCopies(sheet: Sheet, anchors: readonly Landmark[], all: readonly Landmark[]): Sheet[] {
  if (anchors.length <= 1) return [sheet];
  const columns = cuts(
    starts(anchors.map((anchor) => anchor.box.x0)),
    all.map((landmark) => landmark.box.x0),
  );
  const rows = cuts(
    starts(anchors.map((anchor) => anchor.box.y0)),
    all.map((landmark) => landmark.box.y0),
  );
  return rows.flatMap((y0, row) =>
    columns.map((x0, column) =>
      cutSheet(sheet, { x0, y0, x1: columns[column + 1] ?? Infinity, y1: rows[row + 1] ?? Infinity }),
    ),
  );
}
