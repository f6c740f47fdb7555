/** Tells whether two looks read another word at the same place: where the box's side touches a letter, `Te Paso` for El Paso. */
import type { Word } from '../../reading/page.ts';
import type { Candidate } from '../candidate.ts';
import { folded } from './foldedWord.ts';
import { isInside } from '../sheet/sheet.ts';
import { isSamePlace } from './surerWords.ts';

/** A word read as clearly as this stands against another reading of it. */
const CLEAR = 0.8;

/** Is a word of the value, not read clearly, another one in the first look? For text that only the second look made a value of. */
export function seesOtherwise(
  { value, box }: Candidate,
  again: readonly Word[],
  first: readonly Word[],
): boolean {
  if (typeof value !== 'string' || !box) return false;
  const doubtful = again.filter((word) => word.confidence < CLEAR && isInside(word.box, box));
  return doubtful.some((word) =>
    first.some((other) => isSamePlace(word, other) && folded(other) !== '' && folded(other) !== folded(word)),
  );
}
