/** The amount of a box that is drawn beside others: what belongs to the next one is none of its own. */
import type { Word } from '../../../reading/page.ts';
import { toLines } from '../../sheet/sheet.ts';
import { beforeNextColumn, statesMoney } from './beforeNextColumn.ts';
import { amountOf, columnsOf } from './amountOf.ts';
import { afterWords, statedMoney } from './money.ts';
import { afterOwnSign } from './oddAmounts.ts';
import type { Parsed, Shape } from '../shape.ts';
import { withLostPoints } from './tornAmounts.ts';

/**
 * The amount of a box, or of a line in a list: it stands before the print of the next column. Of different amounts, in
 * the rows of a table or where the box beside was not recognised, none is surely this box's.
 */
export const boxMoney: Shape = (words, cell) => {
  const lines = toLines(words).map((line) => ({ all: line.words, own: beforeNextColumn(line.words, 0.9) }));
  // where one line shows the number of the next box, no amount of another line that stands there is this box's
  const next = Math.min(
    ...lines.flatMap(({ all, own }) => (isBoxNumber(all[own.length]) ? all[own.length]!.box.x0 : [])),
  );
  const own = lines.flatMap((line) => afterOwnSign(line.own.filter(({ box }) => box.x0 < next)));
  const stated = withLostPoints(columnsOf(own)).filter(statesMoney);
  const amounts = new Set(stated.map((run) => amountOf(afterWords(run))?.value));
  const sum = amounts.size > 1 ? sumOfRow(words) : undefined;
  if (sum) return { value: sum };
  const found =
    amounts.size > 1 ? undefined : (statedMoney(own, cell)?.value ?? wholeAlone(words) ?? typedWhole(own));
  return found ? { value: withoutStroke(found) } : null;
};

/** `1,204.88   2,350.00   14.37   3,569.25` for each of several accounts and for all: the last is what the others come to. */
function sumOfRow(words: readonly Word[]): Parsed | undefined {
  const [row = [], ...others] = toLines(words)
    .map((line) => columnsOf(line.words).filter(statesMoney))
    .filter((amounts) => amounts.length > 0);
  const parts = row.map((run) => amountOf(afterWords(run)));
  const last = parts.pop();
  if (others.length > 0 || parts.length < FEWEST_PARTS || !last) return undefined;
  const total = parts.reduce((sum, part) => sum + Number(part?.value ?? NaN), 0);
  return Math.abs(total - Number(last.value)) < HALF_A_CENT && total > 0 ? last : undefined;
}
const FEWEST_PARTS = 2;
const HALF_A_CENT = 0.005;

/** `14,400`, `14400` of a scan that lost the box's dollar sign: whole dollars where nothing else was read, but no year and no number of a form. */
function wholeAlone(words: readonly Word[]): Parsed | undefined {
  const [amount, ...others] = words.filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
  const isWhole = amount?.source === 'ocr' && amount.confidence >= CLEAR && WHOLE.test(amount.text);
  return isWhole && others.length === 0 && !NO_AMOUNT.test(amount.text)
    ? (amountOf([amount]) ?? undefined)
    : undefined;
}
const WHOLE = /^[1-9]\d{0,2}(?:,\d{3})+$|^[1-9]\d{2,5}$/;
const NO_AMOUNT = /^(?:19|20)\d\d$|^1099$/;
const CLEAR = 0.9;

/**
 * `14,400`, `980.` as programs of tax preparers type them: whole dollars alone in the box, told by their comma or point; in the column
 * beside it stands the form's title, `Form 1099-R` above `IRAs, Insurance`.
 */
function typedWhole(own: readonly Word[]): Parsed | undefined {
  const print = own.filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
  const amount = print.find(
    ({ text, source }) => source !== 'ocr' && TYPED.test(text) && !NO_AMOUNT.test(text.slice(0, -1)),
  );
  const isBeside = (word: Word) => word.box.x0 > amount!.box.x1 && /\p{L}/u.test(word.text);
  // `8949.` at the beginning of a line may end a sentence
  const isTold = amount && (amount.text.includes(',') || print.length === 1);
  return isTold && print.every((word) => word === amount || isBeside(word))
    ? (amountOf([amount]) ?? undefined)
    : undefined;
}
const TYPED = /^[1-9]\d{0,2}(?:,\d{3})+\.?$|^[1-9]\d{2,5}\.$/;

/** Nothing paid or withheld is less than nothing: the stroke before a scanned amount is the side of its box. */
const withoutStroke = (found: Parsed): Parsed =>
  found.words.some(({ source }) => source === 'ocr') && !found.words.some(({ text }) => /^\W*\(/.test(text))
    ? { ...found, value: Math.abs(Number(found.value)) }
    : found;

const isBoxNumber = (word: Word | undefined) => /^\d{1,2}[a-z]?\.?$/.test(word?.text ?? '');

/** The same where it is the only one: of two boxes side by side it may be the other's. */
export const loneMoney: Shape = (words, cell) => {
  const stated = columnsOf(words).filter(statesMoney);
  return stated.length === 1 ? statedMoney(words, cell) : null;
};
