/** Spells a scanned address of e-mail after the person's name where a letter of it was taken for one that looks like it: `jeaniuc.rao@` of Jean-Luc Rao. */
import type { Candidate } from '../candidate.ts';

/** Letters that OCR takes for one another, each group. */
const ALIKE = ['il1jt', 'o0', 'ce', 'uv', 'gq', 'cq', '5s'];
/** Shorter names may be the beginning of another word. */
const SHORTEST = 4;

/** The values, with the address of each person spelled after that person's name. */
export function emailOfName(values: readonly Candidate[]): Candidate[] {
  return values.map((value) => {
    const name = values.find(({ to }) => to === value.to.replace(/\.email$/, '.fullName'));
    const isScanned = value.to.endsWith('.email') && value.source === 'ocr';
    if (!isScanned || !name || name.confidence < value.confidence) return value;
    const names = namesOf(String(name.value));
    const address = spelledAfter(String(value.value), [...names, ...initialed(String(name.value))]);
    if (hasLetterForPoint(address, String(name.value)) || missesLetter(address, names))
      return { ...value, confidence: value.confidence * DISPUTED };
    const doubt = isConfirmed(address, names) ? CONFIRMED : 1;
    return { ...value, value: address, confidence: 1 - (1 - value.confidence) * doubt };
  });
}

/** `josetprice@` of José Price, whose name has no T: the letter may be the point that parts them. */
function hasLetterForPoint(address: string, name: string): boolean {
  const names = namesOf(name);
  const letters = names.flatMap((first) =>
    names.map((last) => new RegExp(`^${first}([a-z])${last}@`).exec(address)?.[1]),
  );
  return letters.some((letter) => letter && !new RegExp(` ${letter}`, 'i').test(name));
}
const DISPUTED = 0.35;

/** What is left of the doubt about an address that its owner's name and a well-known provider spell alike, also where two looks differed. */
const CONFIRMED = 0.4;
/** The largest providers of the US, and the names that are kept for examples (RFC 2606). */
export const PROVIDERS =
  /@(?:(?:gmail|yahoo|hotmail|outlook|icloud|aol|msn|live|me|mac|ymail|rocketmail|proton(?:mail)?)\.com|proton\.me|(?:comcast|verizon|att|sbcglobal|bellsouth|cox|charter|earthlink|optonline)\.net|example\.(?:com|net|org))$/;

/** `jose.price@gmail.com` of José Price: both halves are known from elsewhere. */
function isConfirmed(address: string, names: readonly string[]): boolean {
  const words = address.split('@')[0]!.split(/[._-]/);
  return words.length > 1 && words.every((word) => names.includes(word)) && PROVIDERS.test(address);
}

const namesOf = (name: string) =>
  name
    .normalize('NFD')
    .toLowerCase()
    .split(/\s+/)
    .map((word) => word.replace(/[^a-z]/g, ''))
    .filter((word) => word.length >= SHORTEST);

/** `jlthibault`, `jthibault` of Jean-Luc Thibault: before the last name the first initial, or all of them. */
function initialed(name: string): string[] {
  const [last, ...before] = name.normalize('NFD').toLowerCase().split(/\s+/).reverse();
  const own = last!.replace(/[^a-z]/g, '');
  const initials = before.reverse().flatMap((word) => word.split('-').map(([letter]) => letter));
  return own.length >= SHORTEST ? [`${initials[0] ?? ''}${own}`, `${initials.join('')}${own}`] : [];
}

function spelledAfter(address: string, names: readonly string[]): string {
  const [own = '', host = ''] = address.split('@');
  const spelled = own.replace(/[a-z0-9]+/g, (word) => names.find((name) => looksLike(word, name)) ?? word);
  return `${spelled}@${host}`;
}

/** `hendersan@` of Ann Henderson, by a letter that looks like none of the name's: either may be misread. `ann.ones@` of Ann Jones: nobody shortens a name so. */
const missesLetter = (address: string, names: readonly string[]) =>
  address
    .split('@')[0]!
    .split(/[^a-z]+/)
    .some((word) =>
      names.some(
        (name) =>
          word === name.slice(1) ||
          (name.length >= LONG && word.length === name.length && differencesOf(word, name).length === 1),
      ),
    );
/** Letters of a name that no other is like but for one letter by chance. */
const LONG = 6;

/** One letter is another one that looks like it, all others are the same. */
function looksLike(word: string, name: string): boolean {
  const differing = differencesOf(word, name);
  const areAlike = ([a, b]: string) => ALIKE.some((group) => group.includes(a!) && group.includes(b!));
  return word.length === name.length && differing.length === 1 && differing.every(areAlike);
}
const differencesOf = (word: string, name: string) =>
  [...name].flatMap((letter, at) => (word[at] === letter ? [] : [letter + word[at]]));
