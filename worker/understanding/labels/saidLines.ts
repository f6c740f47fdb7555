/** The lines of a page as a list sees them: where labels end, by a colon or by the column of a table of two. */
import type { Word } from '../../reading/page.ts';
import { foldLetters } from '../sheet/letters.ts';
import type { Line, Sheet } from '../sheet/sheet.ts';
import { splitAtGaps } from '../values/runs.ts';

export interface SaidLine {
  readonly words: readonly Word[];
  readonly box: Line['box'];
  /** Indexes of the words that end a label. */
  readonly ends: ReadonlySet<number>;
  /** What may be a label, in folded letters, and where: the indexes of its first word and of its end. */
  readonly labels: ReadonlyMap<string, readonly LabelPlace[]>;
}
export interface LabelPlace {
  readonly start: number;
  readonly end: number;
}

/** Two pairs on one line stand further apart than so many of its narrowest spaces. */
const SPACES = 1.6;
/** `a`, `1.`, `(12)`, `Box`: the number of a box before its label. */
const BOX_NUMBER = /^(?:\(?\d{1,2}[a-z]?[).]?|[a-g][).]?|box)$/i;
/** Words of the longest label there is. */
const LONGEST = 14;

export const gapBefore = (words: readonly Word[], at: number): number =>
  words[at]!.box.x0 - words[at - 1]!.box.x1;
const narrowest = (words: readonly Word[]) =>
  Math.max(0.5, Math.min(...words.slice(1).map((_, at) => gapBefore(words, at + 1))));
/** Does another pair, or column, begin at this word? */
export const isApart = (words: readonly Word[], at: number) =>
  at === 0 || gapBefore(words, at) > SPACES * narrowest(words);

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
  const columns = valueColumns(lines);
  return lines.map(({ words, box }) => {
    const ends = new Set([...colonEnds(words), ...rowEnd(words, columns)]);
    const labels = new Map<string, LabelPlace[]>();
    for (const end of ends)
      for (const last of new Set([end, withoutRemark(words, end)]))
        for (const { pattern, start } of labelsEndingAt(words, last))
          labels.set(pattern, [...(labels.get(pattern) ?? []), { start, end }]);
    return { words, box, ends, labels };
  });
}

/** `Refund (line 34):` is the refund. */
function withoutRemark(words: readonly Word[], end: number): number {
  const open = words.slice(0, end + 1).findLastIndex(({ text }) => text.startsWith('('));
  return /\):?$/.test(words[end]!.text) && open > 0 ? open - 1 : end;
}

/** Every label that may end at a word: it begins after a gap or the number of its box. */
function labelsEndingAt(words: readonly Word[], end: number) {
  const found: { pattern: string; start: number }[] = [];
  for (let at = end, pattern = ''; at >= 0 && end - at < LONGEST; at--) {
    pattern = foldLetters(words[at]!.text) + pattern;
    if (isApart(words, at) || BOX_NUMBER.test(words[at - 1]!.text)) found.push({ pattern, start: at });
  }
  return found;
}

const colonEnds = (words: readonly Word[]) => words.flatMap((word, at) => (hasColon(word) ? [at] : []));

const runsIn = (words: readonly Word[]) => splitAtGaps(words, COLUMN_GAP);
/** Where a column's values all begin, or all end. */
interface Column {
  readonly edge: 'start' | 'end';
  readonly x: number;
}
const edgeOf = (run: readonly Word[], edge: Column['edge']) =>
  edge === 'start' ? run[0]!.box.x0 : run.at(-1)!.box.x1;
const isAt = (run: readonly Word[] | undefined, { edge, x }: Column) =>
  run !== undefined && Math.abs(edgeOf(run, edge) - x) < ALIGNED;

/**
 * The column of values of a table that has a label and a value in nearly every row; none where the page is no such table. Texts may
 * begin in one column and the amounts below them end in another.
 */
function valueColumns(lines: readonly Line[]): Column[] {
  const rows = lines.map(({ words }) => runsIn(words)).filter((runs) => runs.length > 1);
  if (rows.filter(([, second]) => isNumbered(second!)).length > 1) return [];
  const values = rows.filter((runs) => runs.length === 2).map((runs) => runs[1]!);
  const sizes = (['start', 'end'] as const).flatMap((edge) =>
    values.map((value) => {
      const column: Column = { edge, x: edgeOf(value, edge) };
      return { column, own: values.filter((other) => isAt(other, column)) };
    }),
  );
  const bySize = sizes.sort((a, b) => b.own.length - a.own.length);
  const isMost = (own: readonly unknown[]) =>
    own.length >= FEWEST_ROWS && own.length >= rows.length * MOST_LINES;
  const [largest] = bySize.filter(
    ({ column, own }) => column.edge === 'start' || own.filter(isText).length >= FEWEST_TEXTS,
  );
  if (largest && isMost(largest.own)) return [largest.column];
  const texts = bySize.find(
    ({ column, own }) => column.edge === 'start' && own.filter(isText).length >= FEWEST_TEXTS,
  );
  const amounts = bySize.find(
    ({ column, own }) => column.edge === 'end' && own.every((run) => !texts?.own.includes(run)),
  );
  const both = [texts, amounts].filter((one) => one !== undefined && one.own.length >= FEWEST_ROWS);
  return both.length === 2 && isMost(both.flatMap((one) => one!.own)) ? both.map((one) => one!.column) : [];
}

/** Amounts end in one line on every form; so many values of letters among them make it a table. */
const FEWEST_TEXTS = 3;
const isText = (run: readonly Word[]) => run.some(({ text }) => /\p{L}{2}/u.test(text));

/** `4 Interest income`: no value, but the next column of boxes on a form; `5 Elm Ct, Nyack, NY 10960` is an address. */
const isNumbered = (run: readonly Word[]) =>
  /^\d{1,2}[a-z]?$/.test(run[0]!.text) &&
  /^\p{L}{3}/u.test(run[1]?.text ?? '') &&
  !/^\d{5}(?:-\d{4})?$/.test(run.at(-1)!.text);

/** The last word of the label of a row of that table; `Occupation: Shoe repair      Amount: $85.00` are two labels and their values. */
function rowEnd(words: readonly Word[], columns: readonly Column[]): number[] {
  const [label, value, ...more] = runsIn(words);
  const isRow = columns.some((column) => isAt(value, column));
  return label && isRow && more.length === 0 && !label.slice(0, -1).some(hasColon) ? [label.length - 1] : [];
}
