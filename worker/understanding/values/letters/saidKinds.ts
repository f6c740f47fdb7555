/** Answers to what kind of business it is, and how somebody is married, in the client's own words. */
import { textOf } from '../runs.ts';
import type { Shape } from '../shape.ts';

type Kinds = readonly (readonly [RegExp, string])[];

const BUSINESSES: Kinds = [
  [/\bl\.?l\.?c\b|\blimited liability company\b/i, 'LLC'],
  [/\bs[- ]corp/i, 'S Corp'],
  [/\bc[- ]corp/i, 'C Corp'],
  [/\bsole prop/i, 'Sole Proprietor'],
  [/\bpartnership\b|\bl\.?l?\.?p\b/i, 'Partnership'],
  [/\bnon-?profit\b|\b501\b/i, 'Non-Profit'],
];

const MARRIAGES: Kinds = [
  [/^\W*single\b/i, 'Single'],
  [/^\W*married filing joint/i, 'Married filing jointly'],
  [/^\W*married\b/i, 'Married'],
  [/^\W*divorced\b/i, 'Divorced'],
  [/^\W*widow(?:ed|er)?\b/i, 'Widowed'],
];

/** The one kind that is named; null where several are: they are what a form offers. */
const oneOf =
  (kinds: Kinds): Shape =>
  (words) => {
    const text = textOf(words);
    const [kind, ...others] = kinds.filter(([pattern]) => pattern.test(text));
    const isSeveral = others.some(([pattern]) => pattern.test(text.replace(kind![0], '')));
    return kind && !isSeveral ? { value: { value: kind[1], words } } : null;
  };

export const kindOfBusiness = oneOf(BUSINESSES);
export const marriage = oneOf(MARRIAGES);
