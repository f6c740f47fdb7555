/** `TRAN MELISSA K`: a name that begins with the surname, which no comma ends. */
import type { Word } from '../../reading/page.ts';
import { isGivenName } from './givenNames.ts';

const SUFFIX = /^(?:jr|sr|ii|iii|iv)\.?$/i;

/** Is the second of three words a given name, the first none, and the last an initial? `Jr` may follow. */
export const isSurnameFirst = ([surname, given, initial, suffix, ...others]: readonly Word[]): boolean =>
  others.length === 0 &&
  (!suffix || SUFFIX.test(suffix.text)) &&
  /^\p{Lu}\.?$/u.test(initial?.text ?? '') &&
  isGivenName(given!.text) &&
  !isGivenName(surname!.text);

/** The words in the order they are spoken in. */
export const spokenOrder = (words: readonly Word[]): readonly Word[] =>
  isSurnameFirst(words) ? [words[1]!, words[2]!, words[0]!, ...words.slice(3)] : words;
