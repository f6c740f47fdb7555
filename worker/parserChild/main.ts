/** The process that touches hostile bytes: reads one document after the other for the worker, and holds no secret. */
import type { Snippets } from '#platform/snippets';
import { readDocument } from '../readDocument.ts';
import { warmUp } from '../warmUp.ts';
import { HURRY, type ChildMessage, type ReadRequest } from './messages.ts';

/** Told while the document under way is read; the next one begins without it. */
let isHurried = false;
const tell = (message: ChildMessage) => process.send?.(message);

async function read({ bytes, fileName, documentType, password }: ReadRequest): Promise<void> {
  try {
    isHurried = false;
    let snippets: Snippets = {};
    const onSnippets = (cut: Snippets) => (snippets = cut);
    const options = { fileName, documentType, password, onSnippets, isHurried: () => isHurried };
    const reading = await readDocument(bytes, options, (progress, formPages) =>
      tell({ type: 'progress', progress, formPages }),
    );
    tell({ type: 'reading', reading, snippets });
  } catch (error) {
    // Only the kind of error: its message may quote the document.
    const { code, syscall } = error as NodeJS.ErrnoException;
    const name = error instanceof Error ? error.name : typeof error;
    tell({ type: 'crashed', name, ...(syscall && code ? { code } : {}) });
  }
}

/** A document that waits when the child starts, in the place of one that was killed, is read at once: it warms the reader as well. */
const IDLE_MS = 100;
let warm: Promise<void> = Promise.resolve();
const idle = setTimeout(() => {
  warm = warmUp();
}, IDLE_MS);
process.on('message', (message: ReadRequest | typeof HURRY) => {
  clearTimeout(idle);
  if (message === HURRY) isHurried = true;
  else void warm.then(() => read(message));
});
process.on('disconnect', () => process.exit(0));
tell({ type: 'ready' });
