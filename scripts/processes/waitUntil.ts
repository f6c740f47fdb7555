/** Waits for a condition instead of for a time. */
import { setTimeout as pause } from 'node:timers/promises';
import type { RunningProcess } from './runningProcess.ts';

export type WaitOptions = {
  limitMs: number;
  process?: RunningProcess;
  signal?: AbortSignal;
  everyMs?: number;
};

/**
 * Asks `probe` until it answers something truthy; a probe that throws counts as "not yet".
 * Throws when the limit passes, when `process` has ended, and when `signal` is aborted.
 */
export async function waitUntil<T>(
  what: string,
  probe: () => Promise<T> | T,
  { limitMs, process, signal, everyMs = 100 }: WaitOptions,
): Promise<NonNullable<T>> {
  const end = Date.now() + limitMs;
  for (;;) {
    signal?.throwIfAborted();
    const answer = await Promise.resolve()
      .then(probe)
      .catch(() => undefined);
    if (answer) return answer;
    if (process?.hasEnded()) throw new Error(`${what} ended while starting (${await process.gone})`);
    if (Date.now() > end) throw new Error(`${what} was not ready after ${Math.round(limitMs / 1000)} s`);
    await pause(everyMs);
  }
}
