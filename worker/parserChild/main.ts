/** The process that touches hostile bytes: reads one document after the other for the worker, and holds no secret. */
import type { Snippets } from '#platform/snippets';
import { readDocument } from '../readDocument.ts';
import type { ChildMessage, ReadRequest } from './messages.ts';

const tell = (message: ChildMessage) => process.send?.(message);

async function read({ bytes, fileName, documentType, password }: ReadRequest): Promise<void> {
  try {
    let snippets: Snippets = {};
    const onSnippets = (cut: Snippets) => (snippets = cut);
    const reading = await readDocument(bytes, { fileName, documentType, password, onSnippets }, (progress) =>
      tell({ type: 'progress', progress }),
    );
    tell({ type: 'reading', reading, snippets });
  } catch (error) {
    // Only the kind of error: its message may quote the document.
    const { code, syscall } = error as NodeJS.ErrnoException;
    const name = error instanceof Error ? error.name : typeof error;
    tell({ type: 'crashed', name, ...(syscall && code ? { code } : {}) });
  }
}

process.on('message', (request: ReadRequest) => void read(request));
process.on('disconnect', () => process.exit(0));
tell({ type: 'ready' });
