/** The name of somebody who may be a person or a business: `FERREIRA, ODALYS M` in the order it is spoken in. */
import { isListedPerson } from './isPersons.ts';
import { businessName, personName } from './names.ts';
import { textOf } from './runs.ts';
import type { Shape } from './shape.ts';

export const partyName: Shape = (words, cell) => {
  if (CAPTION.test(textOf(words))) return null;
  const parts = businessName(words, cell);
  const name = parts?.value;
  return name && isListedPerson(String(name.value)) ? (personName(name.words, cell) ?? parts) : parts;
};
/** `2 Direct sales of $5,000 or more`, `3 Other income` beside `RECIPIENT'S name`: the number of the next box and its caption in small letters. */
const CAPTION = /^\d{1,2}[a-z]? \p{Lu}\p{Ll}+ \p{Ll}{4,}/u;
