/** What the boxes of a scanned form say when each is read alone. */
import type { CombWord } from '../../reading/ocr/readCombs.ts';
import type { Word } from '../../reading/page.ts';
import type { Candidate } from '../candidate.ts';
import { amountAgain, isLineNumber, MIN_CONFIDENCE, withTornFigures } from './amountAgain.ts';
import { toCandidates } from '../toCandidates.ts';
import type { MappedSheet } from '../locate/cells.ts';
import type { Located } from '../locate/located.ts';
import { disputesComb } from './disputesComb.ts';
import { AMOUNTS, COMBS, UNSURE, type Question } from './questionsFor.ts';
import { addressAlike, endsAlike, numberAlike } from './seenAlike.ts';
import { seesOtherwise } from './seesOtherwise.ts';
import { isInside, toLines } from '../sheet/sheet.ts';
import { isSamePlace, surerWords } from './surerWords.ts';
import type { Parts } from '../values/shape.ts';
import { isAccountEnd } from '../values/statements/accountEnd.ts';
import { SHAPES, type ShapeName } from '../values/shapes.ts';
import { STARTS_UNIT } from '../values/places/unitLetter.ts';

/** What a box says when it is read alone: its words, and the same with the letters of a comb moved together. */
export interface Answer {
  readonly words: readonly Word[];
  readonly closedUp?: CombWord;
}

/** The values of an answer, where it holds the shape that was asked for. */
export function answerOf(
  map: MappedSheet,
  { rule, cell, box }: Question,
  { words, closedUp }: Answer,
): Candidate[] {
  const parse = (from: readonly Word[]): Candidate[] => {
    const isWrapped = box.holds === 'name' && rule.as === 'businessBlock' && toLines(cell.words).length > 1;
    const parts = isWrapped ? allOfName(from, cell) : SHAPES[rule.as](from, cell.box);
    const values = parts ? toCandidates(map.sheet, rule, parts, cell.edits) : [];
    return AMOUNTS.includes(rule.as) ? values.filter((value) => !isLineNumber(value, cell)) : values;
  };
  const read = (from: readonly Word[]) =>
    parse(from).filter(({ confidence }) => confidence >= MIN_CONFIDENCE);
  const comb = closedUp && COMBS.includes(rule.as) ? [doubted(closedUp, cell.words)] : [];
  const closed = read(comb);
  if (closed.length > 0)
    return closed.map((value) => ({
      ...value,
      ...(closedUp?.mayHoldLine && { isDisputed: true }),
      ...(differsAtLines(closedUp, parse(cell.words)) && { isWithoutLine: true }),
    }));
  if (saysOtherwise(parse(comb), parse(cell.words)))
    return parse(comb).map((value) => ({ ...value, isDisputed: true }));
  if (box.holds === 'name') {
    const surer = surerWords(cell.words, words);
    const isDisputed = (name: Candidate) =>
      surer.isDisputed && surerWords(levelWith(name, cell.words), levelWith(name, words)).isDisputed;
    return read(surer.words).map((name) => (isDisputed(name) ? { ...name, isDisputed: true } : name));
  }
  if (rule.as === 'email')
    return addressAlike(parse(withoutEdge(words, cell.words)), parse(cell.words), cell.words);
  // `5` before `1 — Ann Lee`: the last letter of `Dependents`; `BEEKEEPING AND EONEY`, of which the first look saw `HONEY`, surely
  const own =
    rule.as === 'count' || rule.as === 'code'
      ? withoutEdge(words, cell.words)
      : rule.as === 'text'
        ? surerWords(cell.words, words).words
        : words;
  const seen = read(PLAIN.includes(rule.as) ? beforeSide(own) : own);
  const values = AMOUNTS.includes(rule.as) ? withTornFigures(seen, words, cell, parse(cell.words)) : seen;
  const amount = values.length === 0 && AMOUNTS.includes(rule.as) ? amountAgain(words, cell, parse) : [];
  if (amount.length > 0) return amount;
  if (values.length === 0 && isAccountEnd(rule.as)) return endsAlike(parse(words), parse(cell.words));
  if (values.length === 0 && (rule.as === 'ein' || rule.as === 'ssn'))
    return numberAlike(parse(words), parse(cell.words));
  if (rule.as === 'code') return values.map((value) => doubtedCode(value, parse(cell.words)));
  const isAlone = PLAIN.includes(rule.as) && !SHAPES[rule.as](cell.words, cell.box);
  const doubtful = (value: Candidate) =>
    isAlone && (seesOtherwise(value, words, cell.words) || (rule.as === 'street' && losesUnit(value, cell)));
  return [
    ...values.map((value) => (doubtful(value) ? { ...value, isDisputed: true } : value)),
    ...parse(cell.words)
      .filter((value) => !values.some(({ to }) => to === value.to) && hasOtherFigures(value, cell, words))
      .map((value) => ({ ...value, isDisputed: true })),
  ];
}

/** Of a box that holds a street below the name (`Agency Loop` and `Aaencv Loop`) the words in the name's own lines. */
const levelWith = ({ box }: Candidate, words: readonly Word[]) =>
  words.filter(({ box: own }) => !box || (own.y0 < box.y1 && own.y1 > box.y0));

/** `ST. BRENDAN'S ACADEMY` above `PARENTS' TRUST`: the first look saw the street below them, and took both lines for the name. */
function allOfName(words: readonly Word[], { box }: Located): Parts | null {
  const name = SHAPES.wholeName(words, box)?.value;
  return name ? { name } : null;
}

