/** Looks at start-up whether Redis is set up to keep what it is given, and says so when it is not. */
import { SECOND } from './clock.ts';
import { log } from './log.ts';
import { producerRedis } from './redis.ts';
import { withinTime } from './withinTime.ts';

async function settingOf(name: string): Promise<string | undefined> {
  const [, value] = await producerRedis().config('GET', name);
  return value;
}

/** Warns about a Redis that throws jobs away when full or forgets them when it stops. Documents are safe all the same. */
export async function checkRedisSettings(): Promise<void> {
  try {
    const policy = await withinTime(SECOND, settingOf('maxmemory-policy'));
    if (policy !== 'noeviction')
      log.warn({ variable: 'maxmemory-policy' }, 'redis should be set to noeviction');
    const isKept = await withinTime(SECOND, settingOf('appendonly'));
    if (isKept !== 'yes') log.warn({ variable: 'appendonly' }, 'redis should keep an append-only file');
  } catch (err) {
    log.debug({ err, step: 'redis settings' }, 'redis did not tell its settings'); // away, or the command is forbidden
  }
}
