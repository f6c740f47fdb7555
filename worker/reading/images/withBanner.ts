/** Finds the dark banner of white print across the top of a sheet, whose bright part below it has the shape of a sheet, too. */
import { median } from '../median.ts';
import type { Raster } from '../raster/raster.ts';
import { beyond, distance, steadyStepAcross, STEP, stepAcross } from './darkPanel.ts';
import type { Point, Quad } from './homography.ts';

/** Pixels of the small photo, and share of the longer side of the bright part, that a banner is high. */
const LOWEST = 14;
const HIGHEST = 0.25;
/** Length to width of the longest sheet with its banner: A4, seen at a slant. */
const LONGEST = 1.5;
/** The share of a banner that its print covers, at least and at most: on a desk of wood nothing is as light as half of paper. */
const FEWEST_LIGHT = 0.003;
const MOST_LIGHT = 0.3;
/** Lines of print within a banner are edges, too, and may be clearer than its own: one with this share of the clearest step counts. */
const CLEAR = 0.6;
/** Places across and down that are looked at. */
const PLACES = 160;
/** What is so close to the banner's edges may lie beside it. */
const INSET = 0.12;

/** The sheet with its banner; null where none is seen. `bright`: the part of it that is paper. */
export function withBanner(photo: Raster, bright: Quad): Quad | null {
  const [topLeft, topRight, bottomRight, bottomLeft] = bright;
  const width = (distance(topLeft, topRight) + distance(bottomLeft, bottomRight)) / 2;
  const height = (distance(topLeft, bottomLeft) + distance(topRight, bottomRight)) / 2;
  const most = Math.min(width * LONGEST - height, Math.max(width, height) * HIGHEST);
  const edges: { step: number; left: Point; right: Point }[] = [];
  for (let off = LOWEST; off <= most; off++) {
    const left = beyond(bottomLeft, topLeft, off / height);
    const right = beyond(bottomRight, topRight, off / height);
    edges.push({ step: steadyStepAcross(photo, left, right), left, right });
  }
  const clearest = Math.max(STEP, CLEAR * Math.max(...edges.map(({ step }) => Math.abs(step))));
  const isBanner = ({ step, left, right }: (typeof edges)[number]) =>
    [stepAcross(photo, topLeft, left), stepAcross(photo, right, topRight)].every(
      (side) => side * Math.sign(step) >= STEP,
    ) && hasLightPrint(photo, [left, right, topRight, topLeft], bright);
  const banner = edges
    .filter(({ step }) => Math.abs(step) >= clearest)
    .sort((a, b) => Math.abs(b.step) - Math.abs(a.step))
    .find(isBanner);
  return banner ? [banner.left, banner.right, bottomRight, bottomLeft] : null;
}

/** Is some of it, and not much, nearer to paper than to what most of it is? */
function hasLightPrint(photo: Raster, banner: Quad, paper: Quad): boolean {
  const print = pixelsOf(photo, banner);
  const [ground, white] = [median(print), median(pixelsOf(photo, paper))];
  const light = print.filter((pixel) => pixel > (ground + white) / 2).length / print.length;
  return ground < white && light >= FEWEST_LIGHT && light <= MOST_LIGHT;
}

/** The brightness of places spread over a quadrilateral, but for its edges. */
function pixelsOf({ pixels, width }: Raster, [topLeft, topRight, bottomRight, bottomLeft]: Quad): number[] {
  const between = (a: Point, b: Point, share: number) => beyond(b, a, -share);
  return Array.from({ length: PLACES * PLACES }, (_, place) => {
    const [x, y] = [place % PLACES, Math.floor(place / PLACES)].map(
      (at) => INSET + (at / PLACES) * (1 - 2 * INSET),
    ) as [number, number];
    const at = between(between(topLeft, topRight, x), between(bottomLeft, bottomRight, x), y);
    return pixels[Math.floor(at.y) * width + Math.floor(at.x)] ?? 0;
  });
}
