/** The first and last day of a statement as its balances tell them: `Beginning balance on 10/1`, `06/30/2024 Ending Balance`. */
import type { Word } from '../../../reading/page.ts';
import { toLines } from '../../sheet/sheet.ts';
import { parseDate, parseDates } from '../plain.ts';
import { splitAtGaps, textOf } from '../runs.ts';
import type { Parsed, Shape } from '../shape.ts';
import { wordsOfDay } from '../days/wordsOfDay.ts';

const FIRST =
  /\b(?:beginning|opening|previous|starting)(?: account| statement)? balance\b|\bbalance last statement\b|^\W*(?:you )?(?:started|began) with\b/i;
const LAST =
  /\b(?:ending|closing|new|current)(?: account| statement)? balance\b|\bbalance this statement\b|^\W*(?:you )?(?:ended|finished) with\b/i;
/** `Your balance on June 16, 2023`: which of the two it is, only its place tells. */
const EITHER = /^\W*(?:your )?balance (?:on|as of)\b/i;
/** Of a statement that names no day beside its last balance; the previous balance may be that of the day before it begins. */
const BEGINNING = /\b(?:beginning|opening|starting)(?: account| statement)? balance\b/i;
const DRAWN_UP = /\bstatement (?:date|ending|end date|closing date)\b/i;
/** The year is printed elsewhere. */
const SHORT = /\bbalance on (\d{1,2})\/(\d{1,2})(?![\d/])/i;

interface Day extends Parsed {
  readonly value: string;
}

/** The day a balance's own line names; of a day without a year, the year of a date on the page that ends the statement. */
function dayOf(which: RegExp, lines: readonly (readonly Word[])[], lastDays: readonly string[]): Day | null {
  for (const words of lines) {
    const text = textOf(words);
    if (!which.test(text)) continue;
    const dates = parseDates(text);
    if (dates.length === 1) return { value: dates[0]!, words: wordsOfDay(dates[0]!, words) };
    const [, month, day] = SHORT.exec(text) ?? [];
    const last = month ? lastDays.at(-1) : undefined;
    if (last) return { value: nearestBefore(`${month}/${day}`, last), words };
  }
  return null;
}

/** `10/1` in the year that ends with `last`, or in the one before. */
function nearestBefore(day: string, last: string): string {
  const year = Number(last.slice(0, 4));
  const own = parseDate(`${day}/${year}`) ?? '';
  return own <= last ? own : (parseDate(`${day}/${year - 1}`) ?? '');
}

/** Dates of the page that fall on the day of the last balance. */
function lastDaysOf(lines: readonly (readonly Word[])[]): string[] {
  const line = lines.find((words) => LAST.test(textOf(words)) && SHORT.test(textOf(words)));
  const [, month = '', day = ''] = (line && SHORT.exec(textOf(line))) ?? [];
  const ending = `-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return lines.flatMap((words) => parseDates(textOf(words))).filter((date) => date.endsWith(ending));
}

/** `Beginning Balance 02/01/24 $4,509.02   Interest Paid Thru 02/29/24 .11`: what stands before the amount, and not in the next column. */
function toAmount(line: readonly Word[]): readonly Word[] {
  const amount = line.findIndex(({ text }) => AMOUNT.test(text));
  return amount < 0 ? [] : line.slice(0, amount);
}
const AMOUNT = /^[-+$(]*[\d,]*\.\d\d\W*$/;

/** Heights of print between columns: `Ending balance on May 31, 2025   Started with (May 1, 2025)`. */
const COLUMN_GAP = 1.5;

const days =
  (which: 'first' | 'last'): Shape =>
  (words) => {
    const lines = toLines(words).map((line) => line.words);
    const lastDays = lastDaysOf(lines);
    const either = lines.filter((line) => EITHER.test(textOf(line)));
    const columns = lines.flatMap((line) => splitAtGaps(line, COLUMN_GAP));
    const dayIn = (balance: RegExp) =>
      dayOf(balance, lines, lastDays) ??
      dayOf(balance, columns, []) ??
      dayOf(balance, lines.map(toAmount), []);
    const first = dayIn(FIRST) ?? dayOf(EITHER, either.slice(0, 1), []);
    const drawnUp = () => dayIn(BEGINNING) && dayIn(DRAWN_UP);
    const last = dayIn(LAST) ?? dayOf(EITHER, either.slice(-1), []) ?? drawnUp();
    // One of them alone may be a day of the year-to-date column; both in order are a period.
    return first && last && first.value !== '' && first.value < last.value
      ? { value: which === 'first' ? first : last }
      : null;
  };

export const firstBalanceDay: Shape = days('first');
export const lastBalanceDay: Shape = days('last');
