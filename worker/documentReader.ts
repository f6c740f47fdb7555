/** The half of a worker that reads: children that wait for documents, fed from the queue. */
import { availableParallelism } from 'node:os';
import { SECOND } from '#platform/clock';
import { config } from '#platform/config';
import { listenForCancels } from '#platform/extractionCancel';
import { consumeExtractions, type Consumer } from '#platform/extractionQueue';
import { openParserPool, type PoolOptions } from './parserChild/parserPool.ts';
import { processDocument } from './processDocument.ts';
import { requireMeans } from './requireMeans.ts';

/** A document being read may finish within this; then its child is killed and it is read again elsewhere. */
const DRAIN_MS = 20 * SECOND;

export interface DocumentReader {
  /** Documents it reads at the same time. */
  readonly size: number;
  whenReady(signal: AbortSignal): Promise<void>;
  /** Takes documents from the queue from now on. */
  begin(): void;
  stop(): Promise<void>;
}

/** Opens the pool, with one child already warming up; `parser` replaces the reader in tests. */
export function openDocumentReader(parser: Omit<PoolOptions, 'size'> = {}): DocumentReader {
  // One core is left to the database and the API.
  const size = config().workerConcurrency ?? Math.max(1, availableParallelism() - 1);
  const pool = openParserPool({ size, ...parser });
  let documents: Consumer | undefined;
  return {
    size,
    whenReady: async (signal) => await pool.whenReady(signal),
    begin: () => {
      listenForCancels((documentId) => pool.cancel(documentId));
      documents = consumeExtractions(async (job) => {
        await requireMeans(pool);
        await processDocument(job, pool);
      }, size);
    },
    stop: async () => {
      const isDrained = await documents?.drain(DRAIN_MS);
      await pool.close();
      if (isDrained === false) await documents?.drain(3 * SECOND);
    },
  };
}
