/** Cuts the paper out of a photo and makes it flat, and turns crooked pages level. */
import type { Raster } from '../raster/raster.ts';
import { findPaper } from './findPaper.ts';
import { homography, type Point, type Quad } from './homography.ts';
import { paperSize } from './paperSize.ts';
import { resize } from './resize.ts';
import { warp } from './warp.ts';

/** The paper is looked for in a small copy: its edges are long, and noise disappears. */
const SMALL_SIDE = 600;
/** What pages are read at: 250 dpi reads the small figures of noisy forms that 200 dpi loses, 300 no more (decision 0005). */
export const READING_SCALE = 250 / 72;
/** The paper's very edge is shadow: a little of it is left out. */
const TRIM = 0.004;

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
const corners = (width: number, height: number): Quad => [
  { x: 0, y: 0 },
  { x: width, y: 0 },
  { x: width, y: height },
  { x: 0, y: height },
];

/** The sheet in a photo as a flat page at reading size; null when no sheet with a background is seen. */
export async function flattenPaper(photo: Raster): Promise<Raster | null> {
  const factor = Math.min(1, SMALL_SIDE / Math.max(photo.width, photo.height));
  const found = findPaper(await resize(photo, factor));
  if (!found) return null;
  const quad = found.map(({ x, y }) => ({ x: x / factor, y: y / factor })) as unknown as Quad;
  const [topLeft, topRight, bottomRight, bottomLeft] = quad;
  const width = (distance(topLeft, topRight) + distance(bottomLeft, bottomRight)) / 2;
  const height = (distance(topLeft, bottomLeft) + distance(topRight, bottomRight)) / 2;
  // A sheet seen at a slant looks shorter than it is: the drawing restores its true shape.
  const paper = paperSize(width, height);
  const page = {
    width: Math.round(paper.width * READING_SCALE),
    height: Math.round(paper.height * READING_SCALE),
  };
  const mapping = homography(corners(page.width, page.height), trimmed(quad));
  return mapping && warp(photo, page, READING_SCALE, mapping);
}

function trimmed(quad: Quad): Quad {
  const x = quad.reduce((sum, point) => sum + point.x, 0) / 4;
  const y = quad.reduce((sum, point) => sum + point.y, 0) / 4;
  return quad.map((point) => ({
    x: point.x + (x - point.x) * TRIM,
    y: point.y + (y - point.y) * TRIM,
  })) as unknown as Quad;
}

/** The page turned about its middle by `degrees` against the clock, so that lines falling by them lie level. */
export function level(page: Raster, degrees: number): Raster {
  const sine = Math.sin((degrees * Math.PI) / 180);
  const cosine = Math.cos((degrees * Math.PI) / 180);
  const x = page.width / 2;
  const y = page.height / 2;
  return warp(page, page, page.scale, [
    cosine,
    -sine,
    x - cosine * x + sine * y,
    sine,
    cosine,
    y - sine * x - cosine * y,
    0,
    0,
  ]);
}
