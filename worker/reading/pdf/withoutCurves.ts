/** Leaves out print that runs aslant, and of print that is bent around a seal the letters that stand upright, too: at its top, its bottom and its sides. */
import type { Glyph } from './pdfGlyphs.ts';

/** Letters in a row that stand upright within a curve. */
const MOST_UPRIGHT = 4;
/** Letters at its ends that lie on their side. */
const MOST_ON_SIDE = 2;
/** Heights of its letters from the middle of one to that of the next, over a space between words, too; what stands further off is print between two stamps. */
const FAR = 4;

/** The glyphs that stand upright, in the order in which they are drawn; `main`: the way most of the page's print runs. */
export function withoutCurves(glyphs: readonly Glyph[], main: number): Glyph[] {
  const drawn = glyphs.filter(({ gap }) => gap === undefined);
  const rows: { before?: Glyph; row: Glyph[]; after?: Glyph }[] = [{ row: [] }];
  for (const glyph of drawn)
    if (glyph.isAslant) {
      rows.at(-1)!.after = glyph;
      rows.push({ before: glyph, row: [] });
    } else rows.at(-1)!.row.push(glyph);
  const isUpright = ({ turns }: Glyph) => turns === main;
  const bent = rows.flatMap(({ before, row, after }) => {
    const begins = before && row[0] && isNext(before, row[0]);
    const ends = after && row[0] && isNext(row.at(-1)!, after);
    if (begins && ends && row.length <= MOST_UPRIGHT) return row;
    const [first, last] = [row.findIndex(isUpright), row.findLastIndex(isUpright)];
    const [head, tail] = [row.slice(0, Math.max(0, first)), row.slice(last + 1)];
    return [begins ? head : [], ends ? tail : []].filter((side) => side.length <= MOST_ON_SIDE).flat();
  });
  const left = new Set(bent);
  return glyphs.filter((glyph) => !glyph.isAslant && !left.has(glyph));
}

function isNext({ cell: one }: Glyph, { cell: other }: Glyph): boolean {
  const middle = (low: number, high: number) => (low + high) / 2;
  const across = middle(other.x0, other.x1) - middle(one.x0, one.x1);
  const down = middle(other.y0, other.y1) - middle(one.y0, one.y1);
  const high = Math.max(one.x1 - one.x0, one.y1 - one.y0, other.x1 - other.x0, other.y1 - other.y0);
  return Math.hypot(across, down) < FAR * high;
}
