/** The form's own arithmetic: a value that balances is verified, one that does not is in doubt. */
import type { Candidate } from '../candidate.ts';
import type { CheckRule } from './checkRule.ts';

export interface Verdict {
  /** The values it concerns, as far as they are given. */
  readonly fields: readonly string[];
  readonly isRight: boolean;
}

/** Amounts by path; what is not given is absent. */
export type Amounts = ReadonlyMap<string, number>;

/** The numbers among the values, by path. */
export function amountsOf(candidates: readonly Candidate[]): Map<string, number> {
  return new Map(
    candidates.flatMap(({ to, value }) => (typeof value === 'number' ? [[to, value] as const] : [])),
  );
}

/** A single amount carried to another line is rounded as it was there; only sums of rounded ones stray (dollars; cents are kept by some). */
const EXACTLY = 0.5;

/** A share of an amount may be given in whole dollars, as it may be on a W-2: 1,951 withheld of 31,470. */
const DOLLAR = 0.51;

/** Every path a check mentions. */
export const pathsOf = ({ plus, minus = [], gives }: CheckRule): string[] => [...plus, ...minus, gives];

/** Does the check hold among these amounts (dollars)? Null when it cannot be told: an amount it needs is not given. */
export function holdsAmong(check: CheckRule, amounts: Amounts): boolean | null {
  const { plus, minus = [], blank = [], gives, within, unless } = check;
  const result = amounts.get(gives);
  const isGiven = (path: string) => amounts.has(path);
  const needed = [...plus, ...minus].filter((path) => !blank.includes(path));
  if (result === undefined || !needed.every(isGiven) || !plus.some(isGiven)) return null;
  if (unless && isGiven(unless)) return null;
  const total = (paths: readonly string[]) => paths.reduce((sum, path) => sum + (amounts.get(path) ?? 0), 0);
  const sum = total(plus) - total(minus);
  const isCopied = check.rate === undefined && [...plus, ...minus].filter(isGiven).length === 1;
  const isRounded = check.rate !== undefined && Number.isInteger(result);
  const tolerance = isCopied ? Math.min(within, EXACTLY) : isRounded ? Math.max(within, DOLLAR) : within;
  return sharesOf(check, sum).some(
    // "If zero or less, enter -0-".
    (expected) => Math.abs(expected - result) <= tolerance + 1e-6 || (expected < 0 && result === 0),
  );
}

const sharesOf = ({ rate = 1, otherRates = [], surcharge }: CheckRule, sum: number): number[] => [
  sum * rate + (surcharge ? Math.max(0, sum - surcharge.over) * surcharge.rate : 0),
  ...otherRates.map((other) => sum * other),
];

/**
 * What each check says about the values it concerns; one that cannot be told, or is only usual and fails, says nothing.
 * `suspectsOf` may tell which values a failing one throws doubt on (paths), null for all of them.
 */
export function runChecks(
  checks: readonly CheckRule[],
  candidates: readonly Candidate[],
  suspectsOf: (failing: CheckRule) => readonly string[] | null = () => null,
): Verdict[] {
  const amounts = amountsOf(candidates);
  return checks.flatMap((check) => {
    const isRight = holdsAmong(check, amounts);
    if (isRight === null || (check.isUsual && !isRight) || isMisreadTwice(check, candidates)) return [];
    const fields = (isRight ? null : suspectsOf(check)) ?? pathsOf(check).filter((path) => amounts.has(path));
    return [{ fields, isRight }];
  });
}

/** `$8,730` at 0.28 and at 0.21 where 58,730 is written twice: what is hardly legible is misread alike in both places, and no copy proves it; a share of it would. */
function isMisreadTwice(check: CheckRule, candidates: readonly Candidate[]): boolean {
  const told = candidates.filter(({ to }) => pathsOf(check).includes(to));
  const isCopy = told.length === 2 && told[0]!.value === told[1]!.value;
  return isCopy && told.every(({ source, confidence }) => source === 'ocr' && confidence < LEGIBLE);
}
const LEGIBLE = 0.4;

/** Marks values by the verdicts: verified when all checks about them hold, contradicted when none does, else neither. */
export function markVerified(candidates: readonly Candidate[], verdicts: readonly Verdict[]): Candidate[] {
  return candidates.map((candidate) => {
    const about = verdicts.filter((verdict) => verdict.fields.includes(candidate.to));
    const right = about.filter((verdict) => verdict.isRight).length;
    const isMixed = right > 0 && right < about.length;
    return about.length === 0 || isMixed ? candidate : { ...candidate, isVerified: right > 0 };
  });
}
