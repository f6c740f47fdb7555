/** Leaves out amounts that are no more than guesses where the form's sums hold without them and not with them. */
import type { Candidate } from '../candidate.ts';
import { amountsOf, holdsAmong, pathsOf } from './checks.ts';
import type { CheckRule } from './checkRule.ts';

/** Below this an amount is not shown unless sums prove it. */
const GUESSED = 0.5;

/**
 * The values of one form without the guesses in lines that may be blank: the year of `applied from 2019 return` was read as an amount, at 0.46, beside the empty line 26, and made the sure
 * sums of the payments doubtful.
 */
export function withoutGuesses(
  checks: readonly CheckRule[],
  candidates: readonly Candidate[],
): readonly Candidate[] {
  const amounts = amountsOf(candidates);
  const isMistaken = ({ to, value, source, confidence }: Candidate) => {
    if (source !== 'ocr' || confidence >= GUESSED || typeof value !== 'number') return false;
    const rest = new Map([...amounts].filter(([path]) => path !== to));
    const own = checks.filter((check) => pathsOf(check).includes(to));
    const fail = own.filter((check) => holdsAmong(check, amounts) === false);
    return (
      fail.length > 0 &&
      fail.every((check) => check.blank?.includes(to) && holdsAmong(check, rest)) &&
      own.every((check) => holdsAmong(check, amounts) !== true)
    );
  };
  return candidates.filter((candidate) => !isMistaken(candidate));
}
