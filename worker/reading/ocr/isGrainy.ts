/** Does a page look like a fax or a worn copy? Its paper is no even grey. */
import type { Raster } from '../raster/raster.ts';

/** Darker than this is print, and what stands beside it says nothing of paper. */
const PALEST_PRINT = 170;
/** Pixels to the four neighbours that a pixel of paper is held against: nearer ones share the blur of drawing a page larger. */
const APART = 3;
/** Pixels from one that is looked at to the next; a few thousand tell enough. */
const [DOWN, ACROSS] = [11, 13];
/** Grey levels: of 80 pages scans had 0.3 to 2.8, photos 1.3 to 3.1, pages like faxes 3.25 to 8 (two of 21 had 2.8). */
const LEAST = 3.2;

export function isGrainy(page: Raster): boolean {
  const known = knownGrain.get(page) ?? grainOf(page) >= LEAST;
  knownGrain.set(page, known);
  return known;
}
/** It is asked at every look at a page. */
const knownGrain = new WeakMap<Raster, boolean>();

/** Grey levels that a pixel of paper is off its neighbours, on average; rows that were left white, above and below all print, are no paper. */
function grainOf({ width, height, pixels }: Raster): number {
  let count = 0;
  let sum = 0;
  for (let y = APART; y < height - APART; y += DOWN) {
    let own = 0;
    let ownSum = 0;
    let isWhite = true;
    for (let x = APART; x < width - APART; x += ACROSS) {
      const at = y * width + x;
      const [left, right] = [pixels[at - APART]!, pixels[at + APART]!];
      const [above, below] = [pixels[at - APART * width]!, pixels[at + APART * width]!];
      isWhite &&= pixels[at] === WHITE;
      if (Math.min(left, right, above, below, pixels[at]!) < PALEST_PRINT) continue;
      own++;
      ownSum += Math.abs(pixels[at]! - (left + right + above + below) / 4);
    }
    if (isWhite) continue;
    count += own;
    sum += ownSum;
  }
  return count === 0 ? 0 : sum / count;
}
const WHITE = 255;
