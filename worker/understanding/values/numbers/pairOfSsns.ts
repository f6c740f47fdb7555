/** Two people's numbers in one line, in the order of their names: `911-20-4478 / 912-33-9071`. */
import type { Word } from '../../../reading/page.ts';
import type { Shape } from '../shape.ts';

const SSN = /^\D{0,2}(\d{3}-\d{2}-\d{4})\D{0,2}$/;

/** The number at a place of two; null where the print holds fewer or more. */
function ofTwo(words: readonly Word[], at: 0 | 1): ReturnType<Shape> {
  const numbers = words.filter(({ text }) => SSN.test(text));
  const word = numbers.length === 2 ? numbers[at]! : null;
  return word && { value: { value: SSN.exec(word.text)![1]!, words: [word] } };
}

export const firstSsn: Shape = (words) => ofTwo(words, 0);
export const secondSsn: Shape = (words) => ofTwo(words, 1);
