/** Numbers of boxes in a column of their own, further from their labels than numbers stand elsewhere: `1a      Total ordinary dividends`, and below it `1b      Qualified dividends`. */
import type { Word } from '../../reading/page.ts';
import type { Sheet } from '../sheet/sheet.ts';

const NUMBER = /^(\d{1,2})[a-z]?$/;
/** `la` is what a scan makes of `1a`; by itself it may be a word. */
const MISREAD = /^[lI|](?=[a-d]$)/;
/** Points from a number to its label at most, and by which those of a column begin apart. */
const WIDEST = 48;
const SAME_START = 4;
/** So many rows are no chance. */
const FEWEST = 4;
/** Heights of print before a column. */
const APART = 1.5;

interface Row {
  readonly number: Word;
  readonly label: Word;
}

const known = new WeakMap<Sheet, ReadonlySet<Word>>();

/** The words of a page that are such numbers: rows that begin alike, with labels that begin alike, and rise from top to bottom. */
export function numberColumns(sheet: Sheet): ReadonlySet<Word> {
  const made = known.get(sheet) ?? findOut(sheet);
  known.set(sheet, made);
  return made;
}

function findOut({ lines }: Sheet): ReadonlySet<Word> {
  let rows = lines.flatMap(({ words }) => words.flatMap((_, at) => rowAt(words, at)));
  const columns = new Set<Word>();
  while (rows.length >= FEWEST) {
    const [first] = rows as [Row];
    const isAlike = (row: Row) => beginAlike(row.number, first.number) && beginAlike(row.label, first.label);
    const column = rows.filter(isAlike);
    const rises = column.every((row, at) => at === 0 || figureOf(column[at - 1]!) <= figureOf(row));
    if (column.length >= FEWEST && rises) column.forEach(({ number }) => columns.add(number));
    rows = rows.filter((row) => !isAlike(row));
  }
  return columns;
}

function rowAt(words: readonly Word[], at: number): Row[] {
  const [before, number, label] = [words[at - 1], words[at]!, words[at + 1]];
  const isRow =
    NUMBER.test(print(number)) &&
    label !== undefined &&
    /^\p{Lu}/u.test(label.text) &&
    label.box.x0 - number.box.x1 < WIDEST &&
    (!before || number.box.x0 - before.box.x1 > APART * (number.box.y1 - number.box.y0));
  return isRow ? [{ number, label }] : [];
}

const print = ({ text, source }: Word) => (source === 'ocr' ? text.replace(MISREAD, '1') : text);
const figureOf = ({ number }: Row) => Number(NUMBER.exec(print(number))![1]);
const beginAlike = (one: Word, other: Word) => Math.abs(one.box.x0 - other.box.x0) < SAME_START;
