/** Does a page show a picture of more dots than any scanner makes? Its head says so; drawing it costs twenty seconds for nothing. */
import type { PageHandles } from './pdfPage.ts';
import type { Pdfium } from './pdfium.ts';
import { pageObjects } from './pictureShare.ts';

const IMAGE = 3;
/** A plan of 36 x 48 inches at 600 dots an inch has 622 million. */
const MOST_DOTS = 1_000_000_000;

/** Of the page itself: what lies inside its forms meets the limits of time and memory. */
export function hasMonstrousPicture(pdfium: Pdfium, handles: PageHandles): boolean {
  for (const object of pageObjects(pdfium, handles)) {
    if (pdfium.call('FPDFPageObj_GetType', object) !== IMAGE) continue;
    const [width = 0, height = 0] =
      pdfium.numbers('i32', 2, (...into) => pdfium.call('FPDFImageObj_GetImagePixelSize', object, ...into)) ??
      [];
    if ((width >>> 0) * (height >>> 0) > MOST_DOTS) return true;
  }
  return false;
}
