/** Which boxes of a scanned form deserve a look of their own, and what they say when each is read alone. */
import type { CombWord } from '../reading/ocr/readCombs.ts';
import type { Region } from '../reading/ocr/readRegions.ts';
import type { Word } from '../reading/page.ts';
import type { Candidate } from './candidate.ts';
import { toCandidates } from './extractForm.ts';
import type { MappedSheet } from './cells.ts';
import { disputesComb } from './disputesComb.ts';
import type { FieldRule, FormDefinition } from './formDefinition.ts';
import { locate } from './locate.ts';
import type { Located } from './located.ts';
import { seesOtherwise } from './seesOtherwise.ts';
import { surerWords } from './surerWords.ts';
import { around } from './sheet.ts';
import { SHAPES, type ShapeName } from './values/shapes.ts';

/** A box to look at, for a rule. */
export interface Question {
  readonly rule: FieldRule;
  readonly cell: Located;
  readonly box: Region;
}

/** Cells are looked at up to this height (points): deeper ones hold blocks that the whole page reads as well. */
const MAX_HEIGHT = 30;
/** Readings of a box alone below this are noise. */
const MIN_CONFIDENCE = 0.5;

const NUMBERS: readonly ShapeName[] = ['ssn', 'ein', 'tin'];
const NAMES: readonly ShapeName[] = ['personName', 'businessName'];
/**
 * Always read twice, whatever the first look thought of itself: what tells people and businesses apart, and words nothing
 * else confirms, of which the first look may have passed over one.
 */
const TWICE: readonly ShapeName[] = [...NUMBERS, ...NAMES, 'text'];
/** What forms print in combs, one digit to a tooth. */
const COMBS: readonly ShapeName[] = [...NUMBERS, 'activityCode'];
/** A figure beside rubbish is a figure. Beside words it may be the number of a line. */
const AMOUNTS: readonly ShapeName[] = [
  'money',
  'rowMoney',
  'statedMoney',
  'boxMoney',
  'unsignedMoney',
  'balanceMoney',
];
const FIGURE = /^\$?[\d,]*\d{2}[\d,.]*$/;
const SURE = 0.93;

function isSure(rule: FieldRule, cell: Located): boolean {
  if (TWICE.includes(rule.as)) return false;
  const parsed = Object.values(SHAPES[rule.as](cell.words, cell.box) ?? {});
  return parsed.every(({ words }) => words.every(({ confidence }) => confidence >= SURE));
}

/** One question for each value of the form: the cell that gave it, else the first cell that could. */
export function questionsFor(form: FormDefinition, map: MappedSheet): Question[] {
  return form.fields.flatMap((rule) => {
    const cells = rule.where.flatMap((where) =>
      'between' in where || 'letter' in where || 'anywhere' in where ? [] : locate(map, where),
    );
    const given = cells.find((candidate) => SHAPES[rule.as](candidate.words, candidate.box));
    const misread = NUMBERS.includes(rule.as) ? cells.find(holdsDigits) : undefined;
    const cell = given ?? misread ?? cells[0];
    if (map.sheet.isOneOfColumns && AMOUNTS.includes(rule.as)) return [];
    if (!cell || rule.when) return [];
    if (cell.inner.y1 - cell.inner.y0 > MAX_HEIGHT)
      return given ? nameInBlock(rule, given) : misread ? numberIn(rule, misread) : [];
    if (given && isSure(rule, given)) return [];
    return [
      {
        rule,
        cell,
        box: {
          ...cell.inner,
          mayBeComb: COMBS.includes(rule.as),
          ...(NAMES.includes(rule.as) && { holds: 'name' as const }),
          ...(AMOUNTS.includes(rule.as) && { holds: 'amount' as const }),
        },
      },
    ];
  });
}

/** A number of which the first look made none, `962-256-4171` for 952-25-4171, stands in this cell and not in an empty one. */
const holdsDigits = ({ words }: Located): boolean =>
  words.some(({ text }) => (text.match(/\d/g) ?? []).length >= FEWEST_DIGITS);
const FEWEST_DIGITS = 5;

/** A block of name and address is read once; only for the words of a name below this certainty it is worth another look. */
const UNSURE = 0.85;
/** Points around the words that were read: a letter lost at the end of one stands there. */
const BESIDE = 9;
const ABOVE = 2;

function nameInBlock(rule: FieldRule, cell: Located): Question[] {
  const isBlock = rule.as === 'personBlock' || rule.as === 'businessBlock';
  const words = isBlock ? SHAPES[rule.as](cell.words, cell.box)?.name?.words : undefined;
  if (!words || words.every(({ confidence }) => confidence >= UNSURE)) return [];
  return closeQuestion(rule, cell, words, { holds: 'name' });
}

/** The digits of a number in a cell that is too high to be read as a whole. */
const numberIn = (rule: FieldRule, cell: Located): Question[] =>
  closeQuestion(
    rule,
    cell,
    cell.words.filter(({ text }) => /\d/.test(text)),
    { mayBeComb: COMBS.includes(rule.as) },
  );

/** A question about the print of some words of a cell alone. */
function closeQuestion(
  rule: FieldRule,
  cell: Located,
  words: readonly Word[],
  asks: Pick<Region, 'holds' | 'mayBeComb'>,
): Question[] {
  const print = around(words.map((word) => word.box));
  const inner = {
    x0: print.x0 - ABOVE,
    x1: print.x1 + BESIDE,
    y0: print.y0 - ABOVE,
    y1: print.y1 + ABOVE,
  };
  if (inner.y1 - inner.y0 > MAX_HEIGHT) return [];
  return [{ rule, cell: { ...cell, box: inner, inner, words }, box: { ...inner, ...asks } }];
}

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
    const parts = SHAPES[rule.as](from, cell.box);
    return parts ? toCandidates(map.sheet, rule, parts, cell.edits) : [];
  };
  const read = (from: readonly Word[]) =>
    parse(from).filter(({ confidence }) => confidence >= MIN_CONFIDENCE);
  const comb = closedUp && COMBS.includes(rule.as) ? [doubted(closedUp, cell.words)] : [];
  const closed = read(comb);
  if (closed.length > 0) return closed;
  if (saysOtherwise(parse(comb), parse(cell.words)))
    return parse(comb).map((value) => ({ ...value, isDisputed: true }));
  if (box.holds === 'name') {
    const surer = surerWords(cell.words, words);
    return read(surer.words).map((name) => (surer.isDisputed ? { ...name, isDisputed: true } : name));
  }
  const values = read(PLAIN.includes(rule.as) ? beforeSide(words) : words);
  const clear = words.filter(({ confidence }) => confidence >= MIN_CONFIDENCE);
  const isFigure = AMOUNTS.includes(rule.as) && clear.every(({ text }) => FIGURE.test(text));
  if (values.length === 0 && isFigure) return read(clear);
  if (rule.as === 'code') return values.map((value) => doubtedCode(value, parse(cell.words)));
  const isAlone = PLAIN.includes(rule.as) && !SHAPES[rule.as](cell.words, cell.box);
  return values.map((value) =>
    isAlone && seesOtherwise(value, words, cell.words) ? { ...value, isDisputed: true } : value,
  );
}

/** `BTC-2022-82554` and `ITC-2022-82554`: nothing else tells which of two looks read a code right. */
const doubtedCode = (again: Candidate, [first]: readonly Candidate[]): Candidate =>
  first && signsOf(again) !== signsOf(first) ? { ...again, isDisputed: true } : again;
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
  const mayBeSettled = question.box.holds === 'name' || question.rule.as === 'code';
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
