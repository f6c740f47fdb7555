/** Runs the worker: reads documents and sends mail from the queues, keeps queue and rows in line, stops in order. */
import { availableParallelism } from 'node:os';
import { SECOND } from '#platform/clock';
import { config } from '#platform/config';
import { listenForCancels } from '#platform/extractionCancel';
import { closeExtractionQueue, consumeExtractions } from '#platform/extractionQueue';
import { log } from '#platform/log';
import { closeMailQueue, consumeMail } from '#platform/mailQueue';
import { disconnectMongo } from '#platform/mongo';
import { startReconciler } from '#platform/reconciler/reconciler';
import { closeRedis } from '#platform/redis';
import { checkRedisSettings } from '#platform/redisSettings';
import { prepareDatabase } from '#platform/startUp';
import { openParserPool, type PoolOptions } from './parserChild/parserPool.ts';
import { processDocument } from './processDocument.ts';

/** A document being read may finish within this; then its child is killed and it is read again elsewhere. */
const DRAIN_MS = 20 * SECOND;

/** Resolves with the reason to stop: a signal, or the starter going away. */
async function untilStopped(stopping: AbortController): Promise<string> {
  return await new Promise((resolve) => {
    const stop = (reason: string) => {
      stopping.abort();
      resolve(reason);
    };
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stop(signal));
    process.on('disconnect', () => stop('disconnect'));
  });
}

/** Works until told to stop, then resolves. `parser` replaces the reader in tests. Throws ConfigError or KeyError. */
export async function runWorker(parser: Omit<PoolOptions, 'size'> = {}): Promise<void> {
  const stopping = new AbortController();
  const stopped = untilStopped(stopping);
  // One core is left to the database and the API.
  const size = config().workerConcurrency ?? Math.max(1, availableParallelism() - 1);
  const pool = openParserPool({ size, ...parser });
  await Promise.all([prepareDatabase(stopping.signal), pool.whenReady(stopping.signal)]);
  listenForCancels((documentId) => pool.cancel(documentId));
  const documents = consumeExtractions(async (job) => await processDocument(job, pool), size);
  const mail = consumeMail();
  const stopReconciler = startReconciler();
  log.info({ service: 'worker', count: size }, 'worker ready');
  void checkRedisSettings();

  const signal = await stopped;
  log.info({ service: 'worker', signal }, 'worker stopping');
  stopReconciler();
  const isDrained = await documents.drain(DRAIN_MS);
  await pool.close();
  if (!isDrained) await documents.drain(3 * SECOND);
  await mail.close();
  await Promise.all([closeExtractionQueue(), closeMailQueue()]);
  closeRedis();
  await disconnectMongo();
}
