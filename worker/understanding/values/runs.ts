/** Runs of words that belong together: neighbours on one line without a gap between columns. */
import type { Word } from '../../reading/page.ts';
import { toLines } from '../sheet/sheet.ts';

/** Splits the words of a cell at line ends and at gaps wider than `gapShare` of the print's height. */
export function runsOf(words: readonly Word[], gapShare = 1): Word[][] {
  return toLines(words).flatMap((line) => splitAtGaps(line.words, gapShare));
}

/** Splits words of one line at gaps wider than `gapShare` of the print's height. */
export function splitAtGaps(words: readonly Word[], gapShare: number): Word[][] {
  const runs: Word[][] = [];
  for (const word of words) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last && word.box.x0 - last.box.x1 <= gapShare * heightOf(word, last)) run.push(word);
    else runs.push([word]);
  }
  return runs;
}

const heightOf = (a: Word, b: Word) => Math.max(a.box.y1 - a.box.y0, b.box.y1 - b.box.y0, 5);

/** Words as they are read aloud. */
export const textOf = (words: readonly Word[]) => words.map((word) => word.text).join(' ');

/** What each of the words says. */
export const textsOf = (words: readonly Word[]): string[] => words.map(({ text }) => text);
