/** Is a page the right way round, or does it stand on its head? Told without reading it, and not for sure, by what reaches out of its lines. */
import type { Raster } from '../raster/raster.ts';

/** Lines are looked at in pieces so wide, for they need not be quite level (pixels at 100 dpi). */
const PIECE = 100;
const INK = 150;
/** Longer runs of ink are rules and bars, alike above and below. */
const LONGEST_STROKE = 20;
/** The row so far beyond the edge of a line shows what reaches out of it; the one next to the edge may be part of it. */
const BEYOND = 2;
/** There stands so many times less ink than within the line. */
const EDGE = 3;

/**
 * More letters rise above the small ones (capitals, figures, b, d, l, t) than reach below the line (g, p, y). `page`: evenly lit, level,
 * about 100 dpi. From 1, where all the ink beyond the edges of lines lies above them, to -1, where all of it lies below (of some 130
 * pages that stood upright and level all but one gave more than 0); the sharper an edge, the more it counts.
 */
export function uprightness(page: Raster): number {
  let [above, below] = [0, 0];
  for (const rows of inkOfPieces(page))
    for (let y = BEYOND; y + BEYOND <= rows.length; y++) {
      const step = rows[y]! - rows[y - 1]!;
      const [within, beyond] =
        step > 0 ? [rows[y]!, rows[y - BEYOND]!] : [rows[y - 1]!, rows[y - 1 + BEYOND]!];
      if (beyond * EDGE >= within) continue;
      if (step > 0) above += step ** 2 * beyond;
      else below += step ** 2 * beyond;
    }
  return above + below === 0 ? 0 : (above - below) / (above + below);
}

/** For every piece of the page's width, the ink of each row. */
function inkOfPieces({ pixels, width, height }: Raster): Int16Array[] {
  const pieces = Array.from({ length: Math.ceil(width / PIECE) }, () => new Int16Array(height));
  for (let y = 0; y < height; y++) {
    let start = 0;
    for (let x = 0; x <= width; x++) {
      if (x < width && pixels[y * width + x]! < INK) continue;
      if (x > start && x - start <= LONGEST_STROKE) pieces[Math.floor(start / PIECE)]![y]! += x - start;
      start = x + 1;
    }
  }
  return pieces;
}
