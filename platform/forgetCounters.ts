/** Forgets what was counted about a user who is gone: the limits' counters in Redis are named after the user's id. */
import { config } from './config.ts';
import { SECOND } from './clock.ts';
import { producerRedis } from './redis.ts';
import { withinTime } from './withinTime.ts';

async function removeKeys(pattern: string): Promise<void> {
  const redis = producerRedis();
  let cursor = '0';
  do {
    const [next, keys] = await redis.scan(cursor, 'MATCH', pattern, 'COUNT', 1000);
    if (keys.length > 0) await redis.del(...keys);
    cursor = next;
  } while (cursor !== '0');
}

/** Never throws and never takes long: while Redis is away the counters end with their windows. */
export async function forgetCounters(userId: string): Promise<void> {
  const pattern = `${config().queuePrefix}:limit:*:${userId}`;
  await withinTime(SECOND, removeKeys(pattern)).catch(() => undefined);
}
