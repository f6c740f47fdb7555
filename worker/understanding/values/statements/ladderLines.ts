/** The lines of a statement that lead from an opening to a closing balance, each with its amount in one column. */
import type { Box } from '#domain/documents/extraction';
import type { Word } from '../../../reading/page.ts';
import { startsWithDay } from '../../locate/headings.ts';
import { toLines } from '../../sheet/sheet.ts';
import { isBehind } from './balanceMoney.ts';
import { isBalance, USUAL, type BalanceNames } from './balanceNames.ts';
import { endsInAmount } from '../amounts/endsInAmount.ts';
import { splitAtGaps, textOf } from '../runs.ts';
import { stackedRows } from './stackedLadder.ts';

/** Amounts of one list begin or end at the same place, give or take so many points: a sign may stand behind them. */
const SAME_END = 12;
const MOST_ROWS = 10;
/** Lines from one balance to another that only the sums tell: each pair of a page is tried. */
const MOST_LINES = 40;

export interface Rung {
  readonly text: string;
  readonly amount: Word;
  /** The sign that stands apart behind the amount. */
  readonly sign?: string | undefined;
}

/** The last amount of a row that begins with words; a row of a day is one of many. */
function rungOf(line: readonly Word[]): Rung | null {
  const amount = line.findLast(({ text }) => endsInAmount(text));
  const text = textOf(line);
  return amount && (isBalance(text) || (/^\W*(?:\d+ )?\p{L}/u.test(text) && !startsWithDay(line)))
    ? { text, amount }
    : null;
}

/** Every such list of the print, one for each account of a statement. */
export function laddersOf(words: readonly Word[], names = USUAL): (readonly Rung[])[] {
  return laddersAmong(
    toLines(words).map((line) => line.words),
    names,
  );
}

/** The same of amounts below what they are called. */
export const laddersStacked = (words: readonly Word[]): (readonly Rung[])[] =>
  stackedRows(words).flatMap((block) => laddersAmong(block, USUAL));

function laddersAmong(all: readonly (readonly Word[])[], names: BalanceNames): (readonly Rung[])[] {
  return all.flatMap((line, at) => {
    const left = startOf(line, names);
    // a pair of balances stands close together where only the sums tell it
    const end = names.areSeveral ? at + 2 * MOST_LINES : undefined;
    return left === undefined ? [] : laddersFrom(all.slice(at, end), left, names);
  });
}

/** The lines from the first opening balance to each that may be its closing one. `left`: in the right one of two columns they begin where it does. */
function laddersFrom(
  all: readonly (readonly Word[])[],
  left: number,
  { first, last, areSeveral }: BalanceNames,
): (readonly Rung[])[] {
  const lines = withDays(
    all.map((line) => line.filter(({ box }) => box.x0 > left - SAME_END)).filter((line) => line.length > 0),
  );
  const start = lines.findIndex((line) => first.test(textOf(line)) && rungOf(line));
  if (start < 0) return [];
  const below = lines.slice(start + 1, areSeveral ? start + 1 + MOST_LINES : undefined);
  const ends = below.flatMap((line, at) => (last.test(textOf(line)) ? [start + 1 + at] : []));
  const { box: column } = lines[start]!.find(({ text }) => endsInAmount(text))!;
  return (areSeveral ? ends : ends.slice(0, 1)).flatMap((end) => {
    // Print of another list stands between the lines: what it adds to them is told by the sum.
    const rungs = lines.slice(start, end + 1).map((line) => inColumn(line, column));
    const own = rungs.filter((rung): rung is Rung => rung !== null && !IS_INCLUDED.test(rung.text));
    const isOne = end > start + 1 && rungs[0] && rungs.at(-1) && own.length <= MOST_ROWS + 2;
    return isOne ? [own] : [];
  });
}

/** `SERVICE CHARGE INCLUDED ABOVE`: a part of what another line adds or takes off. */
const IS_INCLUDED = /\bincluded (?:above|below|in)\b|\(included\)|\bof which\b/i;

/** Where in a line the opening balance begins, with its amount behind it, or on the next line. */
function startOf(line: readonly Word[], { first }: BalanceNames): number | undefined {
  let rest = textOf(line);
  for (const run of splitAtGaps(line, COLUMN_GAP)) {
    if (first.test(rest)) return run[0]!.box.x0;
    rest = rest.slice(textOf(run).length + 1);
  }
  return undefined;
}
const COLUMN_GAP = 2;

/**
 * `Beginning balance`, and below it `on December 13, 2025   $2,410.00`, or an amount alone, which print set a little lower or a scan
 * tore off: one row.
 */
function withDays(lines: readonly (readonly Word[])[]): (readonly Word[])[] {
  const rows: (readonly Word[])[] = [];
  for (const line of lines) {
    const above = rows.at(-1);
    const isDay = above && /^(?:on|as of) /i.test(textOf(line)) && !rungOf(above);
    if (isDay) rows[rows.length - 1] = [...above, ...line];
    else if (above && isTornOff(line, above))
      rows[rows.length - 1] = [...above, ...line].sort((a, b) => a.box.x0 - b.box.x0);
    else rows.push(line);
  }
  return rows;
}

/** An amount, or those of this period and of the year, less than a line below a row of words that has none in its column, or below the name of the last balance. */
function isTornOff(amounts: readonly Word[], above: readonly Word[]): boolean {
  const [amount] = amounts;
  const areAmounts = amounts.length <= PERIOD_AND_YEAR && amounts.every(({ text }) => endsInAmount(text));
  if (!areAmounts || !/^\W*\p{L}/u.test(textOf(above))) return false;
  const { box } = amount!;
  const isNear = box.y0 - above[0]!.box.y0 < NEXT_LINE * (box.y1 - box.y0) || USUAL.last.test(textOf(above));
  return isNear && !above.some((word) => endsInAmount(word.text) && isSameColumn(word.box, box));
}
const PERIOD_AND_YEAR = 2;
/** Heights of print from one line to the next one of a list. */
const NEXT_LINE = 1.5;

const isSameColumn = (a: Box, b: Box) => Math.abs(a.x1 - b.x1) < SAME_END || Math.abs(a.x0 - b.x0) < SAME_END;

/** A row up to its amount in the column: what stands in the next column is another list. */
function inColumn(line: readonly Word[], column: Box): Rung | null {
  const at = line.findIndex(({ text, box }) => endsInAmount(text) && isSameColumn(box, column));
  const rung = at < 0 ? null : rungOf(line.slice(0, at + 1));
  const next = line[at + 1];
  const isSigned = rung && next && /^[-+−–]$/.test(next.text) && isBehind(rung.amount, next);
  return isSigned ? { ...rung, sign: next.text } : rung;
}
