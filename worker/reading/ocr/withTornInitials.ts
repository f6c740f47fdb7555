/** Words of which Tesseract tore off the first letter: `N ORTHFORK CIDER`, `Y OUR`. */
import type { Word } from '../page.ts';

/** Heights of print between two letters of a word at most; a space is twice as wide. */
const BETWEEN_LETTERS = 0.12;
/** Heights by which the boxes of two letters may overlap. */
const OVERLAP = 0.1;

const isLetter = ({ text }: Word) => /^\p{Lu}$/u.test(text);
const isRest = ({ text }: Word) => /^\p{Lu}{3,}[,.]?$/u.test(text);

/** Does the rest of a word in capitals stand no further from a letter than its own letters from each other? */
function goesOnWith({ box: letter }: Word, rest: Word): boolean {
  const high = letter.y1 - letter.y0;
  const gap = rest.box.x0 - letter.x1;
  const level = Math.min(letter.y1, rest.box.y1) - Math.max(letter.y0, rest.box.y0);
  return isRest(rest) && gap < BETWEEN_LETTERS * high && gap > -OVERLAP * high && level > high / 2;
}

/** The words (boxes in points), each such letter and what it was torn off as one. Initials stand a space before a name. */
export function withTornInitials(words: readonly Word[]): Word[] {
  const rests = new Map<Word, Word>();
  for (const letter of words.filter(isLetter)) {
    const rest = words.find((word) => goesOnWith(letter, word));
    if (rest) rests.set(rest, letter);
  }
  const letters = new Set(rests.values());
  return words.flatMap((word) => {
    const letter = rests.get(word);
    if (letters.has(word)) return [];
    return [letter ? joined(letter, word) : word];
  });
}

const joined = (letter: Word, rest: Word): Word => ({
  ...rest,
  text: letter.text + rest.text,
  confidence: Math.min(letter.confidence, rest.confidence),
  box: {
    x0: letter.box.x0,
    x1: rest.box.x1,
    y0: Math.min(letter.box.y0, rest.box.y0),
    y1: Math.max(letter.box.y1, rest.box.y1),
  },
});
