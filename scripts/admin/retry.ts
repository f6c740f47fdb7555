/** `retry DOCUMENT`: has a document that failed read once more. */
import { idPattern } from '#domain/api/call';
import { enqueueExtraction } from '#platform/extractionQueue';
import { retryFailedDocument } from '#platform/models/extractionOutcome';
import { CommandFailed, type Command } from './command.ts';

export const retry: Command = {
  name: 'retry',
  takes: ['DOCUMENT'],
  summary: 'Read a failed document again (ids: see queue)',
  async run([documentId = '']) {
    const attempt = idPattern.test(documentId) ? await retryFailedDocument(documentId) : null;
    if (attempt === null) throw new CommandFailed('There is no failed document of this id.');
    await enqueueExtraction({ documentId, attempt });
    return 'It is read again as soon as a worker is free.';
  },
};
