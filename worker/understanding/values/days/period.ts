/** Periods between two days, as statements print them: `02/01/23 - 02/28/23`, `Nov 1 - Nov 30, 2024`, `November 1-30, 2024`. */
import type { Word } from '../../../reading/page.ts';
import { parseDate, parseDates } from '../plain.ts';
import { textOf } from '../runs.ts';
import type { Shape } from '../shape.ts';
import { withEnglishPeriod } from './spanishDates.ts';

const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\\.?';
const TO = '\\s*(?:-|–|—|to|thru|through|and|al)\\s*';
/** The year, and perhaps the month, is printed once, behind the second day. */
const SHORT = new RegExp(
  `\\b(${MONTH})\\s*(\\d{1,2})${TO}(${MONTH}\\s*)?(\\d{1,2})(?:,\\s*|\\s+)(\\d{4})`,
  'i',
);
/** `May 1 May 31, 2024`: a scan lost the thin sign between them. */
const UNSIGNED = new RegExp(`^(${MONTH}) (\\d{1,2}) (${MONTH}) (\\d{1,2}),? (\\d{4})$`, 'i');
/** `1 de marzo al 31 de marzo de 2024`, whose months are put into English; `1-31 March 2024`. */
const DAY_FIRST = new RegExp(
  `(?<![\\d/-])(\\d{1,2})(?: (${MONTH}))?${TO}(\\d{1,2}) (${MONTH}) (\\d{4})(?!\\d)`,
  'i',
);
const NUMERIC = new RegExp(`(?<![\\d/])(\\d{1,2}/\\d{1,2})${TO}(\\d{1,2}/\\d{1,2})/(\\d{2,4})(?!\\d)`, 'i');

/** `Mar - Mar 31, 2025`: a scan lost the thin `1` of a whole month. */
const WITHOUT_FIRST = new RegExp(`^(${MONTH})(?: ?[-–—])? (${MONTH}) (\\d{1,2}),? (20\\d{2})$`, 'i');

export interface Period {
  readonly start: string;
  readonly end: string;
}

/** The first and last day a text names, as `YYYY-MM-DD`; null when it names fewer than two, or they are the wrong way round. */
function parsePeriod(text: string): Period | null {
  const dates = parseDates(text);
  const [start, end] = dates.length >= 2 ? [dates[0]!, dates.at(-1)!] : shortPeriod(text);
  return start && end && start <= end ? { start, end } : null;
}

function shortPeriod(text: string): readonly (string | null)[] {
  const written = SHORT.exec(text) ?? UNSIGNED.exec(text);
  if (written) {
    const [, month, from, otherMonth, to, year] = written;
    return fromYearOf(`${month} ${from}`, `${otherMonth?.trim() ?? month} ${to}`, ', ', year!);
  }
  const dayFirst = DAY_FIRST.exec(withEnglishPeriod(text));
  if (dayFirst) {
    const [, from, month, to, otherMonth, year] = dayFirst;
    return fromYearOf(`${month ?? otherMonth} ${from}`, `${otherMonth} ${to}`, ', ', year!);
  }
  const [, first, month, last, ofYear] = WITHOUT_FIRST.exec(text) ?? [];
  if (month && first!.toLowerCase() === month.toLowerCase()) {
    const end = parseDate(`${month} ${last}, ${ofYear}`);
    return end && isLastOfMonth(end) ? [`${end.slice(0, 8)}01`, end] : [];
  }
  const numeric = NUMERIC.exec(text);
  return numeric ? fromYearOf(numeric[1]!, numeric[2]!, '/', numeric[3]!) : [];
}

const A_DAY = 86_400_000;
const dayAfter = (day: string) => new Date(Date.parse(`${day}T00:00:00Z`) + A_DAY).toISOString().slice(0, 10);
const isLastOfMonth = (day: string) => dayAfter(day).endsWith('-01');

/** December to January crosses a year that is printed once. */
function fromYearOf(from: string, to: string, before: string, year: string): readonly (string | null)[] {
  const end = parseDate(`${to}${before}${year}`);
  const start = parseDate(`${from}${before}${year}`);
  if (!start || !end || start <= end) return [start, end];
  return [parseDate(`${from}${before}${String(Number(year) - 1).padStart(2, '0')}`), end];
}

const dayOf =
  (which: keyof Period, mayBe: (period: Period) => boolean = () => true): Shape =>
  (words) => {
    // `Closing date 08/22/24 Next closing date 09/21/24` names no period.
    const text = textOf(words);
    const period = /\b(?:next|due)\b/i.test(text) ? null : parsePeriod(text);
    if (period && !mayBe(period) && words.some(({ source }) => source === 'ocr')) return null;
    return period && { value: { value: period[which], words: wordsOf(period, words).filter(isOfDay) } };
  };
