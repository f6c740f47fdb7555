/** What is taken off the tax, and printed with or without the sign of that: `Federal tax withheld   -$1,640`. */
import { rowMoney } from './money.ts';
import type { Shape } from '../shape.ts';

/** The amount at the right end of a line, whatever its sign. */
export const takenOff: Shape = (words, cell) => {
  const { value } = rowMoney(words, cell) ?? {};
  return value ? { value: { ...value, value: Math.abs(Number(value.value)) } } : null;
};
