/** What of a document nobody looked at: whoever sent it must hear of that, though the rest was read. */
import type { UnreadParts } from '#domain/documents/extraction';

/**
 * Pages of `pageCount` that are not among those looked at (past the limits of howToRead.ts, or impossible to draw), and
 * files packed inside; nothing when there is nothing to tell.
 */
export function unreadParts(
  pageCount: number,
  looked: ReadonlySet<number>,
  packedFiles: number,
): { unread?: UnreadParts } {
  const count = pageCount - looked.size;
  if (count <= 0 && packedFiles === 0) return {};
  let first = 1;
  while (looked.has(first)) first++;
  return {
    unread: {
      ...(count > 0 && { pages: { count, of: pageCount, first } }),
      ...(packedFiles > 0 && { packedFiles }),
    },
  };
}
