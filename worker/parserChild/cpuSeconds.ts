/** How much processor time a process used, as Linux accounts it. */
import { readFileSync } from 'node:fs';

/** Of /proc/PID/stat: USER_HZ, 100 on every Linux that Node.js runs on. */
const TICKS_PER_SECOND = 100;

/** Seconds of a process, its threads and its children that have ended; 0 when it is gone, and on other systems. */
export function cpuSeconds(pid: number): number {
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
