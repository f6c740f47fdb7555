/** Cuts a page into bands of about equal print, between lines, so that several threads can read one page at once. */
import { crop, type Raster } from '../raster/raster.ts';

export interface Band {
  readonly raster: Raster;
  /** Pixels of the page above the raster. */
  readonly top: number;
  /** The rows whose words are taken from this band: its neighbours' share of the overlap is read to see lines whole. */
  readonly from: number;
  readonly to: number;
}

const INK = 150;
/** A cut is looked for this far (share of the page's print) around the even one; half of it cost the self-test a name. */
const SEARCH_SHARE = 0.1;
/** Rows counted together (half a line at 200 dpi), so that the cut falls in the middle of a gap. */
const GAP = 13;
/** Bands overlap by some lines: print at the very edge of a picture is read badly. */
const OVERLAP = 60;
/** Bands smaller than this are not worth a thread. */
const MIN_HEIGHT = 300;

/** `count` bands from top to bottom; fewer when the page is small or empty. */
export function splitAtGaps(page: Raster, count: number): Band[] {
  const isSmall = count < 2 || page.height < MIN_HEIGHT * count;
  const print = isSmall ? null : printPerRow(page);
  const cuts = print
    ? Array.from({ length: count - 1 }, (_, index) => cutNear(print, (index + 1) / count))
    : [];
  const edges = [0, ...cuts, page.height];
  return edges.slice(1).map((to, index) => {
    const from = edges[index]!;
    const top = Math.max(0, from - OVERLAP);
    return { raster: crop(page, 0, top, page.width, to + OVERLAP), top, from, to };
  });
}

/** Changes between ink and paper along each row: print has many, rules and bars few. */
function printPerRow({ pixels, width, height }: Raster): Float32Array {
  const rows = new Float32Array(height);
  for (let y = 0; y < height; y++) {
    for (let x = 1; x < width; x++) {
      if (pixels[y * width + x]! < INK !== pixels[y * width + x - 1]! < INK) rows[y]!++;
    }
  }
  return rows;
}

/** The emptiest row near the one above which `share` of the print lies. */
function cutNear(print: Float32Array, share: number): number {
  const total = print.reduce((sum, row) => sum + row, 0);
  let above = 0;
  let best = { row: Math.round(print.length * share), print: Infinity };
  for (let row = 0; row < print.length; row++) {
    above += print[row]!;
    if (total > 0 && Math.abs(above / total - share) > SEARCH_SHARE) continue;
    let near = 0;
    for (let at = row - (GAP >> 1); at <= row + (GAP >> 1); at++) near += print[at] ?? 0;
    if (near < best.print) best = { row, print: near };
  }
  return best.row;
}
