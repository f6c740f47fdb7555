/** Moves the letters of a comb together: digits that stand a letter's width apart are read as words of one letter, badly. */
import type { Raster } from '../raster/raster.ts';
import { hasBlot } from './hasBlot.ts';
import { findCombLetters, type Blob, type CombLetters } from './combLetters.ts';
import { findCombLines } from './combLines.ts';
import { withoutColumns } from './withoutCombLine.ts';

const MARGIN = 2;

export interface ClosedUp {
  readonly raster: Raster;
  /** How many letters stand in it. */
  readonly count: number;
  /** The places of the letters that a line of the comb runs through. */
  readonly crossed: readonly number[];
  /** How much of each letter's ink lies in its left half, for one of its right half. */
  readonly balance: readonly number[];
  /** A blot lies on one of the letters: whatever is read of that is a guess. */
  readonly isBlotted: boolean;
  /** Where the letters stood in the crop, pixels. */
  readonly from: number;
  readonly to: number;
  readonly top: number;
  readonly bottom: number;
}

/**
 * The crop's letters `spacing` (a share of their height) apart, for each spacing; none where letters were not set wide apart.
 * A line of the comb that runs through the midst of a letter is taken away: a 3 with it is an 8. One that runs along a letter's side
 * may be a stroke of it: then the letters are given with the line and once more without it.
 */
export function closeUp(raster: Raster, spacings: readonly number[]): ClosedUp[] {
  const found = findCombLetters(raster);
  if (!found) return [];
  const { letters, top, bottom } = found;
  const lines = findCombLines(raster, found).flat();
  const crossed = letters.map(({ x0, x1 }) =>
    lines.filter((x) => x >= x0 && x < x1).map((x) => x - x0 + MARGIN),
  );
  const asTheyAre = letters.map((letter) => pieceOf(raster, letter, found));
  const midst = crossed.map((columns, index) => isInMidst(columns, asTheyAre[index]!));
  const plain = asTheyAre.map((piece, index) =>
    midst[index] ? withoutColumns(piece, crossed[index]!, false) : piece,
  );
  const versions = [plain];
  if (crossed.some((columns, index) => columns.length > 0 && !midst[index]))
    versions.push(
      plain.map((piece, index) => (midst[index] ? piece : withoutColumns(piece, crossed[index]!, true))),
    );
  const isBlotted = hasBlot(asTheyAre, bottom - top);
  return versions.flatMap((pieces) =>
    spacings.map((spacing) => ({
      raster: sideBySide(pieces, Math.round((bottom - top) * spacing)),
      count: letters.length,
      crossed: crossed.flatMap((columns, place) => (columns.length > 0 ? [place] : [])),
      balance: pieces.map(leftForRight),
      isBlotted,
      from: letters[0]!.x0,
      to: letters.at(-1)!.x1,
      top,
      bottom,
    })),
  );
}

/** Darkness of a letter's left half for that of its right half: about one for an 8, little for a 3, in which a rest of the comb's line makes an 8 of it. */
function leftForRight({ pixels, width, height }: Raster): number {
  let [left, right] = [0, 0];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const dark = 255 - pixels[y * width + x]!;
      const side = x + 0.5 - width / 2;
      if (side < 0) left += dark;
      else if (side > 0) right += dark;
    }
  return left / Math.max(1, right);
}

/** Between these shares of a letter's width lies the inside of its bowls. */
const MIDST = [0.2, 0.75] as const;

function isInMidst(columns: readonly number[], { width }: Raster): boolean {
  if (columns.length === 0) return false;
  const share = ((columns[0]! + columns.at(-1)!) / 2 - MARGIN) / (width - 2 * MARGIN);
  return share > MIDST[0] && share < MIDST[1];
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
