/** Leaves out what a page draws large behind its print: DRAFT, COPY, DO NOT FILE. */
import { median } from '../median.ts';
import type { Word } from '../page.ts';

/** Times as high as the page's usual print. */
const LARGE = 3;
/** So many words stand on a watermark, at least: no heading has print on it. */
const FEWEST_ON_IT = 2;
/** Words of one watermark are as high as each other, but for what hangs below the line. */
const SAME_SIZE = 0.2;

const heightOf = ({ box }: Word) => box.y1 - box.y0;

/** The words of a page without those behind others, and without those of the same size. */
export function withoutWatermarks(words: readonly Word[]): Word[] {
  // not of the points that lead to an amount, which are most of a form's words
  const usual = median(words.filter(({ text }) => /[\p{L}\p{N}]/u.test(text)).map(heightOf));
  const isLarge = (word: Word) => heightOf(word) > LARGE * usual;
  const large = words.filter(isLarge);
  if (large.length === 0) return [...words];
  const print = words.filter((word) => !isLarge(word));
  const behind = large.filter((word) => print.filter((other) => isOn(other, word)).length >= FEWEST_ON_IT);
  return words.filter((word) => !isLarge(word) || !behind.some((mark) => isOfSize(word, mark)));
}

function isOn({ box }: Word, { box: mark }: Word): boolean {
  const [x, y] = [(box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2];
  return x > mark.x0 && x < mark.x1 && y > mark.y0 && y < mark.y1;
}

const isOfSize = (word: Word, mark: Word) =>
  Math.abs(heightOf(word) - heightOf(mark)) < SAME_SIZE * heightOf(mark);
