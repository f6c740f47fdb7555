/** A copy of a page without its dashed and dotted rules: Tesseract takes them for lines of print, the longest and dearest of the page. */
import { rowsNotWhite } from '../raster/printedRows.ts';
import type { Raster } from '../raster/raster.ts';
import { INK, LONGEST_DASH, THICKEST, WIDEST_GAP } from './dashes.ts';

/** Over so many points each dash is as far from the last as that one from its own, within this many pixels: strokes of letters are over a word. */
const SHORTEST = 40;
const UNEVEN = 2;
/** Only every other row of pixels is looked at: no rule is thinner than two. */
const STEP = 2;

/** Strokes that cross such a rule stay, and so does the print above and below it. A page without any is returned as it is. */
export function withoutDashes(raster: Raster): Raster {
  const reach = Math.ceil(THICKEST * raster.scale);
  let pixels: Uint8Array | undefined;
  const rows = rowsNotWhite(raster);
  const start = reach + Math.max(0, Math.floor((rows.from - reach) / STEP)) * STEP;
  const end = Math.min(rows.to, raster.height - reach);
  for (let y = start; y < end; y += STEP)
    for (const rule of dashedRules(raster, y))
      if (isThin(raster, rule, reach)) {
        // Not `slice`: of a Buffer, as sharp gives it, that is no copy.
        pixels ??= new Uint8Array(raster.pixels);
        whiten(raster, pixels, rule, reach);
      }
  return pixels ? { ...raster, pixels } : raster;
}

/** Places in the pixels of a picture: the first one of the first dash, and the one behind the last. */
interface Span {
  readonly from: number;
  readonly to: number;
}

/** The stretches of a row that hold nothing but dashes. */
function dashedRules({ pixels, width, scale }: Raster, y: number): Span[] {
  const found: Span[] = [];
  let [first, last, to, pitch, count] = [0, 0, 0, 0, 0];
  const keep = () => {
    if (count > 0 && to - first >= SHORTEST * scale) found.push({ from: first, to });
  };
  const end = (y + 1) * width;
  for (let at = y * width; at < end; at++) {
    if (pixels[at]! >= INK) continue;
    const from = at;
    while (at < end && pixels[at]! < INK) at++;
    const isDash = at - from <= LONGEST_DASH * scale;
    const isEven = count < 2 || Math.abs(from - last - pitch) <= UNEVEN;
    if (count > 0 && isDash && isEven && from - to <= WIDEST_GAP * scale) {
      [pitch, count] = [from - last, count + 1];
    } else {
      keep();
      [first, count] = [from, isDash ? 1 : 0];
    }
    [last, to] = [from, at];
  }
  keep();
  return found;
}

/** Is there clearly less ink beyond a rule's greatest thickness than in it? Rows of even letters go on there. */
function isThin({ pixels, width }: Raster, { from, to }: Span, reach: number): boolean {
  const inkAt = (down: number) => {
    let ink = 0;
    for (let at = from + down * width; at < to + down * width; at++) if (pixels[at]! < INK) ink++;
    return ink;
  };
  const most = inkAt(0) / 2;
  return inkAt(-reach) < most && inkAt(reach) < most;
}

/** Each pixel of the rule, and the grey at its edges, becomes as light as the lighter of what is above and below it. */
function whiten({ pixels, width }: Raster, whitened: Uint8Array, { from, to }: Span, reach: number): void {
  for (let at = from - 1; at <= to; at++) {
    const beyond = Math.max(pixels[at - reach * width]!, pixels[at + reach * width]!);
    for (let place = at - STEP * width; place <= at + STEP * width; place += width)
      if (whitened[place]! < beyond) whitened[place] = beyond;
  }
}
