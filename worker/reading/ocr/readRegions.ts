/** A second, closer look at parts of a page: their crops stacked into one picture and read in one pass. */
import type { Box } from '#domain/documents/extraction';
import type { Word } from '../page.ts';
import { resize } from '../images/resize.ts';
import { crop, type Raster } from '../raster/raster.ts';
import { eraseComb } from './eraseComb.ts';
import { eraseRules } from './eraseRules.ts';
import type { OcrEngine } from './ocrEngine.ts';
import { readCombs } from './readCombs.ts';
import { stackPieces, type Piece } from './stackPieces.ts';

export interface RegionReading {
  /** The box that was asked for, points of the page. */
  readonly box: Box;
  /** Its words from left to right, line by line, boxes in points of the page. */
  readonly words: readonly Word[];
  /** The same print with the letters of a comb moved together; absent where letters do not stand apart. */
  readonly closedUp?: Word;
}

const PADDING = 1;

/** Reads every box (points) of the page, drawn `zoom` times as large; the answers come in the order of the boxes. */
export async function readRegions(
  engine: OcrEngine,
  page: Raster,
  boxes: readonly Box[],
  zoom = 1,
): Promise<RegionReading[]> {
  if (boxes.length === 0) return [];
  const pieces = boxes.map((box) => cut(page, box));
  const stack = stackPieces(pieces, page.scale);
  const picture = zoom === 1 ? stack.picture : await resize(stack.picture, zoom);
  const [words, combs] = await Promise.all([
    engine.read(picture, 'block').then(stack.share),
    readCombs(engine, pieces, page.scale),
  ]);
  return boxes.map((box, index) => ({
    box,
    words: words[index]!,
    ...(combs[index] && { closedUp: combs[index] }),
  }));
}

function cut(page: Raster, box: Box): Piece {
  const left = Math.max(0, Math.floor((box.x0 - PADDING) * page.scale));
  const top = Math.max(0, Math.floor((box.y0 - PADDING) * page.scale));
  const part = crop(page, left, top, (box.x1 + PADDING) * page.scale, (box.y1 + PADDING) * page.scale);
  return { raster: eraseComb(eraseRules(part)), left, top };
}
