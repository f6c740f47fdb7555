/** What kind of PDF this is: how many pages, whether it holds text, whether it was scanned. */
import type { PdfAnalysis } from '#domain/documents/extraction';

/** Pages looked at; a return is one kind throughout, and a look costs 10-20 ms. */
export const PAGES_LOOKED_AT = 8;
/** Fewer words than this are a stamp or a page number, not the text of a document. */
export const MIN_WORDS = 12;
/** A scan fills its page; a letterhead or a logo does not. */
export const SCAN_SHARE = 0.6;

/** What a look at one page tells of its file. */
export interface PageKind {
  /** Words or answers in form fields. */
  readonly hasText: boolean;
  /** A picture fills the page. */
  readonly isPicture: boolean;
}

/** Judges by the looks at the first pages; null is a damaged one. Scanned means: at least half are pictures without visible text. */
export function analysePdf(pageCount: number, looks: readonly (PageKind | null)[]): PdfAnalysis {
  const scanned = looks.filter((page) => page?.isPicture && !page.hasText).length;
  return {
    pageCount,
    hasTextContent: looks.some((page) => page?.hasText),
    isScanned: scanned > 0 && scanned >= looks.length / 2,
  };
}
