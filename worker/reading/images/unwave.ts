/** Shifts every column of a page up or down by its lines' wave, so that they run level. */
import { rowsNotWhite, widened } from '../raster/printedRows.ts';
import type { Raster } from '../raster/raster.ts';
import type { Wave } from './findWave.ts';

/** `factor`: pixels of the page per pixel of the wave. */
export function unwave(page: Raster, wave: Wave, factor: number): Raster {
  const { width, height } = page;
  const source = page.pixels;
  const pixels = new Uint8Array(source.length).fill(255);
  const offsets = Float64Array.from({ length: width }, (_, x) => offsetAt(wave, x / factor) * factor);
  const parts = offsets.map((offset) => offset - Math.floor(offset));
  const stretches = stretchesOf(offsets);
  // Row by row, as the pixels lie in memory: column by column takes three times as long.
  const most = Math.ceil(offsets.reduce((most, offset) => Math.max(most, Math.abs(offset)), 0)) + 1;
  const rows = widened(rowsNotWhite(page), most, height);
  for (let y = rows.from; y < rows.to; y++) {
    for (const { start, end, shift } of stretches) {
      const from = y + shift;
      if (from < 0 || from >= height - 1) continue;
      const line = { at: y * width, above: from * width, below: (from + 1) * width };
      for (let x = start; x < end; x++) {
        const above = source[line.above + x]!;
        pixels[line.at + x] = (above + (source[line.below + x]! - above) * parts[x]! + 0.5) | 0;
      }
    }
  }
  return { ...page, pixels };
}

/** Columns side by side that come from the same number of whole rows further down. */
function stretchesOf(offsets: Float64Array): { start: number; end: number; shift: number }[] {
  const stretches: { start: number; end: number; shift: number }[] = [];
  offsets.forEach((offset, x) => {
    const shift = Math.floor(offset);
    const last = stretches.at(-1);
    if (last?.shift === shift) last.end = x + 1;
    else stretches.push({ start: x, end: x + 1, shift });
  });
  return stretches;
}

function offsetAt({ stripWidth, offsets }: Wave, x: number): number {
  const at = Math.min(Math.max(x / stripWidth - 0.5, 0), offsets.length - 1);
  const left = Math.floor(at);
  const before = offsets[left] ?? 0;
  return before + ((offsets[left + 1] ?? before) - before) * (at - left);
}
