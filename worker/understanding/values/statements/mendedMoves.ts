/** One misread figure among amounts that lead from one balance to another, where only one of them was not read clearly. */
import type { Word } from '../../../reading/page.ts';
import { digitSlips } from '../../checks/digitSlips.ts';

/** Clear print is read more surely than this. */
const CLEAR = 0.9;

/**
 * The moves (cents, each printed as the word of its place) with the one that was read badly put right: `lacking` cents make them
 * add up, and one figure read otherwise gives as many. Null where that is no such misreading, or could be one of several.
 */
export function mendedMoves(
  moves: readonly number[],
  print: readonly Word[],
  lacking: number,
): number[] | null {
  const unsure = print.flatMap(({ source, confidence }, at) =>
    source === 'ocr' && confidence < CLEAR ? [at] : [],
  );
  const [own, ...others] = unsure;
  if (own === undefined || others.length > 0) return null;
  const mended = moves.map((move, at) => (at === own ? move + lacking : move));
  const slips = digitSlips(moves[own]! / 100).map((slip) => Math.round(slip * 100));
  return slips.includes(mended[own]!) ? mended : null;
}
