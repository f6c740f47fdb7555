/** Cuts the empty paper around print away: a large word alone in much paper is read as part of a picture. */
import { crop, type Raster } from './raster.ts';

/** Darker than this is print; the noise of a fax is paler. */
const INK = 128;
/** A speck is smaller. */
const FEWEST = 4;
/** Pixels of paper that are left around the print. */
const MARGIN = 8;

/** The part of the picture that holds its print, and where it begins; the picture itself where nothing is printed. */
export function trimToInk(raster: Raster): {
  readonly raster: Raster;
  readonly left: number;
  readonly top: number;
} {
  const { width, height, pixels } = raster;
  const columns = new Uint32Array(width);
  const rows = new Uint32Array(height);
  for (let at = 0; at < pixels.length; at++) {
    if (pixels[at]! >= INK) continue;
    columns[at % width]!++;
    rows[Math.floor(at / width)]!++;
  }
  const [left, right] = extent(columns);
  const [top, bottom] = extent(rows);
  if (left > right || top > bottom) return { raster, left: 0, top: 0 };
  return { raster: crop(raster, left, top, right, bottom), left, top };
}

/** From the first to behind the last line of pixels that holds print, with its margin. */
function extent(ink: Uint32Array): [first: number, end: number] {
  const first = ink.findIndex((count) => count >= FEWEST);
  const last = ink.findLastIndex((count) => count >= FEWEST);
  return first < 0 ? [1, 0] : [Math.max(0, first - MARGIN), Math.min(ink.length, last + 1 + MARGIN)];
}
