/** Puts a person's name in the order it is spoken in: `BRANNIGAN, TOBIAS L` is Tobias L Brannigan. */
import type { Word } from '../../../reading/page.ts';
import { isGivenName } from './givenNames.ts';
import { PARTICLE, SUFFIX } from './partsOfNames.ts';

/** What stands behind a comma and is no given name. */
const BEHIND =
  /^(?:jr|sr|i{2,3}|iv|esq(?:uire)?|cpa|md|dds|dmd|do|dvm|phd|rn|ea|pe|jd|mph|mba|tte{1,2}|trustee|ind|president|owner|member|manager|partner|agent|secretary|treasurer|director)$/i;
const bare = ({ text }: Word) => text.replace(/[^\p{L}]/gu, '');

/** So many given names, initials and a suffix follow a surname. */
const MOST_GIVEN = 4;
const isName = ({ text }: Word) => /^\p{L}[\p{L}'’.-]*$/u.test(text);

/** `PERALTA Y GAONA, ESTEFANÍA`, `PERALTA GAONA, MARIA`: two surnames, as no given name begins them and one follows. */
const areSurnames = ([first, middle, last, more]: readonly string[], given: string) =>
  last === undefined
    ? !isGivenName(first!) && isGivenName(given)
    : more === undefined && /^y$/i.test(middle!) && !isGivenName(first!);

/** The words of a name, the surname that a comma ends put behind the given names, and the suffix last. */
export function givenFirst(words: readonly Word[]): readonly Word[] {
  const at = words.findIndex(({ text }) => text.endsWith(','));
  const [before, given] = [words.slice(0, at + 1), words.slice(at + 1)];
  if (at < 0 || given.length === 0 || given.length > MOST_GIVEN || !given.every(isName)) return words;
  const surname = before.filter((word) => !SUFFIX.test(bare(word)));
  const isSurname =
    surname.slice(0, -1).every((word) => PARTICLE.test(bare(word))) ||
    areSurnames(surname.map(bare), bare(given[0]!));
  const isGiven = !BEHIND.test(bare(given[0]!)) && /^\p{Lu}/u.test(given[0]!.text);
  if (surname.length === 0 || !isSurname || !isGiven) return words;
  const suffixes = [...before, ...given].filter((word) => SUFFIX.test(bare(word)));
  return [...given.filter((word) => !suffixes.includes(word)), ...surname, ...suffixes];
}
