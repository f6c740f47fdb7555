/** `Form                1040-SR`: a row of a table that tells which form it is about, and no label torn in two. */
import type { Word } from '../../reading/page.ts';

/** Are the words all of their line, `Form` and what it is called? */
export const isRowOfForm = (words: readonly Word[], line: readonly Word[]): boolean =>
  words.length === 2 && line.length === 2 && /^form:?$/i.test(words[0]!.text) && /\d/.test(words[1]!.text);
