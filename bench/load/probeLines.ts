/** What the probe inside a process wrote down, second by second. */
import { readFileSync, readdirSync } from 'node:fs';

export interface ProbeLine {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly lagP99: number;
  readonly lagMax: number;
  /** Bytes. */
  readonly rss: number;
  readonly heapUsed: number;
  readonly handles: number;
  readonly cpuMs: number;
}

/** Settings that load the probe into a process. */
export const probeSettings = (file: string) => ({
  PROBE_FILE: file,
  NODE_OPTIONS: `--import ${new URL('./probe.mjs', import.meta.url).href}`,
});

/** Lines written within a span of time. */
export function probeLines(file: string, from = 0, to = Infinity): ProbeLine[] {
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  return lines.map((line) => JSON.parse(line) as ProbeLine).filter(({ at }) => at >= from && at <= to);
}

/** Open files and sockets of a process, where the system tells (linux). */
export function countDescriptors(pid: number): number | undefined {
  try {
    return readdirSync(`/proc/${pid}/fd`).length;
  } catch {
    return undefined;
  }
}

export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
export const percentile = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? NaN;
