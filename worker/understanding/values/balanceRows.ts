/** The accounts of a statement's summary: a table with a column of balances, a row for each. */
import type { Word } from '../../reading/page.ts';
import { startsWithDay } from '../headings.ts';
import { around } from '../sheet.ts';
import { runsOf, textOf } from './runs.ts';

const HEADING = /^(?:beginning|opening|previous|starting) balance$/i;
const AMOUNT = /\d[.,]\d{2}\D{0,2}$/;
/** Sums, and what the bank lends. */
const NO_ACCOUNT = /\b(?:totals?|all accounts|loan|line of credit|mortgage|visa|mastercard|card)\b/i;

/** The rows below the first such heading, but for sums and loans; none where it is the head of a list of days. */
export function balanceRows(lines: readonly (readonly Word[])[]): (readonly Word[])[] {
  const at = lines.findIndex((line) => runsOf(line).length > 2 && runsOf(line).some(isHeading));
  if (at < 0) return [];
  const { x0, x1 } = around(
    runsOf(lines[at]!)
      .find(isHeading)!
      .map(({ box }) => box),
  );
  const rows = lines
    .slice(at + 1)
    .map((line) => ({ line, isRow: line.some(({ box, text }) => isIn(box, x0, x1) && AMOUNT.test(text)) }));
  const last = rows.findIndex(({ isRow }, row) => !isRow && !rows[row + 1]?.isRow);
  return rows
    .slice(0, last < 0 ? rows.length : last)
    .filter(
      ({ line, isRow }) =>
        isRow && !startsWithDay(line) && /\p{L}{3}/u.test(textOf(line)) && !NO_ACCOUNT.test(textOf(line)),
    )
    .map(({ line }) => line);
}

const isHeading = (run: readonly Word[]) => HEADING.test(textOf(run));
const isIn = (box: Word['box'], x0: number, x1: number) => box.x0 < x1 + SLACK && box.x1 > x0 - SLACK;
/** Amounts set flush right stand a little beside a heading set flush left (points). */
const SLACK = 12;
