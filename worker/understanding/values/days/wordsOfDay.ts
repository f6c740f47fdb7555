/** Which words of a line are its day: how surely what stands beside it was read says nothing of that. */
import type { Word } from '../../../reading/page.ts';
import { parseDate } from '../plain.ts';
import { textOf } from '../runs.ts';

/** `06/30/2024`; `June 16, 2023`; `1st Day of July 2023`. */
const LENGTHS = [1, 3, 5];

/** The words that spell the day (`YYYY-MM-DD`); all of them where no few do. */
export function wordsOfDay(day: string, words: readonly Word[]): readonly Word[] {
  const runs = LENGTHS.flatMap((length) => words.map((_, at) => words.slice(at, at + length)));
  return runs.find((run) => parseDate(textOf(run)) === day) ?? words;
}
