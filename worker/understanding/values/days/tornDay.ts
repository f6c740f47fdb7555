/** Days of which OCR tore the first figure off. */
import type { Word } from '../../../reading/page.ts';
import { around } from '../../sheet/sheet.ts';

/**
 * `1` close before `1/04/2023`: November, whose narrow figures stand as far apart as words do. The side of a box, which may be read so,
 * is higher than print.
 */
export function withWholeMonths(words: readonly Word[]): readonly Word[] {
  return words.reduce<Word[]>((all, word) => {
    const last = all.at(-1);
    return last && isTornOff(last, word)
      ? [
          ...all.slice(0, -1),
          {
            ...word,
            text: last.text + word.text,
            box: around([last.box, word.box]),
            confidence: Math.min(last.confidence, word.confidence),
          },
        ]
      : [...all, word];
  }, []);
}

const isTornOff = ({ text, box, source }: Word, next: Word): boolean => {
  const height = box.y1 - box.y0;
  return (
    source === 'ocr' &&
    /^(?:1 [0-2]|0 [1-9])[/-]\d{1,2}[/-]\d{4}$/.test(`${text} ${next.text}`) &&
    next.box.x0 - box.x1 < NO_SPACE * height &&
    height < HIGHER * (next.box.y1 - next.box.y0)
  );
};
/** Heights of print: no two words of a line of figures stand so close. */
const NO_SPACE = 0.5;
const HIGHER = 1.3;

/** `12/31J2025`: a stroke that leans was read as a letter, and the other one was not; the figures of all three parts are there. */
export const withSlashes = (word: Word): Word =>
  word.source === 'ocr' ? { ...word, text: word.text.replace(LOST_SLASH, '/') } : word;
const LOST_SLASH =
  /(?<=^\d{1,2}\/\d{2})[JjIl|!](?=(?:19|20)\d{2}$)|(?<=^\d{2})[JjIl|!](?=\d{2}\/(?:19|20)\d{2}$)/;
