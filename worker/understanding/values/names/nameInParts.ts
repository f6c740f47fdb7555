/** A person's name from cells of their own: first name and initial in one, last name in another. */
import type { Word } from '../../../reading/page.ts';
import { parsePersonName } from './names.ts';
import type { Shape } from '../shape.ts';

export const nameInParts: Shape = (words) => {
  const parsed = parsePersonName(words.map(withoutDust));
  return parsed && { value: parsed };
};

/** `CHLOE, ITO` of a scan: the cells say which name is the last, so no comma does. */
const withoutDust = (word: Word): Word =>
  word.source === 'ocr' ? { ...word, text: word.text.replace(/(?<=\p{L}),$/u, '') } : word;
