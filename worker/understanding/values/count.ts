/** A small number that counts something: `Dependents: 2`, `Dependents (2)`. */
import type { Shape } from './shape.ts';

export const count: Shape = (words) => {
  const [word] = words.filter(({ text }) => /\d/.test(text));
  const number = /^[(\s]*(\d{1,2})[)\s.]*$/.exec(word?.text ?? '')?.[1];
  return word && number ? { value: { value: Number(number), words: [word] } } : null;
};
