/** Words printed up or down the side of a page, `PERMIT TO OPERATE` on a bar: they are as high as several lines, and stand in none of them. */
import type { Word } from '../../reading/page.ts';

/** Heights of a word by its width: letters are higher than they are wide, words of some letters never. */
const TALL = 2;
const TALL_PAIR = 1.3;

const heightOf = ({ box }: Word) => box.y1 - box.y0;
const widthOf = ({ box }: Word) => box.x1 - box.x0;
const holds = ({ text, source }: Word, letters: RegExp) => source === 'text' && letters.test(text);
/** `OPERATE`, set upwards. */
const isTall = (word: Word) => holds(word, /\p{L}{3}/u) && heightOf(word) > TALL * widthOf(word);

const isShare = (share: number) => share > NARROWEST && share < 1 / NARROWEST;
const NARROWEST = 0.6;
const isOneColumn = ({ box: a }: Word, { box: b }: Word) =>
  Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0) > NARROWEST * (a.x1 - a.x0);

/** The words of a page's lines, and those at its side in the order in which they are read: upwards. */
export function partSideways(words: readonly Word[]): {
  upright: readonly Word[];
  sideways: readonly Word[];
} {
  const tall = words.filter(isTall);
  if (tall.length === 0) return { upright: words, sideways: [] };
  // `TO` between them is not much higher than wide, and as wide as they are; `If` below a label is narrow
  const isBetween = (word: Word) =>
    holds(word, /\p{L}{2}/u) &&
    heightOf(word) > TALL_PAIR * widthOf(word) &&
    tall.some((one) => isShare(widthOf(word) / widthOf(one)) && isOneColumn(word, one));
  const isSideways = (word: Word) => tall.includes(word) || isBetween(word);
  return {
    upright: words.filter((word) => !isSideways(word)),
    sideways: words.filter(isSideways).sort((a, b) => b.box.y0 - a.box.y0),
  };
}
