/** A row of heads and the row of answers below it, or above it where they are captions: which answer is whose. */
import type { Box } from '#domain/documents/extraction';
import type { Word } from '../../reading/page.ts';
import { around, type Line } from './sheet.ts';
import { COUPLE, headingOf, labelOf } from '../values/people/askedLabels.ts';
import { splitAtGaps, textOf } from '../values/runs.ts';

/** Heights of print between the columns of a row, at least. */
const COLUMN_GAP = 1.3;
/** Points by which a head and its answer begin, end or have their middles apart. */
const FLUSH = 6;
/** Heights of print from a head to its answer. */
const ROW_STEP = 3;
/** So many times as far off is as near. */
const AS_NEAR = 1.3;
/** Words of a head. */
const LONGEST = 5;
/** Grids of so many amounts are told by them, whatever their heads are called. */
const FEWEST_AMOUNTS = 2;

export const runsIn = (line: Line | undefined) => splitAtGaps(line?.words ?? [], COLUMN_GAP);

/** `Total income (9)`, `# Dependents`: letters, and a figure only in brackets; `Wages:` has its answer beside it. */
const isHead = (run: readonly Word[]) =>
  run.length <= LONGEST && /^#? ?\p{L}[^\d:]*(?:\(\w{1,3}\))?$/u.test(textOf(run));

export const isAmount = (run: readonly Word[]) => /^-?\(?\$?[\d,]+(?:\.\d\d)?\)?$/.test(textOf(run));
/** Of dependents a table tells, however few there are. */
export const OF_DEPENDENTS = /\b(?:dep(?:endent)?s?|child(?:ren)?)\b(?! credit)/i;

/** `Name   SSN   Relationship   Months`: whose heads no other table has. */
const OF_RELATIVES = /^(?:relation(?:ship)?|months\b.*)$/i;

export interface Pair {
  readonly head: readonly Word[];
  readonly answer: readonly Word[];
}

/** The heads of this line and what stands below each; none where it heads no grid. */
export function pairsAt(lines: readonly Line[], at: number): Pair[] {
  const [line, below, next] = [lines[at]!, lines[at + 1], lines[at + 2]];
  const [heads, answers] = [runsIn(line), runsIn(below)];
  if (!isNear(line, below) || !areHeads(heads)) return [];
  const pairs = matched(heads, answers);
  const isKnown =
    // of a list, `Occupation   Baker`, the second run is the first one's answer
    asksForPart(heads[1]!) || answers.filter(isAmount).length >= FEWEST_AMOUNTS;
  return isKnown && !isTable(heads, answers.length, next) ? pairs : [];
}

/** `Ann Lee     929-55-7041` on lines that a form leaves blank, and what is asked for in small print below them: the captions of this line. */
export function captionedAt(lines: readonly Line[], at: number): Pair[] {
  const [line, below, next] = [lines[at]!, lines[at + 1], lines[at + 2]];
  const [answers, heads] = [runsIn(line), runsIn(below)];
  if (!below || !isNear(line, below) || !areHeads(heads)) return [];
  if (answers.every(isHead) && !areOfName(heads, answers)) return [];
  const [above, under] = [below.box.y0 - line.box.y1, (next?.box.y0 ?? Infinity) - below.box.y1];
  // of print without letters that hang below its line the next row is a little further off than it seems
  const isNearer = above < under || (above < AS_NEAR * under && endsInHeads(lines, at));
  const isKnown =
    heads.filter(asksForPart).length > heads.length / 2 ||
    (answers.filter(isAmount).length >= FEWEST_AMOUNTS && endsInHeads(lines, at));
  return isNearer && isKnown ? matched(heads, answers) : [];
}

/** `Ann     Lee` above `First name     Last name`. */
const areOfName = (heads: readonly (readonly Word[])[], answers: readonly (readonly Word[])[]) =>
  heads.some((head) => labelOf(COUPLE, textOf(head))?.asks === 'last') &&
  !answers.some((run) => asksForPart(run) || headingOf(COUPLE, textOf(run)) !== null);

/** `61,240   38` above `Wages   Interest`, down to where no more such rows follow: the last one has its captions, too. */
function endsInHeads(lines: readonly Line[], at: number): boolean {
  const isGrid = (above: number) => matched(runsIn(lines[above + 1]), runsIn(lines[above])).length > 0;
  const [heads, answers] = [runsIn(lines[at + 1]), runsIn(lines[at + 2])];
  const goesOn = isNear(lines[at + 1]!, lines[at + 2]) && matched(heads, answers).length > 0;
  if (!goesOn) return true;
  return areHeads(runsIn(lines[at + 3])) && isGrid(at + 2) && endsInHeads(lines, at + 2);
}

export const isNear = (line: Line, below: Line | undefined) =>
  below !== undefined && below.box.y0 - line.box.y0 < ROW_STEP * (line.box.y1 - line.box.y0);
const areHeads = (runs: readonly (readonly Word[])[]) =>
  runs.length > 1 &&
  runs.every(isHead) &&
  !runs.some((run, at) => (at === 0 ? OF_DEPENDENTS : OF_RELATIVES).test(textOf(run)));
const asksForPart = (head: readonly Word[]) => labelOf(COUPLE, textOf(head)) !== null;

/** Each answer with the head of its column; none where one has none, or several. */
function matched(heads: readonly (readonly Word[])[], answers: readonly (readonly Word[])[]): Pair[] {
  const pairs = heads.flatMap((head) => {
    const own = answers.filter((answer) => isBelow(answer, head));
    return own.length === 1 ? [{ head, answer: own[0]! }] : [];
  });
  const isWhole = new Set(pairs.map(({ answer }) => answer)).size === answers.length;
  return isWhole && pairs.length === answers.length && pairs.length > 1 ? pairs : [];
}

function isBelow(answer: readonly Word[], head: readonly Word[]): boolean {
  const [a, b] = [answer, head].map((run) => around(run.map(({ box }) => box))) as [Box, Box];
  return (
    Math.abs(a.x0 - b.x0) < FLUSH ||
    Math.abs(a.x1 - b.x1) < FLUSH ||
    Math.abs(a.x0 + a.x1 - b.x0 - b.x1) < 2 * FLUSH
  );
}

/** A second row of as many answers: the heads are those of a table. */
function isTable(heads: readonly (readonly Word[])[], count: number, next: Line | undefined): boolean {
  const runs = runsIn(next);
  const isUnder = (run: readonly Word[]) => heads.some((head) => isBelow(run, head));
  return runs.length === count && runs.every(isUnder) && !runs.every(isHead);
}
