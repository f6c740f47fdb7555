/** The words of a cell that hold figures, and what touches them from behind. */
import type { Word } from '../../reading/page.ts';

/** `39,764 AR` for 39,764.18: what stands no further behind figures than letters of a word stand apart is the rest of them. */
export const figuresOf = (words: readonly Word[]): Word[] =>
  words.filter((word) => isFigure(word) || words.some((other) => isFigure(other) && touches(other, word)));

const isFigure = ({ text }: Word) => /\d/.test(text);
const touches = ({ box: figure }: Word, { box }: Word) =>
  box.x0 >= figure.x1 - TOUCHING && box.x0 - figure.x1 < TOUCHING;
/** Points. */
const TOUCHING = 2;
