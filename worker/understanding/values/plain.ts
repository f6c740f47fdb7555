/** Dates, phone numbers, e-mail addresses, years and codes. */
import type { Word } from '../../reading/page.ts';
import { toLines } from '../sheet.ts';
import { asDigits } from './digits.ts';
import { splitAtGaps, textOf } from './runs.ts';
import type { Shape } from './shape.ts';
import { withEnglishMonths } from './spanishDates.ts';
import { isTornApart, isTornEnd } from './tornCodes.ts';
import { KINDS } from './unitLetter.ts';

export const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const NUMERIC_DATE =
  /(?<!\d)(\d{1,2})\s?(?<sign>[/.|-])\s?(\d{1,2})\s?\k<sign>\s?(\d{4}|\d{2})(?!\d|\k<sign>\d)/;
const ISO_DATE = /(?<!\d)(\d{4})-(\d{2})-(\d{2})(?!\d)/;
const WRITTEN_DATE =
  /\b(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?\s+(\d{1,2})(?:st|nd|rd|th)?(?:,\s*|\s+)(\d{4})/i;

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
  if (iso) return isoDate(Number(iso[1]), Number(iso[2]), Number(iso[3]));
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
  return single(numeric, parsePhone(numeric.map((word) => word.text).join('')));
};
/** `(617) 555-0112 5%`: dirt beside it is short, and read as some figure or other. */
const isDirt = ({ text, source, confidence }: Word) =>
  source === 'ocr' && text.length < 3 && confidence < CLEAR_FIGURE;
