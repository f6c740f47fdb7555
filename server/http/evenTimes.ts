/** Answers whose time must tell nothing. */
import { setTimeout as pause } from 'node:timers/promises';

/** Far longer than what an account's row takes to be found and read, far shorter than anybody notices. */
const STEP_MS = 50;

/**
 * Does the work and holds what it returns or throws until a whole multiple of 50 ms has passed: that there was a little
 * more to do for an address with an account does not show.
 */
export async function atEvenTimes<T>(work: () => Promise<T>): Promise<T> {
  const start = performance.now();
  try {
    return await work();
  } finally {
    await pause(STEP_MS - ((performance.now() - start) % STEP_MS));
  }
}
