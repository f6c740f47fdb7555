/** Finds the dark panel beside the bright part of a sheet: a photo's desk may be as dark. */
import type { Raster } from '../raster/raster.ts';
import type { Point, Quad } from './homography.ts';

/** Length to width of a sheet with its panel, letter or A4, seen at a slant. */
const SHEET = [1.2, 1.48] as const;
/** Brightness is compared so many pixels before and behind an edge, which may lie a little beside where it is looked for. */
const NEAR = 3;
const FAR = 6;
/** The desk is so much brighter or darker than the panel along its edges, where grain and print are evened out. */
export const STEP = 4;
/** Places along an edge that are looked at, and the corners that are not. */
const PLACES = 200;
const CORNER = 0.04;

/** The sheet with a panel on its left or right, down all its length; null where none is seen. `bright`: the part of it that is paper. */
export function withDarkPanel(photo: Raster, bright: Quad): Quad | null {
  const [topLeft, topRight, bottomRight, bottomLeft] = bright;
  const width = (distance(topLeft, topRight) + distance(bottomLeft, bottomRight)) / 2;
  const height = (distance(topLeft, bottomLeft) + distance(topRight, bottomRight)) / 2;
  const [least, most] = [height / SHEET[1] - width, height / SHEET[0] - width];
  if (least < FAR) return null;
  let best: { step: number; panel: Quad; sheet: Quad } | null = null;
  for (let off = Math.ceil(least); off <= most; off++)
    for (const found of [onLeft(bright, off / width), onRight(bright, off / width)]) {
      const step = stepAcross(photo, ...found.outer);
      if (!best || Math.abs(step) > Math.abs(best.step)) best = { ...found, step };
    }
  if (!best || Math.abs(best.step) < STEP) return null;
  const [a, b, c, d] = best.panel;
  const isSeen = [stepAcross(photo, a, b), stepAcross(photo, c, d)].some(
    (step) => step * Math.sign(best.step) >= STEP,
  );
  return isSeen ? best.sheet : null;
}

export const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
/** As far behind a point as it lies from another, times a share. */
export const beyond = (from: Point, to: Point, share: number): Point => ({
  x: to.x + (to.x - from.x) * share,
  y: to.y + (to.y - from.y) * share,
});

interface Found {
  readonly sheet: Quad;
  readonly panel: Quad;
  /** With the panel on its right, as one goes around it. */
  readonly outer: readonly [Point, Point];
}

function onLeft([topLeft, topRight, bottomRight, bottomLeft]: Quad, share: number): Found {
  const [top, bottom] = [beyond(topRight, topLeft, share), beyond(bottomRight, bottomLeft, share)];
  return {
    sheet: [top, topRight, bottomRight, bottom],
    panel: [top, topLeft, bottomLeft, bottom],
    outer: [bottom, top],
  };
}

function onRight([topLeft, topRight, bottomRight, bottomLeft]: Quad, share: number): Found {
  const [top, bottom] = [beyond(topLeft, topRight, share), beyond(bottomLeft, bottomRight, share)];
  return {
    sheet: [topLeft, top, bottom, bottomLeft],
    panel: [topRight, top, bottom, bottomRight],
    outer: [top, bottom],
  };
}

/** How much brighter it is outside, on the left of the way between two points, than inside; 0 where the picture ends there. */
export function stepAcross(photo: Raster, from: Point, to: Point): number {
  return stepsAcross(photo, from, to)[PLACES / 2] ?? 0;
}

/** The same of an edge that runs on all its length, but for a quarter of it: along lines of print there are gaps. */
export function steadyStepAcross(photo: Raster, from: Point, to: Point): number {
  const steps = stepsAcross(photo, from, to);
  const [least, most] = [steps[PLACES / 4] ?? 0, steps[(PLACES * 3) / 4] ?? 0];
  return least > 0 ? least : Math.min(0, most);
}

/** The steps at places along the way, in the order of their size; none where the picture ends there. */
function stepsAcross({ pixels, width, height }: Raster, from: Point, to: Point): number[] {
  const length = distance(from, to);
  const [outX, outY] = [(to.y - from.y) / length, (from.x - to.x) / length];
  const steps: number[] = [];
  const at = (x: number, y: number) =>
    x < 0 || y < 0 || x >= width || y >= height ? NaN : pixels[Math.floor(y) * width + Math.floor(x)]!;
  for (let place = 0; place <= PLACES; place++) {
    const share = CORNER + (place / PLACES) * (1 - 2 * CORNER);
    const [x, y] = [from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share];
    let step = 0;
    for (let far = NEAR; far <= FAR; far++)
      step += at(x + outX * far, y + outY * far) - at(x - outX * far, y - outY * far);
    steps.push(step / (FAR - NEAR + 1));
  }
  return steps.some(Number.isNaN) ? [] : steps.sort((a, b) => a - b);
}
