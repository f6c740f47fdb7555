/** A person's name that a list turns round: `OKONKWO, DELIA R III`. */
import type { Word } from '../../reading/page.ts';

const PARTICLE = /^(?:van|von|de|del|della|der|di|du|la|le|los|st\.?|mc|mac|ten|ter)$/i;
const SUFFIX = /^(?:jr|sr|i{2,3}|iv)\.?$/i;
/** What people write behind their whole name. */
const DEGREE = /^(?:cpa|ea|esq|m\.?d|d\.?d\.?s|d\.?o|d\.?v\.?m|ph\.?d|r\.?n|p\.?e|j\.?d|mph|mba)\.?$/i;
/** So many given names and initials follow a surname, with a suffix behind them. */
const MOST_GIVEN = 4;

/** The words with the surname behind the given names and before the suffix, where a comma follows it; otherwise as they are. */
export function inOrder(words: readonly Word[]): readonly Word[] {
  const end = words.findIndex(({ text }) => text.endsWith(','));
  const [surname, given] = [words.slice(0, end + 1), words.slice(end + 1)];
  const [first] = given;
  const isTurned =
    first !== undefined &&
    surname.slice(0, -1).every(({ text }) => PARTICLE.test(text)) &&
    given.length <= MOST_GIVEN &&
    given.every(({ text }) => /^\p{L}[\p{L}'\u2019.-]*$/u.test(text) && !DEGREE.test(text)) &&
    !SUFFIX.test(first.text);
  if (!isTurned) return words;
  const suffix = given.findIndex(({ text }) => SUFFIX.test(text));
  const at = suffix < 0 ? given.length : suffix;
  const bare = surname.map((word) => ({ ...word, text: word.text.replace(/,$/, '') }));
  return [...given.slice(0, at), ...bare, ...given.slice(at)];
}
