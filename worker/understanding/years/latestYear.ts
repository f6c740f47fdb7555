/** Leaves of a comparison of several years only the column of the latest one: the others are other returns' figures. */
import type { Word } from '../../reading/page.ts';
import { withoutOtherColumns, type Column } from './otherColumns.ts';
import { around, type Line, type Sheet } from '../sheet/sheet.ts';
import { runsOf, textOf } from '../values/runs.ts';
import { mayHeadYear, UNTOLD, yearHeading, yearsOf } from './yearHeadings.ts';

/** The sheet without the figures of earlier years and of the difference; the sheet itself where years head no columns. */
export const ofLatestYear = (sheet: Sheet): Sheet => ofYear(sheet, Math.max);

/** The sheet with the figures of this year alone; null where it heads no column, or the last one. */
export function ofOtherYear(sheet: Sheet, year: number): Sheet | null {
  const isBeside = sheet.lines.some((line) => {
    const years = columnsOf(sheet, line)?.flatMap((column) => column.year || []) ?? [];
    return years.includes(year) && Math.max(...years) > year;
  });
  return isBeside ? ofYear(sheet, () => year) : null;
}

function ofYear(sheet: Sheet, own: (...years: number[]) => number): Sheet {
  let told = 0;
  const left = withoutOtherColumns(sheet, (line) => {
    const columns = columnsOf(sheet, line);
    const year = own(...(columns ? withoutBlank(sheet, line, columns) : []).map((column) => column.year));
    told = Math.max(told, columns ? year : 0);
    return (
      columns && [
        ...columns.map((column) => ({ box: column.box, isOwn: column.year === year })),
        ...changeBeside(sheet, line, columns.at(-1)!),
      ]
    );
  });
  return left !== sheet && told > UNTOLD ? { ...left, yearOfColumn: told } : left;
}

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

/** `2020 Increase (Decrease)`. */
const OF_CHANGE = /^(?:[$%] )?(?:difference|change|increase|decrease|variance)\b/i;
const isHeading = (run: readonly Word[]) => yearHeading(textOf(run)) !== null || OF_CHANGE.test(textOf(run));

/** The headings of a line; those of two columns may stand close: `This year (2022) Last year (2021)`. */
const headingsOf = (words: Line['words']) => runsOf(words, 1).flatMap(apart);
function apart(run: Word[]): Word[][] {
  if (yearHeading(textOf(run))) return [run];
  const [at] = run
    .map((_, index) => index)
    .filter((index) => isHeading(run.slice(0, index)) && isHeading(run.slice(index)))
    .sort((a, b) => gapBefore(run, b) - gapBefore(run, a));
  return at === undefined ? [run] : [run.slice(0, at), run.slice(at)];
}
const gapBefore = (run: readonly Word[], at: number) => run[at]!.box.x0 - run[at - 1]!.box.x1;

/** `2021 / 2022`, set wide in a title: of which years it tells. */
const AND = /^(?:\/|&|and|vs\.?|to|[-–—])$/i;

/** `year` is 0 of a column that something else heads. */
interface YearColumn {
  readonly box: Line['box'];
  readonly year: number;
}

const known = new WeakMap<Sheet, Map<Line, readonly YearColumn[] | null>>();

/** The columns that a line heads; null where it names fewer than two years, each in a column of its own. Asked again for every year that has a question. */
function columnsOf(sheet: Sheet, line: Line): readonly YearColumn[] | null {
  const ofSheet = known.get(sheet) ?? new Map<Line, readonly YearColumn[] | null>();
  known.set(sheet, ofSheet);
  const made = ofSheet.get(line);
  if (made !== undefined) return made;
  const columns = mayHeadYear(textOf(line.words)) ? findColumns(sheet, line) : null;
  ofSheet.set(line, columns);
  return columns;
}

function findColumns(sheet: Sheet, line: Line): readonly YearColumn[] | null {
  const runs = headingsOf(line.words);
  if (runs.some((run) => AND.test(textOf(run)))) return null;
  const headings = runs.map((run) => yearHeading(textOf(run)));
  const years = yearsOf(headings);
  const columns = runs.map((run, at) => ({ box: around(run.map(({ box }) => box)), year: years[at]! }));
  const first = columns.findIndex(({ year }) => year > 0);
  const isComparison = new Set(columns.flatMap(({ year }) => year || [])).size >= 2;
  const isInWords = headings.some((one) => one?.year === null);
  const own = columns.slice(first);
  return isComparison && !(isInWords && !areFilled(sheet, line, own)) ? own : null;
}

/** An organizer prints last year's figures beside a column that waits for this year's: where that is empty it is no year's. */
function withoutBlank(sheet: Sheet, line: Line, columns: readonly YearColumn[]): readonly YearColumn[] {
  const amounts = amountsIn(sheet.lines.slice(sheet.lines.indexOf(line) + 1));
  const filled = columns.filter(({ box }) => amounts.some((amount) => isUnder(amount, box)));
  return filled.some(({ year }) => year > 0) ? filled : columns;
}

/** `Current year   2022` is a label and its answer: what words head as columns has amounts right below. */
function areFilled({ lines }: Sheet, line: Line, columns: readonly YearColumn[]): boolean {
  const at = lines.indexOf(line);
  const amounts = amountsIn(lines.slice(at + 1, at + 1 + ROWS));
  return columns
    .filter(({ year }) => year > 0)
    .every(({ box }) => amounts.some((amount) => isUnder(amount, box)));
}
const amountsIn = (lines: readonly Line[]) =>
  lines
    .flatMap(({ words }) => runsOf(words, 1))
    .filter((run) => AMOUNT.test(textOf(run)))
    .map((run) => around(run.map(({ box }) => box)));
const isUnder = ({ x0, x1 }: Line['box'], head: Line['box']) => x0 < head.x1 + ASIDE && x1 > head.x0 - ASIDE;
const ROWS = 6;
const AMOUNT = /^[-−–(]*\$? ?(?:[-−–]?\d{1,3}(?:,\d{3})*|\d+)(?:\.\d\d)?\)?$/;
/** Points. */
const ASIDE = 24;
