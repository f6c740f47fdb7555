/** A word as two looks at it are compared: its letters and figures, without what one of them may read otherwise. */
import type { Word } from '../../reading/page.ts';
import { withO } from '../values/names/capitalI.ts';

/** Small letters without marks or points. */
export const folded = ({ text }: Pick<Word, 'text'>): string =>
  withO(text.normalize('NFD'))
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()
    .replace(BOULEVARD, 'blvd')
    .replace(TWIG, 'qvist');
/** `Bivd` of one look and `Blvd` of the other are one word. */
const BOULEVARD = /^b[i1]vd$/;
/** `Lindcvist` of one look and `Lindqvist` of the other: no name ends so but with a twig. */
const TWIG = /(?<=[a-z]{3})[cg]vist$/;
