/** How much of a small box is ink: tells a ticked check box from an empty one, which OCR cannot. */
import type { Box } from '#domain/documents/extraction';
import { crop, type Raster } from './raster/raster.ts';

/** Darker than this is ink; pencil ticks are grey, paper in a shadow is lighter. */
const INK = 150;

/** Share of inked pixels (0-1) in each box, in points of the page. */
export function inkShares(page: Raster, boxes: readonly Box[]): number[] {
  const { scale } = page;
  return boxes.map(({ x0, y0, x1, y1 }) => {
    const { pixels } = crop(page, x0 * scale, y0 * scale, x1 * scale, y1 * scale);
    return pixels.reduce((ink, pixel) => ink + (pixel < INK ? 1 : 0), 0) / Math.max(pixels.length, 1);
  });
}
