/** Where a page's print begins and ends, so that nobody works on the paper above and below it. */
import type { Picture } from './raster.ts';

export interface Rows {
  readonly from: number;
  /** Exclusive. */
  readonly to: number;
}

/** Paler is paper: Tesseract does not see it beside print. */
const PALE = 225;

/** From the first to the last row that holds more than paper and `dust` pixels; the whole picture where none does. */
export function printedRows({ pixels, width, height }: Picture, dust = 0): Rows {
  return between(height, (y) => {
    let ink = 0;
    for (let at = y * width; at < (y + 1) * width; at++) if (pixels[at]! < PALE && ++ink > dust) return true;
    return false;
  });
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
