/** Limits hold whether or not Redis answers. */
import { beforeEach, describe, expect, it, jest } from '@jest/globals';

/** Redis as the limiter sees it: it counts, or is silent. */
const counts = new Map<string, number>();
let isSilent = false;
const consume = async (key: string) => {
  if (isSilent) return await new Promise<never>(() => undefined);
  counts.set(key, (counts.get(key) ?? 0) + 1);
  return undefined;
};
const library = await import('rate-limiter-flexible');
jest.unstable_mockModule('rate-limiter-flexible', () => ({
  ...library,
  RateLimiterRedis: class {
    consume = consume;
    delete = async (key: string) => await Promise.resolve(counts.delete(key));
  },
}));
jest.unstable_mockModule('#platform/redis', () => ({ producerRedis: () => ({}) }));
jest.unstable_mockModule('#platform/config', () => ({
  config: () => ({ limitsScale: 1, queuePrefix: 'test' }),
}));
const { forgive, isWithin } = await import('./rateLimits.ts');

const tenAMinute = { name: 'tries', times: 10, seconds: 60, per: 'key' } as const;
async function allowed(key: string, tries: number): Promise<number> {
  let count = 0;
  for (let index = 0; index < tries; index += 1) if (await isWithin(tenAMinute, key)) count += 1;
  return count;
}

describe('When somebody has tried often', () => {
  beforeEach(() => {
    isSilent = false;
  });

  it('and Redis falls silent, then the tries before still count', async () => {
    expect(await allowed('ann', 8)).toBe(8);
    isSilent = true;
    expect(await allowed('ann', 8)).toBe(2);
  });

  it('and is forgiven, then the count begins anew, and with it that of this process', async () => {
    expect(await allowed('bob', 12)).toBe(10);
    await forgive(tenAMinute, 'bob');
    expect(await allowed('bob', 12)).toBe(10);
  });
});
