/** An amount that is owed, or paid back where it is less than nothing: `AMOUNT YOU OWE: $-542.00`. */
import { money } from './money.ts';
import type { Shape } from '../shape.ts';

const signed =
  (sign: 1 | -1): Shape =>
  (words, cell) => {
    const amount = money(words, cell)?.value;
    const value = sign * Number(amount?.value);
    return amount && value >= 0 ? { value: { ...amount, value } } : null;
  };

export const moneyOwed: Shape = signed(1);
/** The amount without its sign. */
export const moneyBack: Shape = signed(-1);
