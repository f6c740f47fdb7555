/** Is a name surely a person's, where no label says whether a person or a business is named? */
import { isBusinessName } from './businessWords.ts';
import { isGivenName } from './givenNames.ts';

const MOST_WORDS = 4;
/** `Marguerite A Szymanski`, `Beauregard D Heron-St Clair`: an initial between two names. */
const HAS_INITIAL =
  /^\p{Lu}[\p{L}'’-]+ \p{Lu}\.? (?:\p{Lu}[\p{L}'’]+-\p{Lu}[\p{L}'’]+ )?\p{Lu}[\p{L}'’-]+(?:,? (?:jr|sr|ii|iii|iv)\.?)?$/iu;

/** `THIBODEAUX, MARCUS R`, `THIBODEAUX, MARCUS R JR`, which a scan reads as `RJR`: surname first, and an initial or a suffix at the end. */
const IS_SURNAME_FIRST =
  /^\p{Lu}[\p{L}'’-]+, \p{Lu}[\p{L}'’-]+ (?:\p{Lu}\.?|(?:\p{Lu}\.? ?)?(?:JR|SR|Jr|Sr|I{2,3}|IV)\.?)$/u;

/** `Barnaby Koscielniak Jr`; `Carl's Jr` is a business, and so is `Sunset Village II`. */
const IS_JUNIOR = /^(?:\p{Lu}[\p{L}'’-]+,? ){2,3}(?:jr|sr)\.?$/iu;
/** The same with an initial, and nothing in it that tells of a business. */
export const isJunior = (name: string): boolean => /\b[js]r\.?$/i.test(name) && isPersons(name);

/** `Class A Duplicate`: the kind of licence. */
const IS_CLASS = /^(?:class|type|group|grade|category|level) \p{Lu}\b/iu;

/** `Torbjorn Aas van der Linden`: what stands before no business's name but that of the family itself. */
const HAS_PARTICLES =
  /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’.-]*)? (?:van de[rn]?|von der|n[íi]|nic|ó|uí) \p{Lu}[\p{L}'’-]+$/iu;

/** `Fiammetta D'Amico-Reyes`: a given name and a double surname; `Harbor Pour-Over` has shorter parts. */
const HAS_DOUBLE_SURNAME = /^(?!The |THE )\p{Lu}\p{L}{2,} \p{Lu}[\p{L}'’]{4,}-\p{Lu}[\p{L}'’]{4,}$/u;

/** `Rosalind Okafor`, `Wendell T. Oakes`: begins with a given name or holds an initial, and says nothing of a business. */
export function isPersons(name: string): boolean {
  const words = name.split(' ');
  const isOfFamily = HAS_PARTICLES.test(name) || HAS_DOUBLE_SURNAME.test(name);
  if (isOfFamily && !isBusinessName(name)) return true;
  const isShort = words.length >= 2 && words.length <= MOST_WORDS && !isBusinessName(name);
  return (
    isShort &&
    !/\d/.test(name) &&
    !IS_CLASS.test(name) &&
    (isGivenName(words[0]!) || HAS_INITIAL.test(name) || IS_SURNAME_FIRST.test(name) || IS_JUNIOR.test(name))
  );
}

/** `Thibodeaux, Andre`, `Thibodeaux, Andre Remy`: what begins behind the comma is a given name, and what stands before it is none. */
function endsInGivenName(name: string): boolean {
  const [surname, given, ...others] = name.split(', ');
  const isOne = (word: string | undefined) => /^\p{Lu}[\p{L}'’-]+$/u.test(word ?? '');
  const [first, ...second] = (given ?? '').split(' ');
  const isPlain = others.length === 0 && second.length < 2 && [surname, first, ...second].every(isOne);
  return isPlain && isGivenName(first!) && !isGivenName(surname!) && !isBusinessName(name);
}

/** Is a person named as in a list, surname first: `THIBODEAUX, ANDRÉ J`? */
export const isListedPerson = (name: string): boolean =>
  (IS_SURNAME_FIRST.test(name) && isPersons(name)) || endsInGivenName(name);
