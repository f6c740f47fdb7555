/** Is a run of print a sentence, or part of one, where a name was looked for? */
import type { Word } from '../../reading/page.ts';

const MOST_WORDS = 8;
/** Small words that names hold, too. */
const CONNECTIVE = /^(?:of|and|the|for|in|at)$/;

/** Of these a Spanish name has several: `Cooperativa de Ahorro y Crédito de la Montaña`. */
const SPANISH = /^(?:de|del|la|las|los|el|y|e)$/;

/** `U.S. Bank accepts relay calls`; `novo`, `ally bank` are names that are written small as a whole. */
export function isSentence(run: readonly Word[]): boolean {
  const small = run.filter(({ text }) => /^\p{Ll}/u.test(text));
  const english = small.filter(({ text }) => !SPANISH.test(text));
  const spoken = english.filter(({ text }) => !CONNECTIVE.test(text));
  return run.length > MOST_WORDS || english.length > 1 || (spoken.length > 0 && run.length > 1);
}
