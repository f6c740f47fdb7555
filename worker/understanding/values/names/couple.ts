/** Two people in one line: `Gideon A Marchetti and Lucia F Marchetti`, `Gideon & Lucia Marchetti`. */
import type { Word } from '../../../reading/page.ts';
import { isGivenName } from './givenNames.ts';
import { PARTICLE } from './partsOfNames.ts';

type Spelled = Pick<Word, 'text'>;
const isAnd = ({ text }: Spelled) => /^(?:and|&)$/i.test(text);
const isWholeWord = ({ text }: Spelled) => /\p{L}{2}/u.test(text);

/** The words of either name, the surname that both share given to the first, too; null when they name one person. */
export function splitCouple<T extends Spelled>(words: readonly T[]): { first: T[]; second: T[] } | null {
  const at = words.findIndex(isAnd);
  const [before, second] = [words.slice(0, at), words.slice(at + 1)].map(withoutTitle) as [T[], T[]];
  if (at < 1 || !second.some(isWholeWord) || second.some(isAnd)) return null;
  // `Mr. and Mrs. Anton Reyes`: his name, and hers is not told
  if (before.length === 0) return { first: [...second], second: [] };
  const hasSurname = before.filter(isWholeWord).length > 1;
  const shared = surnameBefore(before);
  if (shared && second.filter(isWholeWord).length === 1)
    return { first: before, second: [...second, shared] };
  return { first: hasSurname ? before : [...before, ...surnameOf(second)], second };
}

/** `Mayfield` of `Mayfield, Terrence Sr. & LaDonna`: as in a list, surname first for both. */
function surnameBefore<T extends Spelled>([first, given]: readonly T[]): T | null {
  const surname = /^(\p{Lu}[\p{L}'’-]+),$/u.exec(first?.text ?? '')?.[1];
  return surname && given && isGivenName(given.text) ? { ...first!, text: surname } : null;
}

/** The same of two who hold an account, where `or` means that either may draw on it; on other papers `Owner or Manager` is a label. */
export const splitHolders = <T extends Spelled>(words: readonly T[]) =>
  splitCouple(words.map((word) => (/^(?:or|and\/or)$/i.test(word.text) ? { ...word, text: 'and' } : word)));

/** `Mr. Gordon and Mrs. Elaine Pruitt`. */
const withoutTitle = <T extends Spelled>(name: readonly T[]): readonly T[] =>
  name.slice(/^(?:mr|mrs|ms|miss|dr|rev|prof)\.?$/i.test(name[0]?.text ?? '') ? 1 : 0);

/** `Van Houten` of `Norma Van Houten`. */
export function surnameOf<T extends Spelled>(name: readonly T[]): readonly T[] {
  const at = name.findIndex(({ text }, index) => index > 0 && PARTICLE.test(text));
  return name.slice(at < 0 ? -1 : at);
}

/** How an account is held, printed behind the names: `JT TEN`, `JTWROS`, `COMM PROP`, `- INDIVIDUAL`; `TOD`, who inherits it. */
const TENANCY =
  /[\s,]+(?:[-–—]\s)?(?:individual(?:\s(?:tod|account|acct|registration|brokerage(?:\saccount)?))?(?=$)|joint\s(?:wros|tod|tenants?|tenancy|ten)|transfer\son\sdeath|jt\s?ten|jtwros|jt|wros|ten\s(?:com|ent)|tenants\s(?:in|by)\s\p{L}+|comm(?:unity)?\sprop(?:erty)?|cpwros|tbe|tod)\b.*$/iu;
/** `Mr. Percival Adeyemi`, `Sra. Luz Colón`, `DR. ELENA VOSS`. */
const TITLE = /^(?:mr|mrs|ms|miss|dr|rev|sr|sra|srta)\.? (?!and |& )(?=\S+ \S)/i;
const OTHER_NAME = /[\s,]+d\W?b\W?a\b.*$/i;

/** `Gideon Marchetti` of `Gideon & Lucia Marchetti`, of `GIDEON MARCHETTI TOD`, of `Gideon Marchetti dba Lake Tours`. */
export function firstOfCouple(name: string): string {
  const own = name.replace(OTHER_NAME, '').replace(TENANCY, '').replace(TITLE, '');
  const couple = splitHolders(own.split(' ').map((text) => ({ text })));
  return couple ? couple.first.map(({ text }) => text).join(' ') : own;
}

/** The name without the other one it does business under. */
export const withoutOtherName = (name: string): string => name.replace(OTHER_NAME, '');

const partsOf = (name: string) =>
  name
    .replace(TENANCY, '')
    .split(/ (?:&|and) /i)
    .map((part) => part.split(' '));

/** `Gideon & Lucia Marchetti`: two given names before a surname; so may a firm be called that no taxpayer number tells apart. */
export function isCouple(name: string): boolean {
  const [first = [], second = []] = partsOf(name);
  const isGiven = (word = '') => /^\p{Lu}[\p{L}'’-]{2,}$/u.test(word);
  return isGiven(first[0]) && isGiven(second[0]) && second.length >= 2;
}

/** A couple that no number tells from a firm: one surname behind both, a kind of tenancy, or a given name before the `&` and behind it. */
export function isSurelyCouple(name: string): boolean {
  if (!isCouple(name)) return false;
  const [first = [], second = []] = partsOf(name);
  const isOneFamily = first.length > 1 && first.at(-1)!.toLowerCase() === second.at(-1)!.toLowerCase();
  return isOneFamily || TENANCY.test(name) || (isGivenName(first[0]!) && isGivenName(second[0]!));
}
