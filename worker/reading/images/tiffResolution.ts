/** How many dots an inch a page of a TIFF has each way: a fax has 204 across and 98, 196 or 391 down. sharp tells the first only. Layout: TIFF 6.0. */

const CLASSIC = 42;
const WIDE = 282;
const HIGH = 283;
const RATIONAL = 5;
const ENTRY_BYTES = 12;

export interface Resolution {
  readonly across: number;
  readonly down: number;
}

/** The resolution of page `number` (1-based), in dots of whatever unit the file names; null where it does not say. */
export function tiffResolution(bytes: Uint8Array, number: number): Resolution | null {
  try {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const isLittle = bytes[0] === 0x49;
    if (view.getUint16(2, isLittle) !== CLASSIC) return null; // one with long offsets is laid out otherwise
    let directory = view.getUint32(4, isLittle);
    for (let page = 1; page < number; page++) directory = nextDirectory(view, directory, isLittle);
    const [across, down] = [WIDE, HIGH].map((tag) => rationalOf(view, directory, tag, isLittle));
    return across && down ? { across, down } : null;
  } catch {
    return null; // cut short: the picture itself tells whether it can be shown
  }
}

function nextDirectory(view: DataView, directory: number, isLittle: boolean): number {
  return view.getUint32(directory + 2 + view.getUint16(directory, isLittle) * ENTRY_BYTES, isLittle);
}

function rationalOf(view: DataView, directory: number, tag: number, isLittle: boolean): number | null {
  const count = view.getUint16(directory, isLittle);
  for (let at = directory + 2; at < directory + 2 + count * ENTRY_BYTES; at += ENTRY_BYTES) {
    if (view.getUint16(at, isLittle) !== tag || view.getUint16(at + 2, isLittle) !== RATIONAL) continue;
    const value = view.getUint32(at + 8, isLittle);
    return view.getUint32(value, isLittle) / view.getUint32(value + 4, isLittle);
  }
  return null;
}
