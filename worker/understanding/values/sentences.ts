/** The sentences of a page: its print in reading order, as one line, so that what is broken over two lines is whole. */
import type { Word } from '../../reading/page.ts';
import { toLines } from '../sheet.ts';
import { oncePerPage } from './oncePerPage.ts';
import { textOf } from './runs.ts';

/** All words line by line, with the text they make. */
export interface Speech {
  readonly words: readonly Word[];
  readonly text: string;
}

export const speechOf = oncePerPage((words): Speech => {
  const print = toLines(words).flatMap((line) => line.words);
  return { words: print, text: textOf(print) };
});

/** The words from each place on where the lead ends; `lead` ends in front of a word. */
export function wordsAfter(speech: Speech, lead: RegExp): (readonly Word[])[] {
  return placesOf(speech, lead).flatMap(({ end }) => {
    const first = startsOf(speech).findIndex((start) => start >= end);
    return first < 0 ? [] : [speech.words.slice(first)];
  });
}

/** The words of the line before each place where `tail` begins, which begins at a word. */
export function wordsBefore(speech: Speech, tail: RegExp): (readonly Word[])[] {
  return placesOf(speech, tail).flatMap(({ start }) => {
    const before = speech.words.slice(0, startsOf(speech).indexOf(start));
    const last = before.at(-1);
    return last ? [before.filter(({ box }) => box.y0 < last.box.y1 && box.y1 > last.box.y0)] : [];
  });
}

const placesOf = ({ text }: Speech, said: RegExp) =>
  [...text.matchAll(new RegExp(said.source, `${said.flags.replace('g', '')}g`))].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));

/** Where in the text each word begins. */
function startsOf({ words }: Speech): number[] {
  let at = 0;
  return words.map(({ text }) => {
    const start = at;
    at += text.length + 1;
    return start;
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
