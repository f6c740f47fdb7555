/** The perspective that takes four corners to four others. */

export type Point = readonly [x: number, y: number];
export type Corners = readonly [Point, Point, Point, Point];
/** Eight numbers: x' = (a x + b y + c) / (g x + h y + 1), y' = (d x + e y + f) / (same). */
export type Homography = readonly number[];

/** Throws when three corners lie on one line. */
export function homographyBetween(from: Corners, to: Corners): Homography {
  const rows: number[][] = [];
  from.forEach(([x, y], index) => {
    const [u, v] = to[index] as Point;
    rows.push([x, y, 1, 0, 0, 0, -u * x, -u * y, u], [0, 0, 0, x, y, 1, -v * x, -v * y, v]);
  });
  return solve(rows);
}

/** Gauss with pivoting on eight equations; the last column is the right-hand side. */
function solve(rows: number[][]): number[] {
  const count = rows.length;
  for (let column = 0; column < count; column++) {
    const pivot = rows
      .slice(column)
      .reduce((best, row) => (Math.abs(row[column]!) > Math.abs(best[column]!) ? row : best));
    if (Math.abs(pivot[column]!) < 1e-9) throw new Error('These four corners make no perspective');
    rows.splice(rows.indexOf(pivot), 1);
    rows.splice(column, 0, pivot);
    for (const row of rows) {
      if (row === pivot) continue;
      const share = row[column]! / pivot[column]!;
      for (let at = column; at <= count; at++) row[at]! -= share * pivot[at]!;
    }
  }
  return rows.map((row, index) => row[count]! / row[index]!);
}

export function project([a, b, c, d, e, f, g, h]: Homography, x: number, y: number): Point {
  const scale = g! * x + h! * y + 1;
  return [(a! * x + b! * y + c!) / scale, (d! * x + e! * y + f!) / scale];
}
