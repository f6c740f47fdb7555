/** Address space V8 sets aside and does not use, which the kernel counts as data all the same: from Node 24 on 0.5 GB each. */
import { spawnSync } from 'node:child_process';

/** What a Node without such a reservation has as data when it has started: 48 MB (measured, Node 20 and 22). */
const PLAIN_BYTES = 64 * 1024 ** 2;

/** Asks a fresh Node for its data segment (VmData) in bytes; 0 where the system does not tell. */
function dataAtStart(): number {
  const ask = "process.stdout.write(require('node:fs').readFileSync('/proc/self/status'))";
  const { stdout } = spawnSync(process.execPath, ['-e', ask], { encoding: 'utf8', timeout: 20_000 });
  const kilobytes = /^VmData:\s+(\d+) kB$/m.exec(stdout ?? '')?.[1];
  return Number(kilobytes ?? 0) * 1024;
}

/** Bytes that a limit on data must allow on top, for a process with this many isolates (itself and its threads). */
export function reservedBytes(isolates: number, perIsolate = dataAtStart()): number {
  return isolates * Math.max(0, perIsolate - PLAIN_BYTES);
}
