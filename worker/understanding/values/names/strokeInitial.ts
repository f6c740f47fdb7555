/** `Oluwaseun | D'Aquino`, `Thaddeus 0. Lee`: an initial that was read as no letter: an I, which in most faces is a stroke like the side of a box. */
import type { Word } from '../../../reading/page.ts';

const STROKE = /^[|l1]\.?$/;
/** Heights of the name before it: a space is as wide at least and at most, and the side of a box is higher. */
const NARROWEST = 0.2;
const WIDEST = 0.8;
const LOWEST = 0.75;
const HIGHEST = 1.1;
/** A side that is seen between letters is not read surely. */
const CLEAR = 0.9;
/** Behind a side stands no point. */
const POINTED = 0.6;

/** The words of a name, each stroke a space behind a name and before another as the initial that it is. */
export const withStrokeInitial = (words: readonly Word[]): Word[] =>
  words.map((word, at) => {
    const [before, after] = [words[at - 1], words[at + 1]];
    if (isRing(before, word, after)) return { ...word, text: 'O.' };
    return isInitial(before, word, after) ? { ...word, text: word.text.replace(/^./, 'I') } : word;
  });

/** `Thaddeus 0. Vandersloot`: an initial O; no figure with a point stands between two names. */
const isRing = (before: Word | undefined, { text, source }: Word, after: Word | undefined) =>
  source === 'ocr' && text === '0.' && isName(before) && isName(after);

function isInitial(before: Word | undefined, word: Word, after: Word | undefined): boolean {
  if (
    word.source !== 'ocr' ||
    word.confidence < (word.text.endsWith('.') ? POINTED : CLEAR) ||
    !STROKE.test(word.text)
  )
    return false;
  if (!isName(before) || !isName(after)) return false;
  const high = before!.box.y1 - before!.box.y0;
  const [gap, own] = [word.box.x0 - before!.box.x1, word.box.y1 - word.box.y0];
  return gap > NARROWEST * high && gap < WIDEST * high && own > LOWEST * high && own < HIGHEST * high;
}
const isName = (word: Word | undefined) => /^\p{Lu}['’]?\p{L}/u.test(word?.text ?? '');
