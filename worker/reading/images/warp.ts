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
  const maxX = source.width - 1.001;
  const maxY = source.height - 1.001;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const w = 1 / (g * x + h * y + 1);
      const u = (a * x + b * y + c) * w;
      const v = (d * x + e * y + f) * w;
      if (u >= 0 && v >= 0 && u <= maxX && v <= maxY) pixels[y * width + x] = sample(source, u, v);
    }
  }
  return { width, height, pixels, scale };
}

/** Bilinear: sharper kernels cost four times as much and read no better at these sizes. */
function sample({ pixels, width }: Raster, u: number, v: number): number {
  const x = u | 0;
  const y = v | 0;
  const at = y * width + x;
  const right = u - x;
  const top = pixels[at]! + (pixels[at + 1]! - pixels[at]!) * right;
  const bottom = pixels[at + width]! + (pixels[at + width + 1]! - pixels[at + width]!) * right;
  return top + (bottom - top) * (v - y) + 0.5;
}
