/** Cuts a page into bands of about equal print, between lines, so that several threads can read one page at once. */
import { printedRows, type Rows } from '../raster/printedRows.ts';
import { rowsOf, type Raster } from '../raster/raster.ts';

export interface Band {
  readonly raster: Raster;
  /** Pixels of the page above the raster. */
  readonly top: number;
  /** The rows whose words are taken from this band: its neighbours' share of the overlap is read to see lines whole. */
  readonly from: number;
  readonly to: number;
}

const INK = 150;
/** A cut is looked for this far (share of the page's work) around the even one. */
const SEARCH_SHARE = 0.1;
/** What a row of paper costs, in changes between ink and paper (measured: a blank page takes a tenth of a W-2's time). */
const ROW_WORK = 3;
/** A cut this share of the page's work off the even one is as bad as this share of it cut through: a line of print has five times as much. */
const UNEVEN = 0.05;
/** Rows counted together (half a line at 200 dpi), so that the cut falls in the middle of a gap. */
const GAP = 13;
/** Bands overlap by some lines: print at the very edge of a picture is read badly, and what the cut goes through stands whole in both. */
const OVERLAP = 60;
/** A cut through bare paper leaves every line whole: the paper around it is enough, and no line is read twice. */
const BARE_OVERLAP = 30;
/** Paper is bare where no more columns than this are ink in some rows of a gap and not in others; rules stand in all. */
const FEWEST_CHANGES = 3;
/** Bands smaller than this are not worth a thread. */
const MIN_HEIGHT = 300;

/** `count` bands from top to bottom; fewer when the page is small or empty. Paper above and below all print is in none. */
export function splitAtGaps(page: Raster, count: number): Band[] {
  const print = printedRows(page);
  const isSmall = count < 2 || print.to - print.from < MIN_HEIGHT * count;
  const work = isSmall ? null : workPerRow(page, print);
  const cuts = work
    ? Array.from({ length: count - 1 }, (_, index) => cutNear(work, (index + 1) / count))
    : [];
  const edges = [print.from, ...cuts, print.to];
  const overlaps = edges.map((row, index) =>
    index > 0 && index <= cuts.length && isBare(page, row) ? BARE_OVERLAP : OVERLAP,
  );
  return edges.slice(1).map((end, index) => {
    const top = Math.max(0, edges[index]! - overlaps[index]!);
    const raster = rowsOf(page, top, end + overlaps[index + 1]!);
    // A sign that stands alone at the edge of the print, too small to count as print, is read with it.
    return {
      raster,
      top,
      from: index === 0 ? 0 : edges[index]!,
      to: index === cuts.length ? page.height : end,
    };
  });
}

/** Changes between ink and paper along each printed row, many in print and few in rules and bars, and what the row itself costs. */
function workPerRow({ pixels, width, height }: Raster, print: Rows): Float32Array {
  const rows = new Float32Array(height);
  for (let y = print.from; y < print.to; y++) {
    rows[y] = ROW_WORK;
    for (let x = 1; x < width; x++) {
      if (pixels[y * width + x]! < INK !== pixels[y * width + x - 1]! < INK) rows[y]!++;
    }
  }
  return rows;
}

/** Do the rows around a cut hold nothing but upright rules? */
function isBare({ pixels, width, height }: Raster, row: number): boolean {
  const [first, end] = [Math.max(0, row - (GAP >> 1)), Math.min(height, row + (GAP >> 1) + 1)];
  let changes = 0;
  for (let x = 0; x < width; x++) {
    let ink = 0;
    for (let y = first; y < end; y++) if (pixels[y * width + x]! < INK) ink++;
    if (ink > 0 && ink < end - first && ++changes > FEWEST_CHANGES) return false;
  }
  return true;
}

/** An empty row as near as can be to the one above which `share` of the work lies. */
function cutNear(work: Float32Array, share: number): number {
  const total = work.reduce((sum, row) => sum + row, 0);
  let above = 0;
  let best = { row: Math.round(work.length * share), price: Infinity };
  for (let row = 0; row < work.length; row++) {
    above += work[row]!;
    const uneven = Math.abs(above / total - share);
    if (uneven > SEARCH_SHARE) continue;
    let near = 0;
    for (let at = row - (GAP >> 1); at <= row + (GAP >> 1); at++) near += work[at] ?? 0;
    const price = near / total + uneven * UNEVEN;
    if (price < best.price) best = { row, price };
  }
  return best.row;
}
