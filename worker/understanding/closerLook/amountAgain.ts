/** What a second look says of an amount where it made no value of all the words it saw. */
import type { Word } from '../../reading/page.ts';
import type { Candidate } from '../candidate.ts';
import type { Located } from '../locate/located.ts';
import { isInside } from '../sheet/sheet.ts';
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
  const clear = words.filter(
    (word) => word.confidence >= MIN_CONFIDENCE && !(!first && isYearOfPrint(word, cell)),
  );
  const isFigure = clear.length > 0 && clear.every(({ text }) => FIGURE.test(text));
  if (isFigure) return parse(clear).filter(({ confidence }) => confidence >= MIN_CONFIDENCE);
  return first ? amountAmong(words, cell, first, parse) : [];
}

/** `2024` of `from 2024 return`, of whose other words a second look made rubbish: the first one read the year as clearly, and took it for no amount. */
const isYearOfPrint = (year: Word, { words }: Located): boolean =>
  /^20\d\d$/.test(year.text) &&
  words.some((word) => word.text === year.text && word.confidence >= CLEAR && isSamePlace(year, word));

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
  return parse(figuresAt(first, words, cell))
    .filter((other) => other.value !== first.value && hasManyFigures(other))
    .map((other) => (other.confidence < MIN_CONFIDENCE ? { ...other, isDisputed: true } : other));
}

/** The words with figures that stand where the first look saw the amount. */
function figuresAt({ box }: Candidate, words: readonly Word[], cell: Located): readonly Word[] {
  const seen = cell.words.filter((word) => box && isInside(word.box, box));
  return words.filter((word) => /\d/.test(word.text) && seen.some((other) => isSamePlace(word, other)));
}

/** `138` of `13a`, which the first look read clearly: the number of the line, behind an amount's empty box. */
export const isLineNumber = ({ box }: Candidate, { words }: Located): boolean =>
  words.some(
    (word) =>
      /^\d{1,2}[a-z]$/.test(word.text) && word.confidence >= CLEAR && box !== null && isInside(word.box, box),
  );
const CLEAR = 0.9;

/** `1 42.41 7` where the first look read `142,417`: the first figures were torn off and taken for the number of a line. `first`: what that look made of the cell. */
export const withTornFigures = (
  again: readonly Candidate[],
  words: readonly Word[],
  cell: Located,
  [first]: readonly Candidate[],
): Candidate[] => {
  const printed = first ? digitsOf(figuresAt(first, words, cell).map(({ text }) => text)) : '';
  const isTorn = (one: Candidate) => {
    const [tail, whole] = [figuresOf(one), figuresOf(first!)];
    return tail !== whole && whole.endsWith(tail) && printed === whole;
  };
  return again.map((one) => (first && isTorn(one) ? { ...one, value: first.value } : one));
};

const digitsOf = (texts: readonly string[]) => texts.join('').replace(/\D/g, '');
/** With cents where an amount has some: `1491.90`. */
const figuresOf = ({ value }: Candidate) =>
  digitsOf([Number.isInteger(value) ? String(value) : Number(value).toFixed(2)]);
