/** The lines of a page as a list sees them: where labels end, by a colon or by the column of a table of two. */
import type { Word } from '../reading/page.ts';
import type { Line, Sheet } from './sheet.ts';
import { splitAtGaps } from './values/runs.ts';

export interface SaidLine {
  readonly words: readonly Word[];
  readonly box: Line['box'];
  /** Indexes of the words that end a label. */
  readonly ends: ReadonlySet<number>;
}

const hasColon = ({ text }: Word) => /(?:\p{L}\W*|\)):$/u.test(text);

/** Heights of print between the columns of a table. */
const COLUMN_GAP = 2.5;
/** Values that begin within so many points stand in one column. */
const ALIGNED = 3;
/** So many rows, and so much of all lines in columns, make a table of labels and values. */
const FEWEST_ROWS = 5;
const MOST_LINES = 0.7;

/** The lines of a sheet, each with the ends of its labels. */
export function saidLines({ lines }: Sheet): SaidLine[] {
  const column = valueColumn(lines);
  return lines.map(({ words, box }) => ({
    words,
    box,
    ends: new Set([...colonEnds(words), ...(column === null ? [] : rowEnd(words, column))]),
  }));
}

const colonEnds = (words: readonly Word[]) => words.flatMap((word, at) => (hasColon(word) ? [at] : []));

const runsIn = (words: readonly Word[]) => splitAtGaps(words, COLUMN_GAP);
const isAt = (run: readonly Word[] | undefined, x: number) =>
  Math.abs((run?.[0]?.box.x0 ?? Infinity) - x) < ALIGNED;

/** Where the values of a table begin that has a label and a value in nearly every row; null where the page is none. */
function valueColumn(lines: readonly Line[]): number | null {
  const rows = lines.map(({ words }) => runsIn(words)).filter((runs) => runs.length > 1);
  const columns = rows.filter((runs) => runs.length === 2).map((runs) => runs[1]![0]!.box.x0);
  const sizes = columns.map((x) => ({
    x,
    size: rows.filter((runs) => runs.length === 2 && isAt(runs[1], x)).length,
  }));
  const [largest] = sizes.sort((a, b) => b.size - a.size);
  return largest && largest.size >= FEWEST_ROWS && largest.size >= rows.length * MOST_LINES
    ? largest.x
    : null;
}

/** The last word of the label of a row of that table. */
function rowEnd(words: readonly Word[], column: number): number[] {
  const [label, value, ...more] = runsIn(words);
  return label && isAt(value, column) && more.length === 0 ? [label.length - 1] : [];
}
