/** Lines between two balances whose names do not say whether they came in or went out: `Card transactions`, `Bill pay`, `Wires`. */

export interface Move {
  /** As read: what says nothing of its side is taken to have come in. */
  readonly cents: number;
  /** Its name or its sign says which side it is on. */
  readonly isSaid: boolean;
}

/** More than so many could add up to anything. */
const MOST_UNSAID = 5;

/**
 * The moves in cents with those taken off that `reached` (where they lead as read) is too high by; null where no choice of unsaid ones
 * leads to `last`, or more than one does.
 */
export function withUnsaidSigns(moves: readonly Move[], reached: number, last: number): number[] | null {
  const open = moves.flatMap(({ cents, isSaid }, at) => (isSaid || cents <= 0 ? [] : [at]));
  const over = reached - last;
  if (over <= 0 || open.length > MOST_UNSAID || open.length === moves.length) return null;
  const choices = subsetsOf(open).filter(
    (subset) => subset.reduce((sum, at) => sum + 2 * moves[at]!.cents, 0) === over,
  );
  if (choices.length !== 1) return null;
  return moves.map(({ cents }, at) => (choices[0]!.includes(at) ? -cents : cents));
}

const subsetsOf = (all: readonly number[]): number[][] =>
  all.reduce<number[][]>((subsets, one) => [...subsets, ...subsets.map((subset) => [...subset, one])], [[]]);
