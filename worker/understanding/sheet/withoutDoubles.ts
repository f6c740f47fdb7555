/** A word that was seen twice is one. */
import type { Box } from '#domain/documents/extraction';
import type { Word } from '../../reading/page.ts';

/** OCR in bands may see a word twice, once cut: of two in the same place the surer, or else the longer one stays. */
export function withoutDoubles(words: readonly Word[]): Word[] {
  const ranked = words.filter((word) => word.source === 'ocr').sort((a, b) => worth(b) - worth(a));
  const dropped = new Set<Word>();
  const kept: Word[] = [];
  for (const word of ranked) {
    if (kept.some((other) => isSameWord(word, other))) dropped.add(word);
    else kept.push(word);
  }
  const letters = kept.filter(({ text }) => /^\p{Lu}$/u.test(text));
  return words
    .filter((word) => !dropped.has(word))
    .map((word) => (letters.some((letter) => isMixedWith(word, letter)) ? doubted(word) : word));
}

/** `OJDEL` of `O J DEL`, in the midst of which the same `J` was read alone: the letters of several words. */
const isMixedWith = (word: Word, letter: Word): boolean =>
  word.source === 'ocr' &&
  word.text.slice(1, -1).includes(letter.text) &&
  letter.box.x0 > word.box.x0 &&
  letter.box.x1 < word.box.x1 &&
  shareInside(letter.box, word.box) > 0.5;
const doubted = (word: Word): Word => ({ ...word, confidence: Math.min(word.confidence, MIXED) });
const MIXED = 0.3;

/** The box of a cut word may reach into the next line: `Ros`, twice as high, where `Rosa` stands. */
function isSameWord({ text, box }: Word, other: Word): boolean {
  if (areApart(box, other.box)) return false;
  const isPart = other.text.startsWith(text) || other.text.endsWith(text);
  const { y0, y1 } = other.box;
  const level = { ...box, y0: Math.max(box.y0, y0), y1: Math.min(box.y1, y1) };
  const isLevel = heightOf(level) > heightOf(other.box) / 2;
  return shareInside(isPart && isLevel ? level : box, other.box) > 0.5;
}

/** Most of all pairs of a page are: told first, and without more ado. */
const areApart = (a: Box, b: Box) => a.x1 <= b.x0 || b.x1 <= a.x0 || a.y1 <= b.y0 || b.y1 <= a.y0;

const worth = ({ confidence, text }: Word) => confidence + Math.min(text.length, 20) / 100;

function shareInside(inner: Box, outer: Box): number {
  const width = Math.min(inner.x1, outer.x1) - Math.max(inner.x0, outer.x0);
  const height = Math.min(inner.y1, outer.y1) - Math.max(inner.y0, outer.y0);
  const area = (inner.x1 - inner.x0) * (inner.y1 - inner.y0);
  return width > 0 && height > 0 && area > 0 ? (width * height) / area : 0;
}

const heightOf = (box: Box) => box.y1 - box.y0;
