/** Whitens the printed lines of a form's boxes in a crop: a line beside a digit is read as 1, | or [. */
import type { Raster } from '../raster/raster.ts';

/** Darker than this is ink. */
const INK = 140;
/** A run of ink is a rule when it is this much of the crop's side: no letter of the crop's own text is. */
const RULE_SHARE = 0.85;
/** Rules of boxes run along the crop's edges: what crosses its middle may be a letter or a strike-through. */
const EDGE_SHARE = 0.25;

/** A copy of the crop without the horizontal and vertical rules near its edges. */
export function eraseRules(raster: Raster): Raster {
  const { width, height } = raster;
  const pixels = raster.pixels.slice();
  const isInk = (x: number, y: number) => raster.pixels[y * width + x]! < INK;
  const isEdge = (at: number, size: number) => at < size * EDGE_SHARE || at >= size * (1 - EDGE_SHARE);
  for (let x = 0; x < width; x++) {
    if (!isEdge(x, width)) continue;
    let ink = 0;
    for (let y = 0; y < height; y++) if (isInk(x, y)) ink++;
    if (ink >= height * RULE_SHARE) for (let y = 0; y < height; y++) pixels[y * width + x] = 255;
  }
  for (let y = 0; y < height; y++) {
    if (!isEdge(y, height)) continue;
    let ink = 0;
    for (let x = 0; x < width; x++) if (isInk(x, y)) ink++;
    if (ink >= width * RULE_SHARE) pixels.fill(255, y * width, (y + 1) * width);
  }
  return { ...raster, pixels };
}
