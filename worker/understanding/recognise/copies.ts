/** Several copies of a form on one sheet of paper, each cut out: four W-2s count once, and vote on what they say. */
import { OF_W2 } from './earningsSummary.ts';
import type { Landmark } from '../labels/landmarks.ts';
import { cutSheet, type Sheet } from '../sheet/sheet.ts';
import { textOf } from '../values/runs.ts';

/** Copies stand at least this far apart, in points. */
const MIN_DISTANCE = 60;
const MARGIN = 6;

/** Positions of copies along one axis: anchors nearer than MIN_DISTANCE belong to the same row or column. */
function starts(values: readonly number[]): number[] {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted.filter((value, index) => index === 0 || value - sorted[index - 1]! > MIN_DISTANCE);
}

/** Where the copies begin that a label shows. */
function gridOf(anchors: readonly Landmark[]) {
  return {
    columns: starts(anchors.map(({ box }) => box.x0)),
    rows: starts(anchors.map(({ box }) => box.y0)),
  };
}

/** Do two labels stand as far from each other on every copy? */
function areParallel(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.every((at, index) => Math.abs(at - b[index]! - (a[0]! - b[0]!)) < SHIFT);
}

/**
 * The places of the label that shows the most copies. `byLabel` are the places of labels that each copy prints once. The first of them
 * is trusted alone; another shows more (small print is misread on some) only where a third one stands alike.
 */
export function anchorsOf(byLabel: readonly (readonly Landmark[])[]): readonly Landmark[] {
  const all = byLabel.map((anchors) => ({ anchors, ...gridOf(anchors) }));
  const sizeOf = ({ columns, rows }: ReturnType<typeof gridOf>) => columns.length * rows.length;
  const isTrusted = (one: (typeof all)[number]) =>
    one === all[0] ||
    all.some(
      (other) =>
        other !== one && areParallel(one.columns, other.columns) && areParallel(one.rows, other.rows),
    );
  return all.filter(isTrusted).reduce((best, one) => (sizeOf(one) > sizeOf(best) ? one : best)).anchors;
}

/** Labels closer before an anchor than this (points) begin its copy, whether or not the other copies show them. */
const CLOSE = 14;
/** Points by which scanning shifts a label against its twin. */
const SHIFT = 6;

interface Place {
  readonly label: string;
  readonly at: number;
}

/** Where each copy begins: the outermost label that stands as far before the anchor of another copy. */
function cuts(anchors: readonly number[], labels: readonly Place[]): number[] {
  return anchors.map((anchor, index) => {
    if (index === 0) return -Infinity;
    const middle = (anchors[index - 1]! + anchor) / 2;
    const isTwin = ({ label, at }: Place) =>
      anchors.some(
        (other) =>
          other !== anchor &&
          labels.some((place) => place.label === label && Math.abs(place.at - other - (at - anchor)) < SHIFT),
      );
    // The first copy begins where the paper does: what stands so far before its anchor is the beginning of this one, too.
    const isBeginning = ({ label, at }: Place) =>
      at > anchors[index - 1]! &&
      labels.some(
        (place) => place.label === label && Math.abs(place.at - anchors[0]! - (at - anchor)) < SHIFT,
      );
    // Nothing stands further before an anchor than the first one's copy has paper: that is the last column of the copy before.
    const isOnPaper = ({ at }: Place) => anchor - at <= anchors[0]!;
    const before = labels.filter(
      (place) =>
        place.at <= anchor &&
        isOnPaper(place) &&
        (isBeginning(place) || (place.at > middle && (anchor - place.at < CLOSE || isTwin(place)))),
    );
    return Math.min(anchor, ...before.map(({ at }) => at)) - MARGIN;
  });
}

/**
 * The sheets of the copies, left to right and top to bottom; the sheet itself when the anchor is printed at most once.
 * `anchors` are the places of a label that every copy shows once, `all` those of all labels.
 */
export function splitCopies(sheet: Sheet, anchors: readonly Landmark[], all: readonly Landmark[]): Sheet[] {
  if (anchors.length <= 1) return [sheet];
  const tops = starts(anchors.map((anchor) => anchor.box.y0));
  const labels = all.map(({ label, box }) => ({ label, at: box.y0 }));
  const [, ...others] = cuts(tops, labels);
  const rows = [belowSummary(sheet, tops[0]!, labels), ...others];
  const inRow = ({ box }: Landmark, row: number) =>
    box.y0 >= rows[row]! && box.y0 < (rows[row + 1] ?? Infinity);
  return rows.flatMap((y0, row) => {
    const ofRows = (landmark: Landmark) =>
      tops.some((top, other) => areAligned(anchors, all, tops[row]!, top) && inRow(landmark, other));
    const columns = cuts(
      starts(anchors.filter(ofRows).map((anchor) => anchor.box.x0)),
      all.filter(ofRows).map(({ label, box }) => ({ label, at: box.x0 })),
    );
    return columns.map((x0, column) =>
      cutSheet(sheet, { x0, y0, x1: columns[column + 1] ?? Infinity, y1: rows[row + 1] ?? Infinity }),
    );
  });
}

/** Where the first row of copies begins: below the earnings summary, of which nothing belongs to the first copy, or where the paper does. */
function belowSummary(sheet: Sheet, top: number, labels: readonly Place[]): number {
  const summary = sheet.lines.filter(({ words, box }) => box.y1 < top - CLOSE && OF_W2.test(textOf(words)));
  const end = Math.max(...summary.map(({ box }) => box.y1));
  const own = labels.map(({ at }) => at).filter((at) => at > end && at <= top);
  return summary.length > 0 ? Math.min(top, ...own) - MARGIN : -Infinity;
}

/**
 * Do two rows of copies stand below each other, as far as small print shows them? Below one wide copy two narrow ones begin where they
 * please: no copy of the wide one's row begins a whole number of narrow ones beside them.
 */
function areAligned(
  anchors: readonly Landmark[],
  all: readonly Landmark[],
  top: number,
  other: number,
): boolean {
  const rowAt = (start: number) => anchors.filter(({ box }) => isInRow(box.y0, start));
  const [row, others] = [rowAt(top), rowAt(other)].sort(
    (a, b) => columnsOf(a).length - columnsOf(b).length,
  ) as [Landmark[], Landmark[]];
  const [few, many] = [columnsOf(row), columnsOf(others)];
  if (many.length < 2) return true;
  const step = Math.min(...many.slice(1).map((at, index) => at - many[index]!));
  if (few.length === 1 && !repeats(all, row[0]!, step)) return false;
  return few.some(
    (at) => Math.abs((at - many[0]!) / step - Math.round((at - many[0]!) / step)) * step < SLANT,
  );
}
const columnsOf = (anchors: readonly Landmark[]) => starts(anchors.map(({ box }) => box.x0));

/** Is any label of this row printed again a whole number of copies beside it? A wide copy above narrow ones may begin where the first of them does. */
function repeats(all: readonly Landmark[], anchor: Landmark, step: number): boolean {
  const row = all.filter(({ box }) => Math.abs(box.y0 - anchor.box.y0) < MIN_DISTANCE);
  return row.some((one) =>
    row.some(({ label, box }) => {
      const apart = box.x0 - one.box.x0;
      const isBeside = label === one.label && Math.abs(box.y0 - one.box.y0) < SLANT && apart > step / 2;
      return isBeside && Math.abs(apart - Math.round(apart / step) * step) < SLANT;
    }),
  );
}
const isInRow = (at: number, top: number) => at >= top && at - top <= MIN_DISTANCE;
/** Points by which a photo may set a copy beside the one above it. */
const SLANT = 30;
