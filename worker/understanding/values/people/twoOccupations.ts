/** The work of both who file together, in one line: `Civil engineer / Librarian`, `CIVIL ENGINEER / SPOUSE: LIBRARIAN`. */
import type { Word } from '../../../reading/page.ts';
import { text } from '../names/plainWords.ts';
import type { Shape } from '../shape.ts';

const workOf =
  (which: 0 | 1): Shape =>
  (words, cell) => {
    const stroke = words.findIndex((word) => word.text === '/');
    if (stroke < 0) return null;
    return text(which === 0 ? words.slice(0, stroke) : words.slice(stroke + 1), cell);
  };

export const firstWork: Shape = workOf(0);
export const secondWork: Shape = workOf(1);

/** Behind one label, where only a word tells that there are two. */
const spouseAt = (words: readonly Word[]) => words.findIndex(({ text: print }) => /^spouse:$/i.test(print));
export const hasSpouse = (words: readonly Word[] = []) => spouseAt(words) > 0;
export const ownWork: Shape = (words, cell) => {
  const at = spouseAt(words);
  return text(at > 0 ? words.slice(0, at) : words, cell);
};
export const spouseWork: Shape = (words, cell) => {
  const at = spouseAt(words);
  return text(at > 0 ? words.slice(at + 1) : words, cell);
};
