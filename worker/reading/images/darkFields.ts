/** Large dark fields of a page, each as the columns of pixels that it covers, print within it included. */
import type { Raster } from '../raster/raster.ts';

/** From its first pixel to the one behind its last. */
export interface DarkColumn {
  readonly x: number;
  readonly from: number;
  readonly to: number;
}
export type DarkField = readonly DarkColumn[];

/** Side of the blocks that are dark or not, in points. */
const BLOCK = 4.6;
/** Places of a block that are looked at, across and down. */
const PLACES = 4;
/** Blocks that a field is wide at least, an inch and a quarter, and high: a bar across the head of a page or table. */
const FEWEST_ACROSS = 20;
const FEWEST_DOWN = 3;
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
    if (isPanel(spans)) fields.push(columnsOf(page, spans, dark, block));
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
  return width >= FEWEST_ACROSS && all.length >= FEWEST_DOWN && filled >= FILL * width * all.length;
}

/** Every row and every column reaches to where it is dark no more, which is less than a block away: a panel's edges may lean. */
function columnsOf(page: Raster, spans: Spans, dark: number, block: number): DarkColumn[] {
  const [tops, bottoms] = [new Int32Array(page.width).fill(-1), new Int32Array(page.width)];
  for (const at of [...spans.keys()].sort((a, b) => a - b))
    for (let y = at * block; y < (at + 1) * block; y++) {
      const { from, to } = spans.get(at)!;
      const start = y * page.width;
      const end = start + page.width - 1;
      const isDark = (place: number) => place >= start && place <= end && page.pixels[place]! < dark;
      const left = edgeOf(start + from * block, -1, isDark, block) - start;
      const right = edgeOf(start + to * block - 1, 1, isDark, block) - start;
      for (let x = left; x <= right; x++) {
        if (tops[x]! < 0) tops[x] = y;
        bottoms[x] = y;
      }
    }
  const isDark = (place: number) => page.pixels[place]! < dark;
  return [...tops.keys()]
    .filter((x) => tops[x]! >= 0)
    .map((x) => {
      const [upper, lower] = [tops[x]!, bottoms[x]!].map((y) => y * page.width + x) as [number, number];
      const [from, to] = [
        edgeOf(upper, -page.width, isDark, block),
        edgeOf(lower, page.width, isDark, block),
      ].map((place) => Math.floor(place / page.width)) as [number, number];
      return { x, from, to: to + 1 };
    });
}

/**
 * The last dark place of a row or column near `place`, the end of its blocks; `step` leads out of the field. A letter that stands there has
 * the field's ground beyond it, paper has not.
 */
function edgeOf(place: number, step: number, isDark: (place: number) => boolean, most: number): number {
  const isGroundBeyond = Array.from({ length: most }, (_, at) => place + at * step).some(isDark);
  let edge = place;
  if (isDark(place)) for (let at = 0; at < most && isDark(edge + step); at++) edge += step;
  else if (!isGroundBeyond) for (let at = 0; at < most && !isDark(edge); at++) edge -= step;
  return edge;
}
