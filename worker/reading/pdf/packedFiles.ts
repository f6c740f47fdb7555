/** Files packed inside a PDF (a portfolio, attachments, or pinned to a page): what is in them is no page of it. */
import { hasAcceptedEnding } from '#domain/documents/sniffFile';
import { FILE_ATTACHMENT, readAnnotations } from './annotations.ts';
import type { PageHandles } from './pdfPage.ts';
import type { Pdfium } from './pdfium.ts';

/** Each has the tree of names walked anew, and a name may be megabytes long: more are not counted. */
const MOST_COUNTED = 30;

/**
 * How many of them a client could upload by themselves; what programs pack for each other (XML, fonts) is none. `pinned`:
 * names of those pinned to pages, which may be the same files.
 */
export function countPackedFiles(pdfium: Pdfium, document: number, pinned: readonly string[]): number {
  const count = Math.min(pdfium.call('FPDFDoc_GetAttachmentCount', document), MOST_COUNTED);
  const packed = Array.from({ length: Math.max(0, count) }, (_, index) =>
    nameOf(pdfium, pdfium.call('FPDFDoc_GetAttachment', document, index)),
  );
  const others = [...new Set(pinned)].filter((name) => !packed.includes(name));
  return [...packed, ...others].filter((name) => hasAcceptedEnding(name)).length;
}

/** The names of files pinned to a page (a paper clip one clicks on), each once. */
export function readPinnedFiles(pdfium: Pdfium, handles: PageHandles): string[] {
  const names = new Set<string>();
  readAnnotations(pdfium, handles, FILE_ATTACHMENT, (annotation) => {
    if (names.size >= MOST_COUNTED) return null; // a name may be megabytes long
    names.add(nameOf(pdfium, pdfium.call('FPDFAnnot_GetFileAttachment', annotation)));
    return null;
  });
  return [...names];
}

const nameOf = (pdfium: Pdfium, file: number): string =>
  file ? pdfium.text((...into) => pdfium.call('FPDFAttachment_GetName', file, ...into)) : '';
