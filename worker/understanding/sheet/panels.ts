/** Panels side by side, each with headings and rows of its own, told as they are read: one column after the other. */
import type { Box } from '#domain/documents/extraction';
import type { Word } from '../../reading/page.ts';
import { isHeadingOfPanel, isRowOfPanel } from './panelRows.ts';
import { around, toLines, type Line, type Mark, type Sheet } from './sheet.ts';
import { COUPLE, labelOf } from '../values/people/askedLabels.ts';
import { splitAtGaps, textOf } from '../values/runs.ts';

/** Heights of print between a panel's label and its value, at least. */
const COLUMN_GAP = 1.3;
/** Points by which the lines of one panel begin apart, and between two panels. */
const FLUSH = 4;
const GUTTER = 6;
/** Points from the left of the page where no second panel begins. */
const NARROWEST = 90;
/** So many lines begin at the left of a panel. */
const FEWEST_LINES = 3;
/** No page has more lines; the time that finding panels takes grows faster than their number. */
const MOST_LINES = 300;
/** Points between panels that are set one below the other. */
const APART = 20;

/** Where a word of a panel was printed that now stands below another. */
const printed = new WeakMap<Word, Word>();
export const asPrinted = (word: Word): Word => printed.get(word) ?? word;

interface Split {
  readonly start: number;
  readonly end: number;
  readonly left: readonly Line[];
  readonly right: readonly Line[];
}

/** The sheet with the panels of each row one below the other; null where none stand side by side. */
export function unfoldPanels(sheet: Sheet): Sheet | null {
  const panels = sheet.lines.length > MOST_LINES ? [] : inOrder(sheet.lines);
  if (panels.length < 2) return null;
  const moves: { readonly box: Box; readonly dx: number; readonly dy: number }[] = [];
  let floor = 0;
  const lines = panels.flatMap(({ lines: own, left }, at) => {
    const box = around(own.map((line) => line.box));
    const [dx, dy] = [left - box.x0, at === 0 ? 0 : floor + APART - box.y0];
    floor = box.y1 + dy;
    moves.push({ box, dx, dy });
    return own.map((line) => movedLine(line, dx, dy));
  });
  const movedMark = (mark: Mark): Mark => {
    const move = moves.find(({ box }) => holds(box, mark.box));
    return move ? { ...mark, box: moved(mark.box, move.dx, move.dy) } : mark;
  };
  return {
    ...sheet,
    height: Math.max(sheet.height, floor + APART),
    lines,
    marks: sheet.marks.map(movedMark),
  };
}

const holds = (outer: Box, { x0, y0, x1, y1 }: Box) =>
  (x0 + x1) / 2 > outer.x0 - APART && x1 < outer.x1 + APART && y0 > outer.y0 - FLUSH && y1 < outer.y1 + FLUSH;
const moved = ({ x0, x1, y0, y1 }: Box, dx: number, dy: number): Box => ({
  x0: x0 + dx,
  x1: x1 + dx,
  y0: y0 + dy,
  y1: y1 + dy,
});
/** A line elsewhere on the sheet (points to the right and down), whose words still know where they were printed. */
export function movedLine({ words, box }: Line, dx: number, dy: number): Line {
  const own = words.map((word) => movedWord(word, moved(word.box, dx, dy)));
  return { words: own, box: moved(box, dx, dy) };
}
/** A word elsewhere on the sheet, which still knows where it was printed. */
export function movedWord(word: Word, box: Box): Word {
  const copy = { ...word, box };
  printed.set(copy, asPrinted(word));
  return copy;
}

interface Panel {
  readonly lines: readonly Line[];
  /** Where the column begins that it is set below. */
  readonly left: number;
}

/** The parts of a page in reading order. */
function inOrder(lines: readonly Line[]): Panel[] {
  const split = splitOf(lines);
  if (!split) return lines.length > 0 ? [{ lines, left: leftOf(lines) }] : [];
  const { start, end, left, right } = split;
  const x = leftOf(left);
  return [
    ...plain(lines.slice(0, start)),
    ...inOrder(left),
    ...inOrder(right).map((panel) => ({ ...panel, left: x })),
    ...inOrder(lines.slice(end)),
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
