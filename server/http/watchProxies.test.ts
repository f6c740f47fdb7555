/** An operator whose TRUST_PROXY does not fit is told so once, in the log. */
import type { Request, Response } from 'express';
import { afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';

let told: { variable: string; count: number }[];

/** Sends requests with these X-Forwarded-For headers through it and answers what was told, by number of addresses. */
async function send(trusted: string, headers: readonly (string | undefined)[]): Promise<number[]> {
  jest.resetModules();
  process.env.TRUST_PROXY = trusted;
  const { log } = await import('#platform/log');
  told = [];
  jest
    .spyOn(log, 'warn')
    .mockImplementation(((fields: (typeof told)[number]) => void told.push(fields)) as never);
  const { watchProxies } = await import('./watchProxies.ts');
  const watch = watchProxies();
  const next = jest.fn();
  for (const header of headers)
    await watch({ get: () => header } as unknown as Request, {} as Response, next);
  expect(next).toHaveBeenCalledTimes(headers.length);
  expect(told.every(({ variable }) => variable === 'TRUST_PROXY')).toBe(true);
  return told.map(({ count }) => count);
}

beforeAll(() => {
  process.env.MONGODB_URI = 'mongodb://never-asked/app';
  process.env.REDIS_URL = 'redis://never-asked';
});
afterEach(() => {
  delete process.env.TRUST_PROXY;
});

describe('An operator is told', () => {
  it('once that a proxy stands in front which TRUST_PROXY does not count', async () => {
    expect(await send('0', [undefined, '198.51.100.7', '198.51.100.8'])).toEqual([1]);
  });

  it('that there are fewer proxies than it says', async () => {
    expect(await send('2', ['198.51.100.7', '198.51.100.7, 10.0.0.2'])).toEqual([1]);
  });
});

describe('Nothing is told', () => {
  it('where it fits, of health checks beside the proxy, and of addresses a client invents in front of its own', async () => {
    expect(await send('1', [undefined, '198.51.100.7', '192.0.2.1, 198.51.100.7'])).toEqual([]);
    expect(await send('0', [undefined, '', ' , '])).toEqual([]);
  });
});
