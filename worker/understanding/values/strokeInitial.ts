/** `Oluwaseun | D'Aquino`: an initial I, which in most faces is a stroke like the side of a box. */
import type { Word } from '../../reading/page.ts';

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
  words.map((word, at) =>
    isInitial(words[at - 1], word, words[at + 1]) ? { ...word, text: word.text.replace(/^./, 'I') } : word,
  );

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
