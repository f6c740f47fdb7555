/** A broker that keeps nothing but cash is a bank to its client: what is left in cash at the end is all that there is. */
import type { Word } from '../../../reading/page.ts';
import { toLines } from '../../sheet/sheet.ts';
import { parseAmount } from '../amounts/amountOf.ts';
import { runsOf, textOf } from '../runs.ts';
import type { Parsed, Shape } from '../shape.ts';

/** The first amount behind the first label of this kind. */
function amountAfter(rows: readonly (readonly Word[])[][], label: RegExp): Parsed | null {
  const isLabel = (run: readonly Word[]) => label.test(textOf(run));
  const row = rows.find((runs) => runs.some(isLabel)) ?? [];
  const words = row[row.findIndex(isLabel) + 1] ?? [];
  const value = parseAmount(textOf(words));
  return value === null ? null : { value, words };
}

/** What is left in cash, where all that there is is the same amount. */
export const allInCash: Shape = (words) => {
  const rows = toLines(words).map((line) => runsOf(line.words, 1.5));
  const [cash, all] = [amountAfter(rows, /^closing cash\b/i), amountAfter(rows, /^total ending value$/i)];
  return cash && all && cash.value === all.value ? { value: cash } : null;
};
