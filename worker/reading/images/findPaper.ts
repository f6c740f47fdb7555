/** Finds the sheet of paper in a photo: the largest bright patch, if it has four straight sides. */
import type { Raster } from '../raster/raster.ts';
import { withDarkPanel } from './darkPanel.ts';
import type { Point, Quad } from './homography.ts';
import { largestPatch, type Patch } from './largestPatch.ts';
import { otsuThreshold } from './otsuThreshold.ts';
import { fitLine, meet, type Line } from './fitLine.ts';
import { paperEdges } from './paperEdges.ts';
import { withBanner } from './withBanner.ts';

/** Less of the photo than this is a label or a card, more is a page without background. */
const MIN_SHARE = 0.15;
const MAX_SHARE = 0.97;
/** The four sides must enclose the patch and little else. */
const MIN_FILL = 0.9;
const MAX_FILL = 1.12;

/** Opposite sides of a sheet that is seen at a slant differ by less; more is the part of a sheet that lies in the light. */
const MAX_UNLIKE = 1.25;
/** Degrees by which a sheet's sides may lean, both the same way: one seen at a slant leans less, light that falls across a desk leans more. */
const MOST_LEANING = 8;
/** Length to width of sheets, letter to legal and a little more, for what is seen at a slant. */
const SHEETS = [1.15, 1.8] as const;
/** Less of the photo than this is no sheet where only edges tell of one. */
const MIN_EDGED_SHARE = 0.3;

/**
 * Corners of the paper in pixels of the (small) photo; null when there is no sheet with a background around it. A patch that has not
 * the shape of a sheet is one still where no edges say better: a receipt, a coupon. Where one is too narrow, a dark panel may stand beside it, and a dark
 * banner above it.
 */
export function findPaper(photo: Raster): Quad | null {
  const bright = brightPaper(photo);
  if (bright && isShotOfScreen(photo, bright)) return null;
  const sheet = bright && !leans(bright) ? withBanner(photo, bright) : null;
  if (sheet && isSheet(sheet)) return sheet;
  if (bright && isSheet(bright)) return bright;
  const edged = paperEdges(photo);
  const isLarge = edged && area(edged) > MIN_EDGED_SHARE * photo.width * photo.height;
  if (isLarge && isSheet(edged)) return edged;
  if (!bright || leans(bright)) return null;
  return withDarkPanel(photo, bright) ?? bright;
}

/** Does what is bright reach the picture's own edges but for a bar across its top that no camera sees so straight? The bar is the head of a site's page. */
function isShotOfScreen(
  { width, height }: Raster,
  [topLeft, topRight, bottomRight, bottomLeft]: Quad,
): boolean {
  const reaches = (at: number, edge: number) => Math.abs(at - edge) < AT_EDGE;
  return (
    [topLeft, bottomLeft].every(({ x }) => reaches(x, 0)) &&
    [topRight, bottomRight].every(({ x }) => reaches(x, width)) &&
    [bottomLeft, bottomRight].every(({ y }) => reaches(y, height)) &&
    Math.abs(topLeft.y - topRight.y) < STRAIGHT
  );
}
/** Pixels of the small photo. */
const AT_EDGE = 2;
const STRAIGHT = 0.5;

function sidesOf(quad: Quad): number[] {
  return quad.map(({ x, y }, index) =>
    Math.hypot(quad[(index + 1) % 4]!.x - x, quad[(index + 1) % 4]!.y - y),
  );
}

const ratio = (one: number, other: number) => Math.max(one, other) / Math.min(one, other);

function leans([topLeft, topRight, bottomRight, bottomLeft]: Quad): boolean {
  const towards = (from: Point, to: Point) => Math.atan2(to.y - from.y, to.x - from.x);
  const across = (towards(topLeft, topRight) + towards(bottomLeft, bottomRight)) / 2;
  const down = (towards(topLeft, bottomLeft) + towards(topRight, bottomRight)) / 2;
  return Math.abs(down - across - Math.PI / 2) > (MOST_LEANING * Math.PI) / 180;
}

function isSheet(quad: Quad): boolean {
  const [top, right, bottom, left] = sidesOf(quad) as [number, number, number, number];
  const isUpright = quad[0].x < quad[1].x && quad[0].y < quad[3].y;
  const shape = ratio(top + bottom, right + left);
  const isShape = shape > SHEETS[0] && shape < SHEETS[1];
  return (
    isUpright && isShape && !leans(quad) && ratio(top, bottom) < MAX_UNLIKE && ratio(right, left) < MAX_UNLIKE
  );
}

function brightPaper(photo: Raster): Quad | null {
  const patch = largestPatch(photo, otsuThreshold(photo));
  const share = patch.area / (photo.width * photo.height);
  if (share < MIN_SHARE || share > MAX_SHARE) return null;
  const quad = fitQuad(patch, roughCorners(patch));
  if (!quad) return null;
  const fill = patch.area / area(quad);
  return fill >= MIN_FILL && fill <= MAX_FILL ? quad : null;
}

/** The corners of an upright quadrilateral are its extremes along the diagonals. */
function roughCorners({ outline }: Patch): Quad {
  const extreme = (weigh: (point: Point) => number) =>
    outline.reduce((best, point) => (weigh(point) > weigh(best) ? point : best), outline[0]!);
  return [
    extreme(({ x, y }) => -x - y),
    extreme(({ x, y }) => x - y),
    extreme(({ x, y }) => x + y),
    extreme(({ x, y }) => y - x),
  ];
}

/** Lines through the outline along each side give corners that a bent or cut-off corner does not move. */
function fitQuad({ outline }: Patch, rough: Quad): Quad | null {
  const sides = rough.map((corner, index) => {
    const next = rough[(index + 1) % 4]!;
    return fitLine(outline.filter((point) => isAlong(point, corner, next)));
  });
  if (sides.some((side) => side === null)) return null;
  const [top, right, bottom, left] = sides as [Line, Line, Line, Line];
  const corners = [meet(left, top), meet(top, right), meet(right, bottom), meet(bottom, left)];
  return corners.every((corner) => corner !== null) ? (corners as unknown as Quad) : null;
}

/** Near the straight way from one corner to the other, and not close to either. */
function isAlong(point: Point, from: Point, to: Point): boolean {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const length = Math.hypot(dx, dy) || 1;
  const along = ((point.x - from.x) * dx + (point.y - from.y) * dy) / (length * length);
  const off = Math.abs((point.x - from.x) * dy - (point.y - from.y) * dx) / length;
  return along > 0.08 && along < 0.92 && off < length * 0.04 + 2;
}

function area(quad: Quad): number {
  const cross = quad.map(({ x, y }, index) => {
    const next = quad[(index + 1) % 4]!;
    return x * next.y - next.x * y;
  });
  return Math.abs(cross.reduce((sum, value) => sum + value, 0)) / 2;
}
