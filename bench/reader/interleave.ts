/** Times two ways of doing the same thing in turns, A/B/A/B, so that a busy machine burdens both alike. */

export interface Duel {
  /** Median milliseconds of each. */
  readonly ours: number;
  readonly theirs: number;
  /** Median of the ratios of neighbouring turns. */
  readonly ratio: number;
}

export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

export async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** One turn of each beforehand is not counted: it loads programs and data. */
export async function interleave(
  runs: number,
  ours: () => Promise<unknown>,
  theirs: () => Promise<unknown>,
): Promise<Duel> {
  const turns: { ours: number; theirs: number }[] = [];
  for (let run = -1; run < runs; run++) {
    const turn = { ours: await timed(ours), theirs: await timed(theirs) };
    if (run >= 0) turns.push(turn);
  }
  return {
    ours: median(turns.map((turn) => turn.ours)),
    theirs: median(turns.map((turn) => turn.theirs)),
    ratio: median(turns.map((turn) => turn.ours / turn.theirs)),
  };
}
