/** Puts glyphs that a file draws in any order back into lines, top to bottom, each from its start to its end. */
import type { Glyph } from './pdfGlyphs.ts';
import { along } from './lineAxes.ts';

/** Sorts glyphs by direction, line and place; spaces drawn by the file are dropped, gaps tell the words. */
export function readingOrder(glyphs: readonly Glyph[]): Glyph[] {
  const ink = glyphs.filter((glyph) => !glyph.gap);
  return [0, 1, 2, 3].flatMap((turns) => inLines(ink.filter((glyph) => glyph.turns === turns)).flat());
}

const middle = (glyph: Glyph) => {
  const { low, high } = along(glyph.cell, glyph.turns);
  return (low + high) / 2;
};
const height = (glyph: Glyph) => {
  const { low, high } = along(glyph.cell, glyph.turns);
  return high - low;
};

/** Glyphs whose middles lie within a third of their height of the line's first one share a line. */
function inLines(glyphs: readonly Glyph[]): Glyph[][] {
  const lines: Glyph[][] = [];
  for (const glyph of [...glyphs].sort((a, b) => middle(a) - middle(b))) {
    const line = lines.at(-1);
    const first = line?.[0];
    if (line && first && middle(glyph) - middle(first) < Math.min(height(glyph), height(first)) / 3)
      line.push(glyph);
    else lines.push([glyph]);
  }
  const start = (glyph: Glyph) => along(glyph.cell, glyph.turns).start;
  return lines.map((line) => line.sort((a, b) => start(a) - start(b)));
}
