/** Cuts a part out of a page for the engine: its print without the rules, dashes and teeth of the box it stands in. */
import type { Box } from '#domain/documents/extraction';
import { crop, type Raster } from '../raster/raster.ts';
import { trimToInk } from '../raster/trimToInk.ts';
import { eraseComb } from './eraseComb.ts';
import { eraseCutPrint } from './eraseCutPrint.ts';
import { eraseDashes } from './eraseDashes.ts';
import { eraseRules } from './eraseRules.ts';
import { eraseStars } from './eraseStars.ts';
import type { Piece } from './stackPieces.ts';
import { tidyCrop } from './tidyCrop.ts';
import { withoutRules } from './withoutRules.ts';

/** What a part is asked for: a name, which may hold letters that English lacks, one word in large print, an amount, never in a comb, a number that may be masked, or one letter, nothing else. */
export type Holds = 'name' | 'largeWord' | 'amount' | 'maskedNumber' | 'letter';

const PADDING = 1;
/** Paler than this is paper. */
const PALEST = 190;
/** The thinnest letter, a 1 of small print, has three times as many pixels at 250 dpi. */
const FEWEST_PIXELS = 30;

/** A piece, and how it looked before the rules of its box were taken away. */
export interface CutPiece extends Piece {
  readonly asCut: Raster;
}

/** The part of the page in a box (points), and a little around it. */
export function cutPiece(page: Raster, box: Box & { readonly holds?: Holds }): CutPiece {
  const left = Math.max(0, Math.floor((box.x0 - PADDING) * page.scale));
  const top = Math.max(0, Math.floor((box.y0 - PADDING) * page.scale));
  const part = crop(page, left, top, (box.x1 + PADDING) * page.scale, (box.y1 + PADDING) * page.scale);
  const plain = eraseRules(
    eraseDashes(box.holds === 'name' ? withoutLongRules(page, part, left, top) : part),
  );
  const raster =
    box.holds === 'amount' ? eraseCutPrint(eraseComb(withoutRules(plain), true)) : eraseComb(plain);
  return { raster: box.holds === 'maskedNumber' ? eraseStars(raster) : raster, asCut: part, left, top };
}

/** Points above and below a crop: the rule between a first and a last name is no longer than a letter within their row. */
const AROUND = 22;

/** The same part of the page without the rules that are long enough to be known as such only beyond its edges. */
function withoutLongRules(page: Raster, part: Raster, left: number, top: number): Raster {
  const above = Math.min(top, Math.round(AROUND * page.scale));
  const below = top + part.height + AROUND * page.scale;
  const plain = withoutRules(crop(page, left, top - above, left + part.width, below));
  return crop(plain, 0, above, part.width, above + part.height);
}

/** With its rules, for strokes of large letters are as long as those and would be taken away with them. */
export function untouched({ asCut, left, top }: CutPiece): Piece {
  const trimmed = trimToInk(asCut);
  return { raster: trimmed.raster, left: left + trimmed.left, top: top + trimmed.top };
}

/** Its letters alone, where grain would be read with them; null where it has none. Clear print is read more surely with the paper around it. */
export function tidied({ raster, left, top }: CutPiece): Piece | null {
  const tidy = tidyCrop(raster);
  return tidy && { raster: tidy.raster, left: left + tidy.left, top: top + tidy.top };
}

/** Is there anything to read in a piece? */
export function isPrinted({ raster: { pixels } }: Piece): boolean {
  let ink = 0;
  for (let at = 0; at < pixels.length; at++) if (pixels[at]! < PALEST && ++ink >= FEWEST_PIXELS) return true;
  return false;
}
