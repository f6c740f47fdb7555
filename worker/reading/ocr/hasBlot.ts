/** Does a blot lie on one of the letters? It is thicker than any stroke, and makes a 4 of a 1. */
import type { Raster } from '../raster/raster.ts';

/** Paler is paper. */
const INK = 160;
/** A blot is so many times as thick as the strokes of most letters, and at least this share of their height. */
const TIMES = 1.6;
const SHARE = 0.26;

/** `letters` of one comb, each alone; `height` of the print in pixels. */
export function hasBlot(letters: readonly Raster[], height: number): boolean {
  const thick = letters.map(thickness);
  const usual = [...thick].sort((a, b) => a - b)[thick.length >> 1] ?? 0;
  return thick.some((own) => own >= Math.max(usual * TIMES, height * SHARE));
}

/** The side of the largest square of ink, in pixels: for each pixel the largest that ends there. */
function thickness({ pixels, width, height }: Raster): number {
  const sides = new Uint8Array(width);
  let largest = 0;
  for (let y = 0; y < height; y++) {
    let [before, diagonal] = [0, 0];
    for (let x = 0; x < width; x++) {
      const above = sides[x]!;
      const side = pixels[y * width + x]! < INK ? Math.min(before, diagonal, above) + 1 : 0;
      [before, diagonal, sides[x]] = [side, above, side];
      largest = Math.max(largest, side);
    }
  }
  return largest;
}
