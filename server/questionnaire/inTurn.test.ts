import { describe, expect, it } from '@jest/globals';
import { inTurn } from './inTurn.ts';

describe('inTurn', () => {
  it('begins a piece of work when the one before has ended, however it ended', async () => {
    const steps: string[] = [];
    const work = (name: string, isFailing = false) =>
      inTurn('ann', async () => {
        steps.push(`${name} begins`);
        await new Promise((resolve) => setImmediate(resolve));
        steps.push(`${name} ends`);
        if (isFailing) throw new Error(name);
        return name;
      });
    const results = await Promise.allSettled([work('first', true), work('second'), work('third')]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
    expect(steps).toEqual(['first', 'second', 'third'].flatMap((name) => [`${name} begins`, `${name} ends`]));
  });

  it('lets nobody wait for somebody else', async () => {
    let finish = () => {};
    const slow = inTurn('ann', () => new Promise<void>((resolve) => (finish = resolve)));
    await expect(inTurn('bob', () => Promise.resolve('done'))).resolves.toBe('done');
    finish();
    await slow;
  });
});
