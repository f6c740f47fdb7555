/** Amounts of two accounts on one statement: the opening balance of the first and the closing balance of the last. */
import type { Candidate } from '../candidate.ts';
import type { MappedSheet } from '../locate/cells.ts';
import { amountsOf, holdsAmong, pathsOf } from './checks.ts';
import { toCandidates } from '../toCandidates.ts';
import type { FormDefinition } from '../formDefinition.ts';
import { readCells } from '../locate/partsAt.ts';

/**
 * The values, one or two of them taken from other places where their labels are printed, too, if all sums about them fail and only those
 * make a sum hold: two where both balances are those of another account. For forms whose labels are printed once for each account
 * (`hasAccounts`); others are returned as they are.
 */
export function provenElsewhere(
  form: FormDefinition,
  maps: readonly MappedSheet[],
  values: readonly Candidate[],
): Candidate[] {
  const amounts = amountsOf(values);
  const checks = form.hasAccounts ? (form.checks ?? []) : [];
  const open = checks.filter((check) => holdsAmong(check, amounts) === false);
  if (open.length === 0 || checks.some((check) => holdsAmong(check, amounts))) return [...values];
  const others = [...new Set(open.flatMap(pathsOf))].flatMap((path) => elsewhere(form, maps, path));
  const makesHold = (changes: readonly Candidate[]) =>
    open.some((check) =>
      holdsAmong(
        check,
        new Map([...amounts, ...changes.map(({ to, value }) => [to, Number(value)] as const)]),
      ),
    );
  const proven =
    onlyWay(others.map((one) => [one]).filter(makesHold)) ?? onlyWay(pairsOf(others).filter(makesHold));
  return values.map((value) => proven?.find(({ to }) => to === value.to) ?? value);
}

/** The first way, if all others say the same. */
function onlyWay(ways: readonly (readonly Candidate[])[]): readonly Candidate[] | null {
  const saying = (way: readonly Candidate[]) => JSON.stringify(way.map(({ to, value }) => [to, value]));
  return new Set(ways.map(saying)).size === 1 ? ways[0]! : null;
}

/** Two of them for different targets; amounts of nothing lead from any balance to the same one. */
function pairsOf(candidates: readonly Candidate[]): Candidate[][] {
  const all = candidates.filter(({ value }) => value !== 0);
  return all.flatMap((one, at) =>
    all.slice(at + 1).flatMap((other) => (other.to === one.to ? [] : [[one, other]])),
  );
}

/** What all places of a target's rules say. */
const elsewhere = (form: FormDefinition, maps: readonly MappedSheet[], path: string): Candidate[] =>
  form.fields
    .filter(({ to }) => 'length' in to && to.some((target) => target === path))
    .flatMap((rule) =>
      maps.flatMap((map) =>
        [...readCells(map, rule)].flatMap(({ parts, edits }) => toCandidates(map.sheet, rule, parts, edits)),
      ),
    );
