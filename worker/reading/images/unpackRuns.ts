/** Run-length encoded rows of a Windows bitmap (BI_RLE8, BI_RLE4) as bytes, one a pixel, in the order of the file: from the bottom up. */

const END_OF_ROW = 0;
const END = 1;
const JUMP = 2;

/** Rows of `width` bytes, padded to fours. Pixels that are jumped over or missing have colour 0. */
export function unpackRuns(packed: Uint8Array, width: number, height: number, isOfFour: boolean): Uint8Array {
  const stride = Math.ceil(width / 4) * 4;
  const rows = new Uint8Array(stride * height);
  let x = 0;
  let y = 0;
  let at = 0;
  const put = (index: number) => {
    if (x < width && y < height) rows[y * stride + x] = index;
    x++;
  };
  /** Of two pixels in a byte the first is the upper half. */
  const half = (byte: number, pixel: number) => (pixel % 2 === 0 ? byte >> 4 : byte & 15);
  while (at + 1 < packed.length && y < height) {
    const count = packed[at]!;
    const code = packed[at + 1]!;
    at += 2;
    if (count > 0) for (let pixel = 0; pixel < count; pixel++) put(isOfFour ? half(code, pixel) : code);
    else if (code === END) break;
    else if (code === END_OF_ROW) {
      x = 0;
      y++;
    } else if (code === JUMP) {
      x += packed[at] ?? 0;
      y += packed[at + 1] ?? 0;
      at += 2;
    } else {
      const bytes = isOfFour ? Math.ceil(code / 2) : code;
      for (let pixel = 0; pixel < code; pixel++)
        put(isOfFour ? half(packed[at + (pixel >> 1)] ?? 0, pixel) : (packed[at + pixel] ?? 0));
      at += bytes + (bytes % 2);
    }
  }
  return rows;
}
