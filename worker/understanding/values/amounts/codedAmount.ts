/** Box 12 of a W-2: a code of one or two letters and its amount. */
import { parseAmount } from './amountOf.ts';
import { runsOf, textOf } from '../runs.ts';
import type { Shape } from '../shape.ts';

/** `D 5,000.00` as `D 5000.00`, the amount in dollars; a line of its own, whatever stands above or below. */
export const codedAmount: Shape = (words) => {
  for (const run of runsOf(words, 6)) {
    const match = /^\W*([A-Z]{1,2})\W*\s\W*([\d.,]*\d[.,]\d{2})\W*$/.exec(textOf(run));
    const amount = match && parseAmount(match[2]!);
    if (match && amount) return { value: { value: `${match[1]} ${amount.toFixed(2)}`, words: run } };
  }
  return null;
};
