/** An amount that is filled into a blank within a line's words, before the amount of the line itself. */
import { amountOf, columnsOf } from './amountOf.ts';
import { rowMoney } from './money.ts';
import type { Shape } from '../shape.ts';
import { withLostPoints } from './tornAmounts.ts';

/** `Add any amount from Schedule 1, line 22   18,204.   6   69,628.`: the first amount, where number and amount of the line stand behind it. */
export const enteredWithin: Shape = (words, cell) => {
  const runs = [...withLostPoints(columnsOf(words))].sort((a, b) => a[0]!.box.x0 - b[0]!.box.x0);
  const [within, number] = runs;
  const isFollowed = runs.length > 2 && number!.length === 1 && /^\d{1,2}[a-z]?$/.test(number![0]!.text);
  const amount = isFollowed && rowMoney(runs.slice(1).flat(), cell) ? amountOf(within!) : null;
  return amount && { value: amount };
};
