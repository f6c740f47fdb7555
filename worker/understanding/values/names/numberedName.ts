/** Businesses whose names begin with a number: `3M Company`, `84 Lumber`, `1st Source Bank`. */
import type { Line } from '../../sheet/sheet.ts';
import { hasCompanySuffix } from './kindOfCompany.ts';
import { textsOf } from '../runs.ts';
import { KINDS } from '../places/unitLetter.ts';

/** Print that is spelt as a street is, kind or place behind its number. */
const STREET_WORD = new RegExp(
  `\\b(?:${KINDS}|Way|Sq|Square|Plaza|Loop|Route|Box|Bldg|Unit|Apt|Suite|Ste)\\b`,
  'i',
);
const POST_BOX = /^p\.?\s?o\.?\s?box\b/i;
/** `14th Floor`, `2 Fl`: where in the building. */
const FLOOR = /^\d+(?:st|nd|rd|th)? fl/i;

/**
 * Is the first line of a block such a name? Nothing in it says street, and the line below begins with a number as well, or is a post-office box: of
 * two such lines the one below is where the post goes.
 */
export function isNumberedName({ words }: Line, next: Line | undefined): boolean {
  const [print, below] = [words, next?.words ?? []].map((line) => textsOf(line).join(' '));
  if (!/^\d/.test(print!) || !next || FLOOR.test(below!)) return false;
  const isStreet = (/^\d/.test(below!) && STREET_WORD.test(below!)) || POST_BOX.test(below!);
  return hasCompanySuffix(print!) || (!STREET_WORD.test(print!) && isStreet);
}
