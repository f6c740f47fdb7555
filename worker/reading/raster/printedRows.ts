/** Where a page's print begins and ends, so that nobody works on the paper above and below it. */
import type { Picture } from './raster.ts';

export interface Rows {
  readonly from: number;
  /** Exclusive. */
  readonly to: number;
}

/** What is darker than the paper by less is grain, or too pale for Tesseract to see beside print. */
const GRAIN = 40;
/** Every so many pixels one is looked at to know the paper. */
const SAMPLE = 997;
/** Print is looked for in squares of so many pixels, of which so many are ink ... */
const SQUARE = 8;
const FEWEST_PIXELS = 3;
/** ... and so many stand side by side: two letters do, a piece of a rule does; a speck does not, nor a line that a dirty scanner draws down the page. */
const FEWEST_SQUARES = 3;

/** From the first to the last row that holds print, as squares lie; the whole picture where none does. */
export function printedRows(picture: Picture): Rows {
  const { pixels, width, height } = picture;
  const ink = paperOf(picture) - GRAIN;
  const counts = new Uint8Array(Math.ceil(width / SQUARE));
  const white = Buffer.alloc(SQUARE * width, 255);
  const isPrinted = (strip: number) => {
    const [start, end] = [strip * SQUARE * width, Math.min(height, (strip + 1) * SQUARE) * width];
    if (white.compare(pixels, start, end, 0, end - start) === 0) return false;
    counts.fill(0);
    // Every other row tells as much.
    for (let line = start; line < end; line += 2 * width)
      for (let x = 0; x < width; x++) if (pixels[line + x]! < ink) counts[x >> 3]!++;
    let run = 0;
    return counts.some((count) => (run = count < FEWEST_PIXELS ? 0 : run + 1) >= FEWEST_SQUARES);
  };
  const { from, to } = between(Math.ceil(height / SQUARE), isPrinted);
  return { from: from * SQUARE, to: Math.min(height, to * SQUARE) };
}

/** The median brightness of a picture. */
export function paperOf({ pixels }: Picture): number {
  const some = Uint8Array.from(
    { length: Math.ceil(pixels.length / SAMPLE) },
    (_, at) => pixels[at * SAMPLE]!,
  );
  return some.sort()[some.length >> 1]!;
}

/** From the first to the last row that is not wholly white; the whole picture where all are. */
export function rowsNotWhite({ pixels, width, height }: Picture): Rows {
  const white = Buffer.alloc(width, 255);
  return between(height, (y) => white.compare(pixels, y * width, (y + 1) * width) !== 0);
}

/** So many rows more on either side, within the picture. */
export const widened = ({ from, to }: Rows, by: number, height: number): Rows => ({
  from: Math.max(0, from - by),
  to: Math.min(height, to + by),
});

function between(height: number, isWanted: (row: number) => boolean): Rows {
  let from = 0;
  while (from < height && !isWanted(from)) from++;
  if (from === height) return { from: 0, to: height };
  let to = height;
  while (!isWanted(to - 1)) to--;
  return { from, to };
}
