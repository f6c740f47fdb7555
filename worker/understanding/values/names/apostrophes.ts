/** `O’ SHAUGHNESSY`, `0” SHAUGHNESSY`, `0 ' SHAUGHNESSY`: a scan parts a name at its apostrophe, whose letter is read as a nought and whose mark as two. */
import type { Word } from '../../../reading/page.ts';
import { around } from '../../sheet/sheet.ts';

const LETTER = /^[O0]['’‘´`"”“]{1,2}$/;
/** A typewriter's mark stands apart from both. */
const ALONE = /^[O0]$/;
const MARK = /^['’‘´`"”“]{1,2}$/;
/** Heights of print to the rest of the name. */
const NEAR = 1.2;

/** The words of a name with such letters before the rest of it, which is in capitals or begins with one. */
export function withApostrophes(words: readonly Word[]): readonly Word[] {
  return words.reduce<readonly Word[]>((all, word) => {
    const letter = all.at(-1);
    if (letter?.source !== 'ocr' || word.box.x0 - letter.box.x1 >= NEAR * highest(letter, word))
      return [...all, word];
    const joined = (text: string) => [
      ...all.slice(0, -1),
      { ...word, text, box: around([letter.box, word.box]) },
    ];
    if (ALONE.test(letter.text) && MARK.test(word.text)) return joined(`${letter.text}'`);
    const isRest = LETTER.test(letter.text) && /^\p{Lu}\p{L}/u.test(word.text);
    return isRest ? joined(`O'${word.text}`) : [...all, word];
  }, []);
}
const highest = (...words: readonly Word[]) => Math.max(...words.map(({ box }) => box.y1 - box.y0));
