/** Values that follow from others by the form's own rules: wages on line 1 mean there is W-2 income. */
import type { Candidate } from './candidate.ts';
import type { Condition, DerivedRule } from './formDefinition.ts';

const find = (path: string, candidates: readonly Candidate[]) =>
  candidates.find((candidate) => candidate.to === path);

/** Does the condition hold among these values? */
export function holds(when: Condition, candidates: readonly Candidate[]): boolean {
  const value = find(when.field, candidates)?.value;
  if (value === undefined) return false;
  if ('over' in when) return typeof value === 'number' && value > when.over;
  return 'is' in when ? value === when.is : value !== '' && value !== 0;
}

/** The derived values whose conditions hold; each stands where the value it follows from stood. */
export function applyDerived(rules: readonly DerivedRule[], candidates: readonly Candidate[]): Candidate[] {
  return rules.flatMap(({ to, value, when, use = 'direct' }) => {
    const cause = find(when.field, candidates);
    if (!cause || !holds(when, candidates) || find(to, candidates)) return [];
    const from = typeof value === 'object' ? find(value.sameAs, candidates) : cause;
    if (!from) return [];
    const result = typeof value === 'object' ? from.value : value;
    return [{ ...from, to, value: result, source: 'derived' as const, use }];
  });
}
