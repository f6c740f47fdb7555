/** Evens out the light of a photo or a worn scan: every pixel is divided by the paper's own brightness around it. */
import { printedRows, widened } from '../raster/printedRows.ts';
import { rowsOf, type Raster } from '../raster/raster.ts';

/** Side of the blocks whose brightness is taken, in points: 16 pixels of a page as it is read. */
const BLOCK = 4.6;
/** Paper is looked for this many blocks around (about half an inch at 200 dpi), so that dark boxes stay dark. */
const REACH = 3;
/** Where the light around a block is brighter than its own by such a factor, a shadow ends, and only blocks this near tell its paper; by more, a dark field. */
const isShadow = (factor: number) => factor > 1.15 && factor < 2.5;
const EDGE_REACH = 1;
/** Blocks above and below all print whose light is evened too: of the inner half of them comes what it would be on the whole page. */
const MARGIN = 4 * REACH;

/** A copy whose paper is white everywhere. `isPhoto`: shadows may end sharply on it. */
export function flattenLight(raster: Raster, isPhoto: boolean): Raster {
  const { width, height } = raster;
  const block = Math.max(1, Math.round(BLOCK * raster.scale));
  const lit = widened(printedRows(raster), MARGIN * block, height);
  const first = lit.from - (lit.from % block);
  const pixels = new Uint8Array(width * height).fill(255);
  evenLight(rowsOf(raster, first, lit.to), block, isPhoto, pixels.subarray(first * width));
  return { ...raster, pixels };
}

function evenLight(raster: Raster, block: number, isPhoto: boolean, flat: Uint8Array): void {
  const { width, height } = raster;
  const columns = Math.ceil(width / block);
  const rows = Math.ceil(height / block);
  const around = (blocks: Float32Array, reach: number, combine: (a: number, b: number) => number) =>
    slide(slide(blocks, columns, rows, true, reach, combine), columns, rows, false, reach, combine);
  const brightest = around(blockBrightness(raster, block, columns, rows), REACH, Math.max);
  const add = (a: number, b: number) => a + b;
  const wide = around(brightest, REACH, add);
  const paper = isPhoto
    ? withSharpEdges(wide, around(around(brightest, REACH, Math.min), EDGE_REACH, add))
    : wide;
  divide(raster, paper, block, columns, rows, flat);
}

/** At the edge of a shadow the paper is no brighter than what lies `close` by. */
const withSharpEdges = (wide: Float32Array, close: Float32Array) =>
  wide.map((bright, at) => (isShadow(bright / close[at]!) ? close[at]! : bright));

/** The 90th percentile of each block: the paper, not a glint or a speck. */
function blockBrightness(
  { pixels, width, height }: Raster,
  block: number,
  columns: number,
  rows: number,
): Float32Array {
  const blocks = new Float32Array(columns * rows);
  const counts = new Uint16Array(256);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      counts.fill(0);
      const y1 = Math.min(height, (row + 1) * block);
      const x1 = Math.min(width, (column + 1) * block);
      for (let y = row * block; y < y1; y++)
        for (let x = column * block; x < x1; x++) counts[pixels[y * width + x]!]!++;
      let above = ((y1 - row * block) * (x1 - column * block)) / 10;
      let value = 255;
      while (value > 0 && (above -= counts[value]!) > 0) value--;
      blocks[row * columns + column] = Math.max(value, 1);
    }
  }
  return blocks;
}

/** Combines each block with its neighbours within reach along one axis; sums become means. */
function slide(
  blocks: Float32Array,
  columns: number,
  rows: number,
  isAcross: boolean,
  reach: number,
  combine: (a: number, b: number) => number,
): Float32Array {
  const isMean = combine !== Math.max && combine !== Math.min;
  const step = isAcross ? 1 : columns;
  const length = isAcross ? columns : rows;
  return blocks.map((own, index) => {
    const at = isAcross ? index % columns : Math.floor(index / columns);
    let value = own;
    let count = 1;
    for (let by = 1; by <= reach; by++) {
      if (at >= by && ++count) value = combine(value, blocks[index - by * step]!);
      if (at + by < length && ++count) value = combine(value, blocks[index + by * step]!);
    }
    return isMean ? value / count : value;
  });
}

/** Between the middles of blocks the paper's brightness is interpolated, or their edges would show. */
function divide(
  { pixels, width, height }: Raster,
  paper: Float32Array,
  block: number,
  columns: number,
  rows: number,
  flat: Uint8Array,
): void {
  const line = new Float32Array(columns + 1);
  const shares = Float64Array.from({ length: width }, (_, x) => placeOf(x, block, columns) % 1);
  for (let y = 0; y < height; y++) {
    const v = placeOf(y, block, rows);
    const upper = v | 0;
    const lower = Math.min(upper + 1, rows - 1);
    for (let column = 0; column < columns; column++) {
      const above = paper[upper * columns + column]!;
      line[column] = above + (paper[lower * columns + column]! - above) * (v - upper);
    }
    line[columns] = line[columns - 1]!;
    divideLine(pixels, flat, block, y * width, shares, line);
  }
}

/** From the middle of one block to the middle of the next. */
function divideLine(
  pixels: Uint8Array,
  flat: Uint8Array,
  block: number,
  start: number,
  shares: Float64Array,
  line: Float32Array,
): void {
  const width = shares.length;
  for (let left = 0, x = 0; x < width; left++) {
    const from = line[left]!;
    const rise = left + 2 < line.length ? line[left + 1]! - from : 0;
    const end = left + 2 < line.length ? Math.min(width, left * block + block * 1.5) : width;
    for (; x < end; x++) {
      const light = (pixels[start + x]! * 255) / (from + rise * shares[x]!);
      flat[start + x] = light > 255 ? 255 : light | 0;
    }
  }
}

/** Where a pixel lies among the middles of the blocks: 2.25 is a quarter of the way from the third to the fourth. */
const placeOf = (at: number, block: number, blocks: number) =>
  Math.min(Math.max((at + 0.5) / block - 0.5, 0), blocks - 1);
