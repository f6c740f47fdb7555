/** Which boxes of a scanned form deserve a look of their own, and what they say when each is read alone. */
import type { Region } from '../reading/ocr/readRegions.ts';
import type { Word } from '../reading/page.ts';
import type { Candidate } from './candidate.ts';
import { toCandidates } from './extractForm.ts';
import type { MappedSheet } from './cells.ts';
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

/** Numbers that name a person or a business are always read twice, whatever the first look thought of itself. */
const TWICE: readonly ShapeName[] = ['ssn', 'ein', 'tin'];
/** What forms print in combs, one digit to a tooth. */
const COMBS: readonly ShapeName[] = [...TWICE, 'activityCode'];
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
    if (!cell || (given && isSure(rule, given)) || rule.when || cell.inner.y1 - cell.inner.y0 > MAX_HEIGHT)
      return [];
    return [{ rule, cell, box: { ...cell.inner, mayBeComb: COMBS.includes(rule.as) } }];
  });
}

/** What a box says when it is read alone: its words, and the same with the letters of a comb moved together. */
export interface Answer {
  readonly words: readonly Word[];
  readonly closedUp?: Word;
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
  const closed = closedUp && COMBS.includes(rule.as) ? read([closedUp]) : [];
  return closed.length > 0 ? closed : read(words);
}

/** Is something printed in the box, of which neither look made a value? */
export function needsThirdLook(
  { rule, cell }: Question,
  { words }: Answer,
  values: readonly Candidate[],
): boolean {
  const isPrinted = [...words, ...cell.words].some(({ text }) => /[\p{L}\p{N}]{2}/u.test(text));
  return values.length === 0 && isPrinted && !SHAPES[rule.as](cell.words, cell.box);
}
