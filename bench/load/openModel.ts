/**
 * Calls that arrive at a constant rate, whether or not earlier ones were answered. Latency counts from the moment a call
 * was meant to start: a server that stalls is charged for everybody who would have come meanwhile.
 */
import { build, type Histogram } from 'hdr-histogram-js';
import { setTimeout as pause } from 'node:timers/promises';

export interface Outcome {
  /** Latencies in ms. */
  readonly latency: Histogram;
  readonly calls: number;
  /** Status -> count, for everything that is not 2xx; 0 is a call without an answer. */
  readonly failures: Readonly<Record<number, number>>;
}

export interface Arrivals {
  readonly perSecond: number;
  readonly seconds: number;
  /** One call; resolves to its status. */
  readonly call: (index: number) => Promise<number>;
}

const isSuccess = (status: number) => status >= 200 && status < 300;

/** Runs the arrivals to their end and waits for the last answer. */
export async function runArrivals({ perSecond, seconds, call }: Arrivals): Promise<Outcome> {
  const latency = build({ numberOfSignificantValueDigits: 3 });
  const failures: Record<number, number> = {};
  const calls = Math.round(perSecond * seconds);
  const from = performance.now();
  const begin = async (index: number, intended: number) => {
    const status = await call(index).catch(() => 0);
    latency.recordValue(Math.max(1, Math.round(performance.now() - intended)));
    if (!isSuccess(status)) failures[status] = (failures[status] ?? 0) + 1;
  };
  const underWay: Promise<void>[] = [];
  for (let index = 0; index < calls; index += 1) {
    const intended = from + (index * 1000) / perSecond;
    const early = intended - performance.now();
    if (early > 0) await pause(early);
    underWay.push(begin(index, intended));
  }
  await Promise.all(underWay);
  return { latency, calls, failures };
}

/** All calls of several runs together. */
export function together(outcomes: readonly Outcome[]): Outcome {
  const latency = build({ numberOfSignificantValueDigits: 3 });
  const failures: Record<number, number> = {};
  for (const outcome of outcomes) {
    latency.add(outcome.latency);
    for (const [status, count] of Object.entries(outcome.failures))
      failures[Number(status)] = (failures[Number(status)] ?? 0) + count;
  }
  return { latency, failures, calls: outcomes.reduce((sum, { calls }) => sum + calls, 0) };
}
