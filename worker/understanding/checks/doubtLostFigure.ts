/** Finds an amount that OCR read without one of its figures, by a sum that usually holds: `$118` of `$1,118`, the rest being a thousand short. */
import type { Candidate } from '../candidate.ts';
import { amountsOf, holdsAmong } from './checks.ts';
import type { CheckRule } from './checkRule.ts';

/** What is left of its certainty: the rest may be a line that the paper does not print. */
const DOUBT = 0.4;

/** The values; of a sum that is only usual and fails, those parts are in doubt that one figure more would put right. */
export function doubtLostFigure(checks: readonly CheckRule[], all: readonly Candidate[]): Candidate[] {
  const amounts = amountsOf(all);
  const doubtful = new Set(
    checks
      .filter((check) => check.isUsual && check.plus.length > 1 && !check.minus)
      .filter((check) => holdsAmong(check, amounts) === false)
      .flatMap((check) => doubtfulIn(check, amounts)),
  );
  return all.map((one) =>
    one.source === 'ocr' && doubtful.has(one.to) ? { ...one, confidence: one.confidence * DOUBT } : one,
  );
}

type Amounts = ReadonlyMap<string, number>;

/** One of two figures that are the same is lost sooner than any other: where that may have been, nothing else is in doubt. */
function doubtfulIn(check: CheckRule, amounts: Amounts): string[] {
  const lacking = check.plus.map((path) => ({ path, lost: lostFigures(check, path, amounts) }));
  const twins = lacking.filter(({ lost }) => lost.includes('twin'));
  return (twins.length > 0 ? twins : lacking.filter(({ lost }) => lost.length > 0)).map(({ path }) => path);
}

/** The ways in which one figure more would make the amount what the sum asks for. */
function lostFigures({ plus, gives }: CheckRule, path: string, amounts: Amounts): ('twin' | 'other')[] {
  const read = amounts.get(path);
  if (read === undefined || read <= 0) return [];
  const others = plus.filter((other) => other !== path);
  const asked = others.reduce((rest, other) => rest - (amounts.get(other) ?? 0), amounts.get(gives) ?? 0);
  // `1.18` of 1,118 among whole dollars
  if (!Number.isInteger(read)) return Number.isInteger(asked) ? ['twin'] : [];
  const long = String(asked);
  return [...long].flatMap((figure, at) => {
    if (long.slice(0, at) + long.slice(at + 1) !== String(read)) return [];
    return [long[at - 1] === figure || long[at + 1] === figure ? 'twin' : 'other'];
  });
}
