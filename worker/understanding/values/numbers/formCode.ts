/** The two figures by which Form 7004 tells what return it asks more time for: `09`, also one to a box, behind the dots that lead to them. */
import type { Shape } from '../shape.ts';

export const formCode: Shape = (words) => {
  const figures = words.filter(({ text }) => /\d/.test(text));
  const code = figures.map(({ text }) => text.replace(/[|[\]]/g, '')).join('');
  return /^[0-3]\d$/.test(code) ? { value: { value: code, words: figures } } : null;
};
