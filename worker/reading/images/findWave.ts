/** How the lines of a page rise and fall from left to right: curled paper and bent lenses make waves that no turning removes. */
import type { Raster } from '../raster/raster.ts';

/** For every strip of the page, how many pixels its lines lie below those of the page's middle. */
export interface Wave {
  readonly stripWidth: number;
  readonly offsets: Float32Array;
}

const STRIP = 24;
/** Strips compared with each one: single strips may hold no ink, or other lines. */
const LAGS = [1, 2, 4, 7];
/** Steepest slope looked for, in pixels a strip (7 degrees). */
const STEEPEST = 3;
const STEP = 0.125;
const INK = 150;
/** Curvature is gentle: each strip's slope is averaged with its neighbours'. */
const SMOOTHING = 4;

/** The wave's own slope from end to end, in degrees: what turning the page takes away. */
export function waveDegrees({ stripWidth, offsets }: Wave): number {
  const middle = (offsets.length - 1) / 2;
  const mean = offsets.reduce((sum, offset) => sum + offset, 0) / Math.max(offsets.length, 1);
  let rise = 0;
  let run = 0;
  offsets.forEach((offset, index) => {
    rise += (index - middle) * (offset - mean);
    run += (index - middle) ** 2;
  });
  return run === 0 ? 0 : (Math.atan(rise / run / stripWidth) * 180) / Math.PI;
}

/** Measures an evenly lit, roughly level page at about 100 dpi. */
export function findWave(page: Raster): Wave {
  const profiles = stripProfiles(page);
  const slopes = profiles.map((_, index) => slopeAt(profiles, index));
  const offsets = new Float32Array(profiles.length);
  const smooth = smoothed(slopes);
  for (let index = 1; index < offsets.length; index++) offsets[index] = offsets[index - 1]! + smooth[index]!;
  const middle = offsets[offsets.length >> 1]!;
  return { stripWidth: STRIP, offsets: offsets.map((offset) => offset - middle) };
}

/** Ink per row of each strip, blurred a little, its mean taken off so that empty rows count against ink. */
function stripProfiles({ pixels, width, height }: Raster): Float32Array[] {
  const strips = Array.from({ length: Math.floor(width / STRIP) }, () => new Float32Array(height));
  // Row by row, as the pixels lie in memory.
  for (let y = 0; y < height; y++)
    for (let strip = 0, at = y * width; strip < strips.length; strip++) {
      let ink = 0;
      for (const end = at + STRIP; at < end; at++) if (pixels[at]! < INK) ink++;
      strips[strip]![y] = ink;
    }
  return strips.map((rows) => {
    const soft = rows.map((ink, y) => (ink * 2 + (rows[y - 1] ?? 0) + (rows[y + 1] ?? 0)) / 4);
    const mean = soft.reduce((sum, ink) => sum + ink, 0) / height;
    return soft.map((ink) => ink - mean);
  });
}

interface Slope {
  readonly pixels: number;
  /** How clearly the lines show it. */
  readonly weight: number;
}

/** The slope at which a strip's lines run on best in the strips before it. */
function slopeAt(profiles: readonly Float32Array[], index: number): Slope {
  const matches = LAGS.flatMap((lag) => {
    const before = profiles[index - lag];
    return before ? [{ lag, byShift: correlations(before, profiles[index]!, STEEPEST * lag) }] : [];
  });
  let best: Slope = { pixels: 0, weight: 0 };
  for (let pixels = -STEEPEST; pixels <= STEEPEST; pixels += STEP) {
    let match = 0;
    for (const { lag, byShift } of matches) match += between(byShift, (pixels + STEEPEST) * lag) / lag;
    if (match > best.weight) best = { pixels, weight: match };
  }
  return best;
}

/** How well `b` matches `a` when it is moved up by each whole number of rows from `-most` to `most` (one more for `between`). */
function correlations(a: Float32Array, b: Float32Array, most: number): Float64Array {
  return Float64Array.from({ length: 2 * most + 2 }, (_, index) => {
    const shift = index - most;
    const to = Math.min(a.length, b.length - shift);
    let sum = 0;
    for (let y = Math.max(0, -shift); y < to; y++) sum += a[y]! * b[y + shift]!;
    return sum;
  });
}

function between(values: Float64Array, place: number): number {
  const whole = Math.floor(place);
  return values[whole]! + (values[whole + 1]! - values[whole]!) * (place - whole);
}

/** Below this share of the page's usual evidence a strip shows nothing: two columns far apart have empty paper between them. */
const NOTHING = 0.1;

function smoothed(slopes: readonly Slope[]): number[] {
  const usual = slopes.reduce((sum, { weight }) => sum + weight, 0) / Math.max(slopes.length, 1);
  const pages = meanOf(slopes);
  return slopes.map((_, index) => {
    const near = slopes.slice(Math.max(0, index - SMOOTHING), index + SMOOTHING + 1);
    const weight = near.reduce((sum, slope) => sum + slope.weight, 0);
    return weight < usual * near.length * NOTHING ? pages : meanOf(near);
  });
}

function meanOf(slopes: readonly Slope[]): number {
  const weight = slopes.reduce((sum, slope) => sum + slope.weight, 0);
  return weight === 0 ? 0 : slopes.reduce((sum, slope) => sum + slope.pixels * slope.weight, 0) / weight;
}
