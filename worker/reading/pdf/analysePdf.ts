/** What kind of PDF this is: how many pages, whether it holds text, whether it was scanned. */
import type { PdfAnalysis } from '#domain/documents/extraction';
import type { Pdf } from './openPdf.ts';

/** Pages looked at; a return is one kind throughout, and a look costs 10-20 ms. */
const PAGES_LOOKED_AT = 8;
/** Fewer words than this are a stamp or a page number, not the text of a document. */
export const MIN_WORDS = 12;
/** A scan fills its page; a letterhead or a logo does not. */
export const SCAN_SHARE = 0.6;

/** Looks at the first pages. Scanned means: at least half of them are pictures without visible text. */
export function analysePdf(pdf: Pdf): PdfAnalysis {
  const looks = Array.from({ length: Math.min(pdf.pageCount, PAGES_LOOKED_AT) }, (_, index) =>
    look(pdf, index + 1),
  );
  const scanned = looks.filter((page) => page.isPicture && !page.hasText).length;
  return {
    pageCount: pdf.pageCount,
    hasTextContent: looks.some((page) => page.hasText),
    isScanned: scanned > 0 && scanned >= looks.length / 2,
  };
}

function look(pdf: Pdf, number: number): { hasText: boolean; isPicture: boolean } {
  const page = pdf.page(number);
  if (!page) return { hasText: false, isPicture: false };
  try {
    const hasText =
      page.text().words.length >= MIN_WORDS || page.fields().some((field) => field.value !== '');
    return { hasText, isPicture: page.pictureShare() >= SCAN_SHARE };
  } finally {
    page.close();
  }
}
