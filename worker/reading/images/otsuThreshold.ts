/** The brightness that best parts a picture into dark and bright (Otsu, 1979). */
import type { Raster } from '../raster/raster.ts';

/** 0-255; pixels above it are bright. */
export function otsuThreshold({ pixels }: Pick<Raster, 'pixels'>): number {
  const counts = new Float64Array(256);
  for (const pixel of pixels) counts[pixel]!++;
  const total = pixels.length;
  const sum = counts.reduce((all, count, value) => all + count * value, 0);
  let dark = 0;
  let darkSum = 0;
  let best = { threshold: 127, spread: -1 };
  for (let threshold = 0; threshold < 255; threshold++) {
    dark += counts[threshold]!;
    darkSum += counts[threshold]! * threshold;
    if (dark === 0 || dark === total) continue;
    const difference = darkSum / dark - (sum - darkSum) / (total - dark);
    const spread = dark * (total - dark) * difference * difference;
    if (spread > best.spread) best = { threshold, spread };
  }
  return best.threshold;
}
