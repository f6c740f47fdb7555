/** Payer's and recipient's numbers side by side below a payer's label, where the scan lost that of the recipient: `556027713      943058821`. */
import type { Word } from '../../../reading/page.ts';
import { ein, tin } from './nineDigits.ts';
import type { Shape } from '../shape.ts';

const NUMBER = /^\D?(?:\d{9}|\d{2}-\d{7}|\d{3}-\d{2}-\d{4})\D?$/;
/** Heights of print between the numbers of two boxes, at least. */
const BOX_GAP = 2;

/** The two numbers, left and right; null where the print holds fewer or more, or they do not stand in boxes side by side. */
function two(words: readonly Word[]): readonly [Word, Word] | null {
  const numbers = words.filter(({ text }) => NUMBER.test(text)).sort((a, b) => a.box.x0 - b.box.x0);
  const [left, right] = numbers;
  if (!left || !right || numbers.length > 2) return null;
  const height = left.box.y1 - left.box.y0;
  const isLevel = Math.abs(left.box.y1 - right.box.y1) < height / 2;
  return isLevel && right.box.x0 - left.box.x1 > BOX_GAP * height ? [left, right] : null;
}

/** The payer's, which is a firm's. */
export const firstTin: Shape = (words, cell) => {
  const pair = two(words);
  return pair && ein([pair[0]], cell);
};
/** The recipient's, a person's where no dash tells it from a firm's. */
export const secondTin: Shape = (words, cell) => {
  const pair = two(words);
  return pair && tin([pair[1]], cell);
};
