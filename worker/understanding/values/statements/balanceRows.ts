/** The accounts of a statement's summary: a table with a column of balances, a row for each. */
import type { Word } from '../../../reading/page.ts';
import { startsWithDay } from '../../locate/headings.ts';
import { columnBelow } from '../amounts/columnBelow.ts';
import { endsInAmount } from '../amounts/endsInAmount.ts';
import { textOf } from '../runs.ts';

const HEADING = /^(?:(?:beginning|opening|previous|starting) balance|beginning)$/i;
/** Sums, and what the bank lends. */
const NO_ACCOUNT = /\b(?:totals?|all accounts|loan|line of credit|mortgage|visa|mastercard|card)\b/i;

/** The rows below the first such heading, but for sums and loans; none where it is the head of a list of days. */
export function balanceRows(lines: readonly (readonly Word[])[]): (readonly Word[])[] {
  return columnBelow(lines, isHeading, hasAmount, SLACK)
    .map(({ line }) => line)
    .filter(
      (line) => !startsWithDay(line) && /\p{L}{3}/u.test(textOf(line)) && !NO_ACCOUNT.test(textOf(line)),
    );
}

const isHeading = (run: readonly Word[]) => HEADING.test(textOf(run));
const hasAmount = (cell: readonly Word[]) => cell.some(({ text }) => endsInAmount(text));
/** Amounts set flush right stand a little beside a heading set flush left (points). */
const SLACK = 12;
