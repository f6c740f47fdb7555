/** What of a document was not looked at, and what to do if it matters. */
import type { UnreadParts } from '../documents/extraction.ts';

const figure = (count: number) => count.toLocaleString('en-US');

function ofPages({ count, of, first }: NonNullable<UnreadParts['pages']>): string {
  if (count === 1)
    return `Page ${figure(first)} of this document was not looked at. If it matters, please upload it on its own.`;
  return `${figure(count)} of the ${figure(of)} pages of this document were not looked at, the first of them page ${figure(first)}. If they matter, please upload just those pages.`;
}

function ofFiles(count: number): string {
  if (count === 1)
    return 'Another file is packed inside this PDF and was not read. If it matters, open the PDF, save that file and upload it.';
  return `${figure(count)} other files are packed inside this PDF and were not read. If they matter, open the PDF, save those files and upload each of them.`;
}

export const unread = {
  parts: ({ pages, packedFiles = 0 }: UnreadParts): string =>
    [...(pages ? [ofPages(pages)] : []), ...(packedFiles > 0 ? [ofFiles(packedFiles)] : [])].join(' '),
} as const;
