/** Boxes that are no wider than their label, as on Form 1065: what is typed into them may have lost its last words. */
import type { Word } from '../../reading/page.ts';
import type { Landmark } from '../labels/landmarks.ts';
import { toLines } from '../sheet/sheet.ts';

/** Points before the label's end within which a cut text ends: a form leaves a word out when it does not fit. */
const END = 6;

/**
 * The words that begin inside the box; null when a picture shows text up to its end, of which nobody knows whether it went on. Text that
 * goes further stands in the wider box of a substitute form.
 */
export function wordsInNarrowBox(words: readonly Word[], { box }: Landmark): readonly Word[] | null {
  // line by line: `Type or print` stands beside the boxes, a little higher than what is typed into them
  const own = toLines(words).flatMap((line) => {
    const beyond = line.words.findIndex(
      (word, at) => word.box.x0 > box.x1 && !follows(word, line.words[at - 1]),
    );
    return beyond < 0 ? line.words : line.words.slice(0, beyond);
  });
  // `OR` below `State`: a code is whole
  if (own.length === 1 && /^\p{Lu}{2}$/u.test(own[0]!.text)) return own;
  const end = Math.max(...own.filter(({ source }) => source === 'ocr').map((word) => word.box.x1));
  return Math.abs(end - box.x1) < END ? null : own;
}

const follows = (word: Word, before: Word | undefined) =>
  before !== undefined &&
  word.box.x0 > before.box.x1 &&
  word.box.x0 - before.box.x1 < word.box.y1 - word.box.y0;
