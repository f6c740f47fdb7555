/** Leaves of a comparison of several years only the column of the latest one: the others are other returns' figures. */
import { withoutOtherColumns, type Column } from './otherColumns.ts';
import { around, type Line, type Sheet } from './sheet.ts';
import { runsOf, textOf } from './values/runs.ts';

/** `2023`, `Tax year 2023`, `2023 Amount`, `2022 as filed`, `2023 this return`, `2022 (for comparison)`, `2023 corrected`; what is only expected of a year to come is no return. */
const YEAR_HEADING =
  /^(?:tax year )?(20[1-4]\d)(?: (?:amounts?|actual|federal|(?:as |e-)?filed|(?:(?:this|last|prior|current) )?(?:tax )?return|(?:as )?corrected|\(?(?:for comparison|prior year|current year|last year|this year)(?: only)?\)?))?$/i;

/** The sheet without the figures of earlier years and of the difference; the sheet itself where years head no columns. */
export const ofLatestYear = (sheet: Sheet): Sheet => ofYear(sheet, Math.max);

/** The sheet with the figures of this year alone; null where it heads no column, or the last one. */
export function ofOtherYear(sheet: Sheet, year: number): Sheet | null {
  const isBeside = sheet.lines.some((line) => {
    const years = columnsOf(line)?.flatMap((column) => column.year || []) ?? [];
    return years.includes(year) && Math.max(...years) > year;
  });
  return isBeside ? ofYear(sheet, () => year) : null;
}

const ofYear = (sheet: Sheet, own: (...years: number[]) => number): Sheet =>
  withoutOtherColumns(sheet, (line) => {
    const columns = columnsOf(line);
    const year = own(...(columns ?? []).map((column) => column.year));
    return (
      columns && [
        ...columns.map((column) => ({ box: column.box, isOwn: column.year === year })),
        ...changeBeside(sheet, line, columns.at(-1)!),
      ]
    );
  });

/** `INCREASE` above `(DECREASE)`, above the line of the years. */
const CHANGE = /^[($%]*\s?(?:increase|decrease|difference|change|variance)\)?$/i;
/** Points from the line of the years to what heads the column of the change. */
const BESIDE_YEARS = 36;

/** The column of the change right of the last year's, where its heading stands on a line of its own. */
function changeBeside({ lines }: Sheet, { box: years }: Line, last: YearColumn): Column[] {
  const heading = lines
    .filter(({ box }) => Math.abs(box.y1 - years.y1) < BESIDE_YEARS)
    .flatMap(({ words }) => runsOf(words, 1))
    .find((run) => CHANGE.test(textOf(run)) && run[0]!.box.x0 > last.box.x1);
  return heading ? [{ box: around(heading.map(({ box }) => box)), isOwn: false }] : [];
}

/** `2020 Increase (Decrease)`: the headings of two columns, however close. */
const YEAR_BEFORE_CHANGE = /^20[1-4]\d (?:\$ |% )?(?:difference|change|increase|decrease|variance)\b/i;
const headingsOf = (words: Line['words']) =>
  runsOf(words, 1).flatMap((run) =>
    YEAR_BEFORE_CHANGE.test(textOf(run)) ? [run.slice(0, 1), run.slice(1)] : [run],
  );

/** `2021 / 2022`, set wide in a title: of which years it tells. */
const AND = /^(?:\/|&|and|vs\.?|to|[-–—])$/i;

/** `year` is 0 of a column that something else heads. */
interface YearColumn {
  readonly box: Line['box'];
  readonly year: number;
}

/** The columns that a line heads; null where it names fewer than two years, each in a column of its own. */
function columnsOf({ words }: Line): readonly YearColumn[] | null {
  const headings = headingsOf(words);
  if (headings.some((run) => AND.test(textOf(run)))) return null;
  const columns = headings.map((run) => ({
    box: around(run.map(({ box }) => box)),
    year: Number(YEAR_HEADING.exec(textOf(run))?.[1] ?? 0),
  }));
  const first = columns.findIndex(({ year }) => year > 0);
  return new Set(columns.flatMap(({ year }) => year || [])).size >= 2 ? columns.slice(first) : null;
}
