// Tells whether the process that wrote a number into a file is still the one that carries it.
import { readFileSync } from 'node:fs';

/** Linux: state and start time of a process (fields 3 and 22 of /proc/PID/stat); undefined elsewhere or when gone. */
function readStat(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').pop().split(' ');
    return { state: fields[0], startedAt: fields[19] };
  } catch {
    return undefined;
  }
}

/** A token that differs between two processes that had the same number; empty where the system has none. */
export const startToken = (pid) => readStat(pid)?.startedAt ?? '';

/** True while process `pid` runs; a zombie does not, and with `token` neither does a later owner of the number. */
export function isAlive(pid, token = '') {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (error.code !== 'EPERM') return false;
  }
  const stat = readStat(pid);
  return stat?.state !== 'Z' && (!token || !stat || stat.startedAt === token);
}
