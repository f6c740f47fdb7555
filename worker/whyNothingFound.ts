/** Why a document that was looked at gives no answer at all, and what the person is told. */
import type { FailureCode } from '#domain/documents/extraction';
import { MAX_OCR_PAGES } from './howToRead.ts';
import type { SourceDocument } from './reading/sourceDocument.ts';

export interface Looked {
  /** Pages that were read, not counting those that no engine can draw. */
  readonly sources: number;
  /** Nothing stood on any of them. */
  readonly isBlank: boolean;
  /** The time was up before the last page. */
  readonly isCutShort: boolean;
  readonly hasForm: boolean;
}

/** Null where there is something to tell, be it only that no form we know is on it. */
export function whyNothingFound(
  { kind, pageCount, packedFiles }: SourceDocument,
  { sources, isBlank, isCutShort, hasForm }: Looked,
): FailureCode | null {
  if (sources === 0 && isCutShort) return 'took-too-long';
  if (sources === 0) return kind === 'image' ? 'not-readable' : 'could-not-rasterise';
  if (!hasForm && pageCount > MAX_OCR_PAGES && sources < pageCount) return 'too-many-scanned-pages';
  if (!hasForm && isCutShort) return 'took-too-long';
  if (!hasForm && pageCount === 1 && packedFiles) return 'only-packed-files';
  return isBlank ? 'nothing-legible' : null;
}
