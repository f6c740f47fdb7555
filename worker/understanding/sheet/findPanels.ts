/** Finds the panels of a page that stand side by side: parted by gutters, each with headings and rows of its own. */
import type { Word } from '../../reading/page.ts';
import { isHeadingOfPanel, isRowOfPanel } from './panelRows.ts';
import { toLines, type Line } from './sheet.ts';
import { COUPLE, labelOf } from '../values/people/askedLabels.ts';
import { splitAtGaps, textOf } from '../values/runs.ts';

/** Heights of print between a panel's label and its value, at least. */
const COLUMN_GAP = 1.3;
/** Points by which the lines of one panel begin apart, and between two panels. */
export const FLUSH = 4;
const GUTTER = 6;
/** Points from the left of the page where no second panel begins. */
const NARROWEST = 90;
/** So many lines begin at the left of a panel. */
const FEWEST_LINES = 3;

export interface Panel {
  readonly lines: readonly Line[];
  /** Where the column begins that it is set below. */
  readonly left: number;
}

interface Split {
  readonly start: number;
  readonly end: number;
  readonly left: readonly Line[];
  readonly right: readonly Line[];
}

/** The parts of a page in reading order: the panels of each row one after the other. */
export function panelsOf(lines: readonly Line[]): Panel[] {
  const split = splitOf(lines);
  if (!split) return lines.length > 0 ? [{ lines, left: leftOf(lines) }] : [];
  const { start, end, left, right } = split;
  const x = leftOf(left);
  return [
    ...plain(lines.slice(0, start)),
    ...panelsOf(left),
    ...panelsOf(right).map((panel) => ({ ...panel, left: x })),
    ...panelsOf(lines.slice(end)),
  ];
}
const plain = (lines: readonly Line[]) => (lines.length > 0 ? [{ lines, left: leftOf(lines) }] : []);
const leftOf = (lines: readonly Line[]) => Math.min(...lines.map(({ box }) => box.x0));
/** Where most lines of a panel begin: a footnote may begin further left. */
function sideOfMost(lines: readonly Line[]): number {
  const starts = lines.map(({ box }) => box.x0);
  const countAt = (x: number) => starts.filter((other) => other >= x && other < x + FLUSH).length;
  return starts.reduce((best, x) => (countAt(x) > countAt(best) ? x : best), leftOf(lines));
}

const runsIn = ({ words }: Line) => splitAtGaps(words, COLUMN_GAP);

/** Where columns of print begin, right of the page's left side. */
function edgesOf(lines: readonly Line[]): number[] {
  const from = leftOf(lines) + NARROWEST;
  const starts = lines
    .flatMap((line) => runsIn(line).map(([first]) => first!.box.x0))
    .filter((x) => x > from)
    .sort((a, b) => a - b);
  const groups: number[][] = [];
  for (const x of starts)
    if (x - (groups.at(-1)?.[0] ?? -Infinity) < FLUSH) groups.at(-1)!.push(x);
    else groups.push([x]);
  return groups.filter(({ length }) => length >= FEWEST_LINES).map(([first]) => first!);
}

/** Of these the ones where a heading begins. */
const headedEdges = (lines: readonly Line[], edges: readonly number[]) =>
  edges.filter((x) =>
    lines.some((line) =>
      runsIn(line).some(
        (run) => Math.abs(run[0]!.box.x0 - x) < FLUSH && isHeadingOfPanel(run, run[0]!.box.x0),
      ),
    ),
  );

/** The first row of panels, parted at its first gutter. */
function splitOf(lines: readonly Line[]): Split | null {
  if (lines.length < FEWEST_LINES) return null;
  const edges = headedEdges(lines, edgesOf(lines));
  const splits = edges.flatMap((x) => splitsAt(lines, x, edges));
  return splits.sort((a, b) => a.start - b.start || b.end - a.end)[0] ?? null;
}

/** Every row of two panels that a gutter at `x` parts, and no run of print crosses. */
function splitsAt(lines: readonly Line[], x: number, edges: readonly number[]): Split[] {
  const isCrossed = lines.map((line) =>
    runsIn(line).some((run) => run[0]!.box.x0 < x - FLUSH && run.at(-1)!.box.x1 > x - GUTTER),
  );
  const splits: Split[] = [];
  for (let start = 0; start < lines.length; start += 1) {
    if (isCrossed[start]) continue;
    const crossing = lines.findIndex((line, at) => at >= start && (isCrossed[at] || isRowAcross(line, x)));
    const end = crossing < 0 ? lines.length : crossing;
    const split = partedAt(lines, { x, from: start, end, edges });
    if (split) splits.push(split);
    start = end;
  }
  return splits;
}

/** `Your federal refund` in the left panel, and nothing but its amount in the right one: a row of both. */
function isRowAcross({ words }: Line, x: number): boolean {
  const left = words.filter(({ box }) => box.x0 < x - FLUSH);
  const right = words.slice(left.length);
  const isLabel = left.length > 0 && left.every(({ text }) => /^\p{L}+$/u.test(text));
  return isLabel && right.length === 1 && /^\$[\d,]+(?:\.\d\d)?$/.test(right[0]!.text);
}

interface Gutter {
  readonly x: number;
  readonly from: number;
  readonly end: number;
  /** Where other panels may begin: what stands right of the next one is none of this one's print. */
  readonly edges: readonly number[];
}

/** A row of panels begins where the right one has a heading. */
function partedAt(lines: readonly Line[], { x, from, end, edges }: Gutter): Split | null {
  const isRight = ({ box }: Word) => box.x0 >= x - FLUSH;
  const sideOf = (line: Line, right: boolean) => line.words.filter((word) => isRight(word) === right);
  const start = lines.findIndex(
    (line, at) => at >= from && at < end && isHeadingOfPanel(firstColumn(sideOf(line, true), x, edges), x),
  );
  const rows = lines.slice(start, end).map((line) => [false, true].map((side) => sideOf(line, side)));
  if (start < 0 || areLabelsOfRows(rows)) return null;
  const [left, right] = [false, true].map((isOfRight) =>
    toLines(lines.slice(start, end).flatMap((line) => sideOf(line, isOfRight))),
  );
  return isPanel(left!, edges) && isPanel(right!, edges) ? { start, end, left: left!, right: right! } : null;
}

/** `Name`, `SSN`, `Occupation` on the left, each alone in its line, and what both said to it on the right, below `Taxpayer   Spouse`: the labels of one table's rows. */
function areLabelsOfRows(rows: readonly (readonly (readonly Word[])[])[]): boolean {
  const both = rows.filter(([left, right]) => left!.length > 0 && right!.length > 0).slice(0, FEWEST_LINES);
  // where answers stand below their labels, every other line is one
  return both.length === FEWEST_LINES && both.every(([left]) => labelOf(COUPLE, textOf(left!)) !== null);
}

const firstColumn = (words: readonly Word[], x: number, edges: readonly number[]) => {
  const next = edges.find((edge) => edge > x + NARROWEST / 2) ?? Infinity;
  return words.filter(({ box }) => box.x0 < next - FLUSH);
};

/** Headings and rows, flush with one another. */
function isPanel(lines: readonly Line[], edges: readonly number[]): boolean {
  if (lines.length === 0) return false;
  const x = sideOfMost(lines);
  const own = toLines(lines.flatMap(({ words }) => firstColumn(words, x, edges)));
  return (
    own.some(({ words }) => isHeadingOfPanel(words, x)) &&
    own.some(({ words }, at) => isRowOfPanel(words, x, own[at + 1]?.words ?? []))
  );
}
