/** Days of which the head of their column says a part. */
import type { Word } from '../../../reading/page.ts';
import { parseDate, parseDates } from '../plain.ts';
import { textOf } from '../runs.ts';
import type { Shape } from '../shape.ts';

const asDay = (words: readonly Word[], value: string | null) => (value ? { value: { value, words } } : null);

/** `Nov 14 23` below `month day year`; `09 15 2024` alone, whose bars a photo lost. */
export const monthDayYear: Shape = (words) => {
  const [, ...apart] = /^(\d{2}) (\d{2}) (20\d{2})$/.exec(textOf(words)) ?? [];
  if (apart.length > 0) return asDay(words, parseDate(apart.join('/')));
  const [, ...inBoxes] = HEADED_PARTS.exec(textOf(words)) ?? [];
  if (inBoxes.length > 0) return asDay(words.slice(-3), parseDate(inBoxes.join('/')));
  const [, month, day, end] = /\b([a-z]{3}) (\d{1,2}) (\d{2})$/i.exec(textOf(words)) ?? [];
  return asDay(words, end ? parseDate(`${day}-${month}-${end}`) : null);
};

/** `MO. DAY YR.` above `04 17 31`, as New York's Department of State prints it: a head for each of its parts. */
const HEADED_PARTS = /^mo(?:nth|\.)? day ye?a?r\.? (0?[1-9]|1[0-2]) (0?[1-9]|[12]\d|3[01]) (\d{2}|20\d{2})$/i;

/** The last day of a year that a label ending in it leaves open: `License valid to December 31` above `2025`. */
export const yearEnd: Shape = (words) => {
  const [, end] = /(?<![\d/-])(20[0-9]\d)(?![\d/-])/.exec(textOf(words)) ?? [];
  return asDay(words, end ? `${end}-12-31` : null);
};

/** `VALID OCTOBER 1, 2024 THROUGH`, and below it `09/30/2025`: the last day, up to which the heading leads. */
export const headedEnd: Shape = (words) => {
  const [, first = '', rest = ''] = /^(.{6,20}?) (?:through|thru|until|to)\b(.*)$/i.exec(textOf(words)) ?? [];
  const [start, end] = [parseDate(first), parseDates(rest)[0]];
  const own = words.filter(({ text }) => parseDate(text) === end);
  return start && end && start < end ? asDay(own.length > 0 ? own : words, end) : null;
};
