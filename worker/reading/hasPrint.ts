/** Is there anything printed on a page, or only paper and dust? OCR takes a minute to find nothing in speckle. */
import type { Raster } from './raster/raster.ts';

const INK = 150;
/**
 * Pixels whose eight neighbours are ink too. Strokes are four and more pixels wide at 250 dpi, dust one or two; one
 * printed word has some hundred such pixels, a speckled blank page (measured) fewer than ten.
 */
const FEWEST_SOLID_PIXELS = 60;

/** True as soon as enough solid ink was seen. */
export function hasPrint({ width, height, pixels }: Raster): boolean {
  const isInkRun = (at: number) => pixels[at - 1]! < INK && pixels[at]! < INK && pixels[at + 1]! < INK;
  let solid = 0;
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x;
      if (pixels[at]! < INK && isInkRun(at) && isInkRun(at - width) && isInkRun(at + width)) {
        if (++solid >= FEWEST_SOLID_PIXELS) return true;
      }
    }
  }
  return false;
}
