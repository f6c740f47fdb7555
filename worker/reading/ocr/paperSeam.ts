/** Finds a way from the left side of a page to the right one through paper alone, around whatever is printed near a row. */
import type { Raster } from '../raster/raster.ts';

/** Darker is ink. */
const INK = 165;
/** The way is found in squares of this many pixels; a gap between two lines of small print is two of them at 250 dpi. */
const SQUARE = 4;
/** Squares above and below the row in which a way is looked for: a form's boxes are 20 of them high. */
const REACH = 20;
/** What one square up or down costs, in pixels of ink: nothing beside a letter, but a way that need not turn goes straight. */
const TURN = 0.1;

export interface Seam {
  /** For each column of the page the first row (pixels) below the cut. */
  readonly rows: Int32Array;
  /** The least and the greatest of them. */
  readonly first: number;
  readonly last: number;
}

/** The cut near a row of the page on which the least ink lies. */
export function paperSeam(page: Raster, row: number): Seam {
  const top = Math.max(0, Math.round(row / SQUARE) - REACH);
  const rows = Math.min(Math.floor(page.height / SQUARE) - top, 2 * REACH + 1);
  const columns = Math.floor(page.width / SQUARE);
  const ink = inkOf(page, top, rows, columns);
  const cameFrom = new Uint8Array(columns * rows);
  let cost = Float32Array.from({ length: rows }, (_, y) => Math.abs(y - REACH) * TURN);
  for (let x = 0; x < columns; x++) {
    const next = new Float32Array(rows);
    const own = (y: number) => ink[x * rows + y]!;
    for (let y = 0; y < rows; y++) {
      next[y] = cost[y]! + own(y);
      cameFrom[x * rows + y] = y;
    }
    const turn = (y: number, from: number) => {
      const price = next[from]! + own(y) + TURN;
      if (price >= next[y]!) return;
      next[y] = price;
      cameFrom[x * rows + y] = cameFrom[x * rows + from]!;
    };
    for (let y = 1; y < rows; y++) turn(y, y - 1);
    for (let y = rows - 2; y >= 0; y--) turn(y, y + 1);
    cost = next;
  }
  let at = cost.indexOf(Math.min(...cost));
  const seam = new Int32Array(page.width);
  for (let x = columns - 1; x >= 0; x--) {
    seam.fill(
      (top + at) * SQUARE + SQUARE / 2,
      x * SQUARE,
      x === columns - 1 ? page.width : (x + 1) * SQUARE,
    );
    at = cameFrom[x * rows + at]!;
  }
  return {
    rows: seam,
    first: seam.reduce((a, b) => Math.min(a, b)),
    last: seam.reduce((a, b) => Math.max(a, b)),
  };
}

/** Pixels of ink in each square, column by column. */
function inkOf({ pixels, width }: Raster, top: number, rows: number, columns: number): Uint8Array {
  const ink = new Uint8Array(columns * rows);
  for (let y = 0; y < rows * SQUARE; y++) {
    const start = (top * SQUARE + y) * width;
    const row = Math.floor(y / SQUARE);
    for (let x = 0; x < columns * SQUARE; x++)
      if (pixels[start + x]! < INK) ink[Math.floor(x / SQUARE) * rows + row]!++;
  }
  return ink;
}
