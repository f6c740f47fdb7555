/** Answers whose time must tell nothing. */
import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

/** Far longer than what an account's row takes to be found and read, far shorter than anybody notices. */
const STEP_MS = 50;

/**
 * Does the work and holds what it returns or throws until a whole multiple of 50 ms has passed: that there was a little
 * more to do for an address with an account does not show. Up to 50 ms are drawn by lot before: work that always took
 * about a multiple would else fall on this or that side of it by that little.
 */
export async function atEvenTimes<T>(work: () => Promise<T>): Promise<T> {
  const start = performance.now();
  try {
    return await work();
  } finally {
    const after = performance.now() - start + randomInt(STEP_MS);
    await pause(Math.ceil(after / STEP_MS) * STEP_MS - (performance.now() - start));
  }
}
