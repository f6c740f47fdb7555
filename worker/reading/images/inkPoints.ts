/** The ink of a page as a few thousand points, without the long lines of forms, for measuring how its text runs. */
import type { Raster } from '../raster/raster.ts';

export interface InkPoints {
  readonly xs: Float32Array;
  readonly ys: Float32Array;
}

/** Ink is this much darker than the paper. */
const INK = 150;
/** Longer runs of ink than this many pixels are rules and bars, not letters (at 100 dpi). */
const LONGEST_STROKE = 24;
/** As many tell the slope and the direction of lines as all do; each is looked at 82 times. */
const MAX_POINTS = 20_000;

/** Points of an evenly lit page of about 100 dpi. */
export function inkPoints(page: Raster): InkPoints {
  const { pixels, width, height } = page;
  const found: number[] = [];
  for (let y = 0, at = 0; y < height; y++)
    for (const end = (y + 1) * width; at < end; at++) {
      if (pixels[at]! >= INK) continue;
      const start = at;
      while (at < end && pixels[at]! < INK) at++;
      if (at - start > LONGEST_STROKE) continue;
      for (let place = start; place < at; place++) if (!isInRule(page, place)) found.push(place);
    }
  const step = Math.max(1, Math.ceil(found.length / MAX_POINTS));
  const kept = found.filter((_, index) => index % step === 0);
  return {
    xs: Float32Array.from(kept, (at) => at % width),
    ys: Float32Array.from(kept, (at) => Math.floor(at / width)),
  };
}

/** Does a pixel of ink lie in a run down the page that is longer than a stroke? */
function isInRule({ pixels, width }: Raster, at: number): boolean {
  let length = 1;
  for (let up = at - width; up >= 0 && pixels[up]! < INK; up -= width)
    if (++length > LONGEST_STROKE) return true;
  for (let down = at + width; down < pixels.length && pixels[down]! < INK; down += width)
    if (++length > LONGEST_STROKE) return true;
  return false;
}
