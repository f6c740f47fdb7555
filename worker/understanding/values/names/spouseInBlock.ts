/** The spouse in a block of names and an address, where each of a couple has a line: the second of two names above the street. */
import type { Word } from '../../../reading/page.ts';
import { toLines } from '../../sheet/sheet.ts';
import { isBusinessName } from './businessWords.ts';
import { splitCouple } from './couple.ts';
import { isPersons } from './isPersons.ts';
import { parsePersonName } from './names.ts';
import type { Shape } from '../shape.ts';

/** Lines of such a block: two names, a street, a place. */
const FEWEST_LINES = 4;
const isStreet = (text: string) => /^(?:\d|p\.?\s?o\b|rr\b|[nsew]\d)/i.test(text);

/** `MAVIS L OKORO` below `TREVOR OKORO JR`; nobody where the line is `c/o` somebody or goes on with a firm's name. */
export const spouseInBlock: Shape = (words) => {
  const lines = toLines(words).map((line) => line.words);
  const [first = [], second = [], street = []] = lines;
  if (lines.length === 2) return namesake(first, second);
  if (lines.length < FEWEST_LINES || splitCouple(first) || !isStreet(street[0]!.text)) return null;
  const [own, other] = [parsePersonName(first), parsePersonName(second)];
  const isOne = (name: string) => isPersons(name) || sharesSurname(name, String(own?.value));
  return own && other && isOne(String(other.value)) ? { value: other } : null;
};

/** Two names alone, the address standing elsewhere: `Ann Lee` above `Max Lee`. */
function namesake(first: readonly Word[], second: readonly Word[]): ReturnType<Shape> {
  const [own, other] = [first, second].map((line) => (line.length > 1 ? parsePersonName(line) : null));
  const isSpouse =
    own && other && own.value !== other.value && !splitCouple(first) && !isBusinessName(String(other.value));
  return isSpouse && sharesSurname(String(other.value), String(own.value)) ? { value: other } : null;
}

const SUFFIX = /[\s,]+(?:jr|sr|ii|iii|iv)\.?$/i;
/** `Olsen-Pryce` is `Olsen`, too. */
const surnamesOf = (name: string) => name.replace(SUFFIX, '').split(' ').at(-1)!.toLowerCase().split('-');
const sharesSurname = (a: string, b: string) => surnamesOf(a).some((one) => surnamesOf(b).includes(one));
