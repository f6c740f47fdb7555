/** Reads many crops at once: stacked into pictures high enough for the engine to tell how high letters are. */
import { resize } from '../images/resize.ts';
import type { OcrEngine } from './ocrEngine.ts';
import type { Word } from '../page.ts';
import type { Layout } from './pictureReader.ts';
import { placeOf, stackPieces, type Piece } from './stackPieces.ts';

/** The words of each piece; many are read in as many stacks as the engine has threads. */
export async function readStack(
  engine: OcrEngine,
  pieces: readonly Piece[],
  layout: Layout,
  { zoom, enough } = { zoom: 1, enough: ENOUGH },
): Promise<Word[][]> {
  const stacks = await Promise.all(
    partsOf(pieces, engine.threads, enough).map(async (part) => {
      const { picture, share } = stackPieces(part, part[0]!.raster.scale);
      return share(await engine.read(zoom === 1 ? picture : await resize(picture, zoom), layout));
    }),
  );
  return stacks.flat();
}

/** Pixels, some sixteen lines as they are cut, and as many of nothing but letters. Of fewer Tesseract cannot tell how high letters are, and makes rubbish of what is left of rules. */
export const ENOUGH = 1500;
export const ENOUGH_TIDIED = 1050;

/** Up to `most` parts of about the same height, in their order, none of which is low. */
function partsOf(pieces: readonly Piece[], most: number, enough: number): Piece[][] {
  const height = pieces.reduce((sum, piece) => sum + placeOf(piece), 0);
  const count = Math.max(1, Math.min(most, Math.floor(height / enough)));
  const parts: Piece[][] = [];
  let above = 0;
  for (const piece of pieces) {
    (parts[Math.min(count - 1, Math.floor((above * count) / height))] ??= []).push(piece);
    above += placeOf(piece);
  }
  return Object.values(parts); // a piece higher than a part leaves the next one empty
}
