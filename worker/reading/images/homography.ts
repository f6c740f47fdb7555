/** The plane-to-plane mapping by which a photographed sheet becomes a flat page (Hartley & Zisserman, section 2.3). */

export interface Point {
  readonly x: number;
  readonly y: number;
}
/** Top left, top right, bottom right, bottom left. */
export type Quad = readonly [Point, Point, Point, Point];
/** u = (a x + b y + c) / (g x + h y + 1); v = (d x + e y + f) / (g x + h y + 1). */
export type Homography = readonly [number, number, number, number, number, number, number, number];

/** The mapping that takes the four corners `from` to the corners `to`; null when three of them are in line. */
export function homography(from: Quad, to: Quad): Homography | null {
  const rows = from.flatMap(({ x, y }, corner) => {
    const { x: u, y: v } = to[corner]!;
    return [
      [x, y, 1, 0, 0, 0, -u * x, -u * y, u],
      [0, 0, 0, x, y, 1, -v * x, -v * y, v],
    ];
  });
  const solved = solve(rows);
  return solved && (solved as unknown as Homography);
}

/** Gaussian elimination with partial pivoting of n equations in n unknowns; the last column is the right-hand side. */
function solve(rows: number[][]): number[] | null {
  const size = rows.length;
  for (let column = 0; column < size; column++) {
    let pivot = column;
    for (let row = column + 1; row < size; row++) {
      if (Math.abs(rows[row]![column]!) > Math.abs(rows[pivot]![column]!)) pivot = row;
    }
    if (Math.abs(rows[pivot]![column]!) < 1e-9) return null;
    [rows[column], rows[pivot]] = [rows[pivot]!, rows[column]!];
    for (let row = 0; row < size; row++) if (row !== column) subtract(rows[row]!, rows[column]!, column);
  }
  return rows.map((row, index) => row[size]! / row[index]!);
}

function subtract(row: number[], pivot: readonly number[], column: number): void {
  const factor = row[column]! / pivot[column]!;
  for (let at = column; at < row.length; at++) row[at] = row[at]! - factor * pivot[at]!;
}
