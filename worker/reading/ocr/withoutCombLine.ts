/** Takes a line of a comb away from the letter that stands over it. */
import type { Raster } from '../raster/raster.ts';

/** Points; dashes of a comb's line are shorter, strokes of digits that run along it longer. */
const DASH = 2.8;
/** Rows for one column: of 45 degrees. */
const STEEPEST = 1;

/**
 * The columns without the comb's line: strokes that cross them, level or aslant, are seen on both sides; where `keepsStrokes`, so are
 * strokes that run along them, which are longer than the dashes of a line.
 */
export function withoutColumns(piece: Raster, columns: readonly number[], keepsStrokes: boolean): Raster {
  if (columns.length === 0) return piece;
  const { width, height, scale } = piece;
  const pixels = piece.pixels.slice();
  const left = Math.max(0, columns[0]! - 2);
  const right = Math.min(width - 1, columns.at(-1)! + 2);
  const bowls = BOWLS.map((rows) => isBowl(piece, left, right, rows));
  for (let x = left + 1; x < right; x++) {
    const column = Array.from({ length: height }, (_, y) => piece.pixels[y * width + x]!);
    const strokes = keepsStrokes ? withoutShortRuns(column, Math.round(DASH * scale)) : null;
    for (let y = 0; y < height; y++) {
      const steepest = bowls[y < height / 2 ? 0 : 1] ? STEEPEST : 0;
      const beside = acrossLine(piece, { left, right, x, y }, steepest);
      pixels[y * width + x] = Math.max(pixels[y * width + x]!, Math.min(beside, strokes?.[y] ?? beside));
    }
  }
  return { ...piece, pixels };
}

interface Gap {
  /** The columns beside the line. */
  readonly left: number;
  readonly right: number;
  readonly x: number;
  readonly y: number;
}

/** How dark a stroke is that passes through a pixel of the line: as the lighter of its two ends beside it, along the darkest way. The bowls of an 8 cross a line aslant. */
function acrossLine({ pixels, width, height }: Raster, { left, right, x, y }: Gap, steepest: number): number {
  const span = right - left;
  const at = (column: number, row: number) =>
    pixels[Math.min(height - 1, Math.max(0, row)) * width + column]!;
  let darkest = 255;
  for (let slope = -steepest * span; slope <= steepest * span; slope++) {
    const from = at(left, Math.round(y - (slope * (x - left)) / span));
    const to = at(right, Math.round(y + (slope * (right - x)) / span));
    darkest = Math.min(darkest, Math.max(from, to));
  }
  return darkest;
}

/** The midst of a digit's upper and its lower half, as shares of its height. */
const BOWLS = [
  [0.3, 0.4],
  [0.58, 0.68],
] as const;
/** A stroke shows in so many of these rows. */
const MOST_ROWS = 0.7;
const INK = 185;

/** Are there strokes on both sides of the line? A 3 has none on the left: what comes aslant from its ends goes nowhere. */
function isBowl(
  { pixels, width, height }: Raster,
  left: number,
  right: number,
  [from, to]: readonly [number, number],
) {
  const rows = Array.from({ length: height }, (_, y) => y).filter(
    (y) => y >= from * height && y < to * height,
  );
  const hasInk = (y: number, x0: number, x1: number) =>
    pixels.subarray(y * width + x0, y * width + x1).some((pixel) => pixel < INK);
  const isStroke = (x0: number, x1: number) =>
    rows.filter((y) => hasInk(y, x0, x1)).length >= rows.length * MOST_ROWS;
  return isStroke(0, left + 1) && isStroke(right, width);
}

/** Dark runs shorter than `length` become as light as what ends them; longer ones stay. */
function withoutShortRuns(column: readonly number[], length: number): number[] {
  const reach = length >> 1;
  const slide = (values: readonly number[], pick: (...values: number[]) => number) =>
    values.map((_, at) => pick(...values.slice(Math.max(0, at - reach), at + reach + 1)));
  return slide(slide(column, Math.max), Math.min);
}
