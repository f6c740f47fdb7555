/** Large dark fields of a page, each as the rows of pixels that it covers, print within it included. */
import type { Raster } from '../raster/raster.ts';

/** From its first pixel to the one behind its last. */
export interface DarkRow {
  readonly y: number;
  readonly from: number;
  readonly to: number;
}
export type DarkField = readonly DarkRow[];

/** Side of the blocks that are dark or not, in points. */
const BLOCK = 4.6;
/** Places of a block that are looked at, across and down. */
const PLACES = 4;
/** Blocks that a field is wide and high at least, an inch and a quarter: print on a narrower bar is read as it is. */
const FEWEST = 20;
/** Share of the rectangle around it that a field fills at least: the desk around a page does not. */
const FILL = 0.8;

/** Block rows of a field: the first block and the one behind the last. */
type Spans = Map<number, { from: number; to: number }>;

/** `dark`: pixels below this brightness are. */
export function darkFields(page: Raster, dark: number): DarkField[] {
  const block = Math.max(PLACES, Math.round(BLOCK * page.scale));
  const columns = Math.floor(page.width / block);
  const rows = Math.floor(page.height / block);
  const isDark = darkBlocks(page, dark, block, columns, rows);
  const fields: DarkField[] = [];
  for (let start = 0; start < isDark.length; start++) {
    if (!isDark[start]) continue;
    const spans = spansFrom(start, isDark, columns);
    if (isPanel(spans)) fields.push(rowsOf(page, spans, dark, block));
  }
  return fields;
}

function darkBlocks(page: Raster, dark: number, block: number, columns: number, rows: number): Uint8Array {
  const { pixels, width } = page;
  const blocks = new Uint8Array(columns * rows);
  const step = block / PLACES;
  const offsets = Array.from({ length: PLACES * PLACES }, (_, at) => {
    const [x, y] = [at % PLACES, Math.floor(at / PLACES)].map((place) => Math.floor((place + 0.5) * step));
    return y! * width + x!;
  });
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const corner = row * block * width + column * block;
      let count = 0;
      for (const offset of offsets) if (pixels[corner + offset]! < dark) count++;
      blocks[row * columns + column] = count > offsets.length / 2 ? 1 : 0;
    }
  return blocks;
}

/** Blocks that hang together with one, which are no longer dark then. */
function spansFrom(start: number, isDark: Uint8Array, columns: number): Spans {
  const spans: Spans = new Map();
  const queue = [start];
  const visit = (next: number) => {
    if (!isDark[next]) return;
    isDark[next] = 0;
    queue.push(next);
  };
  isDark[start] = 0;
  for (let at = queue.pop(); at !== undefined; at = queue.pop()) {
    const [x, y] = [at % columns, Math.floor(at / columns)];
    const span = spans.get(y) ?? { from: x, to: x + 1 };
    spans.set(y, { from: Math.min(span.from, x), to: Math.max(span.to, x + 1) });
    if (x > 0) visit(at - 1);
    if (x < columns - 1) visit(at + 1);
    visit(at - columns);
    visit(at + columns);
  }
  return spans;
}

function isPanel(spans: Spans): boolean {
  const all = [...spans.values()];
  const width = Math.max(...all.map(({ to }) => to)) - Math.min(...all.map(({ from }) => from));
  const filled = all.reduce((sum, { from, to }) => sum + to - from, 0);
  return width >= FEWEST && all.length >= FEWEST && filled >= FILL * width * all.length;
}

/** Every row reaches on to where it is dark no more, which is less than a block away. */
function rowsOf(page: Raster, spans: Spans, dark: number, block: number): DarkRow[] {
  const [first, last] = [Math.min(...spans.keys()), Math.max(...spans.keys())];
  const rows: DarkRow[] = [];
  for (let y = Math.max(0, (first - 1) * block); y < Math.min(page.height, (last + 2) * block); y++) {
    const span = spans.get(Math.min(last, Math.max(first, Math.floor(y / block))))!;
    const row = { y, from: span.from * block, to: span.to * block };
    const isWithin = y >= first * block && y < (last + 1) * block;
    if (isWithin || isDarkRow(page, row, dark)) rows.push(widened(page, row, dark, block));
  }
  return rows;
}

function isDarkRow({ pixels, width }: Raster, { y, from, to }: DarkRow, dark: number): boolean {
  let count = 0;
  for (let x = from; x < to; x++) if (pixels[y * width + x]! < dark) count++;
  return count > (to - from) / 2;
}

function widened({ pixels, width }: Raster, { y, from, to }: DarkRow, dark: number, block: number): DarkRow {
  const row = { y, from, to };
  while (row.from > Math.max(0, from - block) && pixels[y * width + row.from - 1]! < dark) row.from--;
  while (row.to < Math.min(width, to + block) && pixels[y * width + row.to]! < dark) row.to++;
  return row;
}
