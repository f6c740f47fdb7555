/** Gives a scanned name the letter that was taken for another one, where the person's address of e-mail spells it: `José Miller` with `jose.muller@`, `Woltgang` with `wolfgang@`. */
import type { Candidate } from '../candidate.ts';
import { isGivenName } from '../values/names/givenNames.ts';

/** What data without the letter read, the letter, and how an address spells it. */
const TAKEN_FOR: readonly (readonly [read: string, letter: string, plain: string])[] = [
  ['ii', 'ü', 'u'],
  ['i', 'ü', 'u'],
  ['fi', 'ñ', 'n'],
  ['f', 'ñ', 'n'],
  ['6', 'ó', 'o'],
  ['4', 'á', 'a'],
  // letters that look alike; an address repeats the whole word, or it says nothing
  ...['tf', 'ce', 'hb', 'li', 'gq', 'vu', 'ij'].flatMap((pair): [string, string, string][] => {
    const [one, other] = [...pair] as [string, string];
    return [
      [one, other, other],
      [other, one, one],
    ];
  }),
  ['rn', 'm', 'm'],
  ['m', 'rn', 'rn'],
];
/** Shorter names may be the beginning of another word. */
const SHORTEST = 5;

/** The values, with the name of each person spelled after that person's address. */
export function nameOfEmail(values: readonly Candidate[]): Candidate[] {
  return values.map((value) => {
    const email = values.find(({ to }) => to === value.to.replace(/\.fullName$/, '.email'));
    if (!value.to.endsWith('.fullName') || value.source !== 'ocr' || !email) return value;
    const address = String(email.value).split('@')[0]!;
    const words = String(isRivalMeant(value, address) ? value.rival : value.value).split(' ');
    return { ...value, value: words.map((word) => spelledAfter(word, address)).join(' ') };
  });
}

/** `Al Nonez`, or `Al L Núñez` as the other look has it, with `al.nunez@`: all the words that only one of the two has are told again. */
function isRivalMeant({ value, rival }: Candidate, address: string): boolean {
  const [mine, others] = [String(value), String(rival ?? '')].map((name) => name.split(' '));
  const told = (words: readonly string[], besides: readonly string[]) =>
    words
      .filter((word) => word.length >= SHORTEST && !besides.includes(word))
      .map((word) => address.includes(plainly(word)));
  const [ofRival, ofOwn] = [told(others!, mine!), told(mine!, others!)];
  return ofRival.length > 0 && ofRival.every(Boolean) && !ofOwn.some(Boolean);
}

function spelledAfter(word: string, address: string): string {
  if (word.length < SHORTEST || address.includes(word.toLowerCase())) return word;
  const spellings = TAKEN_FOR.flatMap(([read, letter, plain]) =>
    placesOf(read, word).map((at) => {
      const [before, after] = [word.slice(0, at), word.slice(at + read.length)];
      return { accented: before + letter + after, plain: plainly(before + plain + after) };
    }),
  );
  const told = spellings.find(({ plain }) => address.includes(plain));
  // `nikolal.young@` is the misread one beside `Nikolai Young`
  return told && (!isGivenName(word) || isGivenName(told.plain)) ? told.accented : word;
}

const plainly = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Where a word holds it, but for its first letter. */
const placesOf = (read: string, word: string) =>
  [...word].flatMap((_, at) => (at > 0 && word.startsWith(read, at) ? [at] : []));
