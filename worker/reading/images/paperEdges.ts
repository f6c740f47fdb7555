/** Finds a sheet by its edges, where it is not the one bright patch: on a white desk, or with half of it in a shadow. */
import type { Raster } from '../raster/raster.ts';
import { fitLine, meet, type Line } from './fitLine.ts';
import type { Point, Quad } from './homography.ts';

/** Brightness is compared this many pixels before and behind an edge: a rule of the print is thinner than what lies between. */
const NEAR = 3;
const FAR = 7;
/** Paper is brighter than what it lies on by this share, in the light as in a shadow. */
const STEP = 0.01;
/** Sides run at most this far from level or upright. */
const MAX_DEGREES = 14;
const DEGREE = Math.PI / 180;
/** A side is an edge along this share of the picture, and from corner to corner along this share of itself. */
const MIN_RUN = 0.4;
const MIN_EDGE = 0.7;
/** Lines that lie this close together are the same side. */
const BLUR = 6;

/** The outermost four edges behind which it is brighter all along; null when there are no such four. */
export function paperEdges(photo: Raster): Quad | null {
  const steps = SIDES.map((side) => stepsTo(photo, side));
  const [top, right, bottom, left] = SIDES.map((side, index) => outermost(photo, side, steps[index]!));
  if (!top || !right || !bottom || !left) return null;
  const corners = [meet(left, top), meet(top, right), meet(right, bottom), meet(bottom, left)];
  if (corners.some((corner) => corner === null)) return null;
  const quad = corners as unknown as Quad;
  return SIDES.every((side, index) =>
    isEdge(photo.width, side, steps[index]!, quad[index]!, quad[(index + 1) % 4]!),
  )
    ? quad
    : null;
}

/** The way into the paper from a side. */
interface Side {
  readonly dx: number;
  readonly dy: number;
}
const SIDES: readonly Side[] = [
  { dx: 0, dy: 1 },
  { dx: -1, dy: 0 },
  { dx: 0, dy: -1 },
  { dx: 1, dy: 0 },
];

/** How much brighter it is behind every place than anywhere before it, as a share; 0 at the picture's border. */
function stepsTo({ pixels, width, height }: Raster, { dx, dy }: Side): Float32Array {
  const steps = new Float32Array(pixels.length);
  const into = dy * width + dx;
  for (let y = FAR; y < height - FAR; y++)
    for (let at = y * width + FAR; at < (y + 1) * width - FAR; at++) {
      let within = 0;
      let without = 0;
      for (let far = NEAR; far <= FAR; far++) {
        within += pixels[at + into * far]! / (FAR - NEAR + 1);
        const before = pixels[at - into * far]!;
        if (before > without) without = before;
      }
      steps[at] = within > 0 ? (within - without) / within : 0;
    }
  return steps;
}

/** Every place that is brighter behind it, and more so than the places just before and behind. */
function edgePoints({ width, height }: Raster, { dx, dy }: Side, steps: Float32Array): Point[] {
  const points: Point[] = [];
  const into = dy * width + dx;
  for (let y = FAR; y < height - FAR; y++)
    for (let x = FAR; x < width - FAR; x++) {
      const at = y * width + x;
      const step = steps[at]!;
      if (step >= STEP && step >= steps[at - into]! && step > steps[at + into]!) points.push({ x, y });
    }
  return points;
}

/** The line nearest to its side of the picture that enough places lie on. */
function outermost(photo: Raster, side: Side, steps: Float32Array): Line | null {
  const points = edgePoints(photo, side, steps);
  const least = MIN_RUN * (side.dx === 0 ? photo.width : photo.height);
  const reach = photo.width + photo.height;
  const lines: { degrees: number; distance: number; count: number }[] = [];
  for (let degrees = -MAX_DEGREES; degrees <= MAX_DEGREES; degrees += 0.5) {
    const { nx, ny } = normal(side, degrees);
    const counts = new Uint16Array(2 * reach);
    for (const { x, y } of points) counts[(nx * x + ny * y + reach + 0.5) | 0]!++;
    for (let at = 1; at < counts.length - 1; at++) {
      const count = counts[at - 1]! + counts[at]! + counts[at + 1]!;
      if (count >= least) lines.push({ degrees, distance: at - reach, count });
    }
  }
  const first = lines.reduce((least, { distance }) => Math.min(least, distance), Infinity);
  const best = lines
    .filter(({ distance }) => distance <= first + BLUR)
    .reduce<(typeof lines)[0] | null>((most, line) => (most && most.count >= line.count ? most : line), null);
  if (!best) return null;
  const { nx, ny } = normal(side, best.degrees);
  return fitLine(points.filter(({ x, y }) => Math.abs(nx * x + ny * y - best.distance) < BLUR));
}

/** Turned by some degrees; distances along it grow into the paper. */
function normal({ dx, dy }: Side, degrees: number) {
  const [cosine, sine] = [Math.cos(degrees * DEGREE), Math.sin(degrees * DEGREE)];
  return { nx: dx * cosine - dy * sine, ny: dx * sine + dy * cosine };
}

/** Is it brighter behind nearly every place of the way between two corners? */
function isEdge(width: number, { dx, dy }: Side, steps: Float32Array, from: Point, to: Point): boolean {
  const length = Math.round(Math.hypot(to.x - from.x, to.y - from.y));
  let found = 0;
  for (let step = 0; step < length; step++) {
    const x = Math.round(from.x + ((to.x - from.x) * step) / length);
    const y = Math.round(from.y + ((to.y - from.y) * step) / length);
    const isHere = (off: number) =>
      x >= 0 && x < width && steps[(y + off * dy) * width + x + off * dx]! >= STEP;
    if ([-1, 0, 1].some(isHere)) found++;
  }
  return length > 0 && found >= length * MIN_EDGE;
}
