/** How much processor time a process used, as Linux accounts it. */
import { readdirSync, readFileSync } from 'node:fs';

/** Of /proc/PID/stat: USER_HZ, 100 on every Linux that Node.js runs on. */
const TICKS_PER_SECOND = 100;

/**
 * Seconds of a process, its threads, its children that have ended, and those that run on (a Tesseract program stays from
 * picture to picture); 0 when it is gone, and on other systems.
 */
export function cpuSeconds(pid: number): number {
  return ownSeconds(pid) + childrenOf(pid).reduce((sum, child) => sum + cpuSeconds(child), 0);
}

function ownSeconds(pid: number): number {
  try {
    // Behind the program's name, which may hold blanks: utime, stime, cutime and cstime are the 12th to 15th.
    const fields = readFileSync(`/proc/${pid}/stat`, 'latin1')
      .replace(/^.*\) /s, '')
      .split(' ');
    return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / TICKS_PER_SECOND;
  } catch {
    return 0;
  }
}

/** Each thread of a process has a list of the processes it started. */
function childrenOf(pid: number): number[] {
  try {
    const tasks = readdirSync(`/proc/${pid}/task`);
    const lists = tasks.map((task) => readFileSync(`/proc/${pid}/task/${task}/children`, 'latin1'));
    return lists.flatMap((list) => list.split(' ').filter(Boolean).map(Number));
  } catch {
    return []; // it ended this moment, or this system keeps no such lists
  }
}
