/** Is a page nothing but pictures of black and white dots, as faxes and scans of one bit a dot are? */
import type { PageHandles } from './pdfPage.ts';
import type { Pdfium } from './pdfium.ts';
import { pageObjects } from './pictureShare.ts';

const IMAGE = 3;
/** Scanners cut a page into strips; a page of more pictures is made of something else. */
const MOST_STRIPS = 200;

/** Text that a scanner laid under its picture does not count. */
export function isOfDots(pdfium: Pdfium, handles: PageHandles): boolean {
  let strips = 0;
  for (const object of pageObjects(pdfium, handles)) {
    if (pdfium.call('FPDFPageObj_GetType', object) !== IMAGE) continue;
    if (++strips > MOST_STRIPS || bitsOf(pdfium, handles, object) !== 1) return false;
  }
  return strips > 0;
}

/** Bits of each dot: the fifth of width, height, two resolutions, bits, colour space and mark. */
const bitsOf = (pdfium: Pdfium, { page }: PageHandles, picture: number): number | undefined =>
  pdfium.numbers('i32', 7, (first) =>
    pdfium.call('FPDFImageObj_GetImageMetadata', picture, page, first),
  )?.[4];
