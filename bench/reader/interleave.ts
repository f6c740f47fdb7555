/** Times two ways of doing the same thing in turns, A/B/A/B, so that a busy machine burdens both alike. */
import { cpuSeconds } from '../../worker/parserChild/cpuSeconds.ts';

export interface Duel {
  /** Median milliseconds of each. */
  readonly ours: number;
  readonly theirs: number;
  /** Median of the ratios of neighbouring turns. */
  readonly ratio: number;
  /** The same of processor time, that of the programs each starts included. */
  readonly cpuRatio: number;
}

interface Cost {
  readonly ms: number;
  readonly cpu: number;
}

export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

export async function timed(work: () => Promise<unknown>): Promise<Cost> {
  const start = performance.now();
  const cpu = cpuSeconds(process.pid);
  await work();
  return { ms: performance.now() - start, cpu: cpuSeconds(process.pid) - cpu };
}

/** One turn of each beforehand is not counted: it loads programs and data. */
export async function interleave(
  runs: number,
  ours: () => Promise<unknown>,
  theirs: () => Promise<unknown>,
): Promise<Duel> {
  const turns: { ours: Cost; theirs: Cost }[] = [];
  for (let run = -1; run < runs; run++) {
    const turn = { ours: await timed(ours), theirs: await timed(theirs) };
    if (run >= 0) turns.push(turn);
  }
  return {
    ours: median(turns.map((turn) => turn.ours.ms)),
    theirs: median(turns.map((turn) => turn.theirs.ms)),
    ratio: median(turns.map((turn) => turn.ours.ms / turn.theirs.ms)),
    cpuRatio: median(turns.map((turn) => turn.ours.cpu / turn.theirs.cpu)),
  };
}