/** `6198 Turnberry Ct Apt` and `6198 Turnberry Ct`: an apartment is printed, and its number read by neither look. */
const losesUnit = ({ value }: Candidate, { words }: Located): boolean =>
  words.some(({ text }, at) => at > 0 && STARTS_UNIT.test(text)) &&
  !String(value)
    .split(' ')
    .some((word, at) => at > 0 && STARTS_UNIT.test(word));

/** `5665 Lakeshore Dr`, of which a look that made no value of it read `5565` clearly. */
function hasOtherFigures({ box }: Candidate, cell: Located, again: readonly Word[]): boolean {
  const figures = cell.words.filter((word) => box && isInside(word.box, box) && /^\d{2,}$/.test(word.text));
  const isOther = (word: Word, other: Word) =>
    isSamePlace(word, other) &&
    other.confidence >= CLEAR_FIGURES &&
    /^\d+$/.test(other.text) &&
    other.text.length === word.text.length &&
    other.text !== word.text;
  return figures.some((word) => again.some((other) => isOther(word, other)));
}
const CLEAR_FIGURES = 0.8;

/** `s dale@example.net`, `s_dale@example.net`: the crop begins in the last letter of the label. The first look, which saw the label whole, tells where the address begins, or `r2705-188` the number. */
function withoutEdge(words: readonly Word[], first: readonly Word[]): readonly Word[] {
  const start = first.find(({ text }) => /\w/.test(text))?.box.x0 ?? 0;
  const own = words.filter(({ text, box }) => text.length > 1 || box.x1 > start);
  return own.map((word) =>
    start - word.box.x0 > EDGE
      ? { ...word, text: word.text.replace(/^(?:\w?_+(?=\w)|\p{Ll}(?=\d))/u, '') }
      : word,
  );
}
/** Points that a letter of the label and the line behind it take at least. */
const EDGE = 4;

/** `BTC-2022-82554` and `ITC-2022-82554`: nothing else tells which of two looks read a code right. */
const doubtedCode = (again: Candidate, [first]: readonly Candidate[]): Candidate =>
  first && signsOf(again) !== signsOf(first) && !isEndOf(signsOf(first), signsOf(again))
    ? { ...again, isDisputed: true }
    : again;
/** `9541` of `BL-2021-19541`. A sign or two more may be the sides of the box. */
const isEndOf = (end: string, whole: string) =>
  whole.endsWith(end) && whole.length - end.length > SIGNS_OF_SIDES;
const SIGNS_OF_SIDES = 2;
const signsOf = ({ value }: Candidate) => String(value).replace(/[^\p{L}\p{N}]/gu, '');

/** Text that no other word or number of the form confirms. */
const PLAIN: readonly ShapeName[] = ['street', 'city', 'text'];

/** `Unit C | 1`: the side of the box, and what is read behind it. */
function beforeSide(words: readonly Word[]): readonly Word[] {
  const side = words.findIndex(
    ({ text }, at) =>
      at > 0 && text === '|' && !words.slice(at).some((word) => /[\p{L}\p{N}]{2}/u.test(word.text)),
  );
  return side < 0 ? words : words.slice(0, side);
}

/** Digits moved together that make another number, however unsure of it, are no less than a doubt about the first look's. */
const saysOtherwise = ([comb]: readonly Candidate[], [first]: readonly Candidate[]): boolean =>
  comb !== undefined && first !== undefined && digitsOf(comb) !== digitsOf(first);
const digitsOf = ({ value }: Candidate) => String(value).replace(/\D/g, '');

/** Is the first look's number the comb's but for digits that a line of the comb runs through? */
function differsAtLines(comb: CombWord | undefined, [first]: readonly Candidate[]): boolean {
  const digits = first ? digitsOf(first) : '';
  if (!comb?.crossed || comb.mayHoldLine || digits.length !== comb.text.length) return false;
  return [...digits].every((digit, place) => digit === comb.text[place] || comb.crossed!.includes(place));
}

/** What two readings of a comb dispute is not sure enough to be shown, unless a third agrees with it. */
const DISPUTED = 0.6;
const doubted = (comb: CombWord, words: readonly Word[]): Word =>
  disputesComb(comb, words) ? { ...comb, confidence: comb.confidence * DISPUTED } : comb;

/**
 * Is something printed in the box of which neither look made a value, or only the first, unsurely, or both different names or codes? Print of 300 dpi gives the second
 * look no other pixels than the first: `1,624.67` of `1,524.67`, half sure of it, was right when drawn larger.
 */
export function needsThirdLook(question: Question, { words }: Answer, values: readonly Candidate[]): boolean {
  // Names are read with other data by the second look than by the first, and are so by a third: only the first it can prove right.
  const mayBeSettled =
    question.box.holds === 'name' || ['code', 'email', ...AMOUNTS].includes(question.rule.as);
  if (values.length > 0) return mayBeSettled && values.some(({ isDisputed }) => isDisputed);
  const seen = firstSeen(question);
  if (seen) return seen.some(({ confidence }) => confidence < UNSURE);
  return [...words, ...question.cell.words].some(({ text }) => /[\p{L}\p{N}]{2}/u.test(text));
}

/** Did the first look make a value of the box? */
export const isGiven = (question: Question): boolean => firstSeen(question) !== null;

/** The words of which the first look made values. */
function firstSeen({ rule, cell }: Question): readonly Word[] | null {
  const parts = SHAPES[rule.as](cell.words, cell.box);
  return parts && Object.values(parts).flatMap((part) => part.words);
}
