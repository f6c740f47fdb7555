/** Whose licence a letter is about, by its subject: `Re: Permit No. HOP2023-00417 — Linden Piano Studio`. */
import { toLines } from '../../sheet/sheet.ts';
import { parseBusinessName } from '../names/firmNames.ts';
import { isPersons } from '../names/isPersons.ts';
import { textOf } from '../runs.ts';
import type { Shape } from '../shape.ts';
import { asValue, only } from '../told.ts';

const SUBJECT =
  /^re(?:garding)?: (?:\S+ ){0,4}(?:licen[cs]e|permit|certificate|registration)(?: (?:no\.?|number|#))?:? \S*\d{3}\S* (?:[-–—] |for )(?=\p{Lu})/iu;
const MOST_WORDS = 6;

/** The name behind the number, unless it is a person's. */
export const subjectOfLetter: Shape = (words) => {
  const names = toLines(words).flatMap((line) => {
    const lead = SUBJECT.exec(textOf(line.words))?.[0];
    const name = lead ? line.words.slice(lead.trim().split(' ').length) : [];
    const isName = name.length > 1 && name.length <= MOST_WORDS && !isPersons(textOf(name));
    return isName ? [parseBusinessName(name)] : [];
  });
  return asValue(only(names));
};
