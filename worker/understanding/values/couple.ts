/** Two people in one line: `Gideon A Marchetti and Lucia F Marchetti`, `Gideon & Lucia Marchetti`. */
import type { Word } from '../../reading/page.ts';

const isAnd = ({ text }: Word) => /^(?:and|&)$/i.test(text);
const isWholeWord = ({ text }: Word) => /\p{L}{2}/u.test(text);

/** The words of either name, the surname that both share given to the first, too; null when they name one person. */
export function splitCouple(words: readonly Word[]): { first: Word[]; second: Word[] } | null {
  const at = words.findIndex(isAnd);
  const [before, second] = [words.slice(0, at), words.slice(at + 1)];
  if (at < 1 || !second.some(isWholeWord) || second.some(isAnd)) return null;
  const hasSurname = before.filter(isWholeWord).length > 1;
  return { first: hasSurname ? before : [...before, second.at(-1)!], second };
}
