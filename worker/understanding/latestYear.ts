/** Leaves of a comparison of several years only the column of the latest one: the others are other returns' figures. */
import type { Word } from '../reading/page.ts';
import { around, type Line, type Sheet } from './sheet.ts';
import { runsOf, textOf } from './values/runs.ts';

/** `2023`, `Tax year 2023`, `2023 Amount`; what is only expected of a year to come is no return. */
const YEAR_HEADING = /^(?:tax year )?(20[1-4]\d)(?: (?:amounts?|actual|federal|return|tax return))?$/i;

interface Column {
  readonly box: Line['box'];
  readonly year: number | null;
}

/** The sheet without the figures of earlier years and of the difference; the sheet itself where years head no columns. */
export function ofLatestYear(sheet: Sheet): Sheet {
  let columns: readonly Column[] = [];
  let isCut = false;
  const lines = sheet.lines.flatMap((line) => {
    columns = columnsOf(line) ?? columns;
    if (columns.length === 0) return [line];
    const words = ownWords(line, columns);
    isCut ||= words.length < line.words.length;
    return words.length > 0 ? [{ words, box: around(words.map(({ box }) => box)) }] : [];
  });
  return isCut ? { ...sheet, lines, isOneOfColumns: true } : sheet;
}

/** The columns that a line heads; null where it names fewer than two years, each in a column of its own. */
function columnsOf({ words }: Line): readonly Column[] | null {
  const columns = runsOf(words, 1).map((run) => ({
    box: around(run.map(({ box }) => box)),
    year: Number(YEAR_HEADING.exec(textOf(run))?.[1] ?? 0) || null,
  }));
  const first = columns.findIndex(({ year }) => year !== null);
  const years = new Set(columns.flatMap(({ year }) => year ?? []));
  return years.size >= 2 ? columns.slice(first) : null;
}

/** Figures, and the headings themselves, stay where their column is the latest year's; words left of the columns stay. */
function ownWords({ words }: Line, columns: readonly Column[]): Word[] {
  const latest = Math.max(...columns.map(({ year }) => year ?? 0));
  return runsOf(words, 1).flatMap((run) => {
    const box = around(run.map((word) => word.box));
    const isFigure = run.some(({ text }) => /\d/.test(text)) && box.x1 > columns[0]!.box.x0;
    return !isFigure || nearest(columns, box).year === latest ? run : [];
  });
}

/** Figures are set flush with their heading's left or right end, or centred below it. */
function nearest(columns: readonly Column[], { x0, x1 }: Line['box']): Column {
  const distance = ({ box }: Column) =>
    Math.min(Math.abs(box.x0 - x0), Math.abs(box.x1 - x1), Math.abs(box.x0 + box.x1 - x0 - x1) / 2);
  return columns.reduce((best, column) => (distance(column) < distance(best) ? column : best));
}
