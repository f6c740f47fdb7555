/** The one door to a PDF page's pixels: PDFium first; GraphicsMagick with Ghostscript, where installed, for what it cannot draw. */
import { loadPdfium } from '../pdf/pdfium.ts';
import type { Pdf } from '../pdf/openPdf.ts';
import { drawPage, type Wanted } from './drawPage.ts';
import { drawWithGhostscript } from './drawWithGhostscript.ts';
import type { Raster } from './raster.ts';

export class CannotDrawError extends Error {
  override readonly name = 'CannotDrawError';
}

/** Page `number` of the PDF at about `scale` pixels per point, at least as much of it as is wanted. Rejects with CannotDrawError when no engine can. */
export async function drawWithAnyEngine(
  pdf: Pdf,
  number: number,
  scale: number,
  wanted: Wanted = {},
): Promise<Raster> {
  const pdfium = await loadPdfium();
  const page = pdf.page(number);
  if (!page) throw new CannotDrawError('This page cannot be opened');
  const size = { width: page.width, height: page.height };
  try {
    if (page.hasMonstrousPicture()) throw new CannotDrawError('This page shows more than can be drawn');
    const drawn = await drawPage(pdfium, page, scale, pdf.bytes, wanted);
    if (drawn) return drawn;
  } finally {
    page.close();
  }
  const second = await drawWithGhostscript(pdf.bytes, number, size, scale).catch(() => null);
  if (!second) throw new CannotDrawError('No engine can draw this page');
  return second;
}
