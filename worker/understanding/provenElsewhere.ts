/** Amounts of two accounts on one statement: the opening balance of the first and the closing balance of the last. */
import type { Candidate } from './candidate.ts';
import type { MappedSheet } from './cells.ts';
import { amountsOf, holdsAmong, pathsOf } from './checks.ts';
import { toCandidates } from './extractForm.ts';
import type { FormDefinition } from './formDefinition.ts';
import { readCells } from './partsAt.ts';

/**
 * The values, one of them taken from another place where its label is printed, too, if all sums about it fail and only that one makes a
 * sum hold. For forms whose labels are printed once for each account (`hasAccounts`); others are returned as they are.
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
  const others = [...new Set(open.flatMap(pathsOf))].flatMap((path) =>
    elsewhere(form, maps, path).filter(({ value }) =>
      open.some((check) => holdsAmong(check, new Map(amounts).set(path, Number(value)))),
    ),
  );
  const [proven, ...rest] = others;
  const isOnly = rest.every(({ to, value }) => to === proven!.to && value === proven!.value);
  return proven && isOnly ? values.map((value) => (value.to === proven.to ? proven : value)) : [...values];
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
