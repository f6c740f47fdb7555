/** `John Q.` before `Customer`, `JANE A` before `MEMBER`: guides to a paper call their reader so, by no label of it. */
import type { Word } from '../../reading/page.ts';
import { isGivenName } from '../values/names/givenNames.ts';

/** Are these a given name and an initial? */
export const areGivenNames = (name: Word | undefined, initial: Word | undefined): boolean =>
  /^\p{Lu}\.?$/u.test(initial?.text ?? '') && isGivenName(name?.text ?? '');
