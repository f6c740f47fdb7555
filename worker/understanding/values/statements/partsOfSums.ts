/** `Additions 10,631.97`, and below it `Deposits 10,570.55` and `Interest 61.42`: lines that only say what another line is made of. */

/** The places of the lines (cents) that are no part of the one above them, or of the one below them. */
export function wholesOf(moves: readonly number[]): { readonly above: number[]; readonly below: number[] } {
  const last = moves.length - 1;
  const upward = keptIn(moves.toReversed()).map((at) => last - at);
  return { above: keptIn(moves), below: upward.reverse() };
}

/** Parts of what goes out are often printed without its sign. */
function keptIn(moves: readonly number[]): number[] {
  const kept: number[] = [];
  for (let at = 0; at < moves.length; at += 1 + partsBehind(moves, at)) kept.push(at);
  return kept;
}

/** How many lines behind this one add up to it, all that do. */
function partsBehind(moves: readonly number[], at: number): number {
  const whole = Math.abs(moves[at]!);
  let [sum, count] = [0, 0];
  for (const [index, move] of moves.slice(at + 1).entries()) {
    sum += Math.abs(move);
    if (whole > 0 && sum === whole) count = index + 1;
  }
  return count;
}
