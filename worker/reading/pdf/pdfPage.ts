/** One page of an open PDF: its size, words, form fields and how much of it is pictures. */
import type { FormField, Word } from '../page.ts';
import { drawAnswers } from './drawnAnswers.ts';
import { readFreeTexts } from './freeTexts.ts';
import { hasMonstrousPicture } from './hasMonstrousPicture.ts';
import { isOfDots } from './isOfDots.ts';
import { readPinnedFiles } from './packedFiles.ts';
import { readFields } from './pdfFields.ts';
import { readPictureShare } from './pictureShare.ts';
import { scannedJpeg } from './scannedJpeg.ts';
import { readPdfText, type PdfText } from './pdfText.ts';
import type { Pdfium } from './pdfium.ts';
import { uprightTransform, type Transform } from './uprightTransform.ts';

/** The handles of an open document that its pages need. */
export interface DocumentHandles {
  readonly document: number;
  /** 0 when the file has no form. */
  readonly form: number;
  spokenLabels(): ReadonlyMap<string, string>;
  /** Does something in the file belong to a layer? */
  namesLayers(): boolean;
}

/** Where on the page a C function reads, and how its coordinates become ours. */
export interface PageHandles extends DocumentHandles {
  readonly page: number;
  readonly transform: Transform;
}

export interface PdfPage {
  readonly number: number;
  /** Points, upright (after the /Rotate flag). */
  readonly width: number;
  readonly height: number;
  readonly handle: number;
  readonly form: number;
  /** Visible words, and apart from them the words drawn invisibly (the text layer of a scanner's OCR). */
  text(): PdfText;
  /** What was typed over the page with a viewer's text tool. */
  freeTexts(): Word[];
  fields(): FormField[];
  /** Names of files pinned to the page. */
  pinnedFiles(): string[];
  /** Makes answers that only the appearances of these fields hold part of the page; when it did, the page is to be opened anew. */
  drawAnswers(fields: readonly FormField[]): boolean;
  /** 0-1: how much of the page pictures cover. */
  pictureShare(): number;
  /** The JPEG that is all that this page shows; null where it shows anything else. `file`: the whole PDF. */
  scannedJpeg(file: Uint8Array): Uint8Array | null;
  /** Does it show a picture of more dots than any scanner makes? */
  hasMonstrousPicture(): boolean;
  /** Is it a fax, or a scan of one bit a dot? */
  isOfDots(): boolean;
  /** Does the page draw anything at all? */
  hasDrawing(): boolean;
  close(): void;
}

/** Loads page `number` (1-based); null when PDFium cannot. */
export function openPdfPage(pdfium: Pdfium, handles: DocumentHandles, number: number): PdfPage | null {
  const page = pdfium.call('FPDF_LoadPage', handles.document, number - 1);
  if (page === 0) return null;
  const width = pdfium.call('FPDF_GetPageWidthF', page);
  const height = pdfium.call('FPDF_GetPageHeightF', page);
  const here: PageHandles = { ...handles, page, transform: uprightTransform(pdfium, page, width, height) };
  return {
    number,
    width,
    height,
    handle: page,
    form: handles.form,
    text: () => readPdfText(pdfium, here, { width, height }),
    freeTexts: () => readFreeTexts(pdfium, here),
    fields: () => readFields(pdfium, here),
    pinnedFiles: () => readPinnedFiles(pdfium, here),
    drawAnswers: (fields) => drawAnswers(pdfium, here, fields),
    pictureShare: () => readPictureShare(pdfium, here, { width, height }),
    scannedJpeg: (file) => scannedJpeg(pdfium, here, { width, height }, file),
    hasMonstrousPicture: () => hasMonstrousPicture(pdfium, here),
    isOfDots: () => isOfDots(pdfium, here),
    hasDrawing: () => pdfium.call('FPDFPage_CountObjects', page) > 0,
    close: () => pdfium.call('FPDF_ClosePage', page),
  };
}
