/** How many dependants a table of them names: its rows, or since 2025 its columns, with a taxpayer number or a relationship. */
import type { Word } from '../../../reading/page.ts';
import { toLines, type Line } from '../../sheet/sheet.ts';
import { asDigits } from '../numbers/digits.ts';
import { runsOf, textOf } from '../runs.ts';
import type { Shape } from '../shape.ts';

const RELATION =
  /^[\W\d]*(?:son|daughter|child|stepson|stepdaughter|stepchild|foster|parent|mother|father|brother|sister|niece|nephew|grandchild|grandson|granddaughter|grandparent|aunt|uncle)\W*$/i;
/** Headings that hold such a word: `Child tax credit`, printed on one line or two. */
const isHeading = (run: readonly Word[]) => /\bchild\s+tax\b/i.test(textOf(run));

/** OCR may lose some of the nine digits where each has a box of its own; nothing else in the table has as many. */
const MIN_DIGITS = 5;
const DIGITS = 9;

const digitsIn = (line: Line) =>
  line.words
    // `34,011` is an amount of a line below the table, whose head was not known
    .filter((word) => !/[a-z]{3}/i.test(word.text) && !/\d,\d{3}/.test(word.text))
    .map((word) => asDigits(word.text.replace(/[^\w]/g, '')) ?? '')
    .join('').length;
const relationsIn = (line: Line) =>
  runsOf(line.words, 2).filter((run) => !isHeading(run) && run.some((word) => RELATION.test(word.text)))
    .length;
/** The heads of the columns hold such words, too, and OCR may lose the one beside them: `Child [tax] credit`. */
const isHead = (line: Line) => /\b(?:first name|last name|to you|credit)\b/i.test(textOf(line.words));
/** `Add lines 1z, 2b, 3b, 4b, 5b, 6b, 7, and 8`: their numbers are nobody's. */
const isOfIncome = (line: Line) => /\b(?:lines?|income|taxable)\b/i.test(textOf(line.words));
/** `Were born before January 2, 1955`: a day of as many figures. */
const isOfAge = (line: Line) => /\b(?:born|blind)\b/i.test(textOf(line.words));
/** `Third Party Designee   Phone no. 404-555-0178`, on pages that print it above the signatures. */
const isOfDesignee = (line: Line) => /\b(?:designee|phone)\b/i.test(textOf(line.words));
/** `Sign Here   Joint return? See instructions. Keep a copy for your records.`, printed below the table in the column of names. */
const isOfSignature = (line: Line) =>
  /\bsign here\b|\bjoint return\b|\bkeep a copy\b|\bfor your records\b/i.test(textOf(line.words));
const namesSomebody = (line: Line) =>
  (digitsIn(line) >= MIN_DIGITS && ![isOfIncome, isOfAge, isOfDesignee].some((is) => is(line))) ||
  (relationsIn(line) > 0 && !isHead(line));

/** A row's number and relationship may stand on slightly different heights: rows closer than this are one. */
const SAME_ROW = 6;

/** In a row that is known, the name ends left of its number and begins no further left than this of the end (points). */
const NAME_WIDTH = 90;
/** OCR is at least so sure of a name. */
const CLEAR = 0.6;

/** Is a clear name printed where other rows have theirs? Its number, and the relationship, OCR may have passed over. */
function standsInNameColumn(line: Line, known: readonly Line[]): boolean {
  const ends = known.flatMap(({ words }) => {
    const number = words.findIndex(({ text }) => /^\W*\d/.test(text));
    return number > 0 ? [words[number - 1]!.box.x1] : [];
  });
  return (
    (isRowBelow(line, known) || isRowAbove(line, known)) &&
    !isHead(line) &&
    !isOfIncome(line) &&
    !isOfSignature(line) &&
    line.words.some(
      ({ text, confidence, source, box }) =>
        source === 'ocr' &&
        /^\p{Lu}(?:\p{Ll}{2}|\p{Lu}{2})/u.test(text) &&
        !/^(?:first|last|name|social|number|relation)/i.test(text) &&
        confidence >= CLEAR &&
        ends.some((end) => box.x0 > end - NAME_WIDTH && box.x0 < end),
    )
  );
}

/** Rows stand evenly: does this line stand where the one above the first known row would? */
function isRowAbove({ box }: Line, known: readonly Line[]): boolean {
  const [first, second] = known.map((row) => row.box.y1).sort((a, b) => a - b);
  const step = (second ?? NaN) - first!;
  return step > SAME_ROW && Math.abs(first! - step - box.y1) < SAME_ROW / 2;
}

/** So many rows below a known one are not passed over in turn. */
const MOST_STEPS = 2.5;

/** Below a known row, and below several so many steps of theirs: `Key figures` heads what stands further down. */
function isRowBelow({ box }: Line, known: readonly Line[]): boolean {
  const ends = known.map((row) => row.box.y1).sort((a, b) => a - b);
  const [last, before] = [ends.at(-1) ?? Infinity, ends.at(-2)];
  const step = before === undefined ? 0 : last - before;
  if (box.y1 < last || step < SAME_ROW) return known.some((row) => box.y0 > row.box.y0);
  const steps = (box.y1 - last) / step;
  return steps < MOST_STEPS && Math.abs(steps - Math.round(steps)) * step < SAME_ROW / 2;
}

function countRows(lines: readonly Line[]): number {
  const known = lines.filter(namesSomebody);
  const rows = lines.filter((line) => known.includes(line) || standsInNameColumn(line, known));
  const tops = rows.map((row) => row.box.y1).sort((a, b) => a - b);
  return tops.filter((top, index) => index === 0 || top - tops[index - 1]! > SAME_ROW).length;
}

/** A table of columns names its rows instead: `(3) SSN`. */
const isRowOfNumbers = (line: Line) => line.words.some((word) => /^SSNs?$/i.test(word.text));
/** `Check if you lived apart from your spouse for the last 6 months of 2025`, the question below the table. */
const isSentence = ({ words }: Line) =>
  words.filter(({ text }) => /^\p{Ll}{2,}$/u.test(text)).length >= SPOKEN;
const SPOKEN = 6;
const countColumns = (lines: readonly Line[]) =>
  Math.max(
    0,
    ...lines
      .filter((line) => !isSentence(line))
      .map((line) => Math.max(isHead(line) ? 0 : relationsIn(line), Math.round(digitsIn(line) / DIGITS))),
  );

/** `SEE STATEMENT 1` in a row: there are more of them elsewhere. */
const isContinued = ({ words }: Line) => /\bsee (?:attached|stat|stmt|schedule)/i.test(textOf(words));

export const dependants: Shape = (words) => {
  const lines = toLines(words);
  if (lines.some(isContinued)) return null;
  const count = lines.some(isRowOfNumbers) ? countColumns(lines) : countRows(lines);
  // A count of rows does not hang on how well their letters were read.
  return { value: { value: count, words: [] } };
};
