/** The spouse in a block of names and an address, where each of a couple has a line: the second of two names above the street. */
import { toLines } from '../sheet.ts';
import { splitCouple } from './couple.ts';
import { isPersons } from './isPersons.ts';
import { parsePersonName } from './names.ts';
import type { Shape } from './shape.ts';

/** Lines of such a block: two names, a street, a place. */
const FEWEST_LINES = 4;
const isStreet = (text: string) => /^(?:\d|p\.?\s?o\b|rr\b|[nsew]\d)/i.test(text);

/** `MAVIS L OKORO` below `TREVOR OKORO JR`; nobody where the line is `c/o` somebody or goes on with a firm's name. */
export const spouseInBlock: Shape = (words) => {
  const lines = toLines(words).map((line) => line.words);
  const [first = [], second = [], street = []] = lines;
  if (lines.length < FEWEST_LINES || splitCouple(first) || !isStreet(street[0]!.text)) return null;
  const [own, other] = [parsePersonName(first), parsePersonName(second)];
  const isOne = (name: string) => isPersons(name) || sharesSurname(name, String(own?.value));
  return own && other && isOne(String(other.value)) ? { value: other } : null;
};

const SUFFIX = /[\s,]+(?:jr|sr|ii|iii|iv)\.?$/i;
/** `Olsen-Pryce` is `Olsen`, too. */
const surnamesOf = (name: string) => name.replace(SUFFIX, '').split(' ').at(-1)!.toLowerCase().split('-');
const sharesSurname = (a: string, b: string) => surnamesOf(a).some((one) => surnamesOf(b).includes(one));
