/** Is there anything to read in a crop, or only rules and what its edges cut from other lines? Tesseract reads those as the longest lines of its picture. */
import type { Raster } from '../raster/raster.ts';
import { inkGrid, patchesOf } from './inkGrid.ts';

/** Points; capital letters of the smallest print are as high. */
const LOWEST = 4;
/** What begins at the left edge and is no wider than a letter (points) is the end of another box's words. */
const LETTER = 8;

/** `crop`: without the rules of its box. */
export function holdsLetters(crop: Raster): boolean {
  const grid = inkGrid(crop);
  const points = (from: number, to: number) => (to + 1 - from) * grid.square;
  return patchesOf(grid, 1).some(({ x0, x1, y0, y1 }) => {
    const isCut = x0 === 0 && points(x0, x1) <= LETTER;
    return !isCut && points(y0, y1) >= LOWEST;
  });
}
