/** Years in large print that a scan tears: `202` and `3`, a hair apart and as high as each other. */
import type { Word } from '../../../reading/page.ts';
import { around } from '../../sheet/sheet.ts';

/** Shares of the print's height: figures of one number stand closer together, and differ less in height. */
const GAP = 0.2;
const HEIGHT = 0.1;

const heightOf = ({ box: { y0, y1 } }: Word) => y1 - y0;

function areOneYear(start: Word, end: Word | undefined): boolean {
  if (!end || start.source !== 'ocr' || !/^20[0-4]$/.test(start.text) || !/^\d$/.test(end.text)) return false;
  const height = heightOf(start);
  return end.box.x0 - start.box.x1 < height * GAP && Math.abs(heightOf(end) - height) < height * HEIGHT;
}

/** The words of a line, such a year as one of them. */
export function withWholeYears(words: readonly Word[]): readonly Word[] {
  const at = words.findIndex((word, index) => areOneYear(word, words[index + 1]));
  if (at < 0) return words;
  const [start, end] = [words[at]!, words[at + 1]!];
  const year: Word = {
    ...start,
    text: start.text + end.text,
    box: around([start.box, end.box]),
    confidence: Math.min(start.confidence, end.confidence),
  };
  return [...words.slice(0, at), year, ...words.slice(at + 2)];
}
