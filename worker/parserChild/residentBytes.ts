/** How much memory a process holds, as Linux accounts it. */
import { readFileSync } from 'node:fs';

const PAGE_BYTES = 4096;

/** Resident bytes; 0 when it is gone, and on other systems. */
export function residentBytes(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/statm`, 'latin1').split(' ')[1]) * PAGE_BYTES;
  } catch {
    return 0;
  }
}
