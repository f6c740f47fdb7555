/** `TRAN MELISSA K`: a name that begins with the surname, which no comma ends. */
import type { Word } from '../../../reading/page.ts';
import { isBusinessName } from './businessWords.ts';
import { isGivenName } from './givenNames.ts';
import { textOf } from '../runs.ts';

const SUFFIX = /^(?:jr|sr|ii|iii|iv)\.?$/i;

/** `TRAN MELISSA K`, `GRUNDY-OKAFOR LI WEN`; `Jr` may follow. */
export const isSurnameFirst = (words: readonly Word[]): boolean => {
  const suffix = SUFFIX.test(words.at(-1)?.text ?? '') ? 1 : 0;
  const own = words.slice(0, words.length - suffix);
  return own.length === 3 && (endsInInitial(own) || beginsDouble(own));
};

/** Is the second of three words a given name, the first none, and the last an initial? */
const endsInInitial = ([surname, given, initial]: readonly Word[]) =>
  /^\p{Lu}\.?$/u.test(initial!.text) && isGivenName(given!.text) && !isGivenName(surname!.text);

/** In the capitals of a list a double surname stands first; a double given name holds a given name, or parts as short as `Hyun-Woo`. */
const beginsDouble = (words: readonly Word[]) => {
  const [surname, ...given] = words.map(({ text }) => text);
  return (
    /^\p{Lu}{4,}-\p{Lu}{4,}$/u.test(surname!) &&
    !surname!.split('-').some(isGivenName) &&
    given.every((name) => /^\p{Lu}+\.?$/u.test(name)) &&
    !isBusinessName(textOf(words))
  );
};

/**
 * `DUNMORE THEODOSIA R` in the capitals of a county's list, where a person is meant: no name ends in an initial but one whose surname stands
 * first, though the given name be in no list of names.
 */
export const isListedByInitial = (words: readonly Word[]): boolean => {
  const [surname, given, initial, ...others] = words.map(({ text }) => text);
  return (
    others.length === 0 &&
    /^\p{Lu}[\p{Lu}'’-]{2,}$/u.test(surname ?? '') &&
    /^\p{Lu}{3,}$/u.test(given ?? '') &&
    /^\p{Lu}\.?$/u.test(initial ?? '') &&
    !isGivenName(surname!) &&
    !isBusinessName(textOf(words))
  );
};

/** The words in the order they are spoken in, where they surely name a person. */
export const ownersOrder = (words: readonly Word[]): readonly Word[] =>
  isListedByInitial(words) ? [words[1]!, words[2]!, words[0]!] : spokenOrder(words);

/** The words in the order they are spoken in. */
export const spokenOrder = (words: readonly Word[]): readonly Word[] =>
  isSurnameFirst(words) ? [words[1]!, words[2]!, words[0]!, ...words.slice(3)] : words;
