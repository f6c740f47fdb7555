import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';

let used = 0;
jest.unstable_mockModule('./cpuSeconds.ts', () => ({ cpuSeconds: () => used }));
const { watchTime } = await import('./watchTime.ts');

const LIMITS = { limitMs: 180_000, pageCpuSeconds: 60 };
let overruns = 0;
let hurries = 0;
const watch = () => watchTime(1, LIMITS, { onHurry: () => (hurries += 1), onOverrun: () => (overruns += 1) });
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
  hurries = 0;
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

describe('A reading is told to come to an end, once', () => {
  /** Pages of five seconds, each telling how many forms were seen before it. */
  const read = (time: ReturnType<typeof watch>, pages: number, formPages: number, share = 1) => {
    for (let page = 0; page < pages; page++) {
      time.onPage(formPages);
      pass(5, share);
    }
  };

  it('when pages without a form have taken long enough', () => {
    const time = watch();
    read(time, 18, 0);
    expect(hurries).toBe(0);
    read(time, 1, 0);
    expect([hurries, overruns]).toEqual([1, 0]);
    read(time, 2, 0);
    expect(hurries).toBe(1);
  });

  it('not while forms keep coming, but in time before the clock runs out', () => {
    const time = watch();
    read(time, 15, 0);
    read(time, 14, 1, 0.9);
    expect(hurries).toBe(0);
    read(time, 2, 2, 0.9);
    expect([hurries, overruns]).toEqual([1, 0]);
  });

  it('sooner where others have waited long already, and in the second round of the clock', () => {
    const time = watch();
    read(time, 35, 0, 0.4);
    expect(hurries).toBe(0);
    read(time, 2, 0, 0.4);
    expect([hurries, overruns]).toEqual([1, 0]);
  });

  it('in the second round of the clock, however little time it had', () => {
    const time = watch();
    read(time, 65, 0, 0.1);
    expect(hurries).toBe(0);
    read(time, 2, 0, 0.1);
    expect([hurries, overruns]).toEqual([1, 0]);
  });
});
