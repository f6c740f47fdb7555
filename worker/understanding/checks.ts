/** The form's own arithmetic: a value that balances is verified, one that does not is in doubt. */
import type { Candidate } from './candidate.ts';
import type { CheckRule } from './formDefinition.ts';

export interface Verdict {
  readonly fields: readonly string[];
  readonly isRight: boolean;
}

/** What each check says about the values it concerns; a check with a value missing says nothing. */
export function runChecks(checks: readonly CheckRule[], candidates: readonly Candidate[]): Verdict[] {
  const amount = (path: string) => {
    const value = candidates.find((candidate) => candidate.to === path)?.value;
    return typeof value === 'number' ? value : undefined;
  };
  return checks.flatMap((check) => {
    const fields =
      'rate' in check ? [check.of, check.gives] : [...check.plus, ...(check.minus ?? []), check.gives];
    const gives = amount(check.gives);
    const expected =
      'rate' in check
        ? times(amount(check.of), check.rate)
        : sum(check.plus.map(amount), (check.minus ?? []).map(amount));
    if (gives === undefined || expected === undefined) return [];
    return [{ fields, isRight: Math.abs(expected - gives) <= check.within }];
  });
}

const times = (base: number | undefined, rate: number) => (base === undefined ? undefined : base * rate);

function sum(plus: (number | undefined)[], minus: (number | undefined)[]): number | undefined {
  if (plus.some((part) => part === undefined) || minus.some((part) => part === undefined)) return undefined;
  const total = (parts: (number | undefined)[]) => parts.reduce<number>((all, part) => all + part!, 0);
  return total(plus) - total(minus);
}

/** Marks values by the verdicts: verified when some check proves them, contradicted when only failing checks know them. */
export function markVerified(candidates: readonly Candidate[], verdicts: readonly Verdict[]): Candidate[] {
  return candidates.map((candidate) => {
    const about = verdicts.filter((verdict) => verdict.fields.includes(candidate.to));
    if (about.length === 0) return candidate;
    return { ...candidate, isVerified: about.some((verdict) => verdict.isRight) };
  });
}
