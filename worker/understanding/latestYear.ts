/** Leaves of a comparison of several years only the column of the latest one: the others are other returns' figures. */
import { withoutOtherColumns, type Column } from './otherColumns.ts';
import { around, type Line, type Sheet } from './sheet.ts';
import { runsOf, textOf } from './values/runs.ts';

/** `2023`, `Tax year 2023`, `2023 Amount`; what is only expected of a year to come is no return. */
const YEAR_HEADING = /^(?:tax year )?(20[1-4]\d)(?: (?:amounts?|actual|federal|return|tax return))?$/i;

/** The sheet without the figures of earlier years and of the difference; the sheet itself where years head no columns. */
export const ofLatestYear = (sheet: Sheet): Sheet => {
  const changes = sheet.lines.flatMap(({ words }) =>
    runsOf(words, 1)
      .filter((run) => CHANGE.test(textOf(run)))
      .map((run) => around(run.map(({ box }) => box))),
  );
  return withoutOtherColumns(sheet, (line) => withChange(columnsOf(line), changes, line));
};

/** `INCREASE` above `(DECREASE)`, above the line of the years. */
const CHANGE = /^[($%]*\s?(?:increase|decrease|difference|change|variance)\)?$/i;
/** Points from the line of the years to what heads the column of the change. */
const BESIDE_YEARS = 36;

/** The columns, with that of the change right of them where its heading stands on a line of its own. */
function withChange(
  columns: readonly Column[] | null,
  changes: readonly Line['box'][],
  { box: years }: Line,
): readonly Column[] | null {
  const last = columns?.at(-1);
  const change = changes.find(
    (box) => last && box.x0 > last.box.x1 && Math.abs(box.y1 - years.y1) < BESIDE_YEARS,
  );
  return columns && change ? [...columns, { box: change, isOwn: false }] : columns;
}

/** `2020 Increase (Decrease)`: the headings of two columns, however close. */
const YEAR_BEFORE_CHANGE = /^20[1-4]\d (?:\$ |% )?(?:difference|change|increase|decrease|variance)\b/i;
const headingsOf = (words: Line['words']) =>
  runsOf(words, 1).flatMap((run) =>
    YEAR_BEFORE_CHANGE.test(textOf(run)) ? [run.slice(0, 1), run.slice(1)] : [run],
  );

/** The columns that a line heads; null where it names fewer than two years, each in a column of its own. */
function columnsOf({ words }: Line): readonly Column[] | null {
  const columns = headingsOf(words).map((run) => ({
    box: around(run.map(({ box }) => box)),
    year: Number(YEAR_HEADING.exec(textOf(run))?.[1] ?? 0),
  }));
  const first = columns.findIndex(({ year }) => year > 0);
  const latest = Math.max(...columns.map(({ year }) => year));
  return new Set(columns.flatMap(({ year }) => year || [])).size >= 2
    ? columns.slice(first).map(({ box, year }) => ({ box, isOwn: year === latest }))
    : null;
}
