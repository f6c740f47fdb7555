/** Rows of heads above one row of answers, `Name  SSN  Birth date` above `Ann Lee  929-55-7041  12-02-1975`, told as lists: each head beside its answer. */
import type { Box } from '#domain/documents/extraction';
import type { Word } from '../reading/page.ts';
import { movedLine, movedWord } from './panels.ts';
import { around, type Line, type Sheet } from './sheet.ts';
import { COUPLE, labelOf } from './values/askedLabels.ts';
import { splitAtGaps, textOf } from './values/runs.ts';

/** Heights of print between the columns of a row, at least. */
const COLUMN_GAP = 1.3;
/** Points by which a head and its answer begin, end or have their middles apart. */
const FLUSH = 6;
/** Heights of print from a head to its answer. */
const ROW_STEP = 3;
/** Words of a head. */
const LONGEST = 5;
/** Points between a head and its answer, and between the lines of the list that they become. */
const BESIDE = 24;
const BETWEEN = 8;
/** Grids of so many amounts are told by them, whatever their heads are called. */
const FEWEST_AMOUNTS = 2;
/** No page has more lines: the time that finding grids takes is that of its lines. */
const MOST_LINES = 300;

const runsIn = (line: Line | undefined) => splitAtGaps(line?.words ?? [], COLUMN_GAP);

/** `Total income (9)`, `# Dependents`: letters, and a figure only in brackets; `Wages:` has its answer beside it. */
const isHead = (run: readonly Word[]) =>
  run.length <= LONGEST && /^#? ?\p{L}[^\d:]*(?:\(\w{1,3}\))?$/u.test(textOf(run));

const isAmount = (run: readonly Word[]) => /^-?\(?\$?[\d,]+(?:\.\d\d)?\)?$/.test(textOf(run));
/** Of dependents a table tells, however few there are. */
const OF_DEPENDENTS = /\b(?:dep(?:endent)?s?|child(?:ren)?)\b(?! credit)/i;

/** `Name   SSN   Relationship   Months`: whose heads no other table has. */
const OF_RELATIVES = /^(?:relation(?:ship)?|months\b.*)$/i;

interface Pair {
  readonly head: readonly Word[];
  readonly answer: readonly Word[];
}

/** The sheet with its grids as lists; null where it has none. */
export function unfoldGrids(sheet: Sheet): Sheet | null {
  if (sheet.lines.length > MOST_LINES) return null;
  let [dy, isUnfolded, isOfDependents] = [0, false, false];
  const lines: Line[] = [];
  for (let at = 0; at < sheet.lines.length; at += 1) {
    const line = sheet.lines[at]!;
    if (runsIn(line).length === 1) isOfDependents = OF_DEPENDENTS.test(textOf(line.words));
    const headed = isOfDependents ? [] : pairsAt(sheet.lines, at);
    const pairs = isOfDependents || headed.length > 0 ? headed : captionedAt(sheet.lines, at);
    if (pairs.length === 0) {
      lines.push(movedLine(line, 0, dy));
      continue;
    }
    isUnfolded = true;
    const left = line.box.x0;
    const [widest, widestAmount] = [
      widestOf(pairs.map(({ head }) => head)),
      widestOf(pairs.flatMap(({ answer }) => (isAmount(answer) ? [answer] : []))),
    ];
    let top = line.box.y0 + dy;
    for (const { head, answer } of pairs) {
      const row = beside(head, answer, { left, top, widest, widestAmount });
      lines.push(row);
      top = row.box.y1 + BETWEEN;
    }
    const next = sheet.lines[at + 2];
    dy = next ? Math.max(dy, top + BETWEEN - next.box.y0) : dy;
    at += 1;
  }
  return isUnfolded ? { ...sheet, height: sheet.height + dy, lines } : null;
}

const widthOf = ({ x0, x1 }: Box) => x1 - x0;
const widestOf = (runs: readonly (readonly Word[])[]) =>
  Math.max(0, ...runs.map((run) => widthOf(around(run.map(({ box }) => box)))));

/** The heads of this line and what stands below each; none where it heads no grid. */
function pairsAt(lines: readonly Line[], at: number): Pair[] {
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
function captionedAt(lines: readonly Line[], at: number): Pair[] {
  const [line, below, next] = [lines[at]!, lines[at + 1], lines[at + 2]];
  const [answers, heads] = [runsIn(line), runsIn(below)];
  if (!below || !isNear(line, below) || !areHeads(heads) || answers.every(isHead)) return [];
  const isNearer = !next || below.box.y0 - line.box.y1 < next.box.y0 - below.box.y1;
  const isKnown = heads.filter(asksForPart).length > heads.length / 2;
  return isNearer && isKnown ? matched(heads, answers) : [];
}

const isNear = (line: Line, below: Line | undefined) =>
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

interface Place {
  readonly left: number;
  readonly top: number;
  /** Points; the widest head, and the widest amount. */
  readonly widest: number;
  readonly widestAmount: number;
}

/** Head and answer in one line of a list, amounts flush with one another. */
function beside(
  head: readonly Word[],
  answer: readonly Word[],
  { left, top, widest, widestAmount }: Place,
): Line {
  const [a, b] = [head, answer].map((words) => ({ words, box: around(words.map(({ box }) => box)) })) as [
    Line,
    Line,
  ];
  const indent = isAmount(answer) ? widestAmount - widthOf(b.box) : 0;
  const [own, said] = [
    movedLine(a, left - a.box.x0, top - a.box.y0),
    movedLine(b, left + widest + BESIDE + indent - b.box.x0, top - b.box.y0),
  ];
  // cards print the amount larger than its name
  const { y0, y1 } = own.box;
  const level = said.words.map((word) => movedWord(word, { ...word.box, y0, y1 }));
  const words = [...own.words, ...level];
  return { words, box: around(words.map(({ box }) => box)) };
}
