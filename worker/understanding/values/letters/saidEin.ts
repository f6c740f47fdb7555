/** The number that a letter sets behind the name of whose return it is: `for Highline Bicycles, Inc. (EIN 95-2047716)`. */
import { ein } from '../numbers/nineDigits.ts';
import { speechOf, wordsAfter } from '../sentences.ts';
import type { Shape } from '../shape.ts';

const LEAD =
  /\p{L}[.,]? \((?:f?ein|(?:federal |employer )?(?:tax )?(?:id|identification)(?: (?:no\.?|number))?):? (?=\d{2}-\d{7}\))/iu;

/** The one number told so; null where several are, or none. */
export const saidEin: Shape = (words, cell) => {
  const [number, ...others] = wordsAfter(speechOf(words), LEAD);
  return number && others.length === 0 ? ein(number.slice(0, 1), cell) : null;
};
