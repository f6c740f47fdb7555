/** Digits in a comb stand evenly: where a word holds more or fewer than its place has teeth, one was lost or invented. */
import type { Word } from '../../../reading/page.ts';

/** Ends of the groups that numbers are written in; a word that ends elsewhere is a piece of a comb. */
const GROUP_ENDS = [2, 3, 5, 9];
/** A word may begin and end this share of a tooth away from where its digits belong. */
const SLACK = 0.6;

const middle = ({ box }: Word) => (box.x0 + box.x1) / 2;

/** Do words of a picture (each with its digits, left to right) stand where digits of a comb cannot? */
export function standUnevenly(words: readonly Word[], digitsOf: (word: Word) => number): boolean {
  let count = 0;
  const pieces = words.map((word) => {
    const size = digitsOf(word);
    count += size;
    return { word, size, end: count, place: count - (size + 1) / 2 };
  });
  const [first, last] = [pieces[0]!, pieces.at(-1)!];
  const isComb = pieces.some(({ end }) => !GROUP_ENDS.includes(end));
  if (!isComb || pieces.length < 2 || words.some(({ source }) => source !== 'ocr')) return false;
  const tooth = (middle(last.word) - middle(first.word)) / (last.place - first.place);
  return pieces.some(({ word, size, place }) => {
    const shift = middle(word) - middle(first.word) - (place - first.place) * tooth;
    const width = word.box.x1 - word.box.x0;
    const [least, most] = [(size - 1) * tooth, size * tooth];
    return Math.abs(shift) > SLACK * tooth || width < least - SLACK * tooth || width > most + SLACK * tooth;
  });
}
