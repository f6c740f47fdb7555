/** A folded label as it is looked for in print, with what rules it out: made once, and asked of every page. */
import { piecesOf } from './fuzzyFind.ts';

/** A part of it, of which its first and last letters, GRAM each, tell most pages that they have none of it; both are empty where it is shorter. */
interface Piece {
  readonly text: string;
  readonly head: string;
  readonly tail: string;
}
export interface Pattern {
  readonly text: string;
  /** So many of its letters may be misread. */
  readonly edits: number;
  /** Of which every text that holds it has at least one untouched. */
  readonly pieces: readonly Piece[];
}

export const GRAM = 4;

/** Many forms have the same labels; there are as many as the forms name. */
const known = new Map<string, Pattern>();

/** The same object for the same letters. */
export function patternOf(text: string, edits: number): Pattern {
  const key = `${edits} ${text}`;
  const pattern = known.get(key) ?? { text, edits, pieces: piecesOf(text, edits).map(toPiece) };
  known.set(key, pattern);
  return pattern;
}

const toPiece = (text: string): Piece =>
  text.length < GRAM
    ? { text, head: '', tail: '' }
    : { text, head: text.slice(0, GRAM), tail: text.slice(-GRAM) };
