/** A document opened for reading: pages one at a time, each with what is free to know and what costs OCR. */
import type { Box, FailureCode, PdfAnalysis } from '#domain/documents/extraction';
import type { Page } from './page.ts';
import type { Region, RegionReading } from './ocr/readRegions.ts';

/** A page whose text may still have to be recognised from pixels. */
export interface SourcePage {
  readonly number: number;
  /**
   * What the file itself says (form fields, text layer): exact and free. Null when only OCR can tell, because the page
   * is a picture or its text layer is rubbish.
   */
  readonly text: Page | null;
  /** A quick look: the file's own text, or OCR of the top of the page only (about a tenth of a whole page's time). */
  glance(): Promise<Page>;
  /** The whole page by its best source. Costs 3-8 s of OCR when `text` is null; a second call is free. */
  read(): Promise<Page>;
  /** A closer look at parts of the page by OCR, in one pass, whatever the page's own source. Until the document closes. */
  readRegions(boxes: readonly Region[], zoom?: number): Promise<RegionReading[]>;
  /** Share of ink (0-1) in each box: which check box is ticked. */
  inkShares(boxes: readonly Box[]): Promise<number[]>;
  /** A small picture (PNG) of each box and what stands around it; none of a page that has no picture. */
  pictures(boxes: readonly Box[]): Promise<Uint8Array[]>;
  /** Lets go of the page's pixels (6 MB); they are drawn again when they are needed again. */
  release(): void;
}

export interface SourceDocument {
  readonly kind: 'pdf' | 'image' | 'office';
  readonly pageCount: number;
  /** Present for PDFs. */
  readonly pdfAnalysis?: PdfAnalysis;
  /** Files packed inside a PDF, which its pages do not show. */
  readonly packedFiles?: number;
  /** Pages in order, opened as they are reached; a page that cannot be opened at all is left out. */
  pages(): Generator<SourcePage, void, undefined>;
  close(): Promise<void>;
}

export type OpenedDocument =
  | { readonly ok: true; readonly document: SourceDocument }
  | { readonly ok: false; readonly reason: FailureCode };
