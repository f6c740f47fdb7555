/**
 * How large the paper of a scanned page is. Many programs put a scan into a PDF at one point a pixel, and say 36 x 46
 * inches of a letter; read at the resolution of a letter, its picture would be blown up to a hundred million pixels.
 */
import { isSheetShaped, paperSize } from '../images/paperSize.ts';
import { READING_SCALE } from '../images/straighten.ts';
import { affordableScale } from '../raster/drawPage.ts';

/** Points of paper for each point of a scanned page: 1 up to 11 x 17 inches. */
export function paperShare({ width, height }: { readonly width: number; readonly height: number }): number {
  const affordable = affordableScale({ width, height }, READING_SCALE) / READING_SCALE;
  if (affordable >= 1) return 1;
  return isSheetShaped(width, height) ? paperSize(width, height).width / width : affordable;
}
