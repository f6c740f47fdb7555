/** Lets everybody else on the machine go first: sign-ins do not wait for pictures being read. */
import { writeFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';

const TRIES = 5;
/** Linux takes one such change every 100 ms from those who are not root, and says EAGAIN to others. */
const PAUSE_MS = 150;

/**
 * Makes the session that a child leads as nice as the child. Linux shares its cores among sessions first
 * (sched_autogroup), so for a child with a session of its own `nice` alone changes nothing for other processes. Where
 * there is no such grouping (other systems; containers, see cpu_shares in the compose file) nothing is done. Never rejects.
 */
export async function giveWay(pid: number | undefined, niceness: number): Promise<void> {
  for (let left = TRIES; pid !== undefined && left > 0; left -= 1) {
    const problem = await writeFile(`/proc/${pid}/autogroup`, String(niceness)).catch(
      ({ code }: NodeJS.ErrnoException) => code,
    );
    if (problem !== 'EAGAIN') return;
    await pause(PAUSE_MS);
  }
}
