/** Ends the process in order: no new requests, the running ones finish, then the connections close. */
import type { Server } from 'node:http';
import { SECOND } from '#platform/clock';
import { closeExtractionQueue } from '#platform/extractionQueue';
import { log } from '#platform/log';
import { closeMailQueue } from '#platform/mailQueue';
import { disconnectMongo } from '#platform/mongo';
import { closeRedis } from '#platform/redis';
import { withinTime } from '#platform/withinTime';
import { settleLaterWork } from './http/laterWork.ts';

/** Longer than an upload waits for its reading; whoever is slower is cut off. */
const DRAIN_MS = 10 * SECOND;
const CLOSE_MS = 3 * SECOND;

async function drain(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  await withinTime(DRAIN_MS, closed).catch(() => server.closeAllConnections());
}

async function closeConnections(): Promise<void> {
  await settleLaterWork();
  await Promise.all([closeExtractionQueue(), closeMailQueue()]);
  await disconnectMongo();
  closeRedis();
}

/** Drains and exits with 0; safe against a second signal. */
export async function shutDown(server: Server, signal: string): Promise<void> {
  log.info({ service: 'server', signal }, 'stopping');
  await drain(server);
  await withinTime(CLOSE_MS, closeConnections()).catch((err: unknown) =>
    log.warn({ err }, 'not closed in order'),
  );
  process.exit(0);
}
