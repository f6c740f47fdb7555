import { describe, expect, it } from '@jest/globals';
import { oneAhead } from './oneAhead.ts';

/** Work that ends when it is told to, and what was begun and ended so far. */
function workshop() {
  const told: string[] = [];
  const ends = new Map<number, { done: () => void; fail: (error: Error) => void }>();
  const begin = (item: number) => {
    told.push(`begin ${item}`);
    return new Promise<number>((resolve, reject) => {
      ends.set(item, { done: () => resolve(item * 10), fail: reject });
    }).finally(() => told.push(`end ${item}`));
  };
  return { told, begin, end: (item: number) => ends.get(item)!.done(), ends };
}

describe('Work that is begun one item ahead', () => {
  it('begins the next item before the last result is there, and never a third', async () => {
    const { told, begin, end } = workshop();
    const turns = oneAhead([1, 2, 3], begin);
    const first = await turns.next();
    expect(told).toEqual(['begin 1', 'begin 2']);
    end(1);
    await expect(first.value!.result).resolves.toBe(10);
    const second = await turns.next();
    expect(told).toEqual(['begin 1', 'begin 2', 'end 1', 'begin 3']);
    expect(second.value!.item).toBe(2);
    end(2);
    end(3);
  });

  it('gives the results in the order of the items, also when a later one is there first', async () => {
    const { begin, end } = workshop();
    const results: number[] = [];
    for await (const { item, result } of oneAhead([1, 2], begin)) {
      if (item === 1) end(2);
      end(1);
      results.push(await result);
    }
    expect(results).toEqual([10, 20]);
  });

  it('waits for what it has begun when it is left in the middle', async () => {
    const { told, begin, end, ends } = workshop();
    const reading = (async () => {
      for await (const { result } of oneAhead([1, 2, 3], begin)) await result;
    })();
    const ended = reading.then(
      () => told.push('left'),
      (error: Error) => told.push(error.message),
    );
    while (!ends.has(2)) await Promise.resolve();
    ends.get(1)!.fail(new Error('broken'));
    while (!told.includes('end 1')) await Promise.resolve();
    end(2);
    await ended;
    expect(told).toEqual(['begin 1', 'begin 2', 'end 1', 'end 2', 'broken']);
  });

  it('does not take a later failure for one that nobody handles', async () => {
    const { begin, ends, end } = workshop();
    const turns = oneAhead([1, 2], begin);
    await turns.next();
    ends.get(2)!.fail(new Error('broken'));
    end(1);
    const second = await turns.next();
    await expect(second.value!.result).rejects.toThrow('broken');
  });

  it('has nothing to do for no items', async () => {
    await expect(oneAhead([], workshop().begin).next()).resolves.toEqual({ done: true, value: undefined });
  });
});
