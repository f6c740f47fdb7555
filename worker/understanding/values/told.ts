/** What sentences tell of names and days, and that they tell it only once. */
import type { Word } from '../../reading/page.ts';
import { isKindOfCompany } from './names/kindOfCompany.ts';
import { parseDate } from './plain.ts';
import { textOf } from './runs.ts';
import type { Parsed } from './shape.ts';

/** So many words make a name, at most. */
export const LONGEST_NAME = 9;

/** What stands before the name of whom a certificate speaks of. */
export const CERTIFIED =
  /\b(?:certif(?:y|ies|ied)|records of this office|appears|show)(?: and attest)? that(?: the)? /i;

/** The first words of a sentence that are a name: up to a comma, or where the sentence goes on in small letters. */
export function nameAt(words: readonly Word[]): readonly Word[] {
  const print = words.slice(0, LONGEST_NAME);
  const end = print.findIndex(({ text, box }, at) => {
    const [before, next] = [print[at - 1], print[at + 1]?.text ?? ''];
    // another paragraph, unless all lines are set as wide apart
    if (before && stepTo(before, print[at]!) > before.box.y1 - before.box.y0)
      if (stepTo(before, print[at]!) > SAME_STEP * stepBelow(words.slice(at))) return true;
    if (before && box.y0 < before.box.y1 && box.x0 - before.box.x1 > COLUMN_GAP * (box.y1 - box.y0))
      return true;
    // `Effective: 04/01/2024` below it
    if (at > 0 && /^\p{L}{3,}:$/u.test(text)) return true;
    // `Elm Bakery (License 2019-12, expired`: a remark on it
    if (at > 0 && /^\((?:licen[cs]e|permit|no|expire[sd]?|former(?:ly)?|account|ein)\b/i.test(text))
      return true;
    // `PO Box 118`, `Suite 3B` below it
    if (before && box.y0 > before.box.y0 + 2 && STARTS_PLACE.test(text)) return true;
    // the next number of a list, or that of the house below the name
    if (before && /^\d{1,2}\.$|^\d+[A-Z]?$/.test(text) && box.y0 > before.box.y0 + 2) return true;
    if (/^\p{Ll}/u.test(text) && !/^(?:of|and|the|de|la|for)$/.test(text)) return true;
    return (
      at > 0 &&
      /[,;.]$/.test(print[at - 1]!.text) &&
      !isKindOfCompany(text) &&
      next !== undefined &&
      !isInitial(print[at - 1]!)
    );
  });
  const name = print.slice(0, Math.max(0, end));
  // `Threadbare Alterations for the` purpose of: the sentence goes on
  while (/^(?:of|and|the|for)$/.test(name.at(-1)?.text ?? '')) name.pop();
  return name;
}
const STARTS_PLACE = /^(?:p\.?o\.?|suite|ste\.?|unit|apt\.?|c\/o|attn:?)$/i;
/** Heights of print before another column. */
const COLUMN_GAP = 6;
const stepTo = ({ box: upper }: Word, { box: lower }: Word) => lower.y0 - upper.y1;
/** How far below the line of the first word the next one is. */
function stepBelow(words: readonly Word[]): number {
  const [first] = words;
  const next = words.find(({ box }) => first && box.y0 > first.box.y1);
  return first && next ? stepTo(first, next) : 0;
}
/** Lines of one paragraph may be so much further apart than its others. */
const SAME_STEP = 1.25;
export const isInitial = ({ text }: Word) => /^(?:\p{Lu}|jr|sr|dr|mr|mrs|ms|st)\.$/iu.test(text);

/** The only thing said so; null where different things are. */
export function only<T extends Parsed>(found: readonly (T | null | undefined)[]): T | null {
  const given = found.filter((one): one is T => one !== null && one !== undefined);
  return new Set(given.map(({ value }) => value)).size === 1 ? given[0]! : null;
}

export const bare = (parsed: Parsed | null): Parsed | null =>
  parsed && { ...parsed, value: String(parsed.value).replace(/[,;]$|(?<=\p{Ll}{3})\.$/u, '') };
export const asValue = (parsed: Parsed | null) => parsed && { value: parsed };

/** `on August 14, 2027`, `the 3rd day of May, 2024`: the day that stands right there. */
export function dayAt(words: readonly Word[]): Parsed | null {
  for (let count = 1; count <= LONGEST_DAY; count++) {
    const own = words.slice(0, count);
    const value = parseDate(textOf(own));
    // a point ends the sentence, and not the year
    if (value && parseDate(textOf(own.slice(1))) === null) return { value, words: own };
  }
  return null;
}
export const LONGEST_DAY = 7;
