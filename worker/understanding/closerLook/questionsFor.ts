/** Which boxes of a scanned form deserve a look of their own. */
import type { Region } from '../../reading/ocr/readRegions.ts';
import type { Word } from '../../reading/page.ts';
import type { MappedSheet } from '../locate/cells.ts';
import type { FieldRule, FormDefinition } from '../formDefinition.ts';
import { locate } from '../locate/locate.ts';
import type { Located } from '../locate/located.ts';
import { aroundPrint, behindSign, closeTo, NARROWEST, withRoom } from './boxOfLook.ts';
import { figuresOf } from './figuresOf.ts';
import { partsAt } from '../locate/partsAt.ts';
import { isAccountEnd } from '../values/statements/accountEnd.ts';
import { SHAPES, type ShapeName } from '../values/shapes.ts';

/** A box to look at, for a rule. */
export interface Question {
  readonly rule: FieldRule;
  readonly cell: Located;
  readonly box: Region;
}

/** Cells are looked at up to this height (points): deeper ones hold blocks that the whole page reads as well. */
const MAX_HEIGHT = 30;

const NUMBERS: readonly ShapeName[] = ['ssn', 'ein', 'tin'];
const NAMES: readonly ShapeName[] = [
  'personName',
  'ownerName',
  'holderName',
  'businessName',
  'partyName',
  'companyName',
  'wholeName',
];
/**
 * Always read twice, whatever the first look thought of itself: what tells people and businesses apart, and words nothing
 * else confirms, of which the first look may have passed over one.
 */
const TWICE: readonly ShapeName[] = [...NUMBERS, ...NAMES, 'text'];
/** What forms print in combs, one digit to a tooth. */
export const COMBS: readonly ShapeName[] = [...NUMBERS, 'activityCode'];
/** Amounts in all their ways of standing on a form. */
export const AMOUNTS: readonly ShapeName[] = [
  'money',
  'gainOrLoss',
  'rowMoney',
  'statedMoney',
  'boxMoney',
  'unsignedMoney',
  'takenOff',
  'balanceMoney',
];
const SURE = 0.93;

function isSure(rule: FieldRule, cell: Located): boolean {
  if (TWICE.includes(rule.as)) return false;
  const parsed = Object.values(SHAPES[rule.as](cell.words, cell.box) ?? {});
  return parsed.every(({ words }) => words.every(({ confidence }) => confidence >= SURE));
}

/** Several words, of which the first look passes over some, but not all. */
const isOfWords = ({ to, as }: FieldRule) => !('length' in to) || as === 'street';

const isPrinted = ({ words }: Located) => words.some(({ text }) => /[\p{L}\p{N}]/u.test(text));

/** One question for each value of the form: the cell that gave it, else the first cell that could. */
export function questionsFor(form: FormDefinition, map: MappedSheet): Question[] {
  return form.fields.flatMap((rule) => {
    const cells = rule.where.flatMap((where) =>
      'between' in where || 'letter' in where || 'anywhere' in where ? [] : locate(map, where),
    );
    const given = cells.find((candidate) => SHAPES[rule.as](candidate.words, candidate.box));
    const misread = NUMBERS.includes(rule.as) ? cells.find(holdsDigits) : undefined;
    const figures = AMOUNTS.includes(rule.as) && !given ? cells.find(holdsFigures) : undefined;
    const signed = AMOUNTS.includes(rule.as) ? cells.flatMap(behindSign)[0] : undefined;
    const end = isAccountEnd(rule.as) && !given ? cells.find(holdsEnd) : undefined;
    const cell = given ?? misread ?? figures ?? signed ?? end ?? unreadBelow(map, rule) ?? cells[0];
    if (map.sheet.isOneOfColumns && AMOUNTS.includes(rule.as)) return [];
    const isSeen = isAccountEnd(rule.as) || given || figures;
    const isAsked = !rule.when || (isSeen && isStillOpen(form, map, rule));
    if (!cell || !isAsked || cell.inner.x1 - cell.inner.x0 < NARROWEST) return [];
    if (cell.inner.y1 - cell.inner.y0 > MAX_HEIGHT)
      return given ? inHighCell(rule, given) : misread ? figuresIn(rule, misread) : [];
    if (figures) return figuresIn(rule, figures);
    if (given && isSure(rule, given)) return [];
    if (!given && isOfWords(rule) && !isPrinted(cell)) return [];
    return [
      {
        rule,
        cell,
        box: {
          ...(given || end ? closeTo(cell) : withRoom(map, cell)),
          mayBeComb: COMBS.includes(rule.as),
          ...(NAMES.includes(rule.as) && { holds: 'name' as const }),
          ...(AMOUNTS.includes(rule.as) && { holds: 'amount' as const }),
          ...(isAccountEnd(rule.as) && { holds: 'maskedNumber' as const }),
        },
      },
    ];
  });
}

