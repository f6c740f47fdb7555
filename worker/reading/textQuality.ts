/** Is a text layer worth believing, or is it rubbish (no letters mapped, a shifted alphabet, a few stray marks)? */
import type { Word } from './page.ts';

/** Words that any English form, statement, letter or licence uses, and a Spanish one: banks print statements in it, Puerto Rico its certificates. */
const COMMON = new Set(
  (
    'the of and to in for is or if on this you your by name address date number total amount tax form income year no ' +
    'from account balance state city zip code federal wages social security employer employee payer recipient page see ' +
    'withheld business license statement period deposits interest other line schedule not are with at as be it have ' +
    'that was we our new bank check fee paid payment credit instructions return filing street phone email ' +
    'de la el en los las del que por para con una este esta se su fecha nombre cuenta saldo'
  ).split(' '),
);
/** In such print every third to fifth word is one of those; in tables of names and figures every twentieth. */
const MIN_COMMON_SHARE = 0.02;
/** Below this number of letter words the share says nothing. */
const MIN_LETTER_WORDS = 40;
const MAX_UNMAPPED_SHARE = 0.15;

/** True when the words read as English or Spanish print; `unmapped` counts the glyphs whose letter the font does not tell. */
export function isLegible(words: readonly Pick<Word, 'text'>[], unmapped = 0): boolean {
  const letters = words.reduce((sum, word) => sum + word.text.length, 0);
  if (letters === 0 || unmapped > letters * MAX_UNMAPPED_SHARE) return false;
  const plain = words
    .map((word) => word.text.toLowerCase().replace(/[^a-z]/g, ''))
    .filter((text) => text.length > 1);
  if (plain.length < MIN_LETTER_WORDS) return true;
  return plain.filter((text) => COMMON.has(text)).length >= plain.length * MIN_COMMON_SHARE;
}
