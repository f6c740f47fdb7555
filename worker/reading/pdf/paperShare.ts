/**
 * How large the paper of a scanned page is. Many programs put a scan into a PDF at one point a pixel, and say 36 x 46
 * inches of a letter; read at the resolution of a letter, its picture would be blown up to a hundred million pixels.
 * Others say 2 x 3 inches.
 */
import { isSheetShaped, paperSize } from '../images/paperSize.ts';
import { READING_SCALE } from '../images/straighten.ts';
import { affordableScale } from '../raster/drawPage.ts';

/**
 * Points: the longest side of a page of a sheet's shape that no document is as small as (a W-2 for four to a sheet, the
 * smallest, is 396 high). Some programs count a dot of a fine scan as a third or a quarter of what it is; read at the
 * resolution of such a page, its print would be five dots high.
 */
const TINY = 300;

/** Points of paper for each point of a scanned page: 1 from 4 inches up to 11 x 17; more for a tiny page, less for a huge one. */
export function paperShare({ width, height }: { readonly width: number; readonly height: number }): number {
  if (Math.max(width, height) < TINY && isSheetShaped(width, height))
    return paperSize(width, height).width / width;
  const affordable = affordableScale({ width, height }, READING_SCALE) / READING_SCALE;
  if (affordable >= 1) return 1;
  return isSheetShaped(width, height) ? paperSize(width, height).width / width : affordable;
}
