/** `Ann Lee (February 11, 1966) and Max Roe (08/19/1968)`: whose return it is, told with their birthdays in brackets. */
import type { Word } from '../../../reading/page.ts';
import { toLines } from '../../sheet/sheet.ts';
import { isBusinessName } from '../names/businessWords.ts';
import { parsePersonName } from '../names/names.ts';
import { parseDate } from '../plain.ts';
import { textOf } from '../runs.ts';
import type { Parsed, Shape } from '../shape.ts';

export interface Named {
  readonly names: readonly Word[];
  readonly birthday: Parsed;
}

/** The head ends here (points): further down dependents may be told so. */
const HEAD = 150;
/** Words of a day: `February 11, 1966`. */
const MOST_OF_DAY = 3;
const AND = /^(?:and|&)$/i;

/** The day in brackets that begins with this word, and the word behind it. */
function dayAt(line: readonly Word[], at: number): { readonly day: Parsed; readonly end: number } | null {
  if (!/^\((?:born:?|dob:?)?/i.test(line[at]!.text) || !line[at]!.text.startsWith('(')) return null;
  const length = line.slice(at, at + MOST_OF_DAY).findIndex(({ text }) => /\)[,.;]?$/.test(text)) + 1;
  const words = line.slice(at, at + length);
  const value = length > 0 ? parseDate(textOf(words).replace(/^\(|\)[,.;]?$/g, '')) : null;
  return value ? { day: { value, words }, end: at + length } : null;
}

function namedIn(line: readonly Word[]): Named[] {
  const named: Named[] = [];
  let from = 0;
  for (let at = 1; at < line.length; at += 1) {
    const told = dayAt(line, at);
    if (!told) continue;
    const names = line.slice(AND.test(line[from]!.text) ? from + 1 : from, at);
    if (!isBusinessName(textOf(names)) && parsePersonName(names)) named.push({ names, birthday: told.day });
    from = told.end;
    at = told.end - 1;
    if (from >= line.length) break;
  }
  return named;
}

/** Those of the first line that names anybody so; one or two. */
export function namedWithBirthdays(words: readonly Word[]): readonly Named[] {
  const lines = toLines(words.filter(({ box }) => box.y1 < HEAD)).map((line) => namedIn(line.words));
  return (lines.find((named) => named.length > 0) ?? []).slice(0, 2);
}

const told =
  (at: 0 | 1, read: (one: Named) => Parsed | null): Shape =>
  (words) => {
    const one = namedWithBirthdays(words)[at];
    const value = one ? read(one) : null;
    return value && { value };
  };
export const birthdayedName: Shape = told(0, ({ names }) => parsePersonName(names));
export const birthdayedSpouse: Shape = told(1, ({ names }) => parsePersonName(names));
export const birthdayInBrackets: Shape = told(0, ({ birthday }) => birthday);
export const spouseBirthdayInBrackets: Shape = told(1, ({ birthday }) => birthday);
