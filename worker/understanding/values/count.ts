/** A small number that counts something: `Dependents: 2`, `Dependents (2): Ann, Lee`. */
import type { Shape } from './shape.ts';

export const count: Shape = (words) => {
  const [word] = words.filter(({ text }) => /\d/.test(text));
  const number = /^[(\s]*(\d{1,2})[)\s.:]*$/.exec(word?.text ?? '')?.[1];
  return word && number ? { value: { value: Number(number), words: [word] } } : null;
};

/** `Dependents (2): Ann Lee, Bo Lee`: what stands in brackets is part of the label. */
export const countedDependants: Shape = (words) => {
  const at = words.findIndex(
    ({ text }, index) => /^dependents?$/i.test(text) && /^\(\d{1,2}\):?$/.test(words[index + 1]?.text ?? ''),
  );
  return at < 0 ? null : count([words[at + 1]!], words[at + 1]!.box);
};
