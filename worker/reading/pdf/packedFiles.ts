/** Files packed inside a PDF (a portfolio, or attachments): what is in them is no page of it. */
import { hasAcceptedEnding } from '#domain/documents/sniffFile';
import type { Pdfium } from './pdfium.ts';

/** Each has the tree of names walked anew, and a name may be megabytes long: more are not counted. */
const MOST_COUNTED = 30;

/** How many of them a client could upload by themselves; what programs pack for each other (XML, fonts) is none. */
export function countPackedFiles(pdfium: Pdfium, document: number): number {
  const count = Math.min(pdfium.call('FPDFDoc_GetAttachmentCount', document), MOST_COUNTED);
  const names = Array.from({ length: Math.max(0, count) }, (_, index) => {
    const file = pdfium.call('FPDFDoc_GetAttachment', document, index);
    return file && pdfium.text((...into) => pdfium.call('FPDFAttachment_GetName', file, ...into));
  });
  return names.filter((name) => name && hasAcceptedEnding(name)).length;
}
