/** Ends the process in order: first it says so, then no new requests, the running ones finish, the connections close. */
import type { Server } from 'node:http';
import { SECOND } from '#platform/clock';
import { closeExtractionQueue } from '#platform/extractionQueue';
import { log } from '#platform/log';
import { closeMailQueue } from '#platform/mailQueue';
import { disconnectMongo } from '#platform/mongo';
import { closeRedis } from '#platform/redis';
import { withinTime } from '#platform/withinTime';
import { beginStopping } from './health/stopping.ts';
import { settleLaterWork } from './http/laterWork.ts';

/** Balancers look at /api/serving every second or two; what they send until then is answered as ever. */
const NOTICE_MS = 2 * SECOND;
/** Longer than an upload waits for its reading; whoever is slower is cut off. All three together: ten seconds. */
const DRAIN_MS = 6 * SECOND;
const CLOSE_MS = 2 * SECOND;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function hasConnections(server: Server): Promise<boolean> {
  return await new Promise((resolve) => server.getConnections((_error, count) => resolve(count > 0)));
}

/**
 * Goes on answering, and asks every client to close its connection with the answer. Closing idle connections at once
 * would cut off the request that is just on its way through one of them. Where nobody is connected nobody needs notice;
 * but once somebody is, it lasts its time: connections that have ended tell nothing about the balancer's next look.
 */
async function giveNotice(server: Server): Promise<void> {
  beginStopping();
  server.prependListener('request', (_request, response) => response.setHeader('Connection', 'close'));
  if (await hasConnections(server)) await pause(NOTICE_MS);
}

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
  await giveNotice(server);
  await drain(server);
  await withinTime(CLOSE_MS, closeConnections()).catch((err: unknown) =>
    log.warn({ err }, 'not closed in order'),
  );
  process.exit(0);
}
