/** A process that is started again. */
import { describe, expect, it } from '@jest/globals';
import { NEEDS_OPERATOR } from '../../platform/exitCodes.ts';
import { keepRunning } from './keepRunning.ts';
import { launch, type RunningProcess } from './runningProcess.ts';
import { waitUntil } from './waitUntil.ts';

const sleeper = () => launch(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
const crasher = () => launch(process.execPath, ['-e', 'process.exit(7)']);
const never = new AbortController().signal;
const within = { limitMs: 20_000 };

describe('When a process that is kept running ends', () => {
  it('is started again and the person is told, until it is stopped', async () => {
    const started: RunningProcess[] = [];
    const lines: string[] = [];
    const start = () => {
      started.push(sleeper());
      return Promise.resolve(started[started.length - 1]!);
    };
    const options = {
      start,
      say: (line: string) => lines.push(line),
      onGivenUp: () => undefined,
      waitsMs: [1, 1],
    };
    const kept = await keepRunning(options, never);
    process.kill(started[0]!.pid, 'SIGKILL');
    await waitUntil('the second', () => lines.includes('runs again'), within);
    expect(lines[0]).toContain('ended unexpectedly (SIGKILL)');
    expect(kept.pid()).toBe(started[1]!.pid);
    await kept.stop(5000);
    expect(started.map((each) => each.hasEnded())).toEqual([true, true]);
    expect(started).toHaveLength(2);
  });

  it('is given up when it keeps crashing', async () => {
    const lines: string[] = [];
    const givenUp = new Promise<void>((resolve) => {
      const options = {
        start: () => Promise.resolve(crasher()),
        say: (line: string) => lines.push(line),
        waitsMs: [1, 1],
      };
      void keepRunning({ ...options, onGivenUp: () => resolve() }, never);
    });
    await givenUp;
    expect(lines[lines.length - 1]).toBe('keeps ending (3 times in a row), giving up');
  });

  it('because of a setting, then it is given up at once: starting again would change nothing', async () => {
    const lines: string[] = [];
    const ending = await new Promise((resolve) => {
      const misled = () => launch(process.execPath, ['-e', `process.exit(${NEEDS_OPERATOR})`]);
      const start = () => Promise.resolve(misled());
      void keepRunning({ start, say: (line: string) => lines.push(line), onGivenUp: resolve }, never);
    });
    expect({ ending, lines }).toEqual({ ending: { needsOperator: true }, lines: [] });
  });

  it('hands the first failure to the caller', async () => {
    const start = () => Promise.reject(new Error('no such program'));
    const options = { start, say: () => undefined, onGivenUp: () => undefined };
    await expect(keepRunning(options, never)).rejects.toThrow('no such program');
  });
});
