/** A day, and the words that make it. */
import { parseDate } from '../plain.ts';
import { textOf } from '../runs.ts';
import type { Shape } from '../shape.ts';
import { withSlashes, withWholeMonths } from './tornDay.ts';
import { wordsOfDay } from './wordsOfDay.ts';

/** `Age at 12/31/2022   61`, below a birthday: nobody was born on that day. */
const OF_AGE = /^\W*age (?:at|as of|on|by)\b/i;
/** The first day in the words, as `YYYY-MM-DD`: `June 30, 2026      M. Verrell` holds it before a signature. */
export const date: Shape = (print) => {
  const words = withWholeMonths(print.map(withSlashes));
  const value = OF_AGE.test(textOf(words)) ? null : parseDate(textOf(words));
  return value === null ? null : { value: { value, words: wordsOfDay(value, words) } };
};
