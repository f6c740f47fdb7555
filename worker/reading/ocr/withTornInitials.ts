/** Words of which Tesseract tore off the first letter: `N ORTHFORK CIDER`, `Y OUR`; days of which it tore off the first figure: `1 1/02/2024`. */
import type { Word } from '../page.ts';

/** Heights of print between two letters of a word at most; a space is twice as wide. */
const BETWEEN_LETTERS = 0.12;
/** Heights by which the boxes of two letters may overlap. */
const OVERLAP = 0.1;

/** The same for figures, for a 1 leaves half of its width empty. */
const BETWEEN_FIGURES = 0.2;

const isFirst = ({ text }: Word) => /^(?:\p{Lu}|[0-3])$/u.test(text);
const isWord = ({ text }: Word) => /^\p{Lu}{3,}[,.]?$/u.test(text);
const isDay = ({ text }: Word) => /^\d(?<mark>[/-])\d{1,2}\k<mark>(?:\d\d){1,2}$/.test(text);
const isFigure = ({ text }: Word) => /^\d$/.test(text);

/** Does the rest of a word in capitals, or of a day, stand no further from a letter than its own letters from each other? */
function goesOnWith(first: Word, rest: Word): boolean {
  const { box: letter } = first;
  const between = isFigure(first) ? BETWEEN_FIGURES : BETWEEN_LETTERS;
  const isRest = isFigure(first) ? isDay : isWord;
  const high = letter.y1 - letter.y0;
  const gap = rest.box.x0 - letter.x1;
  const level = Math.min(letter.y1, rest.box.y1) - Math.max(letter.y0, rest.box.y0);
  return isRest(rest) && gap < between * high && gap > -OVERLAP * high && level > high / 2;
}

/** The words (boxes in points), each such letter and what it was torn off as one. Initials stand a space before a name. */
export function withTornInitials(words: readonly Word[]): Word[] {
  const rests = new Map<Word, Word>();
  for (const letter of words.filter(isFirst)) {
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
