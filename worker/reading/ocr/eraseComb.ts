/** Whitens the thin uprights between the digits of a comb (the SSN box of a Form 1040): each is read as a 1 or spoils a digit. */
import type { Raster } from '../raster/raster.ts';
import { INK, inkByRow, lineOfPrint, RULE_SHARE, type Span } from './lineOfPrint.ts';

/** Uprights are thinner than this, in points. */
const MAX_WIDTH = 1.4;
/** Distances from the print, in points: uprights go on close below it and further down, and above it or deeper than any descender. */
const CLOSE = [0.3, 1.6] as const;
const FURTHER = [1.6, 3.4] as const;
const DEEP = [2.4, 4.5] as const;

/**
 * A copy of the crop without uprights; a crop without a clear line of print, or without uprights, is returned as it is.
 * Of an amount only those are taken that stand above its print, too: a comma above a box's line looks like one that begins there.
 */
export function eraseComb(raster: Raster, isAmount = false): Raster {
  const { width, height, scale } = raster;
  const rows = inkByRow(raster);
  const print = lineOfPrint(rows, width, scale);
  if (!print) return raster;
  const rowsWithoutRules = (near: number, far: number, isBelow: boolean) =>
    rowsAt(print, near * scale, far * scale, isBelow).filter(
      (y) => y >= 0 && y < height && rows[y]! < width * RULE_SHARE,
    );
  const [above, below] = [rowsWithoutRules(...CLOSE, false), rowsWithoutRules(...CLOSE, true)];
  const [further, deep] = [
    rowsWithoutRules(...FURTHER, true),
    isAmount ? [] : rowsWithoutRules(...DEEP, true),
  ];
  const hasInk = (x: number, among: readonly number[]) =>
    among.some((y) => raster.pixels[y * width + x]! < INK);
  const isHit = (x: number) =>
    hasInk(x, below) && hasInk(x, further) && (hasInk(x, above) || hasInk(x, deep));
  const uprights = thinRuns(
    Array.from({ length: width }, (_, x) => isHit(x)),
    MAX_WIDTH * scale,
  );
  return uprights.length > 0 ? withoutColumns(raster, uprights) : raster;
}

/** The rows at a distance from the line of print, below or above it. */
function rowsAt({ start, end }: Span, near: number, far: number, isBelow: boolean): number[] {
  const count = Math.max(1, Math.round(far - near));
  const first = isBelow ? end - 1 + Math.round(near) : start - Math.round(far);
  return Array.from({ length: count }, (_, index) => first + index);
}

function thinRuns(hits: readonly boolean[], maxWidth: number): Span[] {
  const runs: Span[] = [];
  for (const [x, isHit] of hits.entries()) {
    if (!isHit) continue;
    const last = runs.at(-1);
    if (last?.end === x) runs[runs.length - 1] = { start: last.start, end: x + 1 };
    else runs.push({ start: x, end: x + 1 });
  }
  return runs.filter(({ start, end }) => end - start <= Math.ceil(maxWidth));
}

/** Each pixel of a column takes the lighter of its neighbours beyond it: strokes that cross it stay whole. */
function withoutColumns(raster: Raster, columns: readonly Span[]): Raster {
  const { width, height } = raster;
  const pixels = raster.pixels.slice();
  for (const { start, end } of columns) {
    const left = Math.max(0, start - 2);
    const right = Math.min(width - 1, end + 1);
    for (let y = 0; y < height; y++) {
      const light = Math.max(raster.pixels[y * width + left]!, raster.pixels[y * width + right]!);
      for (let x = left + 1; x < right; x++) pixels[y * width + x] = Math.max(pixels[y * width + x]!, light);
    }
  }
  return { ...raster, pixels };
}
