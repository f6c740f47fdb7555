/** The employer number in the head of a letter, named shortly below whoever writes it: `TAX ID 36-9100447`, or behind the address there. */
import type { Word } from '../../../reading/page.ts';
import { toLines } from '../../sheet/sheet.ts';
import { runsOf, textOf } from '../runs.ts';
import type { Shape } from '../shape.ts';

const NAMED =
  /(?:^|\b\d{5}(?:-\d{4})? (?:[—–|•·-] )?)(?:federal )?(?:tax ?id|f?ein|tin)(?: (?:no|number|#))?\W*(\d{2}-\d{7})$/i;
/** From here on a number may be that of whom the letter is to. */
const OF_OTHER = /\b(?:recipient|payee|dear)\b/i;
/** Print of the next column begins further off, in heights of print. */
const COLUMN_GAP = 2.5;

/** The one such number above all print that speaks of the other party; null where several are named. */
export const einInHead: Shape = (words) => {
  const lines = toLines(words);
  const end = lines.findIndex((line) => OF_OTHER.test(textOf(line.words)));
  const named = lines
    .slice(0, end < 0 ? undefined : end)
    .flatMap((line) => runsOf(line.words, COLUMN_GAP))
    .flatMap((run) => numberIn(run) ?? []);
  return named.length === 1 ? { value: named[0]! } : null;
};

function numberIn(run: readonly Word[]) {
  const value = NAMED.exec(textOf(run))?.[1];
  return value === undefined ? undefined : { value, words: run.slice(-1) };
}
