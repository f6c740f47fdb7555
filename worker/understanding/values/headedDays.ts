/** Days of which the head of their column says a part. */
import type { Word } from '../../reading/page.ts';
import { parseDate } from './plain.ts';
import { textOf } from './runs.ts';
import type { Shape } from './shape.ts';

const asDay = (words: readonly Word[], value: string | null) => (value ? { value: { value, words } } : null);

/** `Nov 14 23` below `month day year`. */
export const monthDayYear: Shape = (words) => {
  const [, month, day, end] = /\b([a-z]{3}) (\d{1,2}) (\d{2})$/i.exec(textOf(words)) ?? [];
  return asDay(words, end ? parseDate(`${day}-${month}-${end}`) : null);
};

/** The last day of a year that a label ending in it leaves open: `License valid to December 31` above `2025`. */
export const yearEnd: Shape = (words) => {
  const [, end] = /(?<![\d/-])(20[0-9]\d)(?![\d/-])/.exec(textOf(words)) ?? [];
  return asDay(words, end ? `${end}-12-31` : null);
};
