/** A piece of a page whose letters may be a typewriter's, as Tesseract reads them best. */
import { resize } from '../images/resize.ts';
import { closeTypewriter } from './closeTypewriter.ts';
import type { Piece } from './stackPieces.ts';

/**
 * Pixels, how high letters are drawn at most. Of 384 amounts in Courier, scanned clean, 382 were read so and none as another, before evenness was asked for; as high as 10 points are at
 * 250 dpi (21) 376 and 4. Among grain dots get lost so.
 */
const HIGHEST = 14;
const HIGHEST_TIDIED = 18;
/** Times its own size: what is far smaller than the print that it is read with is passed over. */
const SMALLEST = 0.6;

/** Its letters as close as those of print, and no larger than that; the piece itself where they are no typewriter's. */
export async function typedPiece(piece: Piece, isTidied: boolean): Promise<Piece> {
  const closed = closeTypewriter(piece.raster);
  if (!closed) return piece;
  const { raster, columns, letters } = closed;
  const size = Math.min(1, Math.max(SMALLEST, (isTidied ? HIGHEST_TIDIED : HIGHEST) / letters));
  const drawn = size < 1 ? { ...(await resize(raster, size)), scale: raster.scale } : raster;
  return { ...piece, raster: drawn, columns, size };
}
