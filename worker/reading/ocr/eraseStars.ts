/** Whitens the stars or bullets that mask the beginning of a number: `****8195` is read as `518195`, unsurely, `8195` alone as it is. */
import { median } from '../median.ts';
import type { Raster } from '../raster/raster.ts';
import { blobsOf, type Blob } from './combLetters.ts';

/** Paler is paper. */
const INK = 185;
/** Points: figures are so high at least and at most. */
const LOWEST = 4;
const HIGHEST = 14;
/** A star has at least and at most this share of the figures' height, and floats by as much above the line they stand on. */
const SMALLEST = 0.2;
const LARGEST = 0.65;
const FLOATS = 0.2;
/** A single one may be dirt. */
const FEWEST = 2;

/** A copy of the crop without such marks; the crop itself where there are none. */
export function eraseStars(raster: Raster): Raster {
  const { width, scale } = raster;
  const blobs = blobsOf(raster, INK);
  const figures = blobs.filter(
    (blob) => heightOf(blob) >= LOWEST * scale && heightOf(blob) <= HIGHEST * scale,
  );
  if (figures.length === 0) return raster;
  const height = median(figures.map(heightOf));
  const bottom = median(figures.map(({ y1 }) => y1));
  const last = Math.max(...figures.map(({ x1 }) => x1));
  const stars = blobs.filter(
    (blob) =>
      heightOf(blob) >= height * SMALLEST &&
      heightOf(blob) <= height * LARGEST &&
      blob.x1 - blob.x0 >= height * SMALLEST &&
      blob.y1 <= bottom - height * FLOATS &&
      blob.y0 >= bottom - height * 1.5 &&
      blob.x1 < last,
  );
  if (stars.reduce((count, star) => count + marksIn(star), 0) < FEWEST) return raster;
  const pixels = new Uint8Array(raster.pixels);
  for (const { x0, x1, y0, y1 } of stars)
    for (let y = Math.max(0, y0 - 1); y < Math.min(raster.height, y1 + 1); y++)
      pixels.fill(255, y * width + Math.max(0, x0 - 1), y * width + Math.min(width, x1 + 1));
  return { ...raster, pixels };
}

const heightOf = ({ y0, y1 }: Blob) => y1 - y0;
/** A photo blurs bullets into one another. */
const marksIn = (star: Blob) => Math.max(1, Math.round((star.x1 - star.x0) / heightOf(star)));
