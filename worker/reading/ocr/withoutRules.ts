/** A copy of a page or crop without the lines of its boxes: runs of ink longer than any stroke of a letter. */
import type { Raster } from '../raster/raster.ts';

const INK = 165;
/** Points; letters of headings are 18 points high and their strokes no longer. */
const LONGEST_ACROSS = 22;
const LONGEST_DOWN = 20;

/** Rules are whitened, and the grey at their edges with them. */
export function withoutRules(raster: Raster): Raster {
  const { width, height, scale } = raster;
  const pixels = raster.pixels.slice();
  const isInk = (at: number) => raster.pixels[at]! < INK;
  for (let y = 0; y < height; y++)
    eachRun(
      width,
      LONGEST_ACROSS * scale,
      (x) => isInk(y * width + x),
      (from, to) => {
        for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row++)
          pixels.fill(255, row * width + from, row * width + to);
      },
    );
  for (let x = 0; x < width; x++)
    eachRun(
      height,
      LONGEST_DOWN * scale,
      (y) => isInk(y * width + x),
      (from, to) => {
        for (let y = from; y < to; y++)
          pixels.fill(255, y * width + Math.max(0, x - 1), y * width + Math.min(width, x + 2));
      },
    );
  return { ...raster, pixels };
}

function eachRun(
  length: number,
  longest: number,
  isInk: (at: number) => boolean,
  visit: (from: number, to: number) => void,
): void {
  let start = 0;
  for (let at = 0; at <= length; at++) {
    if (at < length && isInk(at)) continue;
    if (at - start > longest) visit(start, at);
    start = at + 1;
  }
}
