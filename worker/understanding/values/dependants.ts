/** How many dependants a table of them names: its rows with a taxpayer number or a relationship. */
import { toLines, type Line } from '../sheet.ts';
import { asDigits } from './digits.ts';
import type { Shape } from './shape.ts';

const RELATION =
  /^[\W\d]*(?:son|daughter|child|stepson|stepdaughter|stepchild|foster|parent|mother|father|brother|sister|niece|nephew|grandchild|grandson|granddaughter|grandparent|aunt|uncle)\W*$/i;

/** OCR may lose a digit or two of nine. */
const MIN_DIGITS = 7;

const digitsIn = (line: Line) =>
  line.words
    .filter((word) => !/[a-z]{3}/i.test(word.text))
    .map((word) => asDigits(word.text.replace(/[^\w]/g, '')) ?? '')
    .join('').length;
const namesSomebody = (line: Line) =>
  digitsIn(line) >= MIN_DIGITS || line.words.some((word) => RELATION.test(word.text));

/** A row's number and relationship may stand on slightly different heights: rows closer than this are one. */
const SAME_ROW = 6;

export const dependants: Shape = (words) => {
  const rows = toLines(words).filter(namesSomebody);
  const tops = rows.map((row) => row.box.y1).sort((a, b) => a - b);
  const count = tops.filter((top, index) => index === 0 || top - tops[index - 1]! > SAME_ROW).length;
  // A count of rows does not hang on how well their letters were read.
  return { value: { value: count, words: [] } };
};
