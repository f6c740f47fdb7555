/** The name of somebody who may be a person or a business: `FERREIRA, ODALYS M` in the order it is spoken in. */
import { isListedPerson } from './isPersons.ts';
import { businessName, personName } from './names.ts';
import type { Shape } from './shape.ts';

export const partyName: Shape = (words, cell) => {
  const parts = businessName(words, cell);
  const name = parts?.value;
  return name && isListedPerson(String(name.value)) ? (personName(name.words, cell) ?? parts) : parts;
};
