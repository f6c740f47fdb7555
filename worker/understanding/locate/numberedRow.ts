/** Rows of a table whose words take several lines: their number and their amount stand on one of them, be it the first, the last or none. */
import type { Box } from '#domain/documents/extraction';
import type { Word } from '../../reading/page.ts';
import type { MappedSheet } from './cells.ts';
import type { Landmark } from '../labels/landmarks.ts';
import { toLines, type Line, type Sheet } from '../sheet/sheet.ts';

const NUMBER = /^\d{1,2}[a-z]?\.?$/;
/** Points from the number of a row to its words, at most. */
const NUMBER_GAP = 60;
/** Lines of one cell begin together (points). */
const SAME_LEFT = 3;
/** The next row stands further below than the next line of a cell by more than this share; letters that hang low move the middle of a line. */
const ROW_GAP = 0.2;
/** Lines of words a row has at most. */
const MOST_LINES = 5;

const middle = ({ y0, y1 }: Box) => (y0 + y1) / 2;

/**
 * `Amount of line 34 you want refunded to` above `35a   711` above `you`: the amount of a row whose words take several lines, on whichever of
 * them it stands. Nothing where the lines hold no number of a row or several, where amounts stand on two of them, or rows as close as lines.
 */
export function numberedRow({ sheet, free }: MappedSheet, label: Landmark, row: Box): readonly Word[] {
  const own = sheet.lines.find(({ words }) => words.includes(label.words.at(-1)!));
  if (!own) return [];
  const again = behindNumberAgain(sheet, own);
  const behind = again.length === 1 ? [...again, ...levelWith(again[0]!, free, row)] : again;
  if (behind.length > 1) return behind;
  const left = leftOf(own, label);
  if (own.words[0]!.box.x0 < left - SAME_LEFT && !numberOf(own, left)) return [];
  const column = sheet.lines.filter((line) => firstIn(line, left, row.x0));
  const at = column.indexOf(own);
  if (at < 0) return [];
  const steps = column.slice(1).map((line, index) => stepOf(column[index]!, line, left));
  const leading = Math.min(...steps.filter((step) => step > (label.box.y1 - label.box.y0) / 2));
  const isOne = (index: number) => steps[index]! < leading * (1 + ROW_GAP);
  let [from, to] = [at, at];
  while (from > 0 && at - from < MOST_LINES && isOne(from - 1)) from--;
  while (to < steps.length && to - at < MOST_LINES && isOne(to)) to++;
  const [first, last] = [column[from]!, column[to]!];
  const numbered = sheet.lines.filter(
    (line) => middle(line.box) >= first.box.y0 && middle(line.box) <= last.box.y1 && numberOf(line, left),
  );
  const [number, next] = numbered.length === 1 ? numbered[0]!.words : [];
  if (!number || !next || (Math.abs(next.box.x0 - left) > SAME_LEFT && next.box.x0 < row.x0)) return [];
  const isWithin = ({ box }: Word) =>
    box.x0 > row.x0 && box.x1 < row.x1 && middle(box) > first.box.y0 && middle(box) < last.box.y1;
  const amounts = toLines(free.filter(isWithin)).filter(({ words }) => hasFigures(words));
  return amounts.length === 1 ? amounts[0]!.words : [];
}

/**
 * `15  Taxable income. Subtract line 14 from line 11. If zero` above `or less, enter -0-     15     2,310`, its rows as close as its lines: what
 * stands behind the row's number where that is printed again, before the next row begins. That number alone where its amount is not in its line.
 */
function behindNumberAgain({ lines }: Sheet, own: Line): readonly Word[] {
  const [number, begin] = own.words;
  const left = begin?.box.x0 ?? 0;
  if (!number || !numberOf(own, left)) return [];
  const next = lines.slice(lines.indexOf(own) + 1);
  const end = next.findIndex((line) => Math.abs(line.words[0]!.box.x0 - left) > SAME_LEFT);
  const row = [own, ...next.slice(0, end < 0 ? undefined : end)].slice(0, MOST_LINES);
  const print = row.map(({ words }) => {
    const at = words.findLastIndex((word) => word !== number && word.text === number.text);
    const before = words[at - 1];
    const isApart =
      before && words[at]!.box.x0 - before.box.x1 > COLUMN_GAP * (before.box.y1 - before.box.y0);
    return isApart ? words.slice(at) : undefined;
  });
  const [first, ...others] = print.filter((words) => words !== undefined);
  return first && others.length === 0 ? first : [];
}
/** Heights of print between the words of a row and the column of its numbers. */
const COLUMN_GAP = 2;

/** A scanned row that holds nothing but the number its line begins with, printed again: text stands where it belongs. */
export function isNumberAgain({ sheet }: MappedSheet, label: Landmark, row: readonly Word[]): boolean {
  const own = sheet.lines.find(({ words }) => words.includes(label.words.at(-1)!));
  const [number, ...others] = row;
  const isNumber = number && others.length === 0 && NUMBER.test(number.text);
  return sheet.source === 'ocr' && isNumber === true && own?.words[0]?.text === number.text;
}

/**
 * Amounts of a scanned row that stand a little above its words, or below them: `7b   Add lines 1 to 7a. This is your total income   7b   73,063.`,
 * level with the number printed again.
 */
function levelWith({ box, source }: Word, free: readonly Word[], row: Box): readonly Word[] {
  const isLevel = (word: Word) => Math.abs(middle(word.box) - middle(box)) < LEVEL;
  const isBehind = (word: Word) => word.box.x0 > box.x1 && word.box.x1 < row.x1;
  const level = source === 'ocr' ? free.filter((word) => isBehind(word) && isLevel(word)) : [];
  return hasFigures(level) ? level : [];
}
/** Points from the middle of a row's number to that of its amount, at most: rows are 12 high. */
const LEVEL = 5.5;

/** `If zero or less, enter -0-.` and `If Form 8888 is attached` are print of the label. */
export const hasFigures = (words: readonly Word[]) =>
  words.some(
    ({ text }, at) =>
      /\d/.test(text) &&
      !/^-0-\.?$/.test(text) &&
      !/^(?:form|schedule|line|box)$/i.test(words[at - 1]?.text ?? ''),
  );

/** The number that stands alone before the words of a row. */
function numberOf({ words }: Line, left: number): Word | undefined {
  const [first] = words;
  const isNumber =
    first && NUMBER.test(first.text) && first.box.x1 <= left && left - first.box.x0 < NUMBER_GAP;
  return isNumber ? first : undefined;
}

/** Where the words of the label's line begin, its number left out. */
function leftOf({ words }: Line, label: Landmark): number {
  const at = words.indexOf(label.words.at(-1)!);
  return words
    .slice(0, at)
    .reduceRight((x0, { box }) => (x0 - box.x1 < box.y1 - box.y0 ? box.x0 : x0), words[at]!.box.x0);
}

/** The word of a line that begins the column of words. */
const firstIn = ({ words }: Line, left: number, right: number): Word | undefined =>
  words.find(
    ({ box, text }) => Math.abs(box.x0 - left) < SAME_LEFT && box.x0 < right && /\p{L}|\d/u.test(text),
  );

const stepOf = (upper: Line, lower: Line, left: number): number => {
  const [a, b] = [upper, lower].map((line) => firstIn(line, left, Infinity)!.box);
  return middle(b!) - middle(a!);
};
