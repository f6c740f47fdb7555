/** The last line of a test run. */
import { describe, expect, it } from '@jest/globals';
import { closingLine, readCounts } from './closingLine.ts';

const counts = { passed: 12, failed: 0, skipped: 0, isComplete: true };

describe('When a test run ends', () => {
  it('tells what passed and failed', () => {
    expect(closingLine(counts, 0)).toBe('12 passed, 0 failed');
    expect(closingLine({ ...counts, failed: 2 }, 1)).toBe('12 passed, 2 failed');
  });
  it('names skipped tests only when there are some', () => {
    expect(closingLine({ ...counts, skipped: 3 }, 0)).toBe('12 passed, 0 failed, 3 skipped');
  });
  it('counts a run that broke as a failure and keeps what had passed', () => {
    expect(closingLine({ ...counts, isComplete: false }, 1)).toBe('12 passed, 1 failed');
  });
  it('counts a run without a single test as a failure', () => {
    expect(closingLine({ ...counts, passed: 0 }, 1)).toBe('0 passed, 1 failed');
    expect(closingLine(readCounts('/nowhere/counts.json'), 1)).toBe('0 passed, 1 failed');
  });
});
