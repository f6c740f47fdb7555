/** What a process and those it started use, as Linux tells it. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

const read = (path: string): string => {
  try {
    return readFileSync(path, 'latin1');
  } catch {
    return ''; // it ended this moment
  }
};

/** The fields of /proc/PID/stat behind the program's name, which may hold blanks: state is the first. */
const statOf = (pid: number): string[] =>
  read(`/proc/${pid}/stat`)
    .replace(/^.*\) /, '')
    .split(' ');

/** The process and what it started and still runs. */
export function familyOf(pid: number): number[] {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const children = all.map(Number).filter((other) => Number(statOf(other)[1]) === pid);
  return [pid, ...children.flatMap(familyOf)];
}

/** The most memory (MB) a process held since `forgetPeak`. */
export function peakMegabytes(pid: number): number {
  return Number(/VmHWM:\s*(\d+)/.exec(read(`/proc/${pid}/status`))?.[1] ?? 0) / 1024;
}

export function forgetPeak(pid: number): void {
  try {
    writeFileSync(`/proc/${pid}/clear_refs`, '5');
  } catch {
    // It ended, or the system keeps no such account: then its peak since it started counts.
  }
}
