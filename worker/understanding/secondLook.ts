/** Which boxes of a scanned form deserve a look of their own, and what they say when each is read alone. */
import type { CombWord } from '../reading/ocr/readCombs.ts';
import type { Region } from '../reading/ocr/readRegions.ts';
import type { Word } from '../reading/page.ts';
import type { Candidate } from './candidate.ts';
import { toCandidates } from './extractForm.ts';
import type { MappedSheet } from './cells.ts';
import { disputesComb } from './disputesComb.ts';
import type { FieldRule, FormDefinition } from './formDefinition.ts';
import { locate, type Located } from './locate.ts';
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
const AMOUNTS: readonly ShapeName[] = ['money', 'rowMoney', 'statedMoney', 'unsignedMoney'];
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
    const cell = given ?? cells[0];
    if (map.sheet.isOneOfColumns && AMOUNTS.includes(rule.as)) return [];
    if (!cell || (given && isSure(rule, given)) || rule.when || cell.inner.y1 - cell.inner.y0 > MAX_HEIGHT)
      return [];
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

/** What a box says when it is read alone: its words, and the same with the letters of a comb moved together. */
export interface Answer {
  readonly words: readonly Word[];
  readonly closedUp?: CombWord;
}

/** The values of an answer, where it holds the shape that was asked for. */
export function answerOf(
  map: MappedSheet,
  { rule, cell }: Question,
  { words, closedUp }: Answer,
): Candidate[] {
  const read = (from: readonly Word[]): Candidate[] => {
    const parts = SHAPES[rule.as](from, cell.box);
    if (!parts) return [];
    return toCandidates(map, rule, parts, cell.edits).filter(
      ({ confidence }) => confidence >= MIN_CONFIDENCE,
    );
  };
  const closed = closedUp && COMBS.includes(rule.as) ? read([doubted(closedUp, cell.words)]) : [];
  if (closed.length > 0) return closed;
  if (NAMES.includes(rule.as)) return read(surerWords(cell.words, words));
  const values = read(words);
  const clear = words.filter(({ confidence }) => confidence >= MIN_CONFIDENCE);
  const isFigure = AMOUNTS.includes(rule.as) && clear.every(({ text }) => FIGURE.test(text));
  return values.length === 0 && isFigure ? read(clear) : values;
}

/** What two readings of a comb dispute is not sure enough to be shown, unless a third agrees with it. */
const DISPUTED = 0.6;
const doubted = (comb: CombWord, words: readonly Word[]): Word =>
  disputesComb(comb, words) ? { ...comb, confidence: comb.confidence * DISPUTED } : comb;

/** Of two readings of the same words the surer one of each; the second reading where its words are not the same ones. */
function surerWords(seen: readonly Word[], again: readonly Word[]): readonly Word[] {
  const first = seen.filter(({ text }) => /[\p{L}\p{N}&]/u.test(text));
  const second = withoutSides(again, first);
  const clear = second.filter(({ confidence }) => confidence >= MIN_CONFIDENCE);
  const twin = [second, clear].find(
    (words) => words.length === first.length && words.every((word, at) => isSamePlace(word, first[at]!)),
  );
  if (!twin) return second;
  return twin.map((word, index) => surerOf(word, first[index]!));
}

/** The side of the box behind a name is read as a letter, apart from it: seen by one look only, and not clearly, it is none. */
const CLEAR_LETTER = 0.8;

function withoutSides(words: readonly Word[], first: readonly Word[]): readonly Word[] {
  const isSide = (word: Word) =>
    !/[\p{L}\p{N}]{2}|&/u.test(word.text) &&
    word.confidence < CLEAR_LETTER &&
    !first.some((other) => isSamePlace(word, other));
  const end = words.findLastIndex((word) => !isSide(word));
  return first.length < 2 ? words : words.slice(0, end + 1);
}

/** A letter is sooner lost from within a word than put there: `Born`, read in languages that know it, for `Bjorn`. */
const CLEAR_WORD = 0.9;
const folded = ({ text }: Word) =>
  text
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();
const holdsWithin = (long: string, short: string) =>
  long.length === short.length + 1 &&
  [...long].some((_, at) => at > 0 && at < short.length && long.slice(0, at) + long.slice(at + 1) === short);

function surerOf(a: Word, b: Word): Word {
  const fuller = holdsWithin(folded(a), folded(b)) ? a : holdsWithin(folded(b), folded(a)) ? b : null;
  if (fuller && fuller.confidence >= CLEAR_WORD) return fuller;
  return a.confidence >= b.confidence ? a : b;
}

/** As many words are not always the same ones: one look may miss the first name and make two of the last. */
const isSamePlace = ({ box: a }: Word, { box: b }: Word) =>
  Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0) > Math.min(a.x1 - a.x0, b.x1 - b.x0) / 2;

/** Is something printed in the box, of which neither look made a value? */
export function needsThirdLook(
  { rule, cell }: Question,
  { words }: Answer,
  values: readonly Candidate[],
): boolean {
  const isPrinted = [...words, ...cell.words].some(({ text }) => /[\p{L}\p{N}]{2}/u.test(text));
  return values.length === 0 && isPrinted && !SHAPES[rule.as](cell.words, cell.box);
}
