/** Whitens dashed and dotted lines that run across a crop: right below print, they make rubbish of its letters. */
import type { Raster } from '../raster/raster.ts';
import { INK, LONGEST_DASH, THICKEST, WIDEST_GAP } from './dashes.ts';

/** A crop is looked at in strips of this width (points), for no line is quite level; each holds at least so many dashes. */
const STRIP = 36;
const FEWEST = 4;
/** Dashes and their gaps cover this share of a strip, and the line is seen in this share of the strips. */
const LEAST_COVERED = 0.75;
const LEAST_STRIPS = 0.7;
/** From one strip to the next it rises or falls by no more than this, in points. */
const STEEPEST = 0.8;

/** A copy of the crop without such lines; strokes of letters that cross one stay. A crop of fewer than two strips stays as it is. */
export function eraseDashes(raster: Raster): Raster {
  const strips = stripsOf(raster);
  if (strips.length < 2) return raster;
  const bands = strips.map((strip) => dashedBands(raster, strip));
  const lines = bands[0]!.concat(bands[1]!).flatMap((start) => follow(bands, start, STEEPEST * raster.scale));
  const seen = lines.filter((line) => line.filter(Boolean).length >= strips.length * LEAST_STRIPS);
  if (seen.length === 0) return raster;
  const pixels = raster.pixels.slice();
  for (const line of seen)
    for (const [at, band] of line.entries()) if (band) whiten(raster, pixels, strips[at]!, band);
  return { ...raster, pixels };
}

interface Span {
  readonly from: number;
  /** Exclusive. */
  readonly to: number;
}

function stripsOf({ width, scale }: Raster): Span[] {
  const count = Math.floor(width / (STRIP * scale));
  return Array.from({ length: count }, (_, at) => ({
    from: Math.floor((width * at) / count),
    to: Math.floor((width * (at + 1)) / count),
  }));
}

/** The bands that go on from `start`, one for each strip; null where the line is too pale to be seen. */
function follow(bands: readonly (readonly Span[])[], start: Span, step: number): (Span | null)[][] {
  let last = start;
  const line = bands.map((strip) => {
    const next = strip.find(({ from, to }) => Math.abs(from + to - last.from - last.to) / 2 <= step + 1);
    if (next) last = next;
    return next ?? null;
  });
  return line.some(Boolean) ? [line] : [];
}

/** Rows of pixels beyond a line's dashes, and the grey at their edges, in which there is so many times less ink; small letters go on there. */
const BEYOND = 2;
const LESS = 3;

/** Rows of a strip that hold dashes, as long as they are no thicker than a line and stand apart from what is above and below: rows of letters do neither. */
function dashedBands(raster: Raster, strip: Span): Span[] {
  const bands: { from: number; to: number }[] = [];
  for (let y = 0; y < raster.height; y++) {
    if (!isDashed(raster, strip, y)) continue;
    const last = bands.at(-1);
    if (last && y - last.to <= 1) last.to = y + 1;
    else bands.push({ from: y, to: y + 1 });
  }
  const isApart = ({ from, to }: Span) => {
    const own = inkIn(raster, strip, (from + to - 1) >> 1);
    return [from - BEYOND, to - 1 + BEYOND].every((y) => inkIn(raster, strip, y) * LESS <= own);
  };
  return bands.filter((band) => band.to - band.from <= THICKEST * raster.scale && isApart(band));
}

/** Pixels of ink in a row of the strip; none beyond the crop. */
function inkIn({ pixels, width, height }: Raster, { from, to }: Span, y: number): number {
  if (y < 0 || y >= height) return 0;
  let ink = 0;
  for (let at = y * width + from; at < y * width + to; at++) if (pixels[at]! < INK) ink++;
  return ink;
}

/** Does a row of the strip hold short runs of ink, close together, nearly from side to side? */
function isDashed({ pixels, width, scale }: Raster, { from, to }: Span, y: number): boolean {
  let dashes = 0;
  let covered = 0;
  let end = from;
  for (let x = from; x < to; x++) {
    const start = x;
    while (x < to && pixels[y * width + x]! < INK) x++;
    if (x === start) continue;
    if (x - start > LONGEST_DASH * scale) return false;
    const gap = start - end;
    covered += x - start + (gap <= WIDEST_GAP * scale ? gap : 0);
    end = x;
    dashes++;
  }
  return dashes >= FEWEST && covered >= (to - from) * LEAST_COVERED;
}

/** Each pixel of the line, and the grey at its edges, becomes as light as the lighter of what is above it and below it. */
function whiten({ pixels, width, height }: Raster, whitened: Uint8Array, strip: Span, band: Span): void {
  const above = Math.max(0, band.from - 2) * width;
  const below = Math.min(height - 1, band.to + 1) * width;
  for (let x = strip.from; x < strip.to; x++) {
    const beyond = Math.max(pixels[above + x]!, pixels[below + x]!);
    for (let y = Math.max(0, band.from - 1); y <= Math.min(height - 1, band.to); y++)
      whitened[y * width + x] = Math.max(whitened[y * width + x]!, beyond);
  }
}
