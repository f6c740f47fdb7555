/** Finds the printed square of a check box near the place where it should be. */
import type { Raster } from './raster/raster.ts';

export interface Frame {
  /** Pixels of the picture. */
  readonly left: number;
  readonly top: number;
  readonly side: number;
}

/** Darker than this is ink: thin frames are grey on a coarse scan. */
const INK = 185;
/** Sides of check boxes, in points: 5.5 on small print, 11 on some state forms. */
const SMALLEST = 5.5;
const LARGEST = 11;
/** Each of the four sides shows at least this share of its length. */
const LEAST_SEEN = 0.72;

/** The square in a crop all four of whose sides are seen best; null where there is none. */
export function findFrame(raster: Raster): Frame | null {
  const { width, height, scale } = raster;
  const across = runningInk(raster, true);
  const down = runningInk(raster, false);
  const largest = Math.min(Math.round(LARGEST * scale), width - 2, height - 2);
  let best: Frame | null = null;
  let bestSeen = LEAST_SEEN;
  const row = (y: number, left: number, side: number) => {
    const at = y * (width + 1) + left;
    return across[at + side]! - across[at]!;
  };
  const column = (x: number, top: number, side: number) => {
    const at = x * (height + 1) + top;
    return down[at + side]! - down[at]!;
  };
  for (let side = Math.round(SMALLEST * scale); side <= largest; side++) {
    for (let top = 0; top + side < height; top++) {
      for (let left = 0; left + side < width; left++) {
        const above = row(top, left, side);
        if (above < bestSeen * side) continue;
        const below = row(top + side, left, side);
        if (below < bestSeen * side) continue;
        const seen = Math.min(above, below, column(left, top, side), column(left + side, top, side)) / side;
        if (seen <= bestSeen) continue;
        best = { left, top, side };
        bestSeen = seen;
      }
    }
  }
  return best;
}

/** Sums of ink along each row (or column), so that the ink of any stretch is one subtraction; a line one pixel off counts, too. */
function runningInk({ pixels, width, height }: Raster, isAcross: boolean): Uint16Array {
  const [lines, length] = isAcross ? [height, width] : [width, height];
  const sums = new Uint16Array(lines * (length + 1));
  const isInk = (line: number, at: number) =>
    line >= 0 && line < lines && pixels[isAcross ? line * width + at : at * width + line]! < INK;
  for (let line = 0; line < lines; line++)
    for (let at = 0; at < length; at++) {
      const isSeen = isInk(line, at) || isInk(line - 1, at) || isInk(line + 1, at);
      sums[line * (length + 1) + at + 1] = sums[line * (length + 1) + at]! + (isSeen ? 1 : 0);
    }
  return sums;
}
