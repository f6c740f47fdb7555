/** Who gave a paper, where its pages do not agree: the whole name, and no head of a table. */
import type { Candidate } from '../candidate.ts';
import type { FormDefinition } from '../formDefinition.ts';
import { foldLetters } from '../sheet/letters.ts';

/**
 * The candidates without names that later pages only seem to give (`Quantity`, `TOTAL` at the head of a table, or the holder's), and
 * without those that are the end of another page's name: `MEMBERS BANK` of `Lone Prairie Service Members Bank`.
 */
export function ofWholeNames({ named }: FormDefinition, found: readonly Candidate[]): Candidate[] {
  if (!named) return [...found];
  const nameOf = ({ value }: Candidate) => foldLetters(String(value));
  const others = found.filter(({ to }) => to === named.not).map(nameOf);
  const names = found.filter((one) => one.to === named.by && !others.includes(nameOf(one)));
  const first = Math.min(...names.map(({ page }) => page));
  const isWhole = (one: Candidate) =>
    !names.some((other) => endsIn(nameOf(other), nameOf(one))) &&
    (one.page === first || named.saysSo.test(String(one.value)));
  return found.filter((one) => one.to !== named.by || (names.includes(one) && isWhole(one)));
}

/** What stands before the end is a word, and no dirt. */
const endsIn = (name: string, end: string) => name.length > end.length + SHORTEST && name.endsWith(end);
const SHORTEST = 2;
