/** Leaves of a crop its own print: slivers of the lines above and below, rules and empty paper are read as letters, and take as long. */
import { median } from '../median.ts';
import { crop, type Raster } from '../raster/raster.ts';
import { blobsOf, type Blob, type Bounds } from './combLetters.ts';

/** Paler is paper, or its grain; or a pale letter beside others, of which grain makes letters elsewhere. */
const INK = 165;
const PALE = 185;
/** Heights of letters and figures, in points; in a line of them stand small letters of small print, too. */
const LOWEST = 3.5;
const HIGHEST = 16;
const SMALL = 2;
/** Ink covers this share of a letter's box at least; of a box's corner less. */
const THINNEST = 0.12;
/** A crop that is hardly higher than its letters cuts through none of them, where they touch its edge: they have this share of its height. */
const MOST = 0.6;
/** What is thinner than this (points) is a stroke or a rule: a rule where it is higher than so many letters, or stands so far from all of them. */
const THIN = 1.6;
const HIGHER = 1.4;
const LONE = 20;
/** Points of paper around the letters; above and below them, where accents and tails are, other blobs only as far as the second figure. */
const AROUND = { above: 3, below: 3, beside: 8 };
const CLOSE = 0.6;

export interface TidyCrop {
  readonly raster: Raster;
  /** Pixels that were cut off. */
  readonly left: number;
  readonly top: number;
}

/**
 * The part of a crop that holds whole letters, without rules around them; the crop itself where all of them touch its edge or a rule; null
 * where it holds nothing but rules, slivers and specks.
 */
export function tidyCrop(raster: Raster): TidyCrop | null {
  const { scale } = raster;
  const blobs = blobsOf(raster, INK);
  const pale = blobsOf(raster, PALE);
  const letters = lettersAmong(blobs, raster);
  if (letters.length === 0)
    return pale.some((blob) => mayHoldLetter(blob, raster)) ? { raster, left: 0, top: 0 } : null;
  const { y0, y1 } = boundsOf(letters);
  const isBeside = (blob: Blob) => {
    const middle = (blob.y0 + blob.y1) / 2;
    return middle > y0 && middle < y1 && isOfSize(blob, SMALL * scale, raster);
  };
  const line = [...letters, ...pale.filter((blob) => isBeside(blob) && !isStroke(blob, scale))];
  const { x0, x1 } = boundsOf(line);
  const pixels = raster.pixels.slice();
  const [upper, lower] = [y0 - CLOSE * scale, y1 + CLOSE * scale];
  const isLong = (blob: Blob) => blob.x1 - blob.x0 > HIGHEST * scale || heightOf(blob) > HIGHEST * scale;
  const usual = median(letters.map(heightOf));
  const isSide = (blob: Blob) => isHighStroke(blob, usual, scale) && (blob.x1 <= x0 || blob.x0 >= x1);
  // pale, it is read as a bracket behind the last figure
  for (const blob of pale) if (isSide(blob)) whiten(pixels, raster, blob, () => true);
  const kept = new Set(letters);
  for (const blob of blobs)
    if (!kept.has(blob) && (isLong(blob) || touchesEnd(blob, raster)))
      whiten(pixels, raster, blob, (y) => y < upper || y >= lower);
  const left = Math.max(0, x0 - Math.round(AROUND.beside * scale));
  const top = Math.max(0, y0 - Math.round(AROUND.above * scale));
  const [right, bottom] = [x1 + AROUND.beside * scale, y1 + AROUND.below * scale];
  return { raster: crop({ ...raster, pixels }, left, top, right, bottom), left, top };
}

const boundsOf = (blobs: readonly Blob[]): Bounds => ({
  x0: Math.min(...blobs.map(({ x0 }) => x0)),
  x1: Math.max(...blobs.map(({ x1 }) => x1)),
  y0: Math.min(...blobs.map(({ y0 }) => y0)),
  y1: Math.max(...blobs.map(({ y1 }) => y1)),
});
const heightOf = ({ y0, y1 }: Blob) => y1 - y0;
const touchesEnd = ({ y0, y1 }: Blob, { height }: Raster) => y0 === 0 || y1 === height;

/** Is a blob higher than a sliver, and more than a rule or the corner of two? */
function mayHoldLetter(blob: Blob, raster: Raster): boolean {
  const { scale } = raster;
  const [across, down] = [blob.x1 - blob.x0, heightOf(blob)];
  const isRule =
    blob.pixels.length < (across + down) * THIN * scale && Math.max(across, down) > HIGHEST * scale;
  return down >= (touchesEnd(blob, raster) ? LOWEST : SMALL) * scale && !isRule;
}

/** Those of letter size, from left to right. */
function lettersAmong(blobs: readonly Blob[], raster: Raster): Blob[] {
  const { scale } = raster;
  const sized = blobs.filter((blob) => isOfSize(blob, LOWEST * scale, raster)).sort((a, b) => a.x0 - b.x0);
  const usual = sized.length > 0 ? median(sized.map(heightOf)) : 0;
  const letters = sized.filter((blob) => !isHighStroke(blob, usual, scale));
  const isLone = (blob?: Blob, next?: Blob) =>
    blob && next && isStroke(blob, scale) && Math.max(next.x0 - blob.x1, blob.x0 - next.x1) > LONE * scale;
  while (isLone(letters[0], letters[1])) letters.shift();
  while (isLone(letters.at(-1), letters.at(-2))) letters.pop();
  return letters;
}

/** Is it too thin for a letter, but one that is a stroke itself? */
export const isStroke = ({ x0, x1 }: Blob, scale: number) => x1 - x0 < THIN * scale;
/** A rule, beside letters that are usually so high (pixels). */
const isHighStroke = (blob: Blob, usual: number, scale: number) =>
  isStroke(blob, scale) && heightOf(blob) > usual * HIGHER;

/** Is a blob, at least so high (pixels), a letter that stands whole in the crop, or several that run together? */
export function isOfSize(blob: Blob, lowest: number, raster: Raster): boolean {
  const high = heightOf(blob);
  const { height, scale } = raster;
  const isWhole = !touchesEnd(blob, raster) || high > height * MOST;
  return (
    isWhole &&
    high >= lowest &&
    high <= HIGHEST * scale &&
    blob.pixels.length >= high * (blob.x1 - blob.x0) * THINNEST
  );
}

/** The pixels of a blob in such rows, and the grey around them. */
function whiten(
  pixels: Uint8Array,
  { width, height }: Raster,
  blob: Blob,
  isWanted: (y: number) => boolean,
): void {
  for (const at of blob.pixels) {
    const [x, y] = [at % width, Math.floor(at / width)];
    const [x0, x1] = [Math.max(0, x - 1), Math.min(width, x + 2)];
    for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row++)
      if (isWanted(row)) pixels.fill(255, row * width + x0, row * width + x1);
  }
}
