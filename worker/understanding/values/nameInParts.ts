/** A person's name from cells of their own: first name and initial in one, last name in another. */
import { parsePersonName } from './names.ts';
import type { Shape } from './shape.ts';

export const nameInParts: Shape = (words) => {
  const parsed = parsePersonName(words);
  return parsed && { value: parsed };
};
