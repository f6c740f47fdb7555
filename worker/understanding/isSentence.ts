/** Is a run of print a sentence, or part of one, where a name was looked for? */
import type { Word } from '../reading/page.ts';

const MOST_WORDS = 8;
/** Small words that names hold, too. */
const CONNECTIVE = /^(?:of|and|the|for|in|at|de|la|del)$/;

/** `U.S. Bank accepts relay calls`; `novo`, `ally bank` are names that are written small as a whole. */
export function isSentence(run: readonly Word[]): boolean {
  const small = run.filter(({ text }) => /^\p{Ll}/u.test(text));
  const spoken = small.filter(({ text }) => !CONNECTIVE.test(text));
  return run.length > MOST_WORDS || small.length > 1 || (spoken.length > 0 && run.length > 1);
}
