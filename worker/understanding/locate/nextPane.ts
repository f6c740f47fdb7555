/** Leaves out what stands in the next pane of a page, beside a cell that no label bounds there: a summary beside a W-2. */
import type { Box } from '#domain/documents/extraction';
import type { Word } from '../../reading/page.ts';
import type { MappedSheet } from './cells.ts';
import { toLines } from '../sheet/sheet.ts';
import { endsInAmount } from '../values/amounts/endsInAmount.ts';
import { SUFFIX } from '../values/names/partsOfNames.ts';

/** Points between two panes, and from where a cell's print begins to where the next pane's does. */
const PANE_GAP = 48;
const PANE_WIDTH = 100;

const isText = ({ text }: Word) => /\p{L}{2}/u.test(text);
const isName = ({ text }: Word) => /\p{L}{3}/u.test(text);

/** `Less Other Cafe 125     1,260.00`, beside a name: a line of a list. */
const isListed = (own: readonly Word[], beside: readonly Word[]) =>
  own.some(isName) && !own.some(({ text }) => /\d/.test(text)) && isText(beside[0]!) && beside.some(isAmount);
const isAmount = ({ text }: Word) => endsInAmount(text);

/**
 * The words of a cell without those of the next pane: behind a gap, and further right than every label of the cell. On
 * scans a label between them may not have been read; there nothing is left out but lines of a list.
 */
export function withoutNextPane(
  { sheet, landmarks }: MappedSheet,
  words: readonly Word[],
  cell: Box,
): Word[] {
  if (words.length === 0) return [];
  const labelsEnd = landmarks
    .filter(({ box }) => box.x0 < cell.x1 && box.x1 > cell.x0 && box.y0 < cell.y1 && box.y1 > cell.y0 - 1)
    .reduce((end, { box }) => Math.max(end, Math.min(box.x1, cell.x1)), cell.x0);
  const start = Math.min(...words.map(({ box }) => box.x0));
  const isBeyond = ({ box }: Word) => box.x0 > labelsEnd + PANE_GAP && box.x0 > start + PANE_WIDTH;
  return toLines(words).flatMap(({ words: line }) => {
    const end = line.findIndex((word, at) => {
      const before = line[at - 1];
      // `JR` has a column of its own behind the last name
      if (!isBeyond(word) || (at === line.length - 1 && SUFFIX.test(word.text))) return false;
      if (sheet.source === 'ocr' && !isListed(line.slice(0, at), line.slice(at))) return false;
      if (!before) return isText(word);
      return word.box.x0 - before.box.x1 > PANE_GAP && (isText(word) || line.slice(0, at).some(isName));
    });
    return end < 0 ? line : line.slice(0, end);
  });
}
