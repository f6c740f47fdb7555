/** Moves the letters of a comb together: digits that stand a letter's width apart are read as words of one letter, badly. */
import type { Raster } from '../raster/raster.ts';
import { findCombLetters, type Blob, type CombLetters } from './combLetters.ts';

/** What reaches this share of the print's height beyond it is a piece of the comb. */
const BEYOND = 0.12;
const MARGIN = 2;

export interface ClosedUp {
  readonly raster: Raster;
  /** How many letters stand in it. */
  readonly count: number;
  /** Where the letters stood in the crop, pixels. */
  readonly from: number;
  readonly to: number;
  readonly top: number;
  readonly bottom: number;
}

/**
 * The crop's letters `spacing` (a share of their height) apart, for each spacing, and once more without the comb's lines where
 * they run through letters; none where letters were not set wide apart.
 */
export function closeUp(raster: Raster, spacings: readonly number[]): ClosedUp[] {
  const found = findCombLetters(raster);
  if (!found) return [];
  const { letters, top, bottom } = found;
  const crossed = letters.map((letter) => crossedColumns(letter, found, raster.width));
  const asTheyAre = letters.map((letter) => pieceOf(raster, letter, found));
  const versions = [asTheyAre];
  if (crossed.some((columns) => columns.length > 0))
    versions.push(asTheyAre.map((piece, index) => withoutColumns(piece, crossed[index]!)));
  return versions.flatMap((pieces) =>
    spacings.map((spacing) => ({
      raster: sideBySide(pieces, Math.round((bottom - top) * spacing)),
      count: letters.length,
      from: letters[0]!.x0,
      to: letters.at(-1)!.x1,
      top,
      bottom,
    })),
  );
}

/** A letter alone, in the rows of the print: its own pixels and their grey edges. */
function pieceOf({ pixels, width, scale }: Raster, letter: Blob, { top, bottom }: CombLetters): Raster {
  const own = new Set(letter.pixels);
  const isOwn = (at: number) =>
    [-width, 0, width].some((row) => own.has(at + row - 1) || own.has(at + row) || own.has(at + row + 1));
  const piece = {
    width: letter.x1 - letter.x0 + 2 * MARGIN,
    height: bottom - top + 2 * MARGIN,
    pixels: new Uint8Array(0),
    scale,
  };
  const copy = new Uint8Array(piece.width * piece.height).fill(255);
  for (let row = 0; row < piece.height; row++)
    for (let column = 0; column < piece.width; column++) {
      const at = (top - MARGIN + row) * width + letter.x0 - MARGIN + column;
      if (isOwn(at)) copy[row * piece.width + column] = pixels[at]!;
    }
  return { ...piece, pixels: copy };
}

/** Columns of the letter's piece in which ink goes on above or below the print. */
function crossedColumns({ x0, pixels }: Blob, { top, bottom }: CombLetters, width: number): number[] {
  const beyond = Math.max(2, (bottom - top) * BEYOND);
  const columns = pixels
    .filter((at) => {
      const y = Math.floor(at / width);
      return y < top - beyond || y >= bottom + beyond;
    })
    .map((at) => (at % width) - x0 + MARGIN);
  return [...new Set(columns)].sort((a, b) => a - b);
}

/** Each pixel of the columns takes the lighter of its neighbours beyond them: strokes that cross them stay whole. */
function withoutColumns(piece: Raster, columns: readonly number[]): Raster {
  if (columns.length === 0) return piece;
  const { width, height } = piece;
  const pixels = piece.pixels.slice();
  const left = Math.max(0, columns[0]! - 2);
  const right = Math.min(width - 1, columns.at(-1)! + 2);
  for (let y = 0; y < height; y++) {
    const light = Math.max(piece.pixels[y * width + left]!, piece.pixels[y * width + right]!);
    for (let x = left + 1; x < right; x++) pixels[y * width + x] = Math.max(pixels[y * width + x]!, light);
  }
  return { ...piece, pixels };
}

function sideBySide(pieces: readonly Raster[], gap: number): Raster {
  const { height, scale } = pieces[0]!;
  const width = pieces.reduce((sum, piece) => sum + piece.width + gap, gap);
  const pixels = new Uint8Array(width * height).fill(255);
  let at = gap;
  for (const piece of pieces) {
    for (let row = 0; row < height; row++)
      pixels.set(piece.pixels.subarray(row * piece.width, (row + 1) * piece.width), row * width + at);
    at += piece.width + gap;
  }
  return { width, height, pixels, scale };
}
