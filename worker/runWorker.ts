/** Runs the worker: reads documents and sends mail from the queues, keeps queue and rows in line, stops in order. */
import { config } from '#platform/config';
import { closeExtractionQueue } from '#platform/extractionQueue';
import { log } from '#platform/log';
import { closeMailQueue, consumeMail } from '#platform/mailQueue';
import { startMetricsServer } from '#platform/metrics/metricsServer';
import { disconnectMongo } from '#platform/mongo';
import { checkClock, checkMongoSettings } from '#platform/mongoSettings';
import { startReconciler } from '#platform/reconciler/reconciler';
import { closeRedis } from '#platform/redis';
import { checkRedisSettings } from '#platform/redisSettings';
import { prepareDatabase } from '#platform/startUp';
import { openDocumentReader } from './documentReader.ts';
import type { PoolOptions } from './parserChild/parserPool.ts';

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
  const tasks = config().workerTasks;
  const stopMetrics = startMetricsServer('worker');
  const documents = tasks.includes('documents') ? openDocumentReader(parser) : undefined;
  await Promise.all([prepareDatabase(stopping.signal), documents?.whenReady(stopping.signal)]);
  documents?.begin();
  const mail = tasks.includes('mail') ? consumeMail() : undefined;
  const stopReconciler = startReconciler();
  log.info({ service: 'worker', count: documents?.size ?? 0 }, 'worker ready');
  void checkRedisSettings();
  void checkMongoSettings();
  void checkClock();

  const signal = await stopped;
  log.info({ service: 'worker', signal }, 'worker stopping');
  stopReconciler();
  await documents?.stop();
  await mail?.close();
  stopMetrics();
  await Promise.all([closeExtractionQueue(), closeMailQueue()]);
  closeRedis();
  await disconnectMongo();
}
