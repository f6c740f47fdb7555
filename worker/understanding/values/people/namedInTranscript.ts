/** How many dependants a transcript of the IRS numbers: `DEPENDENT 2 NAME CTRL: ESQU`; of their names it prints four letters. */
import { toLines } from '../../sheet/sheet.ts';
import { textOf } from '../runs.ts';
import type { Shape } from '../shape.ts';

const NAMED = /^dependent (\d) name ctrl\W+\p{L}/iu;

/** None where no dependant's line is printed; 0 where all of them are blank. */
export const namedInTranscript: Shape = (words) => {
  const lines = toLines(words).map((line) => textOf(line.words));
  if (!lines.some((line) => /^dependent \d name ctrl/i.test(line))) return null;
  const named = new Set(lines.flatMap((line) => NAMED.exec(line)?.[1] ?? []));
  return { value: { value: named.size, words: [] } };
};
