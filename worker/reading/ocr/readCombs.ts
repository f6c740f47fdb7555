/** Reads the digits of combs, moved together, in several spacings: what two of them say alike is sure. */
import type { Word } from '../page.ts';
import { closeUp, type ClosedUp } from './closeUp.ts';
import type { Piece } from './stackPieces.ts';

/** Gaps between the digits, as shares of their height; what is right in one spacing may be misread in another. */
const SPACINGS = [0.15, 0.28, 0.45];
const NEEDED = 2;

/** The comb of a piece of the page, its digits moved together in every spacing. */
export interface Comb {
  readonly piece: Piece;
  readonly spaced: readonly ClosedUp[];
}

/** The comb in a piece; null where no letters stand apart in it. */
export function findComb(piece: Piece): Comb | null {
  const spaced = closeUp(piece.raster, SPACINGS);
  return spaced.length > 0 ? { piece, spaced } : null;
}

/** The lines to be read for a comb. */
export const linesOf = ({ spaced }: Comb): Piece[] =>
  spaced.map(({ raster }) => ({ raster, left: 0, top: 0 }));

/** One word with the digits of the comb, given what was read of its lines; undefined where they do not agree. */
export function agreed({ piece, spaced }: Comb, read: readonly (readonly Word[])[]): Word | undefined {
  return agreement(read, placeOf(piece, spaced[0]!, piece.raster.scale));
}

/** The text that most spacings gave, if at least two did; surer together than each alone. */
function agreement(readings: readonly (readonly Word[])[], box: Word['box']): Word | undefined {
  const lines = readings.map((words) => ({
    text: words.map((word) => word.text).join(''),
    confidence: Math.min(...words.map((word) => word.confidence)),
  }));
  const camps = lines.map((line) => lines.filter((other) => other.text !== '' && other.text === line.text));
  const [best] = camps.sort((a, b) => b.length - a.length);
  if (!best || best.length < NEEDED) return undefined;
  const confidence = 1 - best.reduce((doubt, line) => doubt * (1 - line.confidence), 1);
  return { text: best[0]!.text, box, confidence, source: 'ocr' };
}

const placeOf = ({ left, top }: Piece, comb: ClosedUp, scale: number): Word['box'] => ({
  x0: (left + comb.from) / scale,
  x1: (left + comb.to) / scale,
  y0: (top + comb.top) / scale,
  y1: (top + comb.bottom) / scale,
});
