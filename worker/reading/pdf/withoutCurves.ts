/** Leaves out print that runs aslant, and of print that is bent around a seal the letters at its top and bottom, too, which stand upright. */
import type { Glyph } from './pdfGlyphs.ts';

/** Upright letters in a row that the letters before and behind them, both aslant, show to be a part of a curve. */
const MOST_UPRIGHT = 4;

/** The glyphs that stand upright, in the order in which they are drawn. */
export function withoutCurves(glyphs: readonly Glyph[]): Glyph[] {
  const bent = new Set<Glyph>();
  let upright: Glyph[] | null = null;
  for (const glyph of glyphs.filter(({ gap }) => gap === undefined)) {
    if (!glyph.isAslant) upright?.push(glyph);
    else {
      if (upright && upright.length <= MOST_UPRIGHT) upright.forEach((one) => bent.add(one));
      upright = [];
    }
  }
  return glyphs.filter((glyph) => !glyph.isAslant && !bent.has(glyph));
}
