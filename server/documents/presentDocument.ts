/** A document as answers show it. */
import type { Document } from '#domain/api/documents';
import { NEEDS_CONVERSION, NEEDS_PASSWORD, type ExtractionStatus } from '#domain/documents/extraction';
import { messages } from '#domain/messages';
import type { StoredDocument } from '#platform/models/document';

/** `processing` is how workers see it; for people it is pending with progress. */
const statusOf = ({ extraction }: StoredDocument): ExtractionStatus =>
  extraction.status === 'processing' ? 'pending' : extraction.status;

function progressOf({ extraction }: StoredDocument): Document['progress'] {
  if (extraction.status !== 'processing' || !extraction.progress) return undefined;
  const { percent, page, pages, met = [] } = extraction.progress;
  const forms = met.map(({ form, taxYear, page: first }) => ({ form, taxYear, page: first }));
  return {
    percent,
    ...(page ? { page } : {}),
    ...(pages ? { pages } : {}),
    ...(forms.length > 0 ? { met: forms } : {}),
  };
}

/** Can the person help by turning the PDF into pictures? Not for what was a picture from the start. */
function needsConversion({ extraction, result }: StoredDocument): boolean {
  return (
    extraction.errorCode !== null &&
    NEEDS_CONVERSION.includes(extraction.errorCode) &&
    Boolean(result?.pdfAnalysis)
  );
}

const needsPassword = ({ extraction }: StoredDocument): boolean =>
  extraction.status === 'failed' &&
  extraction.errorCode !== null &&
  NEEDS_PASSWORD.includes(extraction.errorCode);

/** Why it could not be read, as a sentence; null when it could. */
function errorOf({ extraction }: StoredDocument): string | null {
  if (extraction.status !== 'failed') return null;
  return messages.extraction[extraction.errorCode ?? 'not-readable'];
}

/** Its `_id` equals its `documentId`. */
export function presentDocument(document: StoredDocument): Document {
  const { documentId, documentType, originalName, uploadedAt, fileSize, replaces, result } = document;
  const progress = progressOf(document);
  return {
    _id: documentId,
    documentId,
    documentType,
    originalName,
    uploadedAt: uploadedAt.toISOString(),
    fileSize,
    replaces: [...replaces],
    extractionStatus: statusOf(document),
    extractionError: errorOf(document),
    extractedData: result?.extractedData ?? null,
    ...(result?.pdfAnalysis ? { pdfAnalysis: result.pdfAnalysis } : {}),
    ...(progress ? { progress } : {}),
    ...(result?.unread ? { readingNote: messages.unread.parts(result.unread) } : {}),
    needsConversion: needsConversion(document),
    needsPassword: needsPassword(document),
  };
}
