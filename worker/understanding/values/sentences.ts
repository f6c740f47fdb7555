/** The sentences of a page: its print in reading order, as one line, so that what is broken over two lines is whole. */
import type { Word } from '../../reading/page.ts';
import { toLines } from '../sheet.ts';
import { textOf } from './runs.ts';

/** All words line by line, with the text they make. */
export interface Speech {
  readonly words: readonly Word[];
  readonly text: string;
}

export function speechOf(words: readonly Word[]): Speech {
  const print = toLines(words).flatMap((line) => line.words);
  return { words: print, text: textOf(print) };
}

/** The words from each place on where the lead ends; `lead` ends in front of a word. */
export function wordsAfter({ words, text }: Speech, lead: RegExp): (readonly Word[])[] {
  const starts: number[] = [];
  let at = 0;
  for (const word of words) {
    starts.push(at);
    at += word.text.length + 1;
  }
  return [...text.matchAll(new RegExp(lead.source, 'gi'))].flatMap((match) => {
    const first = starts.findIndex((start) => start >= match.index + match[0].length);
    return first < 0 ? [] : [words.slice(first)];
  });
}

/** The words set in one line, whatever lines they are printed on. */
export function inOneLine(words: readonly Word[]): Word[] {
  let x = words[0]?.box.x0 ?? 0;
  const { y0, y1 } = words[0]?.box ?? { y0: 0, y1: 0 };
  return words.map((word) => {
    const width = word.box.x1 - word.box.x0;
    const box = { x0: x, y0, x1: x + width, y1 };
    x += width + (y1 - y0) / 3;
    return { ...word, box };
  });
}
