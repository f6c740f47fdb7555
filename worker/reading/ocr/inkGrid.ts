/** Where a page holds ink, in squares of a few pixels, and the patches that they make: words, or what is left of a rule. */
import type { Box } from '#domain/documents/extraction';
import { rowsNotWhite } from '../raster/printedRows.ts';
import type { Raster } from '../raster/raster.ts';

/** Typed values of photos come out grey. */
const INK = 165;
/** Squares are this many pixels wide, and hold ink when this many of their pixels are: dust is smaller. */
const SQUARE = 3;
const MIN_PIXELS = 3;

export interface InkGrid {
  readonly columns: number;
  readonly rows: number;
  /** Side of a square, in points. */
  readonly square: number;
  /** 1 where there is ink, row by row. */
  readonly isInk: Uint8Array;
}

export function inkGrid(raster: Raster): InkGrid {
  const { pixels, width, height, scale } = raster;
  const columns = Math.floor(width / SQUARE);
  const rows = Math.floor(height / SQUARE);
  const isInk = new Uint8Array(columns * rows);
  const counts = new Uint8Array(columns);
  const { from, to } = rowsNotWhite(raster);
  for (let row = Math.floor(from / SQUARE); row < Math.min(rows, Math.ceil(to / SQUARE)); row++) {
    counts.fill(0);
    for (let y = row * SQUARE; y < (row + 1) * SQUARE; y++)
      for (let column = 0, at = y * width; column < columns; column++, at += SQUARE)
        counts[column]! +=
          (pixels[at]! < INK ? 1 : 0) + (pixels[at + 1]! < INK ? 1 : 0) + (pixels[at + 2]! < INK ? 1 : 0);
    for (let column = 0; column < columns; column++)
      if (counts[column]! >= MIN_PIXELS) isInk[row * columns + column] = 1;
  }
  return { columns, rows, square: SQUARE / scale, isInk };
}

/** Connected ink. */
export interface Patch extends Box {
  /** How many of its squares hold ink. */
  count: number;
}

/** All patches, places in squares, the last column and row included; squares up to `gap` apart in a row count as connected. */
export function patchesOf({ columns, rows, isInk }: InkGrid, gap: number): Patch[] {
  const isSeen = new Uint8Array(isInk.length);
  const found: Patch[] = [];
  for (let start = 0; start < isInk.length; start++) {
    if (!isInk[start] || isSeen[start]) continue;
    const queue = [start];
    isSeen[start] = 1;
    const patch = { x0: columns, y0: rows, x1: 0, y1: 0, count: 0 };
    for (let at = queue.pop(); at !== undefined; at = queue.pop()) {
      const x = at % columns;
      const y = (at - x) / columns;
      patch.x0 = Math.min(patch.x0, x);
      patch.x1 = Math.max(patch.x1, x);
      patch.y0 = Math.min(patch.y0, y);
      patch.y1 = Math.max(patch.y1, y);
      patch.count++;
      for (let row = Math.max(0, y - 1); row <= Math.min(rows - 1, y + 1); row++) {
        const reach = row === y ? gap : 1;
        for (let column = Math.max(0, x - reach); column <= Math.min(columns - 1, x + reach); column++) {
          const next = row * columns + column;
          if (!isInk[next] || isSeen[next]) continue;
          isSeen[next] = 1;
          queue.push(next);
        }
      }
    }
    found.push(patch);
  }
  return found;
}
