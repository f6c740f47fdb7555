/** Documents wait where nothing can be read, and are taken as soon as it can. */
import { describe, expect, it, jest } from '@jest/globals';

let freeMegabytes = 0;
jest.unstable_mockModule('node:fs/promises', () => ({
  statfs: () => Promise.resolve({ blocks: 100, bsize: 1024 * 1024, bavail: freeMegabytes }),
}));
jest.unstable_mockModule('./parserChild/scratch.ts', () => ({ scratchRoot: () => '/scratch' }));
const { requireMeans } = await import('./requireMeans.ts');

const ready = { hasReader: () => Promise.resolve(true) };
const soon = { looks: 3, everyMs: 1 };

describe('When a document is about to be read', () => {
  it('and the scratch disk is full, then it is left to others', async () => {
    freeMegabytes = 63;
    await expect(requireMeans(ready, soon)).rejects.toThrow('no-room-in-scratch');
  });

  it('and no reader starts, then it is left to others', async () => {
    freeMegabytes = 64;
    const broken = { hasReader: () => Promise.resolve(false) };
    await expect(requireMeans(broken, soon)).rejects.toThrow('no-reader-starts');
  });

  it('and there is room in a moment, then it is read', async () => {
    freeMegabytes = 0;
    const askedTwice = requireMeans(ready, { looks: 1000, everyMs: 1 });
    freeMegabytes = 64;
    await expect(askedTwice).resolves.toBeUndefined();
  });
});
