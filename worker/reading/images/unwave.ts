/** Shifts every column of a page up or down by its lines' wave, so that they run level. */
import type { Raster } from '../raster/raster.ts';
import type { Wave } from './findWave.ts';

/** `factor`: pixels of the page per pixel of the wave. */
export function unwave(page: Raster, wave: Wave, factor: number): Raster {
  const { width, height } = page;
  const source = page.pixels;
  const pixels = new Uint8Array(source.length).fill(255);
  const offsets = Float64Array.from({ length: width }, (_, x) => offsetAt(wave, x / factor) * factor);
  const wholes = Int32Array.from(offsets, Math.floor);
  const parts = offsets.map((offset, x) => offset - wholes[x]!);
  // Row by row, as the pixels lie in memory: column by column takes three times as long.
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const from = y + wholes[x]!;
      if (from < 0 || from >= height - 1) continue;
      const at = from * width + x;
      const above = source[at]!;
      pixels[y * width + x] = (above + (source[at + width]! - above) * parts[x]! + 0.5) | 0;
    }
  }
  return { ...page, pixels };
}

function offsetAt({ stripWidth, offsets }: Wave, x: number): number {
  const at = Math.min(Math.max(x / stripWidth - 0.5, 0), offsets.length - 1);
  const left = Math.floor(at);
  const before = offsets[left] ?? 0;
  return before + ((offsets[left + 1] ?? before) - before) * (at - left);
}
