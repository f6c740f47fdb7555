/** The sentences of a page: its print in reading order, as one line, so that what is broken over two lines is whole. */
import type { Word } from '../../reading/page.ts';
import { isAddress } from '../parties/letter.ts';
import { isOffice } from '../parties/office.ts';
import { toLines } from '../sheet/sheet.ts';
import { oncePerPage } from './oncePerPage.ts';
import { splitAtGaps, textOf } from './runs.ts';

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

/**
 * The same in the column of what the tail begins: `Ann Lee      License No. 5` above `d/b/a Elm Bakery`, which stands below her name; the
 * line where no column does.
 */
export function columnBefore(speech: Speech, tail: RegExp): (readonly Word[])[] {
  const firsts = placesOf(speech, tail).map(({ start }) => startsOf(speech).indexOf(start));
  return firsts
    .filter((at) => at > 0)
    .map((at) => {
      const [first, last] = [speech.words[at]!, speech.words[at - 1]!];
      const line = lineOf(speech.words.slice(0, at), last);
      if (!areLevel(first, last)) return runAbove(line, first, speech) ?? line;
      // the office beside it is no part of the name
      const [start = [], ...more] = splitAtGaps(line, COLUMN_GAP);
      if (!isApart(last, first))
        return more.length > 0 && (isOffice(start) || isAddress(start)) ? more.flat() : line;
      const above = speech.words[speech.words.indexOf(line[0]!) - 1];
      return (above && runAbove(lineOf(speech.words, above), first, speech)) ?? line;
    });
}
const areLevel = ({ box: a }: Word, { box: b }: Word) => a.y0 < b.y1 && a.y1 > b.y0;
const lineOf = (words: readonly Word[], last: Word) => words.filter((word) => areLevel(word, last));
const isApart = ({ box: a }: Word, { box: b }: Word) => b.x0 - a.x1 > COLUMN_GAP * (a.y1 - a.y0);
/** Heights of print between two columns. */
const COLUMN_GAP = 2;

/** The one of several columns that begins where the tail does, or whose middle is above that of the tail's line. */
function runAbove(line: readonly Word[], first: Word, { words }: Speech): readonly Word[] | undefined {
  const runs = splitAtGaps(line, COLUMN_GAP);
  const below = splitAtGaps(lineOf(words, first), COLUMN_GAP).find((run) => run.includes(first)) ?? [first];
  return runs.length < 2 ? undefined : runs.find((run) => run.every(isNamed) && isOver(run, below));
}
const isNamed = ({ text }: Word) => /^\p{Lu}/u.test(text);
const isOver = (run: readonly Word[], below: readonly Word[]) => {
  const [a, b, c, d] = [run[0]!.box.x0, run.at(-1)!.box.x1, below[0]!.box.x0, below.at(-1)!.box.x1];
  return Math.abs(a - c) < SAME_PLACE || Math.abs(a + b - c - d) / 2 < SAME_PLACE;
};
/** Points. */
const SAME_PLACE = 8;

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
