/** A copy of a page or crop without the lines of its boxes: runs of ink longer than any stroke of a letter. */
import type { Raster } from '../raster/raster.ts';

const INK = 165;
/** Points; letters of headings are 18 points high and their strokes no longer. */
const LONGEST_ACROSS = 22;
const LONGEST_DOWN = 20;

/** Rules are whitened, and the grey at their edges with them. */
export function withoutRules(raster: Raster): Raster {
  // Not `slice`: of a Buffer, as sharp gives it, that is no copy.
  const pixels = new Uint8Array(raster.pixels);
  whitenAcross(raster, pixels);
  whitenDown(raster, pixels);
  return { ...raster, pixels };
}

/** A run that long covers a pixel of every so many: only those are looked at, a fiftieth of the page. */
function whitenAcross({ pixels, width, height, scale }: Raster, whitened: Uint8Array): void {
  const longest = LONGEST_ACROSS * scale;
  const step = Math.floor(longest);
  for (let y = 0; y < height; y++) {
    const [first, end] = [y * width, (y + 1) * width];
    for (let at = first + step; at < end; at += step) {
      if (pixels[at]! >= INK) continue;
      const run = runThrough(pixels, at, 1, first, end);
      if (run.to - run.from > longest)
        for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row++)
          whitened.fill(255, run.from + (row - y) * width, run.to + (row - y) * width);
      at += step * Math.floor((run.to - 1 - at) / step);
    }
  }
}

function whitenDown({ pixels, width, scale }: Raster, whitened: Uint8Array): void {
  const longest = LONGEST_DOWN * scale;
  const step = Math.floor(longest) * width;
  for (let x = 0; x < width; x++) {
    for (let at = step + x; at < pixels.length; at += step) {
      if (pixels[at]! >= INK) continue;
      const run = runThrough(pixels, at, width, 0, pixels.length);
      if (run.to - run.from > longest * width)
        for (let row = run.from - x; row < run.to - x; row += width)
          whitened.fill(255, row + Math.max(0, x - 1), row + Math.min(width, x + 2));
      at += step * Math.floor((run.to - width - at) / step);
    }
  }
}

/** The run of ink through a pixel, pixels `step` apart, between `first` and `end`: its first pixel and the one behind its last. */
function runThrough(pixels: Uint8Array, at: number, step: number, first: number, end: number) {
  let from = at;
  while (from - step >= first && pixels[from - step]! < INK) from -= step;
  let to = at + step;
  while (to < end && pixels[to]! < INK) to += step;
  return { from, to };
}
