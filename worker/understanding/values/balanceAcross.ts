/** A statement's summary in one row: headings from the first balance to the last, broken over some lines, and an amount below each. */
import type { Word } from '../../reading/page.ts';
import { startsWithDay } from '../headings.ts';
import { around } from '../sheet.ts';
import { endsInAmount } from './endsInAmount.ts';
import { textOf } from './runs.ts';

const FIRST =
  /\b(?:(?:beginning|opening|previous|prior|starting|last)\b.*\bbalance|balance\b.*\b(?:last|previous|prior|forward))\b/i;
const LAST = /\b(?:(?:ending|closing|new|current|this)\b.*\bbalance|balance\b.*\b(?:this|ending|closing))\b/i;
/** Headings stand at most so far above their amounts (points), on so many lines. */
const HIGHEST = 40;
const MOST_LINES = 3;
/** Fewer columns are boxes, whose labels the form's data names. */
const FEWEST = 4;

export interface Column {
  readonly text: string;
  readonly amount: Word;
}

const isNumber = ({ text }: Word) => /\d/.test(text);
const hasLetters = ({ text }: Word) => /\p{L}{2}/u.test(text);
const middleOf = ({ box }: Word) => (box.x0 + box.x1) / 2;

/** The columns of the first such row; null where there is none. */
export function columnsAcross(lines: readonly (readonly Word[])[]): readonly Column[] | null {
  for (const [at, line] of lines.entries()) {
    const columns = columnsOf(line, lines.slice(Math.max(0, at - MOST_LINES), at));
    if (FIRST.test(columns[0]?.text ?? '') && LAST.test(columns.at(-1)!.text)) return columns;
  }
  return null;
}

function columnsOf(line: readonly Word[], above: readonly (readonly Word[])[]): readonly Column[] {
  const amounts = line.filter(({ text }) => endsInAmount(text));
  if (amounts.length < FEWEST || line.some(hasLetters) || startsWithDay(line)) return [];
  const top = around(line.map(({ box }) => box)).y0;
  const words = above.flat().filter(({ box }) => top - box.y0 < HIGHEST);
  // an amount above is that of another row
  if (words.some(({ text }) => endsInAmount(text))) return [];
  const numbers = line.filter(isNumber);
  // how many there were has a column, too
  const ownerOf = (word: Word) =>
    numbers.reduce((nearest, number) =>
      Math.abs(middleOf(number) - middleOf(word)) < Math.abs(middleOf(nearest) - middleOf(word))
        ? number
        : nearest,
    );
  return amounts.map((amount) => ({
    text: textOf(words.filter((word) => ownerOf(word) === amount)),
    amount,
  }));
}
