/** The lines of a table's row whose cells hold several: side by side, as they are printed. */
import type { Line } from './layOutLines.ts';

/** Nobody prints more in a cell; what follows stays in its last line. */
const MOST_LINES = 40;

/**
 * Rows of one line each, from cells whose lines end in `\n`. `Ending` above `balance` beside an amount is a label that was wrapped: where the last
 * cell is one line, so are all.
 */
export function linesOfRow(cells: readonly string[]): Line[] {
  const printed = cells.map(linesOf);
  const isBroken = (printed.findLast((lines) => lines.length > 0)?.length ?? 0) > 1;
  if (!isBroken) return [printed.map((lines) => lines.join(' '))];
  const count = Math.max(...printed.map((lines) => lines.length));
  return Array.from({ length: count }, (_, at) => printed.map((lines) => lines[at] ?? ''));
}

function linesOf(cell: string): string[] {
  const lines = cell
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '');
  const rest = lines.slice(MOST_LINES - 1).join(' ');
  return rest === '' ? lines : [...lines.slice(0, MOST_LINES - 1), rest];
}
