/** Straight lines through points that do not all lie on one: the sides of a sheet of paper. */
import type { Point } from './homography.ts';

/** All points with nx x + ny y = distance; (nx, ny) has length 1. */
export interface Line {
  readonly nx: number;
  readonly ny: number;
  readonly distance: number;
}

const ROUNDS = 4;
/** Points further than this many pixels from the line are another thing that touches the paper. */
const OUTLIER = 2.5;

/** Total least squares, again without the outliers; null when there are too few points. */
export function fitLine(points: readonly Point[]): Line | null {
  let kept = points;
  let line: Line | null = null;
  for (let round = 0; round < ROUNDS && kept.length >= 8; round++) {
    line = throughPoints(kept);
    const { nx, ny, distance } = line;
    kept = points.filter(({ x, y }) => Math.abs(nx * x + ny * y - distance) < OUTLIER);
  }
  return line;
}

function throughPoints(points: readonly Point[]): Line {
  const meanX = points.reduce((sum, { x }) => sum + x, 0) / points.length;
  const meanY = points.reduce((sum, { y }) => sum + y, 0) / points.length;
  let xx = 0;
  let xy = 0;
  let yy = 0;
  for (const { x, y } of points) {
    xx += (x - meanX) ** 2;
    xy += (x - meanX) * (y - meanY);
    yy += (y - meanY) ** 2;
  }
  const angle = Math.atan2(2 * xy, xx - yy) / 2;
  const nx = -Math.sin(angle);
  const ny = Math.cos(angle);
  return { nx, ny, distance: nx * meanX + ny * meanY };
}

/** Where two lines cross; null when they are parallel. */
export function meet(a: Line, b: Line): Point | null {
  const cross = a.nx * b.ny - b.nx * a.ny;
  if (Math.abs(cross) < 1e-6) return null;
  return {
    x: (a.distance * b.ny - b.distance * a.ny) / cross,
    y: (a.nx * b.distance - b.nx * a.distance) / cross,
  };
}
