/** Takes columns of figures out of a sheet that are another year's or another return's. */
import { median } from '../../reading/median.ts';
import type { Word } from '../../reading/page.ts';
import { around, type Line, type Sheet } from '../sheet/sheet.ts';
import { runsOf, textOf } from '../values/runs.ts';

export interface Column {
  /** Around its heading. */
  readonly box: Line['box'];
  readonly isOwn: boolean;
  /** Where its figures end, flush, where the page tells it. */
  readonly end?: number;
}

/**
 * The sheet without the figures of other columns; the sheet itself where no line heads any. `columnsOf` are the columns that a line
 * heads, if it does; figures further than `reach` points from every heading stand in none of them.
 */
export function withoutOtherColumns(
  sheet: Sheet,
  columnsOf: (line: Line) => readonly Column[] | null,
  reach = Infinity,
): Sheet {
  let columns: readonly Column[] = [];
  let isCut = false;
  const lines = sheet.lines.flatMap((line, at) => {
    const headed = columnsOf(line);
    columns = headed ? withEnds(headed, sheet.lines.slice(at + 1)) : columns;
    if (columns.length === 0) return [line];
    const words = ownWords(line, columns, reach);
    isCut ||= words.length < line.words.length;
    return words.length > 0 ? [{ words, box: around(words.map(({ box }) => box)) }] : [];
  });
  return isCut ? { ...sheet, lines, isOneOfColumns: true } : sheet;
}

/** Figures, and the headings themselves, stay where their column is an own one; words left of the columns stay. */
function ownWords({ words }: Line, columns: readonly Column[], reach: number): Word[] {
  const [first, ...answers] = runsOf(words, 1);
  if (isStatusOfEach(first!, answers, columns))
    return [first!, ...answers.filter((_, at) => columns[at]!.isOwn)].flat();
  return runsOf(words, 1).flatMap((run) => {
    const box = around(run.map((word) => word.box));
    const isFigure = isFigureOf(columns, run);
    const column = nearest(columns, box);
    return !isFigure || column.isOwn || distance(column, box) > reach ? run : [];
  });
}

/** `Filing status   S   MFJ   MFJ`: an answer for each of several columns. Of two nobody knows whether one is left blank beside the other. */
const isStatusOfEach = (
  label: readonly Word[],
  answers: readonly (readonly Word[])[],
  columns: readonly Column[],
) =>
  columns.length >= FEWEST_STATUSES &&
  answers.length === columns.length &&
  answers.every(([word]) => /^[\p{L}(]/u.test(word!.text)) &&
  /^(?:\d+\.? )?filing status:?$/i.test(textOf(label));
const FEWEST_STATUSES = 3;

const isFigureOf = (columns: readonly Column[], run: readonly Word[]) =>
  run.some(({ text }) => /\d/.test(text)) &&
  around(run.map(({ box }) => box)).x1 > columns[0]!.box.x0 &&
  !isSaid(run);

/** Figures of one column end this close together (points); so many make one, and nearly all figures stand in one. */
const FLUSH = 4;
const FEWEST_FLUSH = 3;
const MOST = 0.8;

/** The columns with the ends of their figures, where these stand in as many columns as there are headings: `318` flush with `83,377` may stand nearer to the next heading. */
function withEnds(columns: readonly Column[], below: readonly Line[]): readonly Column[] {
  const ends = below
    .flatMap(({ words }) => runsOf(words, 1))
    .filter((run) => isFigureOf(columns, run))
    .map((run) => run.at(-1)!.box.x1)
    .sort((a, b) => a - b);
  const groups: number[][] = [];
  for (const end of ends)
    if (end - (groups.at(-1)?.at(-1) ?? -Infinity) < FLUSH) groups.at(-1)!.push(end);
    else groups.push([end]);
  const flush = groups.filter(({ length }) => length >= FEWEST_FLUSH);
  if (flush.length !== columns.length || flush.flat().length < ends.length * MOST) return columns;
  return columns.map((column, at) => ({ ...column, end: median(flush[at]!) }));
}

/** `Prepared for: Ann and Lee Tan, 41 Elm Ave, Keene, NH 03431`, `Dependents claimed: 2`: a line of text that runs below the columns. */
const isSaid = (run: readonly Word[]) =>
  (run.length >= FEWEST_SAID && run.filter(({ text }) => /\p{L}{2}/u.test(text)).length > run.length / 2) ||
  run.slice(0, -1).some(({ text }) => /\p{L}:$/u.test(text));
const FEWEST_SAID = 6;

const nearest = (columns: readonly Column[], box: Line['box']): Column =>
  columns.reduce((best, column) => (distance(column, box) < distance(best, box) ? column : best));

/** Figures are set flush with their heading's left or right end, or centred below it. */
const distance = ({ box, end }: Column, { x0, x1 }: Line['box']) =>
  end === undefined
    ? Math.min(Math.abs(box.x0 - x0), Math.abs(box.x1 - x1), Math.abs(box.x0 + box.x1 - x0 - x1) / 2)
    : Math.abs(end - x1);
