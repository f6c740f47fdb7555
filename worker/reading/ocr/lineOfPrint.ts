/** Where the line of print stands in the crop of one box. */
import type { Raster } from '../raster/raster.ts';

/** Darker than this is ink. */
export const INK = 170;
/** A row with more ink than this share of its width is a rule, not print. */
export const RULE_SHARE = 0.55;
/** Rows with this share of the fullest row's ink belong to the line of print; gaps of a point inside it are bridged. */
const PRINT_SHARE = 0.25;
/** Print is at least this high, in points; anything lower is dirt. */
const MIN_PRINT = 3.5;

/** How many pixels of each row are ink. */
export function inkByRow({ width, height, pixels }: Raster): number[] {
  return Array.from({ length: height }, (_, y) => {
    let ink = 0;
    for (let at = y * width; at < (y + 1) * width; at++) if (pixels[at]! < INK) ink++;
    return ink;
  });
}

export interface Span {
  readonly start: number;
  /** Exclusive. */
  readonly end: number;
}

/** The run of rows with the most ink, given ink by row; null where there is no line of print. */
export function lineOfPrint(rows: readonly number[], width: number, scale: number): Span | null {
  const counted = rows.map((ink) => (ink >= width * RULE_SHARE ? 0 : ink));
  const enough = Math.max(...counted) * PRINT_SHARE;
  const spans: Span[] = [];
  for (const [row, ink] of counted.entries()) {
    if (ink === 0 || ink < enough) continue;
    const last = spans.at(-1);
    if (last && row - last.end <= scale) spans[spans.length - 1] = { start: last.start, end: row + 1 };
    else spans.push({ start: row, end: row + 1 });
  }
  const inkOf = ({ start, end }: Span) => counted.slice(start, end).reduce((sum, ink) => sum + ink, 0);
  const best = spans.sort((a, b) => inkOf(b) - inkOf(a))[0];
  return best && best.end - best.start >= MIN_PRINT * scale ? best : null;
}
