/** The town of the line that ends a Canadian address: `TORONTO ON  M6K 1V2`. Its province is no state, and its postal code no ZIP code. */
import type { Word } from '../../../reading/page.ts';
import { properCase } from '../names/casing.ts';
import { textOf } from '../runs.ts';
import type { Parsed } from '../shape.ts';

const CODES = 'AB|BC|MB|NB|NL|NS|NT|NU|ON|PE|QC|SK|YT';
const NAMES =
  'Alberta|British Columbia|Manitoba|New Brunswick|Newfoundland and Labrador|Nova Scotia|Northwest Territories|Nunavut|Ontario|Prince Edward Island|Quebec|Québec|Saskatchewan|Yukon';
const PROVINCE = `${CODES}|${NAMES}|${NAMES.toUpperCase()}`;
/** A letter, a figure, a letter, and a figure, a letter, a figure (Canada Post leaves out letters that are taken for others). */
const CODE = '[ABCEGHJ-NPRSTVXY]\\d[ABCEGHJ-NPRSTV-Z] ?\\d[ABCEGHJ-NPRSTV-Z]\\d';
/** In capitals, for `on` is a word, too. */
const ENDS = new RegExp(
  `^(\\p{L}[\\p{L} .'’-]*?),? \\(?(?:${PROVINCE})\\)?,? ${CODE}(?:,? (?:CANADA|Canada))?$`,
  'u',
);

/** Null where the line does not end in a province and a postal code, or holds more before them than a town. */
export function canadianTown(line: readonly Word[]): Parsed | null {
  const town = ENDS.exec(textOf(line))?.[1];
  if (town === undefined) return null;
  const words = line.slice(0, town.split(' ').length);
  return { value: properCase(textOf(words).replace(/,$/, '')), words };
}
