/** A broker that keeps nothing but cash is a bank to its client: what is left in cash at the end is all that there is. */
import type { Word } from '../../reading/page.ts';
import { toLines } from '../sheet.ts';
import { parseAmount } from './money.ts';
import { runsOf, textOf } from './runs.ts';
import type { Parsed, Shape } from './shape.ts';

/** The first amount behind a label. */
function amountAfter(rows: readonly (readonly Word[])[][], label: RegExp): Parsed | null {
  for (const row of rows) {
    const [amount] = row.slice(1 + row.findIndex((run) => label.test(textOf(run))));
    const value = amount && row.some((run) => label.test(textOf(run))) ? parseAmount(textOf(amount)) : null;
    if (amount && value) return { value, words: amount };
  }
  return null;
}

export const allInCash: Shape = (words) => {
  const rows = toLines(words).map((line) => runsOf(line.words, 1.5));
  const [cash, all] = [amountAfter(rows, /^closing cash\b/i), amountAfter(rows, /^total ending value$/i)];
  return cash && all && cash.value === all.value ? { value: cash } : null;
};
