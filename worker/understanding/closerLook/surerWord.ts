/** Which of two readings of one word is the surer one, and where neither is. */
import type { Word } from '../../reading/page.ts';
import { dottedOf } from './dottedLetters.ts';
import { folded } from './foldedWord.ts';

/** `Seren` for one look and `Soren` for the other, where `Søren` is printed: quite surely by none, and by none clearly more so. */
const CLEAR_BY = 0.25;
const QUITE_SURE = 0.96;

/** Do two looks read a word clearly, and not as the same one? */
export function areDisputed(a: Word, b: Word): boolean {
  const [low, high] = [Math.min(a.confidence, b.confidence), Math.max(a.confidence, b.confidence)];
  const whole = wholeOf(a, b);
  if (whole) return whole.confidence < CLEAR_WORD;
  const fuller = fullerOf(a, b);
  const isOneFuller =
    folded(a).includes(folded(b)) ||
    folded(b).includes(folded(a)) ||
    (fuller !== null && fuller.confidence >= CLEAR_WORD);
  return (
    inStrokes(a) !== inStrokes(b) &&
    !numeralOf(a, b) &&
    !capitalOf(a, b) &&
    !dottedOf(a, b) &&
    !isOneFuller &&
    (isSeenInEnglish(a, b)
      ? !isBelieved(a, b) && a.confidence >= HINT
      : high - low < CLEAR_BY && high < QUITE_SURE)
  );
}

/** A letter is sooner lost from within a word than put there: `Born`, read in languages that know it, for `Bjorn`. */
export const CLEAR_WORD = 0.9;
/** `lise` and `Ilse`: I, l and i are one stroke each, and which of them a name begins with it tells itself; `Elia` is not `Ella`. */
const inStrokes = (word: Word) => folded(word).replace(/^[il1]+/, (strokes) => 'i'.repeat(strokes.length));

const holdsWithin = (long: string, short: string) =>
  long.length === short.length + 1 &&
  [...long].some((_, at) => at > 0 && at < short.length && long.slice(0, at) + long.slice(at + 1) === short);

const fullerOf = (a: Word, b: Word): Word | null =>
  holdsWithin(folded(a), folded(b)) ? a : holdsWithin(folded(b), folded(a)) ? b : null;

/** English data makes one letter or two of each that it does not know: `Nufiez` of `Núñez`, `Tomds` of `Tomás`. */
const UNKNOWN = /\P{ASCII}/gu;
export function isSeenInEnglish({ text }: Pick<Word, 'text'>, english: Pick<Word, 'text'>): boolean {
  const letters = text.normalize('NFC').replace(/[^\p{L}\p{N}]/gu, '');
  const pattern = letters.replace(UNKNOWN, '.{1,2}');
  return pattern !== letters && new RegExp(`^${pattern}$`, 'iu').test(folded(english));
}
const isNumeral = ({ text }: Word) => /^I{2,3}$/.test(text);
/** `Il`, `IT`, `111`: so many upright strokes, which the other look reads as a numeral. */
const isOfStrokes = ({ text }: Word) => /^[Il1|!T]{2,3}$/.test(text);
const numeralOf = (a: Word, b: Word): Word | undefined =>
  isOfStrokes(a) && isOfStrokes(b) && a.text.length === b.text.length ? [a, b].find(isNumeral) : undefined;

/** `lto`, which the other look reads as `Ito`: one stroke, and names begin with a capital. */
const capitalOf = (a: Word, b: Word): Word | undefined =>
  [a, b].some(({ text }) => /^[l1|]\p{Ll}/u.test(text)) && a.text.slice(1) === b.text.slice(1)
    ? [a, b].find(({ text }) => text.startsWith('I'))
    : undefined;

/** `O'Malley's` where the other look saw `O'Malle`: it lost the end of the word, or this one saw what is none of it, so that it is no surer than this one. */
const wholeOf = (a: Word, b: Word): Word | null => (isPiece(a, b) ? b : isPiece(b, a) ? a : null);
const isPiece = (word: Word, other: Word): boolean =>
  widthOf(word) < widthOf(other) * MOST_OF_WORD &&
  folded(word).length >= FEWEST_LETTERS &&
  folded(other) !== folded(word) &&
  folded(other).includes(folded(word));
const widthOf = ({ box }: Word) => box.x1 - box.x0;
const MOST_OF_WORD = 0.85;
/** Strokes of a numeral and initials are another matter. */
const FEWEST_LETTERS = 3;

/** `8:`, which the other look reads as the `&` between two words of a firm's name. */
const ampersandOf = (a: Word, b: Word): Word | undefined =>
  [a, b].every(({ text }) => !/\p{L}/u.test(text)) ? [a, b].find(({ text }) => text === '&') : undefined;

/** It is believed unless it is less sure by this. */
const LESS_SURE = 0.25;
export const isBelieved = (a: Word, english: Word): boolean => a.confidence > english.confidence - LESS_SURE;
/** `Müller` at 0.42 and `Miller` at 0.95: sure enough to have a third look tell which it is. */
const HINT = 0.3;

/** `a` is what the second look read, in languages that know more letters than English. */
export function surerOf(a: Word, b: Word): Word {
  if (isSeenInEnglish(a, b) && isBelieved(a, b))
    return { ...a, confidence: Math.max(a.confidence, b.confidence) };
  const whole = wholeOf(a, b);
  if (whole) return whole;
  const ampersand = ampersandOf(a, b);
  if (ampersand) return { ...ampersand, confidence: Math.max(a.confidence, b.confidence) };
  // Of `III` a stroke is sooner lost than put there.
  if (isNumeral(a) && isNumeral(b)) return a.text.length >= b.text.length ? a : b;
  const stroke = capitalOf(a, b) ?? dottedOf(a, b);
  if (stroke) return { ...stroke, confidence: Math.max(a.confidence, b.confidence) };
  const numeral = numeralOf(a, b);
  if (numeral) return { ...numeral, confidence: Math.max(a.confidence, b.confidence) };
  const fuller = fullerOf(a, b);
  if (fuller && fuller.confidence >= CLEAR_WORD) return fuller;
  return a.confidence >= b.confidence ? a : b;
}
