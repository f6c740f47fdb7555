/** What is laid over a PDF page: form fields, typed text, notes, stamps. */
import type { Box } from '#domain/documents/extraction';
import type { PageHandles } from './pdfPage.ts';
import type { Pdfium } from './pdfium.ts';
import { uprightBox } from './uprightTransform.ts';

/** Subtypes by the numbers of fpdf_annot.h. */
export const FREE_TEXT = 3;
export const FILE_ATTACHMENT = 17;
export const WIDGET = 20;

const HIDDEN = 2;
const NO_VIEW = 32;
/** A Form 1040 page has about 120; more than this is no form for people. */
const MAX_ANNOTATIONS = 5000;

/** What `read` makes of each visible annotation of a subtype, with its box on the upright page. */
export function readAnnotations<T>(
  pdfium: Pdfium,
  { page, transform }: PageHandles,
  subtype: number,
  read: (annotation: number, box: Box) => T | null,
): T[] {
  const count = Math.min(pdfium.call('FPDFPage_GetAnnotCount', page), MAX_ANNOTATIONS);
  const found: T[] = [];
  for (let index = 0; index < count; index++) {
    const annotation = pdfium.call('FPDFPage_GetAnnot', page, index);
    if (annotation === 0) continue;
    try {
      if (pdfium.call('FPDFAnnot_GetSubtype', annotation) !== subtype) continue;
      if (pdfium.call('FPDFAnnot_GetFlags', annotation) & (HIDDEN | NO_VIEW)) continue;
      // An FS_RECTF: left, top, right, bottom.
      const rect = pdfium.numbers('f32', 4, (at) => pdfium.call('FPDFAnnot_GetRect', annotation, at));
      const result = rect && read(annotation, uprightBox(transform, rect[0]!, rect[3]!, rect[2]!, rect[1]!));
      if (result) found.push(result);
    } finally {
      pdfium.call('FPDFPage_CloseAnnot', annotation);
    }
  }
  return found;
}

/** An entry of the annotation's own dictionary; '' where it has none. */
export function annotationText(pdfium: Pdfium, annotation: number, key: string): string {
  return pdfium.withName(key, (name) =>
    pdfium.text((buffer, size) => pdfium.call('FPDFAnnot_GetStringValue', annotation, name, buffer, size)),
  );
}
