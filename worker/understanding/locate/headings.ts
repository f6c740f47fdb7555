/** Headings of a table's columns, printed on one line or torn over two, and the amounts that stand below them. */
import type { Box } from '#domain/documents/extraction';
import type { Word } from '../../reading/page.ts';
import type { MappedSheet } from './cells.ts';
import { foldLetters } from '../sheet/letters.ts';
import { around, type Line } from '../sheet/sheet.ts';
import { endsInAmount } from '../values/amounts/endsInAmount.ts';
import { runsOf, textOf } from '../values/runs.ts';

/** A second line of headings, and the first row of values, stand at most so many heights of print lower. */
const NEXT_LINE = 1.9;
const NEXT_ROW = 5;
/** Amounts are set flush right below a heading that is set flush left, or the other way round (points). */
const SLACK = 30;

interface Heading {
  readonly letters: string;
  readonly box: Box;
}

const known = new WeakMap<MappedSheet, readonly Heading[]>();

/** The first row below the heading `label` that holds an amount in its column: its words, top row first. Empty when there is none. */
export function wordsUnderHeading(map: MappedSheet, label: string): { box: Box; words: Word[] }[] {
  const headings = known.get(map) ?? findHeadings(map.sheet.lines);
  known.set(map, headings);
  const letters = foldLetters(label);
  return headings
    .filter((heading) => heading.letters === letters)
    .flatMap(({ box }) => firstAmountBelow(map, box, headings));
}

function findHeadings(lines: readonly Line[]): Heading[] {
  // `Credits (+)   31,077.00` is a row of a list, not the head of a column
  const rows = lines.map(({ words }) =>
    words.some(({ text }) => endsInAmount(text)) ? [] : runsOf(words, 1).map(toHeading),
  );
  return rows.flatMap((row, index) => [
    ...row,
    ...row.flatMap((upper) =>
      [...(rows[index + 1] ?? []), ...(rows[index + 2] ?? [])]
        .filter((lower) => isRightBelow(lower.box, upper.box))
        .map((lower) => ({ letters: upper.letters + lower.letters, box: around([upper.box, lower.box]) })),
    ),
  ]);
}

/** `Deposits (4)`: how many there were is no part of what they are called. */
const COUNT = /^\(\d+\)$/;

const toHeading = (words: readonly Word[]): Heading => ({
  letters: foldLetters(textOf(words.filter(({ text }) => !COUNT.test(text)))),
  box: around(words.map((word) => word.box)),
});

function isRightBelow(lower: Box, upper: Box): boolean {
  const height = upper.y1 - upper.y0;
  const isNext = lower.y0 > upper.y0 + height * 0.5 && lower.y0 - upper.y0 < height * NEXT_LINE;
  return isNext && Math.min(lower.x1, upper.x1) > Math.max(lower.x0, upper.x0);
}

function firstAmountBelow(
  map: MappedSheet,
  heading: Box,
  headings: readonly Heading[],
): { box: Box; words: Word[] }[] {
  const next = headings
    .filter(({ box }) => box.y0 < heading.y1 && box.y1 > heading.y0 && box.x0 > heading.x1)
    .reduce((nearest, { box }) => Math.min(nearest, box.x0), Infinity);
  const column = { x0: heading.x0 - SLACK, x1: Math.min(heading.x1 + SLACK, next + SLACK) };
  const depth = heading.y1 + NEXT_ROW * Math.max(7, heading.y1 - heading.y0);
  const amounts = map.free.filter(
    ({ box, text }) =>
      endsInAmount(text) &&
      box.x1 > column.x0 &&
      box.x0 < column.x1 &&
      box.y0 > heading.y1 - 2 &&
      box.y0 < depth,
  );
  const top = Math.min(...amounts.map(({ box }) => box.y0));
  const row = amounts.filter(({ box }) => box.y0 < top + 4);
  if (row[0] && (isTransaction(map, row[0]) || isBelowDay(map, row[0], heading))) return [];
  const distance = ({ box }: Word) =>
    Math.min(
      Math.abs(box.x1 - heading.x1),
      Math.abs(box.x0 - heading.x0),
      Math.abs(middleOf(box) - middleOf(heading)),
    );
  const nearest = row.sort((a, b) => distance(a) - distance(b))[0];
  return nearest ? [{ box: nearest.box, words: [nearest] }] : [];
}

function isTransaction(map: MappedSheet, amount: Word): boolean {
  return startsWithDay(map.sheet.lines.find(({ words }) => words.includes(amount))?.words ?? []);
}

/** `1   CUSTOMER DEPOSIT   3,232.66` below `Day   Transaction   Deposits`: a row of one day of the month. */
function isBelowDay({ sheet }: MappedSheet, amount: Word, heading: Box): boolean {
  const [first] = sheet.lines.find(({ words }) => words.includes(amount))?.words ?? [];
  const isDay = /^(?:[1-9]|[12]\d|3[01])$/.test(first?.text ?? '');
  return sheet.lines.some(
    ({ words: [head], box }) =>
      isDay &&
      /^(?:day|date)$/i.test(head!.text) &&
      box.y0 < heading.y1 &&
      box.y1 > heading.y0 &&
      head!.box.x0 < first!.box.x1 &&
      head!.box.x1 > first!.box.x0,
  );
}

/** A row that begins with a day is one of many: its amount is no total. */
export const startsWithDay = (line: readonly Word[]) =>
  DAY.test(textOf(line.slice(0, 2))) && !A_PERIOD.test(textOf(line));
/** `03/01/24 to 03/31/24`, and a sum in the list beside it; `03/01/24 –   $5,240.19`, whose end stands in the next line. */
const A_PERIOD =
  /^\d{1,2}[/-]\d{1,2}(?:[/-]\d{2,4})? (?:(?:to|through|thru|[-–]) \d{1,2}[/-]\d{1,2}\b|[-–—] \$\d)/i;
const DAY =
  /^(?:\d{1,2}[/-]\d{1,2}\b|\d{4}-\d{2}-\d{2}\b|\d{1,2}[- ](?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\b|(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\.? \d{1,2}\b)/i;

const middleOf = ({ x0, x1 }: Box) => (x0 + x1) / 2;
