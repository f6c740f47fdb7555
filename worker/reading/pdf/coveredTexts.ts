/** Text that a picture is laid over: some scanners put what they recognised, or what a file held before, below the page's picture. */
import type { Box } from '#domain/documents/extraction';
import type { PageHandles } from './pdfPage.ts';
import type { Pdfium } from './pdfium.ts';
import { pageObjects, pictureBoxes } from './pictureShare.ts';

const TEXT = 1;
const FORM = 5;
/** A picture that leaves this much of the page free is part of its print. */
const COVERING_SHARE = 0.6;

/** Handles of the text objects that are drawn before a picture of the page; nobody sees them. */
export function coveredTexts(
  pdfium: Pdfium,
  handles: PageHandles,
  size: { readonly width: number; readonly height: number },
): ReadonlySet<number> {
  const covered = new Set<number>();
  let drawn: number[] = [];
  for (const object of pageObjects(pdfium, handles)) {
    drawn.push(...textsOf(pdfium, object));
    const boxes = pictureBoxes(pdfium, handles, object);
    if (!boxes.some((box) => shareOf(box, size) >= COVERING_SHARE)) continue;
    if (pdfium.call('FPDFPageObj_HasTransparency', object) === 1) continue;
    for (const text of drawn) covered.add(text);
    drawn = [];
  }
  return covered;
}

/** Text stands on the page itself or one level down; deeper ones are rare, and then seen as print. */
function textsOf(pdfium: Pdfium, object: number): number[] {
  const type = pdfium.call('FPDFPageObj_GetType', object);
  if (type === TEXT) return [object];
  if (type !== FORM) return [];
  const count = Math.min(pdfium.call('FPDFFormObj_CountObjects', object), 5000);
  return Array.from({ length: count }, (_, index) =>
    pdfium.call('FPDFFormObj_GetObject', object, index),
  ).filter((inner) => pdfium.call('FPDFPageObj_GetType', inner) === TEXT);
}

function shareOf({ x0, y0, x1, y1 }: Box, { width, height }: { width: number; height: number }): number {
  const across = Math.min(x1, width) - Math.max(x0, 0);
  const down = Math.min(y1, height) - Math.max(y0, 0);
  return across > 0 && down > 0 ? (across * down) / (width * height) : 0;
}
