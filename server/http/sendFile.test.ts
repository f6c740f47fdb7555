/** How long somebody may take for a file. */
import { describe, expect, it } from '@jest/globals';
import { longestMs } from './sendFile.ts';

const MINUTE = 60_000;

describe('A file', () => {
  it('of ten megabytes reaches a phone that takes five kilobytes a second', () => {
    expect(longestMs(10 * 1024 * 1024)).toBeGreaterThan(((10 * 1024) / 5) * 1000);
  });

  it('that is small is not waited for long', () => {
    expect(longestMs(10_000)).toBeLessThan(2 * MINUTE);
  });
});
