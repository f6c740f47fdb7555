/** The work of both who file together, in one line: `Civil engineer / Librarian`. */
import { text } from './names.ts';
import type { Shape } from './shape.ts';

const workOf =
  (which: 0 | 1): Shape =>
  (words, cell) => {
    const stroke = words.findIndex((word) => word.text === '/');
    if (stroke < 0) return null;
    return text(which === 0 ? words.slice(0, stroke) : words.slice(stroke + 1), cell);
  };

export const firstWork: Shape = workOf(0);
export const secondWork: Shape = workOf(1);
