/** Probes have no limit, so what they cost must not grow with their number. */
import { describe, expect, it, jest } from '@jest/globals';

let looks = 0;
let isUp = true;
const see = async () => await new Promise<boolean>((resolve) => setImmediate(() => resolve(isUp)));
jest.unstable_mockModule('#platform/mongo', () => ({
  isMongoReady: async () => {
    looks += 1;
    return await see();
  },
}));
let hasQueue = true;
const seeQueue = async () => (await see()) && hasQueue;
jest.unstable_mockModule('#platform/redis', () => ({ isRedisReady: seeQueue }));
jest.unstable_mockModule('#platform/extractionQueue', () => ({ hasWorker: seeQueue }));
jest.unstable_mockModule('../auth/passwords.ts', () => ({ minPasswordLength: () => 6 }));
const { ready, serving } = await import('./healthRoutes.ts');

describe('When many ask at once whether the portal is ready', () => {
  it('then it looks once, and all are told the same', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => ready()));
    expect(looks).toBe(1);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set(['ready']));
  });

  it('then whoever asks afterwards is told what is so by then', async () => {
    isUp = false;
    await expect(ready()).rejects.toMatchObject({ status: 503, code: 'NOT_READY' });
    isUp = true;
    expect(await ready()).toMatchObject({ status: 'ready' });
  });
});

describe('When a balancer asks whether a process serves', () => {
  it('then queue and worker do not matter, and the database does', async () => {
    hasQueue = false;
    await expect(ready()).rejects.toMatchObject({ status: 503 });
    expect(await serving()).toEqual({ status: 'serving' });
    hasQueue = true;
    isUp = false;
    await expect(serving()).rejects.toMatchObject({ status: 503, code: 'NOT_READY' });
    isUp = true;
  });

  it('then one that is stopping does not', async () => {
    const { beginStopping } = await import('./stopping.ts');
    beginStopping();
    await expect(serving()).rejects.toMatchObject({ status: 503 });
  });
});
