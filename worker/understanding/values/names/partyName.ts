/** The name of somebody who may be a person or a business: `FERREIRA, ODALYS M` in the order it is spoken in. */
import type { Word } from '../../../reading/page.ts';
import { isListedPerson } from './isPersons.ts';
import { businessName } from './firmNames.ts';
import { personName } from './names.ts';
import type { Shape } from '../shape.ts';

/** `Odalys Ferreira TIN: 944-10-2275`: the number of whoever it is, close behind the name. */
const beforeTin = (words: readonly Word[]): readonly Word[] => {
  const at = words.findIndex(
    ({ text }, index) => index > 0 && TIN.test(text) && /\d{2}/.test(words[index + 1]?.text ?? ''),
  );
  return at < 0 ? words : words.slice(0, at);
};
const TIN = /^(?:tin|itin|ssn|ein|ssn\/tin|ssn\/ein):?$/i;

export const partyName: Shape = (print, cell) => {
  const words = beforeTin(print);
  const parts = businessName(words, cell);
  const name = parts?.value;
  return name && isListedPerson(String(name.value)) ? (personName(name.words, cell) ?? parts) : parts;
};
