/**
 * A statement's summary in one row: headings from the first balance to the last, broken over some lines, and an amount below each;
 * or the amounts in larger print, and what each is below it.
 */
import type { Word } from '../../../reading/page.ts';
import { startsWithDay } from '../../locate/headings.ts';
import { around } from '../../sheet/sheet.ts';
import { endsInAmount } from '../amounts/endsInAmount.ts';
import { addUp, fromTo, OWED, type Column } from './fourNamed.ts';
import { parseDate } from '../plain.ts';
import { textOf } from '../runs.ts';

const FIRST =
  /\b(?:(?:beginning|opening|previous|prior|starting|last)\b.*\bbalance|balance\b.*\b(?:last|previous|prior|forward)|(?:balance|saldo) (?:anterior|inicial))\b/i;
const LAST =
  /\b(?:(?:ending|closing|new|current|this)\b.*\bbalance|balance\b.*\b(?:this|ending|closing)|(?:balance|saldo) (?:final|actual))\b/i;
/** Headings stand at most so far above their amounts (points), on so many lines. */
const HIGHEST = 40;
const MOST_LINES = 3;
/** Fewer columns are boxes, whose labels the form's data names. */
const FEWEST = 4;

const isNumber = ({ text }: Word) => /\d/.test(text);
const hasLetters = ({ text }: Word) => /\p{L}{2}/u.test(text);
const middleOf = ({ box }: Word) => (box.x0 + box.x1) / 2;

/** The columns of the first such row; null where there is none. */
export function columnsAcross(lines: readonly (readonly Word[])[]): readonly Column[] | null {
  for (const [at, line] of lines.entries())
    for (let count = 1; count <= MOST_LINES; count++) {
      const above = columnsOf(line, lines.slice(Math.max(0, at - count), at));
      const below = columnsOf(line, lines.slice(at + 1, at + 1 + count));
      const columns = [above, below].find(leadOn);
      if (columns) return columns;
    }
  return null;
}

/** `Where you began`, `Added`, `Taken out` and `Where you ended`, each above its amount: four that lead from the first to the last, whatever they are called. */
export function fourAcross(lines: readonly (readonly Word[])[]): (readonly Column[])[] {
  return lines.flatMap((line, at) => {
    const columns = columnsOf(line, lines.slice(Math.max(0, at - MOST_LINES), at));
    // a card shows what is left first, and then what it comes from
    const isLastFirst = LAST.test(columns[0]?.text ?? '') && !LAST.test(columns.at(-1)?.text ?? '');
    const inOrder = isLastFirst ? [...columns.slice(1), columns[0]!] : columns;
    const [first, one, other, last] = inOrder.map(({ amount }) => amount);
    const areNamed = columns.every(({ text }) => /\p{L}{3}/u.test(text) && !OWED.test(text));
    if (columns.length !== FEWEST || !areNamed) return [];
    return [fromTo(first!, one!, other!, last!), fromTo(first!, other!, one!, last!)].filter(addUp);
  });
}

/**
 * `Closing balance   7,330.50   4,799.77   11,564.91` at the end of a list that begins with `Opening balance   9,034.18`: what a column
 * of each adds and takes off, either of which may stand first, and what is left.
 */
export function columnsSummed(lines: readonly (readonly Word[])[]): (readonly Column[])[] {
  const amountsOf = (line: readonly Word[]) => line.filter(({ text }) => endsInAmount(text));
  const [first] = lines.filter((line) => FIRST.test(textOf(line))).map(amountsOf);
  const [one, other, left] =
    lines
      .filter((line) => LAST.test(textOf(line)))
      .map(amountsOf)
      .at(-1) ?? [];
  if (first?.length !== 1 || !one || !other || !left) return [];
  return [fromTo(first[0]!, one, other, left), fromTo(first[0]!, other, one, left)];
}

/** From the first balance to the last: by their names, or by the days they bear. */
function leadOn(columns: readonly Column[]): boolean {
  const [first = '', last = ''] = [columns[0]?.text, columns.at(-1)?.text];
  if (FIRST.test(first) && (LAST.test(last) || YEARLESS.test(last))) return true;
  const [start, end] = [first, last].map(dayOf);
  if (start && end) return start < end;
  const isTable = columns.slice(1, -1).some(({ text }) => YEARLESS.test(text)); // the balances of other days
  return first !== last && !isTable && [first, last].every((text) => YEARLESS.test(text));
}

const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\\.?';
/** `Balance on Jan 1`, `Jan 1 balance`, `Jan 1` alone: the year stands elsewhere. */
const YEARLESS = new RegExp(
  `^\\W*(?:balance (?:on|as of) ${MONTH} \\d{1,2}|${MONTH} \\d{1,2}(?: balance)?)\\W*$`,
  'i',
);
/** `Balance 06/30/2024`, `Balance on May 1, 2024`. */
const dayOf = (text: string) => (/^\W*balance\b/i.test(text) ? parseDate(text) : null);

function columnsOf(line: readonly Word[], labels: readonly (readonly Word[])[]): readonly Column[] {
  const amounts = line.filter(({ text }) => endsInAmount(text));
  const named = amounts[0] && line.slice(line.indexOf(amounts[0]));
  if (amounts.length < FEWEST || named!.some(hasLetters)) return [];
  const { y0, y1 } = around(line.map(({ box }) => box));
  const words = labels.flat().filter(({ box }) => Math.max(y0 - box.y0, box.y1 - y1) < HIGHEST);
  // an amount there is that of another row
  if (words.some(({ text }) => endsInAmount(text))) return [];
  const numbers = line.filter(isNumber);
  // how many there were has a column, too
  const ownerOf = (word: Word) =>
    numbers.reduce((nearest, number) =>
      Math.abs(middleOf(number) - middleOf(word)) < Math.abs(middleOf(nearest) - middleOf(word))
        ? number
        : nearest,
    );
  const headOf = (number: Word) => textOf(words.filter((word) => ownerOf(word) === number));
  // `Last Statement`, `Previous Date` above the day in front; a row of any other day is one of many
  if (startsWithDay(line) && !LAST_DAY.test(headOf(line[0]!))) return [];
  const columns = amounts.map((amount) => ({ text: headOf(amount), amount }));
  const moved = columns.filter(({ text }) => !AVERAGE.test(text));
  return moved.length < FEWEST ? columns : moved;
}
const LAST_DAY = /\bstatement\b|\b(?:previous|prior|last) date\b/i;
/** `Average ledger balance` behind the last one: it adds nothing, and the row does not end with it. */
const AVERAGE = /^\W*(?:average|avg|minimum|lowest|highest)\b.*\bbal(?:ance)?\b/i;
