/** Cuts the empty rest of a crop away: of its rules and the slivers beside them Tesseract makes the longest and dearest lines of a second look. */
import { crop, type Raster } from '../raster/raster.ts';
import { blobsOf } from './combLetters.ts';
import { withoutRules } from './withoutRules.ts';

/** Darker is ink. */
const INK = 165;
/** Letters are at least so high, and at most so high and so wide (points); what is not may be dust or a rule. */
const LOWEST = 3;
const HIGHEST = 20;
const WIDEST = 24;
/** Points of the crop left on both sides of its letters: pale ones may stand there. */
const BESIDE = 10;

/** The part of a crop in which letters stand, from its left side at `left`; null where there are none. */
export function trimToLetters(raster: Raster): { readonly raster: Raster; readonly left: number } | null {
  const { width, height, scale } = raster;
  const letters = blobsOf(withoutRules(raster), INK).filter(
    ({ x0, x1, y0, y1 }) =>
      y1 - y0 >= LOWEST * scale && y1 - y0 <= HIGHEST * scale && x1 - x0 <= WIDEST * scale,
  );
  if (letters.length === 0) return null;
  const left = Math.max(0, Math.min(...letters.map(({ x0 }) => x0)) - Math.round(BESIDE * scale));
  const right = Math.min(width, Math.max(...letters.map(({ x1 }) => x1)) + Math.round(BESIDE * scale));
  return { raster: left === 0 && right === width ? raster : crop(raster, left, 0, right, height), left };
}
