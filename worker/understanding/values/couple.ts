/** Two people in one line: `Gideon A Marchetti and Lucia F Marchetti`, `Gideon & Lucia Marchetti`. */
import type { Word } from '../../reading/page.ts';

type Spelled = Pick<Word, 'text'>;
const isAnd = ({ text }: Spelled) => /^(?:and|&)$/i.test(text);
const isWholeWord = ({ text }: Spelled) => /\p{L}{2}/u.test(text);

/** The words of either name, the surname that both share given to the first, too; null when they name one person. */
export function splitCouple<T extends Spelled>(words: readonly T[]): { first: T[]; second: T[] } | null {
  const at = words.findIndex(isAnd);
  const [before, second] = [words.slice(0, at), words.slice(at + 1)];
  if (at < 1 || !second.some(isWholeWord) || second.some(isAnd)) return null;
  const hasSurname = before.filter(isWholeWord).length > 1;
  return { first: hasSurname ? before : [...before, ...surnameOf(second)], second };
}

/** `Van Houten` of `Norma Van Houten`. */
function surnameOf<T extends Spelled>(name: readonly T[]): readonly T[] {
  const at = name.findIndex(({ text }, index) => index > 0 && PARTICLE.test(text));
  return name.slice(at < 0 ? -1 : at);
}
const PARTICLE = /^(?:van|von|de|del|della|der|di|du|la|le|st\.?|saint|mc|mac|ten|ter)$/i;

/** `Gideon Marchetti` of `Gideon & Lucia Marchetti`; a name of one person is itself. */
export function firstOfCouple(name: string): string {
  const couple = splitCouple(name.split(' ').map((text) => ({ text })));
  return couple ? couple.first.map(({ text }) => text).join(' ') : name;
}

/** `Gideon & Lucia Marchetti`: two given names before a surname; so may a firm be called that no taxpayer number tells apart. */
export function isCouple(name: string): boolean {
  const [first = [], second = []] = name.split(/ (?:&|and) /i).map((part) => part.split(' '));
  const isGiven = (word = '') => /^\p{Lu}[\p{L}'’-]{2,}$/u.test(word);
  return isGiven(first[0]) && isGiven(second[0]) && second.length >= 2;
}
