/** Looks at start-up whether Redis is set up to keep what it is given, and says so when it is not. */
import { SECOND } from './clock.ts';
import { log } from './log.ts';
import { producerRedis } from './redis.ts';
import { withinTime } from './withinTime.ts';

/** Right after the start the connection may not stand yet. */
const TRIES = 20;
const pause = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms).unref());

async function settingOf(name: string): Promise<string | undefined> {
  const [, value] = await producerRedis().config('GET', name);
  return value;
}

/** Warns about a Redis that throws jobs away when full or forgets them when it stops. Documents are safe all the same. */
export async function checkRedisSettings(triesLeft = TRIES): Promise<void> {
  try {
    const policy = await withinTime(SECOND, settingOf('maxmemory-policy'));
    const isKept = await withinTime(SECOND, settingOf('appendonly'));
    if (policy !== 'noeviction')
      log.warn({ variable: 'maxmemory-policy' }, 'redis should be set to noeviction');
    if (isKept !== 'yes') log.warn({ variable: 'appendonly' }, 'redis should keep an append-only file');
  } catch (err) {
    const isForbidden = (err as Error).name === 'ReplyError';
    if (isForbidden || triesLeft <= 1)
      return log.debug({ err, step: 'redis settings' }, 'redis did not tell its settings');
    await pause(SECOND);
    await checkRedisSettings(triesLeft - 1);
  }
}
