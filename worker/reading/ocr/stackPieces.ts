/** Pieces of a page stacked into one picture, so that one pass reads them all, and the way back from the words to the pieces. */
import type { Word } from '../page.ts';
import type { Raster } from '../raster/raster.ts';

export interface Piece {
  readonly raster: Raster;
  /** Where the piece was cut from the page (pixels). */
  readonly left: number;
  readonly top: number;
  /** The column as it was cut that each of its columns was, where some were taken out. */
  readonly columns?: readonly number[];
  /** How large it is drawn, where that is not its own size. */
  readonly size?: number;
}

interface Placed extends Piece {
  /** Where it starts in the stack, from the top (pixels). */
  readonly at: number;
}

/** White space between pieces, in points: enough for Tesseract to see lines of their own. */
const GAP = 6;
/** Pixels that a piece takes in a stack. */
export const placeOf = ({ raster }: Piece): number => raster.height + Math.round(GAP * raster.scale);
/** Room left of each piece: letters at the very edge of a picture are read badly. */
const MARGIN = 10;

export interface Stack {
  readonly picture: Raster;
  /** Of all words of the picture those of each piece, their boxes on the page. */
  readonly share: (words: readonly Word[]) => Word[][];
}

/** Stacks at least one piece; `scale` is that of the page, pixels per point. */
export function stackPieces(pieces: readonly Piece[], scale: number): Stack {
  const gap = Math.round(GAP * scale);
  const margin = Math.round(MARGIN * scale);
  const placed: Placed[] = [];
  let height = gap;
  for (const piece of pieces) {
    placed.push({ ...piece, at: height });
    height += piece.raster.height + gap;
  }
  const width = Math.max(...pieces.map(({ raster }) => raster.width)) + 2 * margin;
  const pixels = new Uint8Array(width * height).fill(255);
  for (const { raster, at } of placed) {
    for (let row = 0; row < raster.height; row++) {
      const line = raster.pixels.subarray(row * raster.width, (row + 1) * raster.width);
      pixels.set(line, (at + row) * width + margin);
    }
  }
  return {
    picture: { width, height, pixels, scale },
    share: (words) =>
      placed.map((piece) => apart(words.flatMap((word) => onPage(word, piece, margin, scale)))),
  };
}

/** Tesseract may give the first of three words the box of all: it ends at most where the next one on its line begins. */
const apart = (words: readonly Word[]): Word[] =>
  words.map((word, at) => {
    const next = words[at + 1]?.box;
    const { box } = word;
    const isOver = next && next.x0 > box.x0 && next.x0 < box.x1 && next.y0 < box.y1 && next.y1 > box.y0;
    return isOver ? { ...word, box: { ...box, x1: next.x0 } } : word;
  });

/** A word of the stack belongs to the piece that holds its middle; its box goes back to where it was cut from. */
function onPage(word: Word, piece: Placed, margin: number, scale: number): Word[] {
  const { raster, left, top, at, size = 1 } = piece;
  const middle = ((word.box.y0 + word.box.y1) / 2) * scale;
  if (middle < at || middle > at + raster.height) return [];
  const down = (y: number) => (top + (y * scale - at) / size) / scale;
  const across = (x: number) => (left + columnOf(piece, (x * scale - margin) / size)) / scale;
  const { x0, y0, x1, y1 } = word.box;
  return [{ ...word, box: { x0: across(x0), x1: across(x1), y0: down(y0), y1: down(y1) } }];
}

/** Where a column of the piece was when it was cut (pixels). */
function columnOf({ columns }: Piece, x: number): number {
  if (!columns) return x;
  const at = Math.floor(x);
  const known = Math.min(columns.length - 1, Math.max(0, at));
  return columns[known]! + x - known;
}
