/** Of several accounts that a statement shows on pages of their own: the one that money comes into and goes out of. */
import type { Word } from '../../reading/page.ts';
import type { Candidate } from '../candidate.ts';
import type { MappedSheet } from '../locate/cells.ts';
import { amountsOf, holdsAmong, pathsOf } from '../checks/checks.ts';
import { readForm } from '../extractForm.ts';
import type { FormDefinition } from '../formDefinition.ts';
import { startsWithDay } from '../locate/headings.ts';
import { endsInAmount } from '../values/amounts/endsInAmount.ts';
import { textOf } from '../values/runs.ts';

/**
 * The values; where the sums hold on several pages and only one of them is headed as a checking account's, the amounts are those of
 * that page. For forms whose labels are printed once for each account (`hasAccounts`); others are returned as they are.
 */
export function ofChecking(
  form: FormDefinition,
  maps: readonly MappedSheet[],
  values: readonly Candidate[],
): Candidate[] {
  const checks = form.hasAccounts ? (form.checks ?? []) : [];
  if (maps.length < 2 || checks.length === 0) return [...values];
  const summed = checks.flatMap(pathsOf);
  const accounts = maps
    .map((map) => ({ map, amounts: readForm(form, [map], null).filter(({ to }) => summed.includes(to)) }))
    .filter(({ amounts }) => checks.some((check) => holdsAmong(check, amountsOf(amounts))));
  const [own, ...others] = accounts.filter(({ map, amounts }) => isHeadedChecking(map, amounts));
  return own && others.length === 0 && accounts.length > 1
    ? [...values.filter(({ to }) => !summed.includes(to)), ...own.amounts]
    : [...values];
}

const KIND =
  /\b(?:checking|share draft|savings|shares?|club|money market|certificate|loan|line of credit)\b/i;
const CHECKING = /\b(?:checking|share draft)\b/i;

/** Is a checking account what the line next above the amounts names that names a kind of account? */
function isHeadedChecking({ sheet }: MappedSheet, amounts: readonly Candidate[]): boolean {
  const top = Math.min(...amounts.flatMap(({ box }) => box?.y0 ?? []));
  const above = sheet.lines.filter(({ box, words }) => box.y1 <= top && !isRow(words));
  const heading = above.map(({ words }) => textOf(words)).findLast((text) => KIND.test(text));
  return heading !== undefined && CHECKING.test(heading);
}
/** A row of a summary, or of a list of days. */
const isRow = (words: readonly Word[]) => startsWithDay(words) || endsInAmount(words.at(-1)!.text);
