/** Repeatable chance: the same seed gives the same people, figures and scanner dirt on every machine. */

export interface Random {
  /** 0 (inclusive) to 1 (exclusive). */
  next(): number;
  /** Whole number, both ends included. */
  between(low: number, high: number): number;
  /** True in `share` (0-1) of the cases. */
  chance(share: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** As many decimal digits, as text. */
  digits(count: number): string;
  /** Roughly normal, mean 0, deviation 1. */
  bell(): number;
}

/** mulberry32: 32 bits of state are plenty for test documents, and ten lines need no package. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    between,
    chance: (share) => next() < share,
    pick: (list) => list[between(0, list.length - 1)] as (typeof list)[number],
    digits: (count) => Array.from({ length: count }, () => between(0, 9)).join(''),
    bell: () => next() + next() + next() + next() + next() + next() - 3,
  };
}

/** A seed of its own for each document of a set, so that adding one changes no other. */
export function seedFor(seed: number, name: string): number {
  let hash = seed ^ 0x811c9dc5;
  for (const letter of name) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}
