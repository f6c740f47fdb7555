/** Draws a picture anew through a mapping: a photographed sheet flat, a crooked scan straight. */
import type { Raster } from '../raster/raster.ts';
import type { Homography } from './homography.ts';

/** Places are reckoned so many pixels apart; between them the way is straight, to a hundredth of a pixel. */
const SPAN = 16;
/** Places are counted in 2048ths of a pixel: both of a place and a byte together fit into 31 bits. */
const BITS = 11;
const ONE = 1 << BITS;
const HALF = 1 << (2 * BITS - 1);

/** `toSource` maps pixels of the new picture to the old one; what lies outside the old one is white, in stretches of sixteen pixels. */
export function warp(
  source: Raster,
  size: { readonly width: number; readonly height: number },
  scale: number,
  toSource: Homography,
): Raster {
  const { width, height } = size;
  const pixels = new Uint8Array(width * height).fill(255);
  const [a, b, c, d, e, f, g, h] = toSource;
  const maxX = source.width - 1.001;
  const maxY = source.height - 1.001;
  for (let y = 0; y < height; y++) {
    const [across, down, depth] = [b * y + c, e * y + f, h * y + 1];
    let [u, v] = [across / depth, down / depth];
    let isIn = u >= 0 && v >= 0 && u <= maxX && v <= maxY;
    for (let x = 0; x < width; x += SPAN) {
      const next = Math.min(x + SPAN, width);
      const w = 1 / (g * next + depth);
      const nextU = (a * next + across) * w;
      const nextV = (d * next + down) * w;
      const staysIn = nextU >= 0 && nextV >= 0 && nextU <= maxX && nextV <= maxY;
      if (isIn && staysIn) drawSpan(source, pixels, y * width + x, next - x, u, v, nextU, nextV);
      [u, v, isIn] = [nextU, nextV, staysIn];
    }
  }
  return { width, height, pixels, scale };
}

/** `count` pixels, drawn from a straight stretch of the picture. Bilinear: sharper kernels read no better at these sizes. */
function drawSpan(
  { pixels: source, width }: Raster,
  drawn: Uint8Array,
  first: number,
  count: number,
  u: number,
  v: number,
  endU: number,
  endV: number,
): void {
  // Whole numbers, which are added as such.
  const across = (((endU - u) * ONE) / count) | 0;
  const down = (((endV - v) * ONE) / count) | 0;
  let x = (u * ONE) | 0;
  let y = (v * ONE) | 0;
  for (let at = first; at < first + count; at++, x += across, y += down) {
    const upper = (y >> BITS) * width + (x >> BITS);
    const lower = upper + width;
    const byX = x & (ONE - 1);
    const above = (source[upper]! << BITS) + (source[upper + 1]! - source[upper]!) * byX;
    const below = (source[lower]! << BITS) + (source[lower + 1]! - source[lower]!) * byX;
    drawn[at] = ((above << BITS) + (below - above) * (y & (ONE - 1)) + HALF) >> (2 * BITS);
  }
}
