/** Moves the letters of a comb together: digits that stand a letter's width apart are read as words of one letter, badly. */
import type { Raster } from '../raster/raster.ts';
import { hasBlot } from './hasBlot.ts';
import { findCombLetters, type Blob, type CombLetters } from './combLetters.ts';
import { inkByRow, RULE_SHARE } from './lineOfPrint.ts';

/** A line of the comb shows from this to that share of the print's height above it and below it, and is at most so wide (points). */
const NEAR = 0.12;
const FAR = 0.6;
const WIDEST = 1.8;
/** Some begin at the print's top: those are seen in each of so many parts below it; dust is smaller. */
const PARTS = 3;
/** Points; dashes of a comb's line are shorter, strokes of digits that run along it longer. */
const DASH = 2.8;
/** Paler is paper. */
const INK = 185;
/** A thin line is as pale as this on noisy paper, and shows up to that share of the print's height, in more than such a share of the rows. */
const PALE = 212;
const PALE_FAR = 0.36;
const PALE_ROWS = 0.5;
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
  const lines = combLines(raster, found);
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

/** Columns with ink both above and below the print, or in most rows below it, in thin runs: the comb's lines, dashed or whole. */
function combLines(raster: Raster, { top, bottom }: CombLetters): number[] {
  const { pixels, width, height, scale } = raster;
  const print = bottom - top;
  const isRule = inkByRow(raster).map((ink) => ink > width * RULE_SHARE);
  const widest = WIDEST * scale;
  const hasInk = (x: number, from: number, to: number) => {
    for (let y = Math.max(0, Math.floor(from)); y < Math.min(height, to); y++)
      if (!isRule[y] && pixels[y * width + x]! < INK && isThin(raster, x, y, widest)) return true;
    return false;
  };
  const step = (FAR - NEAR) / PARTS;
  const goesOn = (x: number) =>
    Array.from({ length: PARTS }, (_, part) => bottom + (NEAR + part * step) * print).every((from) =>
      hasInk(x, from, from + step * print),
    );
  const above = (far: number) => [top - far * print, top - NEAR * print] as const;
  const below = (far: number) => [bottom + NEAR * print, bottom + far * print] as const;
  const isPale = (x: number) =>
    [above(PALE_FAR), below(PALE_FAR)].every(([from, to]) => {
      const rows = rowsBetween(Math.max(0, from), Math.min(height, to)).filter((y) => !isRule[y]);
      const seen = rows.filter((y) => pixels[y * width + x]! < PALE && isThin(raster, x, y, widest, PALE));
      return seen.length > rows.length * PALE_ROWS;
    });
  const runs: number[][] = [];
  for (let x = 0; x < width; x++) {
    const isDark = hasInk(x, ...below(FAR)) && (hasInk(x, ...above(FAR)) || goesOn(x));
    if (!isDark && !isPale(x)) continue;
    if (runs.at(-1)?.at(-1) === x - 1) runs.at(-1)!.push(x);
    else runs.push([x]);
  }
  return runs.filter((run) => run.length <= WIDEST * scale).flat();
}

const rowsBetween = (from: number, to: number) =>
  Array.from({ length: Math.max(0, Math.ceil(to) - Math.floor(from)) }, (_, at) => Math.floor(from) + at);

/** A rule of the box that stands a little crooked leaves the rows it is known by, and is ink below a digit, but never thin. */
function isThin({ pixels, width }: Raster, x: number, y: number, widest: number, ink = INK): boolean {
  const isInk = (at: number) => at >= 0 && at < width && pixels[y * width + at]! < ink;
  let [from, to] = [x, x + 1];
  while (to - from <= widest && isInk(from - 1)) from--;
  while (to - from <= widest && isInk(to)) to++;
  return to - from <= widest;
}

/**
 * The columns without the comb's line: strokes that cross them are seen beside them; where `keepsStrokes`, so are strokes that run
 * along them, which are longer than the dashes of a line.
 */
function withoutColumns(piece: Raster, columns: readonly number[], keepsStrokes: boolean): Raster {
  if (columns.length === 0) return piece;
  const { width, height, scale } = piece;
  const pixels = piece.pixels.slice();
  const left = Math.max(0, columns[0]! - 2);
  const right = Math.min(width - 1, columns.at(-1)! + 2);
  for (let x = left + 1; x < right; x++) {
    const column = Array.from({ length: height }, (_, y) => piece.pixels[y * width + x]!);
    const strokes = keepsStrokes ? withoutShortRuns(column, Math.round(DASH * scale)) : null;
    for (let y = 0; y < height; y++) {
      const beside = Math.max(piece.pixels[y * width + left]!, piece.pixels[y * width + right]!);
      pixels[y * width + x] = Math.max(pixels[y * width + x]!, Math.min(beside, strokes?.[y] ?? beside));
    }
  }
  return { ...piece, pixels };
}

/** Dark runs shorter than `length` become as light as what ends them; longer ones stay. */
function withoutShortRuns(column: readonly number[], length: number): number[] {
  const reach = length >> 1;
  const slide = (values: readonly number[], pick: (...values: number[]) => number) =>
    values.map((_, at) => pick(...values.slice(Math.max(0, at - reach), at + reach + 1)));
  return slide(slide(column, Math.max), Math.min);
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
