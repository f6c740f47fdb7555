/** A second, closer look at parts of a page: their crops stacked into one picture and read in one pass. */
import type { Box } from '#domain/documents/extraction';
import type { Word } from '../page.ts';
import { crop, type Raster } from '../raster/raster.ts';
import { eraseComb } from './eraseComb.ts';
import { eraseRules } from './eraseRules.ts';
import type { OcrEngine } from './ocrEngine.ts';

export interface RegionReading {
  /** The box that was asked for, points of the page. */
  readonly box: Box;
  /** Its words from left to right, line by line, boxes in points of the page. */
  readonly words: readonly Word[];
}

/** White space between crops, in points: enough for Tesseract to see lines of their own. */
const GAP = 6;
/** Room left of each crop: letters at the very edge of a picture are read badly. */
const MARGIN = 10;
const PADDING = 1;

interface Piece {
  readonly box: Box;
  readonly raster: Raster;
  /** Where the crop starts: on the page, and from the top of the stack (pixels). */
  readonly left: number;
  readonly top: number;
  readonly at: number;
}

/** Reads every box (points) of the page; the answers come in the order of the boxes. */
export async function readRegions(
  engine: OcrEngine,
  page: Raster,
  boxes: readonly Box[],
): Promise<RegionReading[]> {
  if (boxes.length === 0) return [];
  const pieces = cut(page, boxes);
  const words = await engine.read(stack(page, pieces), 'block');
  return pieces.map((piece) => ({
    box: piece.box,
    words: words.flatMap((word) => onPage(word, piece, page.scale)),
  }));
}

function cut(page: Raster, boxes: readonly Box[]): Piece[] {
  const gap = Math.round(GAP * page.scale);
  let at = gap;
  return boxes.map((box) => {
    const left = Math.max(0, Math.floor((box.x0 - PADDING) * page.scale));
    const top = Math.max(0, Math.floor((box.y0 - PADDING) * page.scale));
    const part = crop(page, left, top, (box.x1 + PADDING) * page.scale, (box.y1 + PADDING) * page.scale);
    const raster = eraseComb(eraseRules(part));
    const piece = { box, raster, left, top, at };
    at += raster.height + gap;
    return piece;
  });
}

function stack(page: Raster, pieces: readonly Piece[]): Raster {
  const margin = Math.round(MARGIN * page.scale);
  const last = pieces.at(-1)!;
  const width = Math.max(...pieces.map((piece) => piece.raster.width)) + 2 * margin;
  const height = last.at + last.raster.height + Math.round(GAP * page.scale);
  const pixels = new Uint8Array(width * height).fill(255);
  for (const { raster, at } of pieces) {
    for (let row = 0; row < raster.height; row++) {
      const line = raster.pixels.subarray(row * raster.width, (row + 1) * raster.width);
      pixels.set(line, (at + row) * width + margin);
    }
  }
  return { width, height, pixels, scale: page.scale };
}

/** A word of the stack belongs to the piece that holds its middle; its box goes back to where it was cut from. */
function onPage(word: Word, piece: Piece, scale: number): Word[] {
  const middle = ((word.box.y0 + word.box.y1) / 2) * scale;
  if (middle < piece.at || middle > piece.at + piece.raster.height) return [];
  const right = piece.left / scale - Math.round(MARGIN * scale) / scale;
  const down = (piece.top - piece.at) / scale;
  const { x0, y0, x1, y1 } = word.box;
  return [{ ...word, box: { x0: x0 + right, x1: x1 + right, y0: y0 + down, y1: y1 + down } }];
}
