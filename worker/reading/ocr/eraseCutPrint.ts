/** Whitens what the left side of a crop cuts through: half of another box's figure is read as a figure. */
import type { Raster } from '../raster/raster.ts';
import { blobsOf } from './combLetters.ts';

/** Paler is paper. */
const INK = 185;
/** Points: no letter is wider or higher; what is, is a rule. */
const WIDEST = 8;
const HIGHEST = 14;

/** A copy of the crop without letters that touch its left side. */
export function eraseCutPrint(raster: Raster): Raster {
  const { width, height, scale } = raster;
  const cut = blobsOf(raster, INK).filter(
    ({ x0, x1, y0, y1 }) => x0 === 0 && x1 <= WIDEST * scale && y1 - y0 <= HIGHEST * scale,
  );
  if (cut.length === 0) return raster;
  const pixels = raster.pixels.slice();
  for (const { x1, y0, y1 } of cut)
    for (let y = Math.max(0, y0 - 1); y < Math.min(height, y1 + 1); y++)
      pixels.fill(255, y * width, y * width + Math.min(width, x1 + 1));
  return { ...raster, pixels };
}
