/** `Bjorn` for one look and `Biorn` for the other: i and j differ by a stroke below the line, and names tell which of them is meant. */
import type { Word } from '../../reading/page.ts';
import { isGivenName } from '../values/names/givenNames.ts';

const alike = ({ text }: Pick<Word, 'text'>) => text.toLowerCase().replace(/j/g, 'i');

/** Of two readings that differ in nothing but i and j the one that is a given name, where the other is none. */
export function dottedOf<T extends Pick<Word, 'text'>>(a: T, b: T): T | undefined {
  if (a.text === b.text || alike(a) !== alike(b)) return undefined;
  const names = [a, b].filter(({ text }) => isGivenName(text));
  return names.length === 1 ? names[0] : undefined;
}
