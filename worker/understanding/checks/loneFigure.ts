/** The one figure that, put right, makes a sum and all sums that share its lines add up. */
import type { Candidate } from '../candidate.ts';
import { holdsAmong, pathsOf, type Amounts } from './checks.ts';
import type { CheckRule } from './checkRule.ts';

/**
 * Which line of a failing sum may have one figure misread, as whatever else, so that every sum it takes part in holds. Null where none
 * or several may: then it says nothing. A 4 read as a 5 in one line is likelier than that the same figure was misread alike in two.
 */
export function loneFigure(
  checks: readonly CheckRule[],
  candidates: readonly Candidate[],
  failing: CheckRule,
  amounts: Amounts,
): ReadonlyMap<string, number> | null {
  const mended = pathsOf(failing).flatMap((path) => {
    const own = candidates.find(({ to, source }) => to === path && source === 'ocr');
    const among = checks.filter((check) => pathsOf(check).includes(path));
    return oneFigureOff(own?.value)
      .filter((value) =>
        among.every((check) => holdsAmong(check, new Map(amounts).set(path, value)) !== false),
      )
      .map((value) => new Map([[path, value]]));
  });
  return mended.length === 1 ? mended[0]! : null;
}

/** Amounts that differ from this one in one figure. */
function oneFigureOff(amount: Candidate['value'] | undefined): number[] {
  if (typeof amount !== 'number') return [];
  const figures = String(amount);
  return [...figures].flatMap((figure, at) =>
    /\d/.test(figure)
      ? FIGURES.filter(
          (other) => other !== figure && !(other === '0' && /^-?$/.test(figures.slice(0, at))),
        ).map((other) => Number(figures.slice(0, at) + other + figures.slice(at + 1)))
      : [],
  );
}
const FIGURES = [...'0123456789'];
