/** Leaves out print that runs aslant, and of print that is bent around a seal the letters that stand upright, too: at its top, its bottom and its sides. */
import type { Glyph } from './pdfGlyphs.ts';

/** Letters in a row that stand upright within a curve. */
const MOST_UPRIGHT = 4;
/** Letters at its ends that lie on their side. */
const MOST_ON_SIDE = 2;

/** The glyphs that stand upright, in the order in which they are drawn; `main`: the way most of the page's print runs. */
export function withoutCurves(glyphs: readonly Glyph[], main: number): Glyph[] {
  const isUpright = ({ turns }: Glyph) => turns === main;
  const rows: Glyph[][] = [[]];
  for (const glyph of glyphs)
    if (glyph.isAslant) rows.push([]);
    else if (glyph.gap === undefined) rows.at(-1)!.push(glyph);
  const bent = rows.flatMap((row, at) => {
    const [begins, ends] = [at > 0, at < rows.length - 1];
    if (begins && ends && row.length <= MOST_UPRIGHT) return row;
    const [first, last] = [row.findIndex(isUpright), row.findLastIndex(isUpright)];
    const [head, tail] = [row.slice(0, Math.max(0, first)), row.slice(last + 1)];
    return [begins ? head : [], ends ? tail : []].filter((side) => side.length <= MOST_ON_SIDE).flat();
  });
  const left = new Set(bent);
  return glyphs.filter((glyph) => !glyph.isAslant && !left.has(glyph));
}
