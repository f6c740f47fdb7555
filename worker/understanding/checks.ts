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

/** Where two looks at a box disagree, the reading that makes the form add up is taken. */
export function settleRivals(checks: readonly CheckRule[], candidates: readonly Candidate[]): Candidate[] {
  let settled = [...candidates];
  for (const candidate of candidates) {
    if (candidate.rival === undefined) continue;
    const swapped = settled.map((other) =>
      other.to === candidate.to ? { ...other, value: candidate.rival!, rival: candidate.value } : other,
    );
    if (rightChecks(checks, swapped, candidate.to) > rightChecks(checks, settled, candidate.to))
      settled = swapped;
  }
  return settled;
}

const rightChecks = (checks: readonly CheckRule[], candidates: readonly Candidate[], to: string) =>
  runChecks(checks, candidates).filter(({ fields, isRight }) => isRight && fields.includes(to)).length;

/** Marks values by the verdicts: verified when some check proves them, contradicted when only failing checks know them. */
export function markVerified(candidates: readonly Candidate[], verdicts: readonly Verdict[]): Candidate[] {
  return candidates.map((candidate) => {
    const about = verdicts.filter((verdict) => verdict.fields.includes(candidate.to));
    if (about.length === 0) return candidate;
    return { ...candidate, isVerified: about.some((verdict) => verdict.isRight) };
  });
}

/** Values with digits are right or wrong; letters may be slightly off and still help. */
const MIN_EXACT = 0.5;
const MIN_TEXT = 0.35;
/** An SSN or EIN that is wrong by a digit is somebody else's, and no arithmetic notices: measured, 0.66 parts right from wrong. */
const MIN_NUMBER = 0.66;
const NINE_DIGITS = /^(\d{3}-\d{2}-\d{4}|\d{2}-\d{7})$/;

/** May the value be shown at all? What OCR was unsure of is left out, unless the form's arithmetic proves it. */
export function isSureEnough({ source, isVerified, confidence, value }: Candidate): boolean {
  if (source === 'form-field' || source === 'text' || isVerified) return true;
  if (NINE_DIGITS.test(String(value))) return confidence >= MIN_NUMBER;
  const isText = typeof value === 'string' && !/\d/.test(value);
  return confidence >= (isText ? MIN_TEXT : MIN_EXACT);
}
