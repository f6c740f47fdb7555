/** Tells workers to stop reading a document nobody wants any more. Best effort: the row's lease is what makes it certain. */
import { config } from './config.ts';
import { SECOND } from './clock.ts';
import { consumerRedis, producerRedis } from './redis.ts';
import { withinTime } from './withinTime.ts';

const channel = () => `${config().queuePrefix}:cancel`;

/** Asks whichever worker reads this document to stop. Never throws, never waits longer than half a second. */
export async function cancelExtraction(documentId: string): Promise<void> {
  await withinTime(SECOND / 2, producerRedis().publish(channel(), documentId)).catch(() => undefined);
}

/** Calls `stop` for every cancelled document from now on. */
export function listenForCancels(stop: (documentId: string) => void): void {
  const redis = consumerRedis();
  redis.on('message', (_channel: string, documentId: string) => stop(documentId));
  void redis.subscribe(channel()).catch(() => undefined);
}
