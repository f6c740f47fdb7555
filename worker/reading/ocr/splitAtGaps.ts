/** Cuts a page into bands of about equal print, along paper, so that several threads can read one page at once. */
import { printedRows, type Rows } from '../raster/printedRows.ts';
import { rowsOf, type Raster } from '../raster/raster.ts';
import { paperSeam, type Seam } from './paperSeam.ts';

export interface Band {
  /** Its own print; what is its neighbours' is white. */
  readonly raster: Raster;
  /** Pixels of the page above the raster. */
  readonly top: number;
}

const INK = 150;
/** What a row of paper costs, in changes between ink and paper (measured: a blank page takes a tenth of a W-2's time). */
const ROW_WORK = 3;
/** Pixels of paper beyond a band's print: what stands at the very edge of a picture is read badly. */
const MARGIN = 30;
/** Above and below all print so much of the page is read: a sign that stands alone, too small to count as print, is there. */
const OUTSIDE = 60;
/** Bands smaller than this are not worth a thread. */
const MIN_HEIGHT = 300;

/** `count` bands from top to bottom; fewer when the page is small or empty. Paper above and below all print is in none. */
export function splitAtGaps(page: Raster, count: number): Band[] {
  const print = printedRows(page);
  const isSmall = count < 2 || print.to - print.from < MIN_HEIGHT * count;
  const work = isSmall ? null : workPerRow(page, print);
  const seams = work
    ? Array.from({ length: count - 1 }, (_, index) => paperSeam(page, rowOfShare(work, (index + 1) / count)))
    : [];
  return Array.from({ length: seams.length + 1 }, (_, index) =>
    bandBetween(page, print, seams[index - 1], seams[index]),
  );
}

/** What lies below one seam and above the other; an absent one is the end of the print. */
function bandBetween(page: Raster, print: Rows, above?: Seam, below?: Seam): Band {
  const top = Math.max(0, above ? above.first - MARGIN : print.from - OUTSIDE);
  const end = Math.min(page.height, below ? below.last + MARGIN : print.to + OUTSIDE);
  const part = rowsOf(page, top, end);
  if (!above && !below) return { raster: part, top };
  // Not `slice`: of a Buffer, as sharp gives it, that is no copy.
  const pixels = new Uint8Array(part.pixels);
  const whiten = (from: number, to: number, isOther: (x: number, y: number) => boolean) => {
    for (let y = from; y < to; y++)
      for (let x = 0; x < page.width; x++) if (isOther(x, y)) pixels[(y - top) * page.width + x] = 255;
  };
  if (above) whiten(top, above.last, (x, y) => y < above.rows[x]!);
  if (below) whiten(below.first, end, (x, y) => y >= below.rows[x]!);
  return { raster: { ...part, pixels }, top };
}

/** Changes between ink and paper along each printed row, many in print and few in rules and bars, and what the row itself costs. */
function workPerRow({ pixels, width, height }: Raster, print: Rows): Float32Array {
  const rows = new Float32Array(height);
  for (let y = print.from; y < print.to; y++) {
    let work = ROW_WORK;
    let wasInk = pixels[y * width]! < INK;
    for (let at = y * width + 1; at < (y + 1) * width; at++) {
      const isInk = pixels[at]! < INK;
      if (isInk !== wasInk) work++;
      wasInk = isInk;
    }
    rows[y] = work;
  }
  return rows;
}

/** The first row above which `share` of the work lies. */
function rowOfShare(work: Float32Array, share: number): number {
  const wanted = work.reduce((sum, row) => sum + row, 0) * share;
  let above = 0;
  return work.findIndex((row) => (above += row) >= wanted);
}
