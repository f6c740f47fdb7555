/** A copy of a page or crop without the lines of its boxes: runs of ink longer than any stroke of a letter. */
import type { Raster } from '../raster/raster.ts';

const INK = 165;
/** Points; letters of headings are 18 points high and their strokes no longer. */
const LONGEST_ACROSS = 22;
const LONGEST_DOWN = 20;

/** Rules are whitened, and the grey at their edges with them. */
export function withoutRules(raster: Raster): Raster {
  const pixels = raster.pixels.slice();
  whitenAcross(raster, pixels);
  whitenDown(raster, pixels);
  return { ...raster, pixels };
}

function whitenAcross({ pixels, width, height, scale }: Raster, whitened: Uint8Array): void {
  const longest = LONGEST_ACROSS * scale;
  for (let y = 0; y < height; y++) {
    let start = 0;
    for (let x = 0; x <= width; x++) {
      if (x < width && pixels[y * width + x]! < INK) continue;
      if (x - start > longest)
        for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row++)
          whitened.fill(255, row * width + start, row * width + x);
      start = x + 1;
    }
  }
}

/** All columns side by side, row by row, as the pixels lie in memory. */
function whitenDown({ pixels, width, height, scale }: Raster, whitened: Uint8Array): void {
  const longest = LONGEST_DOWN * scale;
  const starts = new Int32Array(width);
  for (let y = 0; y <= height; y++) {
    for (let x = 0; x < width; x++) {
      if (y < height && pixels[y * width + x]! < INK) continue;
      if (y - starts[x]! > longest)
        for (let row = starts[x]!; row < y; row++)
          whitened.fill(255, row * width + Math.max(0, x - 1), row * width + Math.min(width, x + 2));
      starts[x] = y + 1;
    }
  }
}