const CLEAR_FIGURE = 0.5;
/** `(605) 555-0136`, a line of a block that is a telephone number and nothing else. */
export const phoneLine: Shape = (words, cell) => {
  const lines = toLines(words).map((line) => splitAtGaps(line.words, NEXT_COLUMN)[0]!);
  const own = lines.find((line) => A_PHONE.test(textOf(line)));
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
const A_PHONE = /^\(?\d{3}\)?[ .-]{0,2}\d{3}[ .-]\d{4}$/;
/** Heights of print between columns. */
const NEXT_COLUMN = 2;
const isClose = ({ box: before }: Word, { box }: Pick<Word, 'box'>, heights = 1) =>
  box.x0 - before.x1 <= (before.y1 - before.y0) * heights;
/** Six digits of a business activity code, also one to a comb's tooth. */
export const activityCode: Shape = (words) => {
  const numeric = words.filter((word) => asDigits(word.text.replace(/[|[\]\s]/g, '')) !== null);
  const digits = numeric.map((word) => asDigits(word.text.replace(/[|[\]\s]/g, ''))).join('');
  return single(numeric, /^\d{6}$/.test(digits) ? digits : null);
};
const CLEAR = 0.5;
/** A number of a licence: letters and digits in groups, with at least three digits; a date is none. */
export const code: Shape = (words) => {
  const at = words.findIndex(
    ({ text, source, confidence }, index) =>
      /^#?[\w][\w./-]{2,}$/.test(text) &&
      // `#13306` for ***3306
      !(text.startsWith('#') && source === 'ocr' && confidence < CLEAR) &&
      // `SUITE 105` of the office's address
      !/^(?:suite|ste|room|rm|box|apt|unit|floor)\.?$/i.test(words[index - 1]?.text ?? '') &&
      (text.match(/\d/g) ?? []).length >= 3 &&
      // `BUSINESS LICENSE 2024`: the year of a title is nobody's number
      !/^20[0-3]\d$/.test(text) &&
      !parseDate(text) &&
      !isTornEnd(words[index - 1], words[index]!) &&
      !isTornApart(words[index - 1], words[index]) &&
      !isTornApart(words[index], words[index + 1]) &&
      // `- 00001`: the number began left of the cell
      !(index === 1 && words[0]!.text === '-') &&
      !isWithinName(words, index) &&
      !isOfPaper(words, index),
  );
  // dirt may stand before them
  const isFirst = at > 0 && words.slice(0, at - 1).every(({ text }) => !/[\p{L}\d]/u.test(text));
  const isLed = isFirst && [isLettersOf, isTornLead].some((leads) => leads(words[at - 1]!, words[at]!));
  const lead = isLed ? words.slice(at - 1, at) : [];
  const own = at < 0 || isHouse(words.slice(at)) ? [] : [...lead, ...withGroups(words.slice(at))];
  return own.length > 0 ? single(own, spelledCode(own).replace(/^#|[.,]$/g, '')) : null;
};

/** `C0-2022-01944`, `2025-0L-03316`: letters stand before the year of a number, or between its figures; a scan's figure among them is one, too. */
const spelledCode = (words: readonly Word[]): string =>
  words[0]!.source === 'ocr'
    ? textOf(words)
        .replace(/(?<=^\p{Lu})0(?=-20\d\d-\d)|(?<=^\d{2,4}-)0(?=\p{Lu}{1,2}-\d{3})/u, 'O')
        .replace(/(?<=^\p{Lu}{2,4}-) (?=\d)/u, '')
    : textOf(words);

/** `BTR-103 (R. 6/22)`, `atL006 v.4`, `Letter ID L0882314096`, `Act 176`: the number of a printed form, a letter or a law, not of what it grants. */
const isOfPaper = (words: readonly Word[], at: number) =>
  /^\(?(?:r(?:ev)?\.|rev|v\.?\d+(?:\.\d+)?|\(r|\d{1,2}[-/]\d{2}\))/i.test(words[at + 1]?.text ?? '') ||
  /^(?:act|title|chapter|section|sec\.|ordinance|§+)$/i.test(words[at - 1]?.text ?? '') ||
  /^(?:letter|form) (?:id|no|number)\W*$/i.test(textOf(words.slice(Math.max(0, at - 2), at)));

/** `Sales Tax and E911 Surcharge`: a word of what is taxed. */
const isWithinName = (words: readonly Word[], at: number) =>
  /^(?:and|or|of|&)$/i.test(words[at - 1]?.text ?? '') && /^\p{L}{3,}$/u.test(words[at + 1]?.text ?? '');

/** `2640 Zimmerman Trl`: a house, and no licence. */
const isHouse = ([number, ...words]: readonly Word[]) =>
  /^\d{1,5}$/.test(number!.text) &&
  words.slice(0, LONGEST_STREET).some(({ text }, at) => at > 0 && STREET_KIND.test(text));
const STREET_KIND = new RegExp(`^(?:${KINDS})[.,]?$`, 'i');
const LONGEST_STREET = 4;

/** `LIC- 2023-02875` of a scan: a hyphen leads on, whatever stands before it. */
const isTornLead = ({ text, source }: Word, figures: Word) =>
  source === 'ocr' && /^\p{Lu}{2,4}-$/u.test(text) && /^\d[\d-]+$/.test(figures.text);

/** `MFU 2207`, `EL 31877-R`: letters in front of the figures, that are no word for a number. */
const isLettersOf = (letters: Word, figures: Word) =>
  /^\p{Lu}{2,4}$/u.test(letters.text) &&
  !/^(?:ID|NO|NUM|NBR|LIC|NEW|FEE|SEQ)$/.test(letters.text) &&
  /^\d+(?:-\p{Lu}{1,2})?$/u.test(figures.text) &&
  isClose(letters, figures, 1.2); // a space may be wider than capitals are high

/** `604 112 883`, `500 418 2276`: groups of three digits close together, and four at the end, are one number, and so are `102-884417 - 00001` and `36-614 902`. */
function withGroups(words: readonly Word[]): readonly Word[] {
  const [first, dash, group] = words;
  const isDashed = /^\d{1,3}-\d{3}$/.test(first!.text) && /^\d{3}$/.test(dash?.text ?? '');
  if (isDashed && isClose(first!, dash!) && !(group && isClose(dash!, group))) return words.slice(0, 2);
  if (dash?.text === '-' && /^\d{3,5}$/.test(group?.text ?? '') && isClose(words[0]!, dash, 1.5))
    return words.slice(0, 3);
  // `2204 031877`: the class of a licence before its number, and nothing else in their line
  const isClassed = /^\d{4}$/.test(first!.text) && /^\d{6}$/.test(dash?.text ?? '');
  if (isClassed && isClose(first!, dash!) && !(group && isClose(dash!, group))) return words.slice(0, 2);
  const end = words.findIndex(({ text, box }, index) => {
    const before = words[index - 1];
    return !/^\d{3}$/.test(text) || (before && !isClose(before, { box }));
  });
  if (end === 0) return words.slice(0, 1);
  const isLast = end > 1 && /^\d{4}$/.test(words[end]!.text) && isClose(words[end - 1]!, words[end]!);
  return words.slice(0, end < 0 ? words.length : isLast ? end + 1 : end);
}
