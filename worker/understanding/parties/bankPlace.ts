/** Where a bank is, printed behind its name in the same line. */
import type { Word } from '../../reading/page.ts';
import { BANK } from './bankProduct.ts';
import { stateAtEnd } from '../values/places/states.ts';
import { textOf } from '../values/runs.ts';

/** What is left of a name that a trade mark prints in several lines. */
export const KIND_OF_BANK =
  /^\W*(?:(?:(?:federal|community) )?credit union|(?:(?:national|savings|private|state|community) )?bank|(?:federal )?savings (?:&|and) loan)\W*$/i;

/**
 * `Tide Bank, N.A., Salt Lake City, UT`, `Bank of Fargo, North Dakota`, `Tide Bank — Fargo`, `Tide Bank (Fargo, ND)`, and `PRIVATE BANK, FARGO`
 * below the rest of the name: the name before its place. `Ripon National Bank, Fargo` may be called so.
 */
export function withoutPlaceBehind(name: readonly Word[]): readonly Word[] {
  const end = name.findIndex((_, at) => at > 0 && isPlaceFrom(name, at));
  const last = name[end - 1];
  return last ? [...name.slice(0, end - 1), { ...last, text: last.text.replace(/,$/, '') }] : name;
}

function isPlaceFrom(name: readonly Word[], at: number): boolean {
  const [own, [first, ...others]] = [name.slice(0, at), name.slice(at)];
  const isKind = KIND_OF_BANK.test(textOf(own));
  if (!isKind && !BANK.test(textOf(own))) return false;
  if (FOUNDED.test(textOf([first!, ...others]))) return true;
  if (PARTS.test(first!.text))
    return others.length > 0 && !BANK.test(textOf(others)) && others.every(isOfPlace);
  const rest = withoutBrackets([first!, ...others]);
  if (!rest.every(isOfPlace) || OF_NAME.test(first!.text)) return false;
  const city = cityIn(rest);
  if (name[at - 1]!.text.endsWith(',') || rest[0] !== first) return city !== null || isKind;
  return isApart(name[at - 1]!, first!) && city !== null && city.length > 0;
}
/** A dot between a name and its place is left out of the line, and leaves so many heights of print free. */
const isApart = ({ box: a }: Word, { box: b }: Word) => b.x0 - a.x1 > FREE * (b.y1 - b.y0);
const FREE = 0.7;
/** `Tide Bank, established 1888`. */
const FOUNDED = /^(?:(?:established|founded|chartered|est\.?)(?: in)?|since) 1[789]\d\d\b/i;
/** Between a name and its place. */
const PARTS = /^[—–\-·•|]$/;
/** `N.A.`, `FSB`, `National Association`. */
const OF_NAME = /^(?:\p{L}\.|(?:NA|FSB|SSB|Inc|Corp|Co|Ltd|LLC|National|Federal|Member)\b)/u;

function withoutBrackets(words: readonly Word[]): readonly Word[] {
  if (!/^\(/.test(words[0]!.text) || !/\)$/.test(words.at(-1)!.text)) return words;
  return words.map((word) => ({ ...word, text: word.text.replace(/^\(|\)$/g, '') }));
}

/** The city of `Fargo, ND`, `Fargo, ND 58102`; none of its words in `North Dakota`; null where no state ends it. */
function cityIn(rest: readonly Word[]): readonly Word[] | null {
  const place = ZIP.test(rest.at(-1)!.text) ? rest.slice(0, -1) : rest;
  const state = place.length > 0 ? stateAtEnd(place) : null;
  const city = state && place.slice(0, place.length - state.count);
  return city && (city.length === 0 || city.at(-1)!.text.endsWith(',')) ? city : null;
}
const ZIP = /^\d{5}(?:-\d{4})?$/;
const isOfPlace = ({ text }: Word) => /^\p{Lu}[\p{L}'’.-]*,?$|^\d{5}(?:-\d{4})?$/u.test(text);
