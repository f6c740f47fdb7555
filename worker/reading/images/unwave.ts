/** Shifts every column of a page up or down by its lines' wave, so that they run level. */
import type { Raster } from '../raster/raster.ts';
import type { Wave } from './findWave.ts';

/** `factor`: pixels of the page per pixel of the wave. */
export function unwave(page: Raster, wave: Wave, factor: number): Raster {
  const { width, height } = page;
  const pixels = new Uint8Array(page.pixels.length).fill(255);
  for (let x = 0; x < width; x++) {
    const offset = offsetAt(wave, x / factor) * factor;
    const whole = Math.floor(offset);
    const part = offset - whole;
    const from = Math.max(0, -whole);
    const to = Math.min(height, height - whole - 1);
    for (let y = from; y < to; y++) {
      const at = (y + whole) * width + x;
      const above = page.pixels[at]!;
      pixels[y * width + x] = above + (page.pixels[at + width]! - above) * part + 0.5;
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
