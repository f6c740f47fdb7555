/** A person and what they trade as in one line: `Ann Lee d/b/a Elm Bakery`; a company that trades so is named in its own name before it. */
import type { Word } from '../../../reading/page.ts';
import { isOffice } from '../../parties/office.ts';
import { isBusinessName } from './businessWords.ts';
import { hasCompanySuffix } from './kindOfCompany.ts';
import { businessName, parseBusinessName } from './firmNames.ts';
import { parsePersonName } from './names.ts';
import { textOf } from '../runs.ts';
import type { Parsed, Shape } from '../shape.ts';

const TRADES_AS = /^(?:d\/?b\/?a|t\/a)[:.]?$/i;

/** The name behind `d/b/a` where a person stands before it, the company where one does; any other name as it is. */
export function behindOwner(name: Parsed): Parsed | null {
  const words = name.words;
  const at = words.findIndex(({ text }, index) => index > 0 && TRADES_AS.test(text));
  if (at < 0) return name;
  const [owner, trade] = [words.slice(0, at), words.slice(at + 1)];
  if (hasCompanySuffix(textOf(owner))) return parseBusinessName(owner);
  const isTheirs = !isBusinessName(textOf(owner)) && parsePersonName(owner) !== null;
  return isTheirs ? parseBusinessName(trade) : name;
}

/** What a business is called, without whoever trades as it. */
export const tradedName: Shape = (words, cell) => {
  const parts = businessName(words, cell);
  const value = parts?.value && behindOwner(parts.value);
  // `DEPARTMENT OF REVENUE` beside `doing business as`: who wrote it
  return value &&
    !isOffice(value.words) &&
    !isSaid(value.words) &&
    !isSmall(value.words) &&
    !TITLE.test(textOf(value.words))
    ? { value }
    : null;
};
/** `above` behind `business named`, which a scan makes of it, `must have` behind `Each establishment`: words of a sentence. */
const isSmall = (words: readonly Word[]) =>
  words.length < 3 && words.every(({ text }) => /^\p{Ll}+$/u.test(text));
/** `FICTITIOUS BUSINESS NAME` above `STATEMENT`, `STORE, BUSINESS & OCCUPATIONAL` above `PRIVILEGE LICENSE`: the title goes on. */
const TITLE =
  /^(?:(?:statement|certificate|registration|privilege|tax|license|permit|receipt|application)(?: of)? ?)+$/i;
/** `business of furniture repair at 27 Mill Pond Rd`, `(Business & Professions Code, section 17900)`: within a sentence. */
const isSaid = ([first]: readonly Word[]) =>
  /^(?:&|of|at|in|on|for|to|as|and|is|by|from)$/.test(first?.text ?? '');
