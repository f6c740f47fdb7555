/** A page as grey pixels: what is drawn from a PDF or decoded from a picture, and what OCR reads. */

export interface Raster {
  readonly width: number;
  readonly height: number;
  /** One byte a pixel, row by row, 0 black to 255 white. */
  readonly pixels: Uint8Array;
  /** Pixels per point (1/72 inch): 200 dpi is 2.78. */
  readonly scale: number;
}

/** What a picture file needs to know. */
export type Picture = Pick<Raster, 'width' | 'height' | 'pixels'>;

/** The rows from `top` to `bottom` (exclusive), clipped to the raster: its own pixels, no copy of them. */
export function rowsOf(raster: Raster, top: number, bottom: number): Raster {
  const [first, end] = [Math.max(0, top), Math.min(raster.height, bottom)];
  const pixels = raster.pixels.subarray(first * raster.width, end * raster.width);
  return { ...raster, height: end - first, pixels };
}

/** The part of a raster inside whole-pixel bounds, which are clipped to it. */
export function crop(raster: Raster, left: number, top: number, right: number, bottom: number): Raster {
  const x0 = Math.max(0, Math.floor(left));
  const y0 = Math.max(0, Math.floor(top));
  const width = Math.max(1, Math.min(raster.width, Math.ceil(right)) - x0);
  const height = Math.max(1, Math.min(raster.height, Math.ceil(bottom)) - y0);
  const pixels = new Uint8Array(width * height);
  for (let row = 0; row < height; row++) {
    const from = (y0 + row) * raster.width + x0;
    pixels.set(raster.pixels.subarray(from, from + width), row * width);
  }
  return { ...raster, width, height, pixels };
}
