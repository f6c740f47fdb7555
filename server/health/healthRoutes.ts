/** The doors for operators' probes and for the browser's first questions. */
import { API } from '#domain/api';
import { messages } from '#domain/messages';
import { AppError } from '#platform/appError';
import { config } from '#platform/config';
import { hasWorker } from '#platform/extractionQueue';
import { isMongoReady } from '#platform/mongo';
import { isRedisReady } from '#platform/redis';
import { withinTime } from '#platform/withinTime';
import { minPasswordLength } from '../auth/passwords.ts';
import { door } from '../http/door.ts';
import { isStopping } from './stopping.ts';

const PROBE_MS = 2000;
/** A frozen database answers neither yes nor no. */
const probe = async (check: () => Promise<boolean>) =>
  (await withinTime(PROBE_MS, check()).catch(() => false)) ? ('ok' as const) : ('down' as const);

async function look() {
  const [database, queue, worker] = await Promise.all([
    probe(isMongoReady),
    probe(isRedisReady),
    probe(hasWorker),
  ]);
  return { database, queue, worker };
}

/** Nobody counts probes, so whoever asks while somebody looks is told what that one sees: a flood of them is one look at a time. */
function together<T>(lookOnce: () => Promise<T>): () => Promise<T> {
  let looking: Promise<T> | undefined;
  return async () => await (looking ??= lookOnce().finally(() => (looking = undefined)));
}
const lookTogether = together(look);
const lookAtDatabase = together(async () => await probe(isMongoReady));

/** For people and monitors: is everything there? */
export async function ready() {
  const checks = await lookTogether();
  if (!isStopping() && Object.values(checks).every((state) => state === 'ok'))
    return { status: 'ready', checks } as const;
  throw new AppError(503, 'NOT_READY', messages.http.unavailable, { retryAfter: 2, extra: { checks } });
}

/** For balancers: without queue or worker much goes on, and every process would say that it is not ready. */
export async function serving() {
  if (!isStopping() && (await lookAtDatabase()) === 'ok') return { status: 'serving' } as const;
  throw new AppError(503, 'NOT_READY', messages.http.unavailable, { retryAfter: 2 });
}

export const healthRoutes = [
  door(API.health, () => ({ status: 'ok' as const })),
  door(API.ready, ready),
  door(API.serving, serving),
  door(API.settings, () => ({
    debugTools: config().hasDebugTools,
    minPasswordLength: minPasswordLength(),
  })),
];
