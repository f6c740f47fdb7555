/** Drops what Tesseract read twice: one line of a crop found as two, the second over the first and less surely. */
import type { Word } from '../page.ts';
import { holdsMiddle } from './holdsMiddle.ts';

/** The words without those that a surer one, which stands inside their box, spells with the same letters: `sales Sales manager manager`. */
export function withoutEchoes(words: readonly Word[]): Word[] {
  return words.filter((word) => !words.some((other) => isEcho(word, other)));
}

const isEcho = (word: Word, other: Word): boolean =>
  other.confidence > word.confidence &&
  other.text.toLowerCase() === word.text.toLowerCase() &&
  holdsMiddle(word.box, other.box);