/** `April 1, 2022 - April 30, 2023`: no statement covers a year and one whole month; a scan's figure of either year was read wrong. */
const isOfStatement = ({ start, end }: Period) =>
  !start.endsWith('-01') ||
  !isLastOfMonth(end) ||
  start.slice(5, 7) !== end.slice(5, 7) ||
  start.slice(0, 4) === end.slice(0, 4);
/** What stands between the days, `through` on a line of its own, tells nothing of how surely they were read. */
const isOfDay = ({ text }: Word) => /\d/.test(text) || new RegExp(`^${MONTH}$`, 'i').test(text);

/** `beginning on May 8, 2023 and ending on May 7, 2028, pursuant to Chapter 482`: only its own words tell how surely it was read. */
function wordsOf({ start, end }: Period, words: readonly Word[]): readonly Word[] {
  const says = (print: readonly Word[]) => {
    const said = parsePeriod(textOf(print));
    return said?.start === start && said.end === end;
  };
  const from = words.findLastIndex((_, at) => says(words.slice(at)));
  const own = words.slice(from);
  return own.slice(0, own.findIndex((_, at) => says(own.slice(0, at + 1))) + 1);
}

/** Start and end of a period: `02/01/2023 through 02/28/2023`. */
export const firstDate: Shape = dayOf('start', isOfStatement);
export const lastDate: Shape = dayOf('end', isOfStatement);
/** `03/29/2024` of the last statement, and the day of this one: it begins with `03/30/2024`; but `06/01/24` and `06/30/24` are a whole month. */
export const dayAfterFirst: Shape = (words, cell) => {
  const last = firstDate(words, cell)?.value;
  const own = lastDate(words, cell)?.value;
  if (!last || !own) return null;
  const [first, end] = [String(last.value), String(own.value)];
  const isWholeMonth = first.endsWith('-01') && isLastOfMonth(end) && first.slice(0, 7) === end.slice(0, 7);
  return { value: isWholeMonth ? last : { ...last, value: dayAfter(first) } };
};
/** The same of a licence, which is granted for a year and the rest of its first month, too: June 5, 2023, from whose 1st until June 30, 2024. */
export const termStart: Shape = dayOf('start');
export const termEnd: Shape = dayOf('end');

/** `May 2024`, `May 2024 statement`, `Statement for January 2024`, `Activity for the month of May 2024`, `Checking ••5582 May 2024`: a month that is all of a heading. */
const WHOLE_MONTH = new RegExp(
  `^(?:(?:monthly )?statement (?:for|of) |(?:(?:account |monthly )?(?:statement|activity|summary) (?:of (?:account |your )?activity )?)?for the month of |(?:your )?(?:money|account|activity|spending|banking)(?: [a-z]+){0,2} (?:in|for|during) |.*[•x*]\\d{4} )?(${MONTH}) (20\\d\\d)(?: (?:(?:monthly|account|bank|e-?) ?)?statement)?$`,
  'i',
);
const monthOf =
  (which: keyof Period): Shape =>
  (words) => {
    const [, month, year] = WHOLE_MONTH.exec(textOf(words)) ?? [];
    const start = month ? parseDate(`${month} 1, ${year}`) : null;
    if (!start) return null;
    const last = new Date(Date.UTC(Number(year), Number(start.slice(5, 7)), 0)).getUTCDate();
    return { value: { value: which === 'start' ? start : `${start.slice(0, 8)}${last}`, words } };
  };
/** `For the quarter ended June 30, 2024`: the last day of three whole months. */
const QUARTER = new RegExp(`\\bquarter (?:ended|ending):? (${MONTH} \\d{1,2}, 20\\d\\d)`, 'i');
const quarterOf =
  (which: keyof Period): Shape =>
  (words) => {
    const end = parseDate(QUARTER.exec(textOf(words))?.[1] ?? '');
    const day = end ? new Date(`${end}T00:00:00Z`) : null;
    if (!end || !day || !isLastOfMonth(end) || (day.getUTCMonth() + 1) % 3 > 0) return null;
    const start = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() - 2, 1));
    return { value: { value: which === 'end' ? end : start.toISOString().slice(0, 10), words } };
  };
/** The first and last day of the month, or the quarter, that a heading names. */
export const monthStart: Shape = (words, cell) =>
  monthOf('start')(words, cell) ?? quarterOf('start')(words, cell);
export const monthEnd: Shape = (words, cell) => monthOf('end')(words, cell) ?? quarterOf('end')(words, cell);
