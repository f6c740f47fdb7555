/** The lines of a table's row whose cells hold several: side by side, as they are printed. */
import { SPANNED, type Line } from './layOutLines.ts';

/** Nobody prints more in a cell; what follows stays in its last line. */
const MOST_LINES = 40;
/** More cells than a row of any paper has: each may come back on every line of the row. */
const MOST_CELLS = 200;
/** More lines than a year of bank transactions: the rest is not read, nor even laid out. */
export const MAX_ROWS = 5000;

/** The lines of many rows, up to so many. */
export function linesOfRows(rows: Iterable<readonly string[]>): Line[] {
  const lines: Line[] = [];
  for (const row of rows) {
    if (lines.length >= MAX_ROWS) break;
    lines.push(...linesOfRow(row));
  }
  return lines;
}

/**
 * Rows of one line each, from cells whose lines end in `\n`. `Ending` above `balance` beside an amount is a label that was wrapped: where a row ends
 * in an amount, each cell is one line.
 */
export function linesOfRow(cells: readonly string[]): Line[] {
  const printed = cells.slice(0, MOST_CELLS).map(linesOf);
  const last = printed.findLast((lines) => lines.length > 0 && lines[0] !== SPANNED) ?? [];
  if (last.length === 1 && AN_AMOUNT.test(last[0]!)) return [printed.map((lines) => lines.join(' '))];
  const count = Math.max(...printed.map((lines) => lines.length));
  return Array.from({ length: Math.max(1, count) }, (_, at) =>
    printed.map((lines) => (lines[0] === SPANNED ? SPANNED : (lines[at] ?? ''))),
  );
}
const AN_AMOUNT = /^\W*\d[\d,]*(?:\.\d{2})?\W*$/;

function linesOf(cell: string): string[] {
  if (cell === SPANNED) return [SPANNED];
  const lines = cell
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '');
  const rest = lines.slice(MOST_LINES - 1).join(' ');
  return rest === '' ? lines : [...lines.slice(0, MOST_LINES - 1), rest];
}
