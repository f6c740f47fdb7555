/** A small number that counts something: `Dependents: 2`, `Dependents (2): Ann, Lee`. */
import { textOf } from '../runs.ts';
import { speechOf } from '../sentences.ts';
import type { Shape } from '../shape.ts';

export const count: Shape = (words) => {
  const ofYears = OF_YEARS.exec(textOf(words));
  if (ofYears) return { value: { value: Number(ofYears[1]), words: [...words] } };
  const at = words.findIndex(({ text }) => /\d/.test(text));
  // `Dependent: Kenji, son, age 9`
  const word = /^aged?$/i.test(words[at - 1]?.text ?? '') ? undefined : words[at];
  const number = /^[(\s]*(\d{1,2})[)\s.:]*$/.exec(word?.text ?? '')?.[1];
  return word && number ? { value: { value: Number(number), words: [word] } } : null;
};

/** `2022: 2   2023: 1`: those of each year, the latest last. */
const OF_YEARS = /^(?:20\d\d:? \d{1,2} )*20\d\d:? (\d{1,2})$/;

/** `Dependents (2): Ann Lee, Bo Lee`: what stands in brackets is part of the label. */
export const countedDependants: Shape = (words) => {
  const at = words.findIndex(
    ({ text }, index) => /^dependents?$/i.test(text) && /^\(\d{1,2}\):?$/.test(words[index + 1]?.text ?? ''),
  );
  return at < 0 ? null : count([words[at + 1]!], words[at + 1]!.box);
};

const IN_WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];

/** `Your filing status is Married filing jointly, with one dependent`; nothing where a page counts them twice, and not alike. */
export const spokenDependants: Shape = (words) => {
  const { text } = speechOf(words);
  const counted = [
    ...text.matchAll(
      /\b(?:with|and|have|claim(?:ed|ing|s)?|list(?:ed|s)?) (\w{1,5}) (?:qualifying )?dependents?\b/gi,
    ),
  ];
  const counts = new Set(counted.flatMap(([, said]) => numberOf(said!.toLowerCase())));
  const [number] = counts;
  return counts.size === 1 ? { value: { value: number!, words: [] } } : null;
};
const numberOf = (said: string): number[] => {
  const number = /^\d$/.test(said) ? Number(said) : IN_WORDS.indexOf(said);
  return number < 0 ? [] : [number];
};

/** Nothing but such a number. */
export const soleCount: Shape = (words, cell) =>
  words.length === 1 && /^\d{1,2}$/.test(words[0]!.text) ? count(words, cell) : null;
