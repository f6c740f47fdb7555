/** Companies' names that are wrapped into the lines of their cell, as browsers and typesetters wrap them: `Pacific Northwest Heating, Ventilation and` above `Air Conditioning Services, Inc.` */
import type { Word } from '../../reading/page.ts';
import type { Candidate } from '../candidate.ts';
import { isNextLine, isSameSize, runAt, runsOn, SAME_END, type Run } from '../locate/cellLines.ts';
import type { MappedSheet } from '../locate/cells.ts';
import { around } from '../sheet/sheet.ts';
import { hasCompanySuffix, isKindOfCompany } from '../values/names/kindOfCompany.ts';
import { textOf } from '../values/runs.ts';
import { SHAPES } from '../values/shapes.ts';

/** Whose names companies' are. */
const NAMES = ['businessInfo.businessName'];
/** How much further the next row of a list stands. */
const ROW_STEP = 1.12;
const MOST_LINES = 4;
/** Points by which the lines of a label begin apart. */
const SAME_LEFT = 3;
/** A name shorter than this needs no second line, in letters. */
const LONG = 18;

/** The candidate with its whole name, where lines above or below it in its cell are the rest of that. Scans tell too little of where lines end. */
export function withWholeCompany(maps: readonly MappedSheet[], one: Candidate): Candidate {
  const { box, page } = one;
  if (!NAMES.includes(one.to) || one.source !== 'text' || !box) return one;
  for (const map of maps.filter(({ sheet }) => sheet.page === page)) {
    const runs = runsOn(map.sheet);
    const own = runAt(runs, box);
    const words = own && wholeName(map, runs, own, String(one.value));
    const parsed = words && SHAPES.wholeName(words, around(words.map((word) => word.box)))?.value;
    if (parsed) return { ...one, value: parsed.value, box: around(words.map((word) => word.box)) };
  }
  return one;
}

/** The lines of the cell from the name's first one to the one that says what kind of company it is; null where that is its own. */
function wholeName(map: MappedSheet, runs: readonly Run[], own: Run, value: string): Word[] | null {
  const below = hasCompanySuffix(value) ? [] : follow(map, runs, own, 1);
  const end = below.findIndex(({ words }) => isKindOfCompany(words.at(-1)!.text));
  if (!hasCompanySuffix(value) && end < 0) return null;
  const above = textOf(own.words).startsWith(value.slice(0, 5)) ? follow(map, runs, own, -1) : [];
  const lines = [...above.reverse(), own, ...below.slice(0, end + 1)];
  return lines.length > 1 && isWrappedAsOne(map, runs, lines) ? lines.flatMap(({ words }) => words) : null;
}

/** The lines of the same cell below a line, or above it. */
function follow(map: MappedSheet, runs: readonly Run[], own: Run, way: 1 | -1): Run[] {
  const found: Run[] = [];
  let last: Run | undefined = own;
  while (last && found.length < MOST_LINES) {
    const from: Run = last;
    last = runs.find((run) => isNextLine(from, run, way) && isPrintOfName(map, run));
    if (last) found.push(last);
  }
  return found;
}

/** Words that no label owns, and none of an address or of another row. */
const isPrintOfName = ({ free }: MappedSheet, { words }: Run) =>
  words.every((word) => free.includes(word) && /^[\p{L}&'’.,/()-]+$/u.test(word.text)) &&
  /^[\p{Lu}&]|^(?:and|of|for|the)$/u.test(words[0]!.text);

/**
 * Is each line as long as its cell lets it be, and the last one the end of the name? The next line's first word would reach further than any
 * print of the cell: `LUND TREE CARE` above `LUND HOLDINGS OF BOISE LLC` are two names.
 */
function isWrappedAsOne(map: MappedSheet, runs: readonly Run[], lines: readonly Run[]): boolean {
  const [first, ...others] = lines;
  const widest = Math.max(...runs.filter((run) => isOfColumn(run, first!)).map(({ box }) => box.x1 - box.x0));
  const isFull = (line: Run, at: number) => {
    const next = others[at];
    return !next || line.box.x1 - line.box.x0 + spaceOf(line) + widthOf(next.words[0]!) > widest;
  };
  const isBegun = (line: Run) => !isKindOfCompany(line.words.at(-1)!.text);
  return (
    lines.every(isFull) &&
    lines.slice(0, -1).every(isBegun) &&
    textOf(first!.words).length >= LONG &&
    !isBesideRows(map, runs, lines)
  );
}
const widthOf = ({ box }: Word) => box.x1 - box.x0;
const spaceOf = ({ height }: Run) => height / 3;

/** Print of the same size that begins where the name does, or ends there, anywhere on the page. */
const isOfColumn = (a: Run, b: Run) =>
  isSameSize(a, b) && [a.box.x0 - b.box.x0, a.box.x1 - b.box.x1].some((off) => Math.abs(off) < SAME_END);

/**
 * `Owner` beside the second of two lines, below `Name` and as close as all rows of the list are: each has its own label. The lines of one label
 * stand closer than those of the list, and none of them but the first begins a label: `Business` below `Name of Licensed` does not.
 */
function isBesideRows({ landmarks }: MappedSheet, runs: readonly Run[], lines: readonly Run[]): boolean {
  const labels = lines.flatMap((line) => runs.filter((run) => isLeftOf(run, line)).slice(-1));
  const [label, other] = labels;
  if (!label || !other) return false;
  const step = lines[1]!.box.y0 - lines[0]!.box.y0;
  const column = runs.filter(
    ({ box }) => Math.abs(box.x0 - label.box.x0) < SAME_LEFT && box.y0 > label.box.y0 - 1,
  );
  const isApart = ({ box }: Run, at: number) => box.y0 - (column[at - 1]?.box.y0 ?? box.y0) > step * ROW_STEP;
  const end = column.findIndex(isApart);
  const close = end < 0 ? column : column.slice(0, end);
  const begins = ({ words: [first] }: Run) =>
    landmarks.some(({ startsRun, words }) => startsRun && words.length > 1 && words[0] === first);
  return close.length > MOST_LINES || close.slice(1).some(begins);
}
const isLeftOf = ({ box: a }: Run, { box: b }: Run) =>
  a.x1 < b.x0 && a.y0 < (b.y0 + b.y1) / 2 && a.y1 > (b.y0 + b.y1) / 2;