/** Of a number that nothing was read of, in a list or in a box: where its label stands in a box, that is the one below it. */
function unreadBelow(map: MappedSheet, { as, where }: FieldRule): Located | undefined {
  if (!NUMBERS.includes(as) || !where.some((one) => 'right' in one)) return undefined;
  return where.flatMap((one) => ('below' in one ? locate(map, one) : []))[0];
}

/** The number of a member is looked for where no account's was found, a statement's sums where they stand in no ladder: are they still? */
const isStillOpen = ({ fields }: FormDefinition, map: MappedSheet, rule: FieldRule): boolean =>
  (AMOUNTS.includes(rule.as) || isAccountEnd(rule.as)) &&
  fields
    .slice(0, fields.indexOf(rule))
    .every((other) => targetOf(other) !== targetOf(rule) || !partsAt(map, other));
const targetOf = ({ to }: FieldRule) => ('length' in to ? to[0] : undefined);

/** A number of which the first look made none, `962-256-4171` for 952-25-4171, stands in this cell and not in an empty one. */
const holdsDigits = ({ words }: Located): boolean =>
  words.some(({ text }) => (text.match(/\d/g) ?? []).length >= FEWEST_DIGITS);
const FEWEST_DIGITS = 5;

/** Nor does an amount, `4,317 a5` for 4,317.55, `7+517.02~`; the print alone is looked at, without the edges of the box. */
const holdsFigures = ({ words }: Located): boolean =>
  words.some(({ text }) => /^\$?\d[\d,.:;+]*\d[-~+]?$/.test(text));

/** Nor does the end of an account, `00` for 0093. */
const holdsEnd = ({ words }: Located): boolean => words.some(({ text }) => /^\d{2,}$/.test(text));

/** A block of name and address is read once; only for the words of a name below this certainty it is worth another look. */
export const UNSURE = 0.85;
/** What English data makes of Castañeda, Grünwald, Müller and NÚÑEZ, as sure of itself as of names that are spelled so. */
export const mayBeAccented = (name: string): boolean =>
  /\p{Ll}fi[aeio]|ii|\b(?:Miller|Moller|Nonez)\b/iu.test(name);

function nameInBlock(rule: FieldRule, cell: Located): Question[] {
  const isBlock = rule.as === 'personBlock' || rule.as === 'businessBlock';
  const words = isBlock ? SHAPES[rule.as](cell.words, cell.box)?.name?.words : undefined;
  if (!words || words.every((word) => word.confidence >= UNSURE && !mayBeAccented(word.text))) return [];
  return closeQuestion(rule, cell, words, { holds: 'name' });
}

/** What is asked about a value of a cell that is too high to be read as a whole: the number or amount alone, or the name of a block. */
const inHighCell = (rule: FieldRule, cell: Located): Question[] =>
  (NUMBERS.includes(rule.as) || AMOUNTS.includes(rule.as)) && !isSure(rule, cell)
    ? figuresIn(rule, cell)
    : nameInBlock(rule, cell);

/** The figures of such a cell. */
const figuresIn = (rule: FieldRule, cell: Located): Question[] =>
  closeQuestion(rule, cell, figuresOf(cell.words), {
    mayBeComb: COMBS.includes(rule.as),
    ...(AMOUNTS.includes(rule.as) && { holds: 'amount' as const }),
  });

/** A question about the print of some words of a cell alone. */
function closeQuestion(
  rule: FieldRule,
  cell: Located,
  words: readonly Word[],
  asks: Pick<Region, 'holds' | 'mayBeComb'>,
): Question[] {
  const inner = aroundPrint(words);
  if (inner.y1 - inner.y0 > MAX_HEIGHT) return [];
  return [{ rule, cell: { ...cell, box: inner, inner, words }, box: { ...inner, ...asks } }];
}
