/** Drops what Tesseract read twice: one line of a crop found as two, the second over the first and less surely. */
import type { Word } from '../page.ts';

/** The words without those that a surer one, which stands inside their box, spells with the same letters: `sales Sales manager manager`. */
export function withoutEchoes(words: readonly Word[]): Word[] {
  return words.filter((word) => !words.some((other) => isEcho(word, other)));
}

const isEcho = (word: Word, other: Word): boolean =>
  other.confidence > word.confidence &&
  other.text.toLowerCase() === word.text.toLowerCase() &&
  isCentredIn(other, word);

const isCentredIn = ({ box: a }: Word, { box: b }: Word): boolean => {
  const [x, y] = [(a.x0 + a.x1) / 2, (a.y0 + a.y1) / 2];
  return x > b.x0 && x < b.x1 && y > b.y0 && y < b.y1;
};
