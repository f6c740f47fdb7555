/** A port for what is killed and started again on it: nobody takes it meanwhile. */
import { randomInt } from 'node:crypto';
import { findFreePort } from '../../scripts/embedded/freePort.ts';

/** Below those the system gives to outgoing connections (linux: 32768 and above), which come and go all the time. */
const [FIRST, LAST] = [15_000, 32_000];

/** A free port that neither an outgoing connection nor, but by bad luck, another test chooses. */
export async function findKeptPort(): Promise<number> {
  return await findFreePort(randomInt(FIRST, LAST));
}
