/** Dates, phone numbers, years and activity codes. */
import type { Word } from '../../reading/page.ts';
import { toLines } from '../sheet/sheet.ts';
import { asDigits } from './numbers/digits.ts';
import { splitAtGaps, textOf } from './runs.ts';
import type { Shape } from './shape.ts';
import { withEnglishMonths } from './days/spanishDates.ts';

export const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const NUMERIC_DATE =
  /(?<!\d)(\d{1,2})\s?(?<sign>[/.|-])\s?(\d{1,2})\s?\k<sign>\s?(\d{4}|\d{2})(?!\d|\k<sign>\d)/;
const ISO_DATE = /(?<!\d)(\d{4})(?:-(\d{2})-|\/(\d{2})\/)(\d{2})(?!\d)/;
const WRITTEN_DATE =
  /\b(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*(?:\.?\s+|-)(\d{1,2})(?:st|nd|rd|th)?(?:,\s*|\s+|-)(\d{4})/i;

export const ORDINALS =
  `first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth
seventeenth eighteenth nineteenth twentieth twenty-first twenty-second twenty-third twenty-fourth twenty-fifth twenty-sixth
twenty-seventh twenty-eighth twenty-ninth thirtieth thirty-first`.split(/\s+/);

/** `this 14th day of May, 2024`, `the fifteenth day of April, A.D. 2024`, `6th day of JANUARY , 20 25` with only the `20` printed. */
const DEED_DATE = new RegExp(
  `\\b(\\d{1,2}(?=st|nd|rd|th| day)|${ORDINALS.toReversed().join('|')})(?:st|nd|rd|th)? day of (jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\\s?,?\\s+(?:A\\.?D\\.?,?\\s+|in the year\\s+)?(\\d{4}|20 \\d{2}(?!\\d))`,
  'i',
);
const dayOf = (text: string) => Number(text) || ORDINALS.indexOf(text.toLowerCase()) + 1;

/** `1-Mar-2024`, `12 March 2024`, `30-SEP-25`. */
const DAY_FIRST =
  /(?<![\d/-])(\d{1,2})[\s-](jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*(?:[.,]?\s|-)(\d{4}(?!\d)|(?<=-)\d{2}(?![\d-]))/i;

function isoDate(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year >= 1900 && year < 2200;
  return isReal ? date.toISOString().slice(0, 10) : null;
}

/** `24` is 2024, `98` is 1998: businesses began so far back, and nothing on paper reaches so far ahead. */
const fullYear = (year: string) =>
  year.length === 2 ? Number(year) + (Number(year) < LAST_CENTURY ? 2000 : 1900) : Number(year);
const LAST_CENTURY = 50;

/** The first date in a text as `YYYY-MM-DD` (US order); null when there is none or it is no real day. */
export function parseDate(print: string): string | null {
  const text = withEnglishMonths(print);
  const iso = ISO_DATE.exec(text);
  if (iso) return isoDate(Number(iso[1]), Number(iso[2] ?? iso[3]), Number(iso[4]));
  const numeric = NUMERIC_DATE.exec(text);
  if (numeric) return isoDate(fullYear(numeric[4]!), Number(numeric[1]), Number(numeric[3]));
  const [, month, day, year] =
    WRITTEN_DATE.exec(text) ?? inverted(DEED_DATE.exec(text) ?? DAY_FIRST.exec(text)) ?? [];
  if (!month) return null;
  return isoDate(
    fullYear(year!.replace(' ', '')),
    MONTHS.indexOf(month.slice(0, 3).toLowerCase()) + 1,
    dayOf(day!),
  );
}

const inverted = (match: RegExpExecArray | null) => match && [match[0], match[2], match[1], match[3]];

/** Ten digits as `(503) 555-0100`; null otherwise. */
function parsePhone(text: string): string | null {
  const digits = asDigits(text.replace(/[^\dA-Za-z|!]/g, ''))?.replace(/^1(?=\d{10}$)/, '');
  return digits && /^[2-9]\d{9}$/.test(digits)
    ? `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`
    : null;
}

/** All dates in a text, in order, as `YYYY-MM-DD`. */
export function parseDates(text: string): string[] {
  const any = new RegExp(
    `${ISO_DATE.source}|${NUMERIC_DATE.source}|${WRITTEN_DATE.source}|${DEED_DATE.source}|${DAY_FIRST.source}`,
    'gi',
  );
  return [...withEnglishMonths(text).matchAll(any)].flatMap((match) => parseDate(match[0]) ?? []);
}

const single = (words: readonly Word[], value: string | number | null) =>
  value === null ? null : { value: { value, words } };

/** The year of a date, or a year alone. */
export const year: Shape = (words) => {
  const iso = parseDate(textOf(words));
  const alone = /(?<!\d)(19\d\d|20\d\d)(?!\d)/.exec(textOf(words));
  return single(words, iso ? Number(iso.slice(0, 4)) : alone ? Number(alone[1]) : null);
};
export const phone: Shape = (words) => {
  const numeric = words.filter((word) => /\d/.test(word.text) && !isDirt(word));
  const lines = toLines(numeric).map((line) => line.words);
  // `HC 61 Box 240` above `Chinle, AZ 86503`: in print the figures of several lines are no one's number
  const isPrinted = lines.length > 1 && numeric.every(({ source }) => source === 'text');
  const whole = isPrinted ? (lines.find((line) => numberOf(line) !== null) ?? []) : numeric;
  const own = numberOf(whole) === null ? inFirstColumn(words) : whole;
  return single(own, numberOf(own));
};
/** `850-555-0177      PENALTY   $ 0.00` of a text: the figures before the next column. */
function inFirstColumn(words: readonly Word[]): readonly Word[] {
  const runs = toLines(words).flatMap((line) => splitAtGaps(line.words, NEXT_COLUMN));
  const [first = []] = runs
    .map((run) => run.filter(({ text }) => /\d/.test(text)))
    .filter((run) => run.length);
  return first.every(({ source }) => source === 'text') ? first : [];
}
const numberOf = (words: readonly Word[]) => parsePhone(words.map((word) => word.text).join(''));
/** `(617) 555-0112 5%`: dirt beside it is short, and read as some figure or other. */
const isDirt = ({ text, source, confidence }: Word) =>
  source === 'ocr' && text.length < 3 && confidence < CLEAR_FIGURE;
const CLEAR_FIGURE = 0.5;
/** `(605) 555-0136`, a line of a block that is a telephone number and nothing else. */
export const phoneLine: Shape = (words, cell) => {
  const lines = toLines(words).map((line) => splitAtGaps(line.words, NEXT_COLUMN)[0]!);
  const own = lines.find((line) => isPhoneAlone(textOf(line)));
  return own ? phone(own, cell) : null;
};
/** `Phone 401- 555-0117 Email address`, of whose labels a scan lost words: the number right behind the first one in its line, or that begins it. */
export const phoneInLine: Shape = (words, cell) => {
  const line = toLines(words).find((one) => LEADS_TO_PHONE.test(textOf(one.words)))?.words ?? [];
  const start = line.findIndex(({ text }) => /\d/.test(text));
  const rest = line.slice(Math.max(0, start));
  const end = rest.findIndex(({ text }) => !/\d/.test(text));
  return start < 0 ? null : phone(rest.slice(0, end < 0 ? rest.length : end), cell);
};
const LEADS_TO_PHONE = /^\W*(?:(?:here\W+)?phone(?: no)?\W+)?\d{3}\W{0,2}\d{3}\W{0,2}\d{4}\b/i;
/** `(605) 555-0136`, and nothing else. */
export const isPhoneAlone = (print: string): boolean => A_PHONE.test(print);
const A_PHONE = /^\(?\d{3}\)?[ .-]{0,2}\d{3}[ .-]\d{4}$/;
/** Heights of print between columns. */
const NEXT_COLUMN = 2;
/** Six digits of a business activity code, also one to a comb's tooth. */
export const activityCode: Shape = (words) => {
  const numeric = words.filter((word) => asDigits(word.text.replace(/[|[\]\s]/g, '')) !== null);
  const digits = numeric.map((word) => asDigits(word.text.replace(/[|[\]\s]/g, ''))).join('');
  return single(numeric, /^\d{6}$/.test(digits) ? digits : null);
};
