/** Corrects amounts that OCR misread where the form's arithmetic leaves exactly one way to do so. */
import type { Candidate } from '../candidate.ts';
import { amountsOf, holdsAmong, pathsOf, type Amounts } from './checks.ts';
import { digitSlips } from './digitSlips.ts';
import { withFirstFigure, withoutOneFigure } from './figureSlips.ts';
import type { CheckRule } from './checkRule.ts';
import { loneFigure } from './loneFigure.ts';
import { lackingAmount } from './unreadLine.ts';

/** The same digit misread in every line of a form: wages, their total, total income, adjusted gross income. */
const MOST_CHANGES = 4;
/** What the other look at the box read is likelier than what no look read; so is a misreading of what was read without certainty. */
const COST_OF_RIVAL = 0.5;
const COST_OF_SLIP = 1;
const COST_OF_FIGURE_TOO_MANY = 2;
const COST_OF_FIGURE_LOST = 2;
const COST_OF_CERTAINTY = 2;
/** A line that may be blank was not read: sooner so than that several lines were misread alike, but later than that one was. */
const COST_OF_MISSED_LINE = 4.5;
/**
 * What is read with less certainty than this may be any amount: sooner so than that a sure one was misread. 58,694 at 0.97 was made 58,894 for
 * deductions of 15,550 at 0.53, which were 15,750.
 */
const GUESSED = 0.6;
const COST_OF_GUESS = 3;
/** Ways that cost nearly the same are equally likely. */
const CLEARLY_LESS = 0.3;

type Changes = ReadonlyMap<string, number>;
interface Solution {
  readonly changes: Changes;
  readonly cost: number;
}

interface Problem {
  /** Those that must hold; not one that none of its amounts can make right. */
  readonly checks: readonly CheckRule[];
  /** What each value that OCR read may have been instead, and what it costs to think so. */
  readonly others: ReadonlyMap<string, ReadonlyMap<number, number>>;
  /** Usual checks, and others at another rate than their own, that held from the start; they must not be broken. */
  readonly kept: readonly CheckRule[];
}

/** The values with those replaced that a failing check asks for; `rival` keeps what was read. Values of print stay as they are. */
export function settleAmounts(checks: readonly CheckRule[], candidates: readonly Candidate[]): Candidate[] {
  let settled = [...candidates];
  for (let round = 0; round < checks.length; round++) {
    const changes = findChanges(checks, settled);
    if (!changes) return settled;
    settled = settled.map((candidate) => {
      const value = changes.get(candidate.to);
      return value === undefined ? candidate : { ...candidate, value, rival: candidate.value };
    });
  }
  return settled;
}

/**
 * Which values of a sum that does not add up may be misread, by path: those that one of the likeliest ways to mend it changes.
 * Null where nothing mends it by figures, or where a line may not have been read: then any may be.
 */
export function suspectsOf(
  checks: readonly CheckRule[],
  candidates: readonly Candidate[],
): (failing: CheckRule) => readonly string[] | null {
  const amounts = amountsOf(candidates);
  const problem = problemOf(checks, candidates, amounts);
  return (failing) => {
    if (mayLackLine(failing, amounts)) return null;
    const ways = cheapest(solve(problem, amounts, atOwnRate(failing), NOTHING));
    return ways.length > 0 ? ways.flatMap((changes) => [...changes.keys()]) : null;
  };
}

const NOTHING: Solution = { changes: new Map(), cost: 0 };

function problemOf(
  checks: readonly CheckRule[],
  candidates: readonly Candidate[],
  amounts: Amounts,
): Problem {
  const others = othersOf(candidates);
  const isOther = (check: CheckRule) =>
    holdsAmong(check, amounts) === true && holdsAmong(atOwnRate(check), amounts) === false;
  return {
    checks: checks
      .filter((check) => !check.isUsual && !isOther(check) && !isHopeless(check, others, amounts))
      .map(atOwnRate),
    others,
    kept: checks.filter((check) => (check.isUsual ? holdsAmong(check, amounts) : isOther(check))),
  };
}

/** Another rate than the form's own proves what was read; it mends nothing: 5,871.10 may be 7.65 percent misread, or anything. */
const atOwnRate = (check: CheckRule): CheckRule => ({ ...check, otherRates: [] });

