/** Takes columns of figures out of a sheet that are another year's or another return's. */
import type { Word } from '../reading/page.ts';
import { around, type Line, type Sheet } from './sheet.ts';
import { runsOf } from './values/runs.ts';

export interface Column {
  /** Around its heading. */
  readonly box: Line['box'];
  readonly isOwn: boolean;
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
  const lines = sheet.lines.flatMap((line) => {
    columns = columnsOf(line) ?? columns;
    if (columns.length === 0) return [line];
    const words = ownWords(line, columns, reach);
    isCut ||= words.length < line.words.length;
    return words.length > 0 ? [{ words, box: around(words.map(({ box }) => box)) }] : [];
  });
  return isCut ? { ...sheet, lines, isOneOfColumns: true } : sheet;
}

/** Figures, and the headings themselves, stay where their column is an own one; words left of the columns stay. */
function ownWords({ words }: Line, columns: readonly Column[], reach: number): Word[] {
  return runsOf(words, 1).flatMap((run) => {
    const box = around(run.map((word) => word.box));
    const isFigure = run.some(({ text }) => /\d/.test(text)) && box.x1 > columns[0]!.box.x0 && !isSaid(run);
    const column = nearest(columns, box);
    return !isFigure || column.isOwn || distance(column, box) > reach ? run : [];
  });
}

/** `Prepared for: Ann and Lee Tan, 41 Elm Ave, Keene, NH 03431`: a line of text that runs below the columns. */
const isSaid = (run: readonly Word[]) =>
  run.length >= FEWEST_SAID && run.filter(({ text }) => /\p{L}{2}/u.test(text)).length > run.length / 2;
const FEWEST_SAID = 6;

const nearest = (columns: readonly Column[], box: Line['box']): Column =>
  columns.reduce((best, column) => (distance(column, box) < distance(best, box) ? column : best));

/** Figures are set flush with their heading's left or right end, or centred below it. */
const distance = ({ box }: Column, { x0, x1 }: Line['box']) =>
  Math.min(Math.abs(box.x0 - x0), Math.abs(box.x1 - x1), Math.abs(box.x0 + box.x1 - x0 - x1) / 2);
