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
export function inkPoints({ pixels, width, height }: Raster): InkPoints {
  const across = runLengths(pixels, width, height, 1, width);
  const down = runLengths(pixels, height, width, width, 1);
  const found: number[] = [];
  for (let at = 0; at < pixels.length; at++) {
    if (across[at]! > 0 && across[at]! <= LONGEST_STROKE && down[at]! <= LONGEST_STROKE) found.push(at);
  }
  const step = Math.max(1, Math.ceil(found.length / MAX_POINTS));
  const kept = found.filter((_, index) => index % step === 0);
  return {
    xs: Float32Array.from(kept, (at) => at % width),
    ys: Float32Array.from(kept, (at) => Math.floor(at / width)),
  };
}

/** For every ink pixel, the length of the run of ink through it along one axis; 0 for paper. */
function runLengths(
  pixels: Uint8Array,
  length: number,
  lines: number,
  step: number,
  lineStep: number,
): Uint16Array {
  const runs = new Uint16Array(pixels.length);
  for (let line = 0; line < lines; line++) {
    let start = 0;
    for (let at = 0; at <= length; at++) {
      const isInk = at < length && pixels[line * lineStep + at * step]! < INK;
      if (isInk) continue;
      for (let back = start; back < at; back++) runs[line * lineStep + back * step] = at - start;
      start = at + 1;
    }
  }
  return runs;
}
