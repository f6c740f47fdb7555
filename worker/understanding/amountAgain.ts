/** What a second look says of an amount where it made no value of all the words it saw. */
import type { Word } from '../reading/page.ts';
import type { Candidate } from './candidate.ts';
import type { Located } from './located.ts';
import { isInside } from './sheet.ts';
import { isSamePlace } from './surerWords.ts';

/** Readings of a box alone below this are noise. */
export const MIN_CONFIDENCE = 0.5;

/** A figure beside rubbish is a figure. Beside words it may be the number of a line. */
const FIGURE = /^\$?[\d,]*\d{2}[\d,.]*$/;

/** `parse` makes values of words. None where the look says nothing of the amount; `isDisputed` where it only throws doubt on what the first look read. */
export function amountAgain(
  words: readonly Word[],
  cell: Located,
  parse: (from: readonly Word[]) => Candidate[],
): Candidate[] {
  const [first] = parse(cell.words);
  const alike = amountsAlike(parse(words), first);
  if (alike.length > 0) return alike;
  const clear = words.filter(({ confidence }) => confidence >= MIN_CONFIDENCE);
  const isFigure = clear.length > 0 && clear.every(({ text }) => FIGURE.test(text));
  if (isFigure) return parse(clear).filter(({ confidence }) => confidence >= MIN_CONFIDENCE);
  return first ? amountAmong(words, cell, first, parse) : [];
}

/** `28,302.19` at 0.38 and `28,302.19]` at 0.5, the side of the box being part of the print: nobody misreads so many figures alike. */
const amountsAlike = (again: readonly Candidate[], first: Candidate | undefined): Candidate[] =>
  again.filter((one) => one.value === first?.value && one.confidence >= LEAST_ALIKE && hasManyFigures(one));
const LEAST_ALIKE = 0.3;

const hasManyFigures = ({ value }: Candidate) => String(value).replace(/\D/g, '').length >= MANY;
const MANY = 5;

/**
 * `| 11.525.05 |` among rubbish where the first look read `11,525.06`, unsurely: the figures at its place are another amount. One that
 * is not sure itself disputes the first, no more.
 */
function amountAmong(
  words: readonly Word[],
  cell: Located,
  first: Candidate,
  parse: (from: readonly Word[]) => Candidate[],
): Candidate[] {
  const seen = cell.words.filter((word) => first.box && isInside(word.box, first.box));
  const own = words.filter((word) => /\d/.test(word.text) && seen.some((other) => isSamePlace(word, other)));
  return parse(own)
    .filter((other) => other.value !== first.value && hasManyFigures(other))
    .map((other) => (other.confidence < MIN_CONFIDENCE ? { ...other, isDisputed: true } : other));
}

/** `28 1 42.41 7` where the first look read `142,417`: its first figures were torn off and taken for the number of a line. */
export const withTornFigures = (
  again: readonly Candidate[],
  words: readonly Word[],
  [first]: readonly Candidate[],
): Candidate[] =>
  again.map((one) => (first && isTornFrom(one, first, words) ? { ...one, value: first.value } : one));

function isTornFrom(one: Candidate, first: Candidate, words: readonly Word[]): boolean {
  const [tail, whole] = [figuresOf(one), figuresOf(first)];
  const printed = words.map(({ text }) => text.replace(/\D/g, '')).join('');
  return tail !== whole && whole.endsWith(tail) && printed.includes(whole);
}
/** With cents where an amount has some: `1491.90`. */
const figuresOf = ({ value }: Candidate) =>
  (Number.isInteger(value) ? String(value) : Number(value).toFixed(2)).replace(/\D/g, '');
