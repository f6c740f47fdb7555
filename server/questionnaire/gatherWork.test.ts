/** Work for one key is gathered while the key is busy. */
import { describe, expect, it } from '@jest/globals';
import { gatherWork } from './gatherWork.ts';

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));
const done = <T>(value: T): PromiseSettledResult<T> => ({ status: 'fulfilled', value });

describe('gatherWork', () => {
  it('does one at once, and together what comes meanwhile, in its order and so many at most', async () => {
    const batches: number[][] = [];
    const ask = gatherWork<number, number>(3, async (items) => {
      batches.push([...items]);
      await nextTurn();
      return items.map((item) => done(item * 10));
    });
    const answers = await Promise.all([1, 2, 3, 4, 5].map((item) => ask('ann', item)));
    expect(answers).toEqual([10, 20, 30, 40, 50]);
    expect(batches).toEqual([[1], [2, 3, 4], [5]]);
    expect(await ask('ann', 6)).toBe(60);
  });

  it('lets nobody wait for somebody else', async () => {
    let finish = () => {};
    const held = new Promise<void>((resolve) => (finish = resolve));
    const ask = gatherWork<string, string>(3, async ([item = '']) => {
      if (item === 'slow') await held;
      return [done(item)];
    });
    const slow = ask('ann', 'slow');
    await expect(ask('bob', 'quick')).resolves.toBe('quick');
    finish();
    await slow;
  });

  it.each([0, 1, 2, 3, 4, 5, 6, 7, 8])(
    'does what comes %i steps after the last one is done',
    async (steps) => {
      let finish = () => {};
      const held = new Promise<void>((resolve) => (finish = resolve));
      const ask = gatherWork<string, string>(3, async (items) => {
        await held;
        return items.map(done);
      });
      const first = ask('ann', 'first');
      finish();
      for (let step = 0; step < steps; step += 1) await Promise.resolve();
      expect(await Promise.all([first, ask('ann', 'late')])).toEqual(['first', 'late']);
    },
  );

  it('tells each its own failure, and all that wait when nothing can be done', async () => {
    const ask = gatherWork<string, string>(2, async (items) => {
      await nextTurn();
      if (items.includes('away')) throw new Error('database away');
      return items.map((item) =>
        item === 'bad' ? { status: 'rejected', reason: new Error('bad') } : done(item),
      );
    });
    const first = await Promise.allSettled(['good', 'bad', 'fine'].map((item) => ask('ann', item)));
    expect(first.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    const second = await Promise.allSettled(['away', 'b', 'c', 'd'].map((item) => ask('ann', item)));
    expect(second.map(({ status }) => status)).toEqual(Array(4).fill('rejected'));
    await expect(ask('ann', 'good')).resolves.toBe('good');
  });
});
