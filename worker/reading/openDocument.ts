/** Opens any accepted file for reading; what it is, is told by its bytes, not by its name. */
import { isImage, sniffFile } from '#domain/documents/sniffFile';
import type { OcrEngine } from './ocr/ocrEngine.ts';
import { openImageDocument } from './images/openImageDocument.ts';
import { openOfficeDocument } from './office/openOfficeDocument.ts';
import { openPdfDocument } from './pdf/openPdfDocument.ts';
import type { OpenedDocument } from './sourceDocument.ts';

export interface OpenOptions {
  /** Reads pictures; shared by the documents of a process and closed by whoever made it. */
  readonly engine: OcrEngine;
  /** For a PDF that asks for one; never kept. */
  readonly password?: string | undefined;
}

/** Opens the bytes of a file. A bad file is a reason; only a broken machine throws. */
export async function openDocument(bytes: Uint8Array, options: OpenOptions): Promise<OpenedDocument> {
  if (bytes.length === 0) return { ok: false, reason: 'empty-file' };
  const kind = sniffFile(bytes);
  if (kind === null) return { ok: false, reason: 'not-readable' };
  if (kind === 'pdf') return openPdfDocument(bytes, options.engine, options.password);
  if (isImage(kind)) return openImageDocument(bytes, kind, options.engine);
  return openOfficeDocument(bytes, kind);
}
