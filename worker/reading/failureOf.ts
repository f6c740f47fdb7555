/** Which of the reader's failures are the document's fault, and the reason to tell the person. */
import type { FailureCode } from '#domain/documents/extraction';
import { OcrTimeoutError } from './ocr/pictureReader.ts';
import { CannotDrawError } from './raster/drawWithAnyEngine.ts';

/** The reason for an error thrown while pages were read; null when the machine is to blame and a retry may help. */
export function failureOf(error: unknown): FailureCode | null {
  if (error instanceof CannotDrawError) return 'could-not-rasterise';
  if (error instanceof OcrTimeoutError) return 'took-too-long';
  // PDFium and sharp run out of memory with a RangeError; libvips says so in its own words.
  if (error instanceof RangeError) return 'took-too-much-memory';
  return null;
}
