/** Draws a picture anew through a mapping: a photographed sheet flat, a crooked scan straight. */
import type { Raster } from '../raster/raster.ts';
import type { Homography } from './homography.ts';

/** `toSource` maps pixels of the new picture to the old one; what lies outside the old one is white. */
export function warp(
  source: Raster,
  size: { readonly width: number; readonly height: number },
  scale: number,
  toSource: Homography,
): Raster {
  const { width, height } = size;
  const pixels = new Uint8Array(width * height).fill(255);
  const [a, b, c, d, e, f, g, h] = toSource;
  const { pixels: from, width: line } = source;
  const maxX = source.width - 1.001;
  const maxY = source.height - 1.001;
  for (let y = 0, at = 0; y < height; y++) {
    const [across, down, depth] = [b * y + c, e * y + f, h * y + 1];
    for (let x = 0; x < width; x++, at++) {
      const w = 1 / (g * x + depth);
      const u = (a * x + across) * w;
      const v = (d * x + down) * w;
      if (!(u >= 0 && v >= 0 && u <= maxX && v <= maxY)) continue;
      // Bilinear: sharper kernels cost four times as much and read no better at these sizes.
      const left = u | 0;
      const above = v | 0;
      const place = above * line + left;
      const right = u - left;
      const top = from[place]! + (from[place + 1]! - from[place]!) * right;
      const below = place + line;
      const bottom = from[below]! + (from[below + 1]! - from[below]!) * right;
      pixels[at] = top + (bottom - top) * (v - above) + 0.5;
    }
  }
  return { width, height, pixels, scale };
}
