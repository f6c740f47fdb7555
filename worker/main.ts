/** The worker process: reads documents and sends mail from the queues, keeps queue and rows in line, stops in order. */
import { availableParallelism } from 'node:os';
import { SECOND } from '#platform/clock';
import { config, ConfigError } from '#platform/config';
import { KeyError } from '#platform/cipher/keyRing';
import { listenForCancels } from '#platform/extractionCancel';
import { closeExtractionQueue, consumeExtractions } from '#platform/extractionQueue';
import { log } from '#platform/log';
import { closeMailQueue, consumeMail } from '#platform/mailQueue';
import { disconnectMongo } from '#platform/mongo';
import { startReconciler } from '#platform/reconciler/reconciler';
import { closeRedis } from '#platform/redis';
import { prepareDatabase } from '#platform/startUp';
import { openParserPool } from './parserChild/parserPool.ts';
import { processDocument } from './processDocument.ts';

/** A document being read may finish within this; then its child is killed and it is read again elsewhere. */
const DRAIN_MS = 20 * SECOND;

async function run(): Promise<void> {
  const stopping = new AbortController();
  const stopped = new Promise<string>((resolve) => {
    const stop = (reason: string) => {
      stopping.abort();
      resolve(reason);
    };
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stop(signal));
    process.on('disconnect', () => stop('disconnect')); // the starter is gone
  });
  // One core is left to the database and the API.
  const size = config().workerConcurrency ?? Math.max(1, availableParallelism() - 1);
  const pool = openParserPool({ size });
  await Promise.all([prepareDatabase(stopping.signal), pool.whenReady(stopping.signal)]);
  listenForCancels((documentId) => pool.cancel(documentId));
  const documents = consumeExtractions(async (job) => await processDocument(job, pool), size);
  const mail = consumeMail();
  const stopReconciler = startReconciler();
  log.info({ service: 'worker', count: size }, 'worker ready');

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

try {
  await run();
  process.exit(0);
} catch (err) {
  const isTold = err instanceof ConfigError || err instanceof KeyError;
  if (isTold) process.stderr.write(`${err.message}\n`);
  log.fatal({ err, service: 'worker' }, 'worker cannot run');
  process.exit(1);
}