/** A sum that no other value of one of its amounts would mend is no witness against a change. */
function isHopeless(check: CheckRule, others: Problem['others'], amounts: Amounts): boolean {
  const mends = (path: string) =>
    [...(others.get(path)?.keys() ?? [])].some((value) =>
      holdsAmong(check, new Map(amounts).set(path, value)),
    );
  return holdsAmong(check, amounts) === false && !pathsOf(check).some(mends);
}

function findChanges(checks: readonly CheckRule[], candidates: readonly Candidate[]): Changes | null {
  const amounts = amountsOf(candidates);
  const problem = problemOf(checks, candidates, amounts);
  for (const check of problem.checks) {
    if (holdsAmong(check, amounts) !== false) continue;
    const missed = mayLackLine(check, amounts) ? [{ ...NOTHING, cost: COST_OF_MISSED_LINE }] : [];
    const guessed = guessedIn(check, candidates);
    const ways = solve(problem, amounts, check, NOTHING).filter(
      ({ changes, cost }) =>
        guessed.length === 0 ||
        guessed.some((path) => changes.has(path)) ||
        cost < COST_OF_GUESS - CLEARLY_LESS,
    );
    const [first, ...others] = cheapest([...ways, ...missed]);
    // Two ways to put it right are none.
    if (first && first.size > 0 && others.length === 0)
      return (first.size > 1 && loneFigure(problem.checks, candidates, check, amounts)) || first;
  }
  return null;
}

/** Would the sum be right with an amount in one of the lines that were taken for blank? */
const mayLackLine = (check: CheckRule, amounts: Amounts): boolean => lackingAmount(check, amounts) !== null;

const guessedIn = (check: CheckRule, candidates: readonly Candidate[]): string[] =>
  candidates
    .filter(({ source, confidence }) => source === 'ocr' && confidence < GUESSED)
    .map(({ to }) => to)
    .filter((path) => pathsOf(check).includes(path));

function othersOf(candidates: readonly Candidate[]): Problem['others'] {
  const read = candidates.filter(({ source, value }) => source === 'ocr' && typeof value === 'number');
  return new Map(
    read.map(({ to, value, rival, confidence }) => {
      const sureness = confidence * COST_OF_CERTAINTY;
      const costs = new Map(digitSlips(Number(value)).map((slip) => [slip, COST_OF_SLIP + sureness]));
      for (const shorter of withoutOneFigure(Number(value)))
        costs.set(shorter, COST_OF_FIGURE_TOO_MANY + sureness);
      for (const longer of withFirstFigure(Number(value))) costs.set(longer, COST_OF_FIGURE_LOST + sureness);
      if (typeof rival === 'number') costs.set(rival, COST_OF_RIVAL + sureness);
      return [to, costs];
    }),
  );
}

/** Ways to make `failing` hold, and every check that the changed values take part in. */
function solve(problem: Problem, amounts: Amounts, failing: CheckRule, soFar: Solution): Solution[] {
  if (soFar.changes.size === MOST_CHANGES) return [];
  const open = pathsOf(failing).filter((path) => !soFar.changes.has(path));
  return open.flatMap((path) =>
    [...(problem.others.get(path) ?? [])].flatMap(([value, cost]) => {
      const changed = new Map(amounts).set(path, value);
      if (!holdsAmong(failing, changed)) return [];
      const next = { changes: new Map(soFar.changes).set(path, value), cost: soFar.cost + cost };
      const broken = firstBroken(problem, changed, next.changes);
      return broken ? solve(problem, changed, broken, next) : [next];
    }),
  );
}

function firstBroken({ checks, kept }: Problem, amounts: Amounts, changes: Changes): CheckRule | undefined {
  return [...checks, ...kept].find(
    (check) => pathsOf(check).some((path) => changes.has(path)) && holdsAmong(check, amounts) === false,
  );
}

/** The cheapest solution, and others that cost hardly more; each once. */
function cheapest(solutions: readonly Solution[]): Changes[] {
  const least = Math.min(...solutions.map(({ cost }) => cost));
  const names = new Map(
    solutions
      .filter(({ cost }) => cost < least + CLEARLY_LESS)
      .map(({ changes }) => [JSON.stringify([...changes].sort()), changes]),
  );
  return [...names.values()];
}
