/** What several shapes seek in all print of a page is sought once. */
import type { Word } from '../../reading/page.ts';

/** The same search, which remembers what it found in a list of words. */
export function oncePerPage<T>(seek: (words: readonly Word[]) => T): (words: readonly Word[]) => T {
  const known = new WeakMap<readonly Word[], { readonly found: T }>();
  return (words) => {
    const made = known.get(words) ?? { found: seek(words) };
    known.set(words, made);
    return made.found;
  };
}
