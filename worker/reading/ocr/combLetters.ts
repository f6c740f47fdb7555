/** Finds the letters of a comb in a crop: blobs of ink of one height that stand evenly apart. */
import { median } from '../median.ts';
import type { Raster } from '../raster/raster.ts';

/** Pixels of a crop; ends are exclusive. */
export interface Bounds {
  readonly x0: number;
  readonly x1: number;
  readonly y0: number;
  readonly y1: number;
}

/** A patch of connected ink. */
export interface Blob extends Bounds {
  /** Where its pixels lie in the crop. */
  readonly pixels: readonly number[];
}

export interface CombLetters {
  readonly letters: readonly Blob[];
  /** The rows that the letters stand in: a blob that reaches beyond them has a piece of the comb in it. */
  readonly top: number;
  readonly bottom: number;
}

/** Fewer letters than this are no comb: the shortest (activity codes) has six. */
const FEWEST = 5;
/** Ink is darker than this; print that falls apart or runs together at one level may be whole at another. */
const INK_LEVELS = [185, 205, 160];
/** Heights of letters, and their greatest width, in points. */
const LOWEST = 4;
const HIGHEST = 12;
const WIDEST = 10;
/** A letter has at least, and with pieces of a dotted line above and below it at most, this share of its neighbours' height. */
const LOW = 0.75;
const TALL = 1.25;
const TALLEST = 2.4;
/** What is as tall as that and thinner than this share of the height is the dotted line alone. */
const THIN = 0.3;
/** Letters of ordinary print stand closer than this share of their height; most of a comb's stand further apart. */
const WIDE_GAP = 0.35;
const MOST = 0.6;
/** A comb's teeth stand evenly: what is this share of a tooth nearer or further is dirt or another value. */
const UNEVEN = 0.3;

/** The letters from left to right; null where none were set wide apart. */
export function findCombLetters(raster: Raster): CombLetters | null {
  const found = INK_LEVELS.map((ink) => lettersAt(raster, ink));
  const count = (letters: CombLetters | null) => letters?.letters.length ?? 0;
  return found.reduce((best, one) => (count(one) > count(best) ? one : best), null);
}

function lettersAt(raster: Raster, ink: number): CombLetters | null {
  const { scale } = raster;
  const sized = blobsOf(raster, ink)
    .filter((blob) => !touchesEdge(blob, raster))
    .filter(
      (blob) =>
        heightOf(blob) >= LOWEST * scale &&
        heightOf(blob) <= HIGHEST * TALL * scale &&
        widthOf(blob) <= WIDEST * scale,
    );
  if (sized.length < FEWEST) return null;
  const height = median(sized.map(heightOf));
  const plain = sized.filter((blob) => Math.abs(heightOf(blob) / height - 1) <= TALL - 1);
  const top = median(plain.map(({ y0 }) => y0));
  const bottom = median(plain.map(({ y1 }) => y1));
  const isLetter = (blob: Blob) => {
    const share = heightOf(blob) / height;
    const isInLine = Math.min(blob.y1, bottom) - Math.max(blob.y0, top) >= (bottom - top) * LOW;
    const isTall = share > TALL;
    return isInLine && share >= LOW && share <= TALLEST && !(isTall && widthOf(blob) < height * THIN);
  };
  const letters = evenRow(sized.filter(isLetter).sort((a, b) => a.x0 - b.x0));
  const gaps = letters.slice(1).map((letter, index) => letter.x0 - letters[index]!.x1);
  const wide = gaps.filter((gap) => gap >= height * WIDE_GAP).length;
  return letters.length >= FEWEST && wide >= gaps.length * MOST ? { letters, top, bottom } : null;
}

const heightOf = ({ y0, y1 }: Blob) => y1 - y0;
const widthOf = ({ x0, x1 }: Blob) => x1 - x0;

/** Frames of the box and print of its neighbours run out of the crop. */
export const touchesEdge = ({ x0, x1, y0, y1 }: Bounds, { width, height }: Raster): boolean =>
  x0 === 0 || y0 === 0 || x1 === width || y1 === height;

/** All patches of pixels darker than `ink` (0-255) that touch, also by a corner. */
export function blobsOf({ pixels, width, height }: Raster, ink: number): Blob[] {
  const isSeen = new Uint8Array(pixels.length);
  const blobs: Blob[] = [];
  for (let start = 0; start < pixels.length; start++) {
    if (isSeen[start] || pixels[start]! >= ink) continue;
    isSeen[start] = 1;
    const own = [start];
    let [x0, x1, y0, y1] = [width, 0, height, 0];
    for (let next = 0; next < own.length; next++) {
      const at = own[next]!;
      const x = at % width;
      const y = (at - x) / width;
      if (x < x0) x0 = x;
      if (x >= x1) x1 = x + 1;
      if (y < y0) y0 = y;
      if (y >= y1) y1 = y + 1;
      const [left, right] = [x === 0 ? 0 : -1, x === width - 1 ? 0 : 1];
      const last = (y === height - 1 ? y : y + 1) * width;
      for (let row = (y === 0 ? y : y - 1) * width; row <= last; row += width)
        for (let near = row + x + left; near <= row + x + right; near++) {
          if (isSeen[near] || pixels[near]! >= ink) continue;
          isSeen[near] = 1;
          own.push(near);
        }
    }
    blobs.push({ x0, x1, y0, y1, pixels: own });
  }
  return blobs;
}

/** The longest row of letters whose middles stand evenly. */
function evenRow(letters: readonly Blob[]): Blob[] {
  const middle = ({ x0, x1 }: Blob) => (x0 + x1) / 2;
  const steps = letters.slice(1).map((letter, index) => middle(letter) - middle(letters[index]!));
  const step = median(steps) ?? 0;
  const rows: Blob[][] = [];
  for (const [index, letter] of letters.entries()) {
    const isEven = index > 0 && Math.abs(steps[index - 1]! - step) < step * UNEVEN;
    if (isEven) rows.at(-1)!.push(letter);
    else rows.push([letter]);
  }
  return rows.reduce<Blob[]>((longest, row) => (row.length > longest.length ? row : longest), []);
}
