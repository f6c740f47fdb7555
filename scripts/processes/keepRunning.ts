/** Starts a process again when it crashes, more slowly each time, and says so; gives up when it keeps crashing. */
import { setTimeout as pause } from 'node:timers/promises';
import { NEEDS_OPERATOR } from '../../platform/exitCodes.ts';
import type { RunningProcess } from './runningProcess.ts';
import type { Say } from './voice.ts';

export type KeepOptions = {
  /** Resolves when the process is ready; must stop what it began when `signal` is aborted. */
  start: (signal: AbortSignal) => Promise<RunningProcess>;
  say: Say;
  /** It keeps crashing, or ended in a way that starting again cannot mend. */
  onGivenUp: (ending: { needsOperator: boolean }) => void;
  /** Waits before each new start, in ms; as many crashes in a row are forgiven. */
  waitsMs?: number[];
  /** Having run this long, earlier crashes are forgotten. */
  steadyMs?: number;
};
export type KeptProcess = { pid: () => number; stop: (limitMs: number) => Promise<void> };

const WAITS_MS = [500, 1000, 2000, 4000, 8000];

/** Rejects when the very first start fails: that is the caller's to tell. */
export async function keepRunning(options: KeepOptions, signal: AbortSignal): Promise<KeptProcess> {
  const { start, say, onGivenUp, waitsMs = WAITS_MS, steadyMs = 60_000 } = options;
  const ending = new AbortController();
  const either = AbortSignal.any([signal, ending.signal]);
  let current = await start(either);
  let failures = 0;

  async function restart(first: string): Promise<boolean> {
    for (let reason = first; !either.aborted && failures < waitsMs.length;) {
      say(`ended unexpectedly (${reason}), starting it again ...`);
      await pause(waitsMs[failures++], undefined, { signal: either }).catch(() => undefined);
      try {
        current = await start(either);
        say('runs again');
        return true;
      } catch (error) {
        reason = (error as Error).message;
      }
    }
    return false;
  }

  const watching = (async () => {
    for (;;) {
      const since = Date.now();
      const reason = await current.gone;
      if (either.aborted) return;
      if (reason === `exit code ${NEEDS_OPERATOR}`) return onGivenUp({ needsOperator: true });
      if (Date.now() - since > steadyMs) failures = 0;
      if (await restart(reason)) continue;
      if (either.aborted) return;
      say(`keeps ending (${failures + 1} times in a row), giving up`);
      return onGivenUp({ needsOperator: false });
    }
  })();

  const stop = async (limitMs: number) => {
    ending.abort();
    await current.stop(limitMs);
    await watching;
    await current.stop(limitMs); // the one a restart may just have brought
  };
  return { pid: () => current.pid, stop };
}
