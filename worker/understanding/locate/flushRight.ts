/** Tells a small amount from the number of a line: it ends, or begins, where the amounts above and below it do. */
import type { Word } from '../../reading/page.ts';
import type { MappedSheet } from './cells.ts';

/** `1,042`, `$ 106,299.00`, `(3,000)`: what can be nothing but an amount. */
const AMOUNT = /^[-(]?\$?\d{1,3}(?:,\d{3})+(?:\.(?:\d{2})?)?\)?$/;
/** So many of them make a column. */
const FEWEST = 3;
/** Points by which the ends, or the beginnings, of one column differ. */
const SAME_END = 1.5;

/** The last word of a row where it ends or begins flush with a column of amounts; none otherwise, and of a scan, where a digit may be dirt, only what was read surely. */
export function flushWithAmounts({ sheet }: MappedSheet, row: readonly Word[]): Word[] {
  const last = row.at(-1);
  if (!last || !(last.source === 'text' || isSure(last))) return [];
  const amounts = sheet.lines.flatMap(({ words }) => words).filter(({ text }) => AMOUNT.test(text));
  const isFlush = (['x1', 'x0'] as const).some(
    (side) => amounts.filter(({ box }) => Math.abs(box[side] - last.box[side]) < SAME_END).length >= FEWEST,
  );
  return isFlush ? [last] : [];
}

/** `31.`, two figures at least. */
const isSure = ({ source, text, confidence }: Word) =>
  source === 'ocr' && /^\d{2,3}\.?$/.test(text) && confidence >= SURE;
const SURE = 0.9;
