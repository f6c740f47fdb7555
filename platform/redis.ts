/** Connections to Redis: one that answers at once or fails (producers), and ones that wait (consumers). */
import { Redis, type RedisOptions } from 'ioredis';
import { SECOND } from './clock.ts';
import { config } from './config.ts';
import { log } from './log.ts';

const open = new Set<Redis>();
let lastWarning = 0;

/** Said at most every ten seconds. */
function warn(err: unknown): void {
  if (Date.now() - lastWarning < 10 * SECOND) return;
  lastWarning = Date.now();
  log.warn({ err }, 'redis does not serve');
}

const isReadOnly = ({ message }: Error) => message.startsWith('READONLY');

function connect(more: RedisOptions): Redis {
  const redis = new Redis(config().redisUrl, {
    maxRetriesPerRequest: null,
    connectTimeout: 2 * SECOND,
    retryStrategy: (times: number) => Math.min(times * 200, 2 * SECOND),
    // Somebody else is Redis' primary by now: the address leads there, this connection does not.
    reconnectOnError: isReadOnly,
    ...more,
  });
  // Without a listener a lost connection would end the process; it returns on its own.
  redis.on('error', warn);
  redis.on('end', () => open.delete(redis));
  open.add(redis);
  return redis;
}

let producer: Redis | undefined;

/** Shared connection for short commands: rejects at once while Redis is away and after 1 s while it is frozen. */
export function producerRedis(): Redis {
  return (producer ??= connect({ enableOfflineQueue: false, commandTimeout: SECOND }));
}

/** A connection of its own for a queue consumer or a subscription: it waits and reconnects. */
export function consumerRedis(): Redis {
  return connect({});
}

/** Does Redis take what it is given, within a second? One that is full, or a replica, answers and takes nothing. */
export async function isRedisReady(): Promise<boolean> {
  return await producerRedis()
    .set(`${config().queuePrefix}:ready`, '1', 'PX', SECOND)
    .then(
      () => true,
      (error: unknown) => {
        warn(error); // why: `OOM`, `READONLY`
        return false;
      },
    );
}

/** Closes every connection of this process without waiting for Redis. */
export function closeRedis(): void {
  for (const redis of open) redis.disconnect();
  open.clear();
  producer = undefined;
}
