/** Lays out rows of cells as a page of words with boxes, so that geometry reads an Office file like print. */
import type { Page, Word } from '../page.ts';

/** One line: its cells from left to right; a paragraph is a line of one cell. */
export type Line = readonly string[];

/** A column that the cell before it reaches across; it prints nothing. */
export const SPANNED = '\u2003';

const LETTER_WIDTH = 5;
const LINE_HEIGHT = 14;
const TEXT_HEIGHT = 9;
const MARGIN = 36;
/** Between columns: wide enough to part them. */
const GUTTER = 18;
/** Lines of one page; a longer text goes on, on the next one. */
const LINES_PER_PAGE = 400;
/** A column is at most this wide, or one long remark would push every other column away. */
const WIDEST_COLUMN = 90;

/** Pages of the text; at least one, which may be empty. */
export function layOutLines(lines: readonly Line[]): Page[] {
  const filled = lines.filter((line) => line.some((cell) => cell.trim() !== ''));
  const starts = columnStarts(filled);
  const pages: Page[] = [];
  for (let from = 0; from === 0 || from < filled.length; from += LINES_PER_PAGE) {
    const part = filled.slice(from, from + LINES_PER_PAGE);
    const words = part.flatMap((line, row) => lineWords(line, starts, MARGIN + row * LINE_HEIGHT));
    const width = Math.max(612, ...words.map((word) => word.box.x1 + MARGIN));
    const height = Math.max(792, part.length * LINE_HEIGHT + 2 * MARGIN);
    pages.push({ number: pages.length + 1, width, height, words, fields: [], source: 'text' });
  }
  return pages;
}

/** Every column starts right of the widest cell that ends before it; lines of one cell are running text and do not count. */
function columnStarts(lines: readonly Line[]): number[] {
  const rows = lines.filter((line) => line.length > 1);
  const count = Math.max(1, ...rows.map((line) => line.length));
  const starts = [MARGIN];
  for (let column = 1; column < count; column++) {
    const ends = rows.map((line) => endOf(line, column, starts));
    starts.push(Math.max(starts[column - 1]!, ...ends) + GUTTER);
  }
  return starts;
}

/** Where the cell ends that the column `next` follows; the left edge of all where the cell reaches across that one, too. */
function endOf(line: Line, next: number, starts: readonly number[]): number {
  if (line[next] === SPANNED) return 0;
  let first = next - 1;
  while (line[first] === SPANNED) first--;
  const letters = Math.min(line[first]?.length ?? 0, WIDEST_COLUMN);
  return (starts[first] ?? 0) + letters * LETTER_WIDTH;
}

function lineWords(line: Line, starts: readonly number[], top: number): Word[] {
  return line.flatMap((cell, column) =>
    [...cell.matchAll(/\S+/g)].map((match): Word => {
      const x0 = starts[column]! + match.index * LETTER_WIDTH;
      const box = { x0, x1: x0 + match[0].length * LETTER_WIDTH, y0: top, y1: top + TEXT_HEIGHT };
      return { text: match[0], box, confidence: 1, source: 'text' };
    }),
  );
}
