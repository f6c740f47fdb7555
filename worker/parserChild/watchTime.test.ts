import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';

let used = 0;
jest.unstable_mockModule('./cpuSeconds.ts', () => ({ cpuSeconds: () => used }));
const { watchTime } = await import('./watchTime.ts');

const LIMITS = { limitMs: 180_000, pageCpuSeconds: 60 };
let overruns = 0;
const watch = () => watchTime(1, LIMITS, () => (overruns += 1));
/** Seconds by the clock, of which the child gets a share to work. */
function pass(seconds: number, share: number): void {
  for (let second = 0; second < seconds; second++) {
    used += share;
    jest.advanceTimersByTime(1000);
  }
}

beforeEach(() => {
  jest.useFakeTimers();
  used = 0;
  overruns = 0;
});
afterEach(() => {
  jest.useRealTimers();
});

describe('A reading ends', () => {
  it('when a page has taken its processor time, however long that took by the clock', () => {
    watch();
    pass(59, 1);
    expect(overruns).toBe(0);
    pass(3, 1);
    expect(overruns).toBe(1);
  });

  it('when a document of many pages that was given its time has used up the clock', () => {
    const time = watch();
    for (let page = 0; page < 17; page++) {
      pass(10, 0.9);
      time.onPage();
    }
    expect(overruns).toBe(0);
    pass(11, 0.9);
    expect(overruns).toBe(1);
  });

  it('after a second round of the clock, when the machine gave it no time and its pages keep coming', () => {
    const time = watch();
    for (let page = 0; page < 35; page++) {
      pass(10, 0.2);
      time.onPage();
    }
    expect(overruns).toBe(0);
    pass(11, 0.2);
    expect(overruns).toBe(1);
  });

  it('with the clock, though the machine was busy, when one page has kept it from the start', () => {
    watch();
    pass(179, 0.2);
    expect(overruns).toBe(0);
    pass(2, 0.2);
    expect(overruns).toBe(1);
  });

  it('never, once it is told to stop', () => {
    watch().stop();
    pass(1000, 1);
    expect(overruns).toBe(0);
  });
});
