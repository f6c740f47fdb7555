/** `O’ SHAUGHNESSY`, `0” SHAUGHNESSY`: a scan parts a name at its apostrophe, whose letter is read as a nought and whose mark as two. */
import type { Word } from '../../reading/page.ts';
import { around } from '../sheet.ts';

const LETTER = /^[O0]['’‘´`"”“]{1,2}$/;
/** Heights of print to the rest of the name. */
const NEAR = 1.2;

/** The words of a name with such letters before the rest of it, which is in capitals or begins with one. */
export function withApostrophes(words: readonly Word[]): readonly Word[] {
  return words.reduce<readonly Word[]>((all, word) => {
    const letter = all.at(-1);
    const isRest =
      letter?.source === 'ocr' &&
      LETTER.test(letter.text) &&
      /^\p{Lu}\p{L}/u.test(word.text) &&
      word.box.x0 - letter.box.x1 < NEAR * (word.box.y1 - word.box.y0);
    return isRest
      ? [...all.slice(0, -1), { ...word, text: `O'${word.text}`, box: around([letter.box, word.box]) }]
      : [...all, word];
  }, []);
}
