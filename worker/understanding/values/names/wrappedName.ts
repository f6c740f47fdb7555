/** Does a name go on in the next line? `Heartland Annuity &` does, and `Briar & Oak Carpentry,` where `Inc.` stands below. */
import type { Word } from '../../../reading/page.ts';
import { isKindOfCompany } from './kindOfCompany.ts';
import { textOf } from '../runs.ts';

/** `California Department of`, `Heartland Annuity &`: no name ends so. */
const UNFINISHED = /^(?:&|of|and)$/i;
/** `TRINIDAD HEAD ROOFING`, and `INC` below it: a line of words alone, none of which says what kind of company it is. */
const isBare = (line: readonly Word[]) =>
  line.length > 1 && line.every(({ text }) => /^[\p{L}&'’.-]+$/u.test(text) && !isKindOfCompany(text));

/** What a letterhead of two lines has in its second one: `Great Basin Community` above it. */
const INSTITUTION = /^(?:(?:federal|employees) )?credit union$/i;

/** May the name in this line go on in the next one? */
export const goesOn = (line: readonly Word[]): boolean => {
  const last = line.at(-1)?.text ?? '';
  return UNFINISHED.test(last) || last.endsWith(',') || isBare(line);
};

/** Is the lower line the end of the name in the upper one? Both are words of a single line. */
export function isWrapped(upper: readonly Word[], lower: readonly Word[]): boolean {
  const [last, first] = [upper.at(-1)?.text ?? '', lower[0]?.text ?? ''];
  // `Lakeside Veterinary Hospital` above `and Rehabilitation Center, Inc.`
  if (/^(?:and|&)$/i.test(first)) return isBare(upper) && isKindOfCompany(lower.at(-1)!.text);
  if (isBare(upper) && INSTITUTION.test(textOf(lower))) return true;
  if (UNFINISHED.test(last)) return upper.length > 1 && /^\p{Lu}/u.test(first);
  return (last.endsWith(',') || isBare(upper)) && lower.length === 1 && isKindOfCompany(first);
}

/** `County LLC` below `Watch Restoration of Aldermore`: does a third line end a name that goes on in a second one? */
export const endsCompany = (second: readonly Word[], third: readonly Word[]): boolean =>
  third.length > 0 &&
  third.length <= LONGEST_END &&
  isKindOfCompany(third.at(-1)!.text) &&
  !isKindOfCompany(second.at(-1)!.text) &&
  third.every(({ text }) => /^[\p{L}&'’.,-]+$/u.test(text));
const LONGEST_END = 3;

const isGivenAlone = ([given, initial, more]: readonly Word[]) =>
  !more && /^\p{L}{2,}$/u.test(given?.text ?? '') && /^\p{Lu}\.?$/u.test(initial?.text ?? '');
const isSurname = (line: readonly Word[]) =>
  line.length > 0 && line.length < 5 && line.every(({ text }) => /^-?\p{L}[\p{L}'’.-]*$/u.test(text));

/** `LUCIUS J` above `OLLIVANT-BOREL III`: in a block the last name stands below the first name and initial. In rows it has one of its own. */
export const isLastNameBelow = (upper: readonly Word[], lower: readonly Word[]): boolean =>
  isGivenAlone(upper) && isSurname(lower);
