/** The days of a period that stand in two rows: `From 09/01/2024` above `Through 09/30/2024`. */
import type { Word } from '../../reading/page.ts';
import { toLines } from '../sheet.ts';
import { parseDates } from './plain.ts';
import { runsOf, textOf } from './runs.ts';
import type { Parsed, Shape } from './shape.ts';

const FROM = /^(?:from|desde):?$/i;
const TO = /^(?:to|through|thru|hasta):?$/i;
/** Heights of print between columns. */
const COLUMN_GAP = 1.5;

/** From each run of a line to its end: a column may stand before the label, and a gap between it and its day. */
const rowsOf = (words: readonly Word[]): (readonly Word[])[] =>
  toLines(words).flatMap((line) => {
    const runs = runsOf(line.words, COLUMN_GAP);
    return runs.map((_, at) => runs.slice(at).flat());
  });

/** The day of the only row that begins so and says nothing more; null where there are more, or none. */
function dayOf(rows: readonly (readonly Word[])[], lead: RegExp): Parsed | null {
  const days = rows.flatMap(([first, ...rest]) => {
    const [day, ...others] = lead.test(first!.text) ? parseDates(textOf(rest)) : [];
    return day && others.length === 0 ? [{ value: day, words: rest }] : [];
  });
  return days.length === 1 ? days[0]! : null;
}

const rowOf =
  (which: 0 | 1): Shape =>
  (words) => {
    const rows = rowsOf(words);
    const [start, end] = [dayOf(rows, FROM), dayOf(rows, TO)] as const;
    return start && end && start.value < end.value ? { value: [start, end][which]! } : null;
  };

export const fromRow: Shape = rowOf(0);
export const throughRow: Shape = rowOf(1);
