/** Agents that write for another: `Fernhill Trust` at the head of a paper, and `C/O FERNHILL TRUST` below the name of whoever pays. */
import type { Word } from '../../reading/page.ts';
import type { MappedSheet } from '../locate/cells.ts';
import { foldLetters } from '../sheet/letters.ts';
import { runsOf, textOf } from '../values/runs.ts';

/** Of a scan `c/0`. */
const CARE = /^c\/[o0] /i;

/** Does a page say that a letter for somebody else goes to the one whose name these words are? */
export const takesCare = ({ sheet }: MappedSheet, name: readonly Word[]): boolean =>
  sheet.lines.some(({ words }) =>
    runsOf(words).some((run) => {
      const text = textOf(run);
      return CARE.test(text) && foldLetters(text.replace(CARE, '')).startsWith(foldLetters(textOf(name)));
    }),
  );
