/** Windows bitmaps (1 to 32 bits a pixel, plain or run-length encoded), which sharp does not read. Layout: Microsoft's BITMAPINFOHEADER. */
import { unpackRuns } from './unpackRuns.ts';

export interface RawPixels {
  readonly width: number;
  readonly height: number;
  readonly channels: 3 | 4;
  readonly pixels: Uint8Array;
}

const NOT_COMPRESSED = 0;
const RUNS_OF_8 = 1;
const RUNS_OF_4 = 2;
const BIT_FIELDS = 3;
/** Red, green and blue of a pixel: how Windows lays them out where the file does not say. */
const MASKS: Readonly<Record<number, readonly number[]>> = {
  16: [0x7c00, 0x3e0, 0x1f],
  32: [0xff0000, 0xff00, 0xff],
};
const MASKS_AT = 54;
/** A page at 600 dots an inch; a few bytes of runs can stand for any size. */
const MOST_UNPACKED = 40_000_000;
const HEADER_BYTES = 14;

/** Throws on a bitmap that is cut short or compressed. */
export function decodeBitmap(bytes: Uint8Array, maxPixels: number): RawPixels | 'image-too-large' {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const infoBytes = view.getUint32(14, true);
  const isOld = infoBytes === 12;
  const width = isOld ? view.getUint16(18, true) : view.getInt32(18, true);
  const signedHeight = isOld ? view.getUint16(20, true) : view.getInt32(22, true);
  const height = Math.abs(signedHeight);
  const bits = view.getUint16(isOld ? 24 : 28, true);
  const compression = isOld ? NOT_COMPRESSED : view.getUint32(30, true);
  if (width * height > maxPixels) return 'image-too-large';
  const isPacked = (compression === RUNS_OF_8 && bits === 8) || (compression === RUNS_OF_4 && bits === 4);
  if (isPacked && width * height > MOST_UNPACKED) return 'image-too-large';
  const isPlain = compression === NOT_COMPRESSED || (compression === BIT_FIELDS && bits in MASKS);
  if (width < 1 || height < 1 || !(isPlain || isPacked) || ![1, 4, 8, 16, 24, 32].includes(bits))
    throw new RangeError('Unknown bitmap');

  const start = view.getUint32(10, true);
  const palette = readPalette(bytes.subarray(HEADER_BYTES + infoBytes, start), isOld ? 3 : 4);
  const fields =
    compression === BIT_FIELDS ? [0, 4, 8].map((at) => view.getUint32(MASKS_AT + at, true)) : MASKS[bits];
  const rows = isPacked
    ? { bits: 8, from: 0, data: unpackRuns(bytes.subarray(start), width, height, bits === 4) }
    : { bits, from: start, data: bytes };
  const stride = Math.ceil((width * rows.bits) / 32) * 4;
  if (rows.from + stride * height > rows.data.length) throw new RangeError('This bitmap is cut short');
  const colour = colourOf(rows.bits, palette, fields);
  const pixels = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y++) {
    const from = rows.from + stride * (signedHeight > 0 ? height - 1 - y : y);
    const row = rows.data.subarray(from, from + stride);
    for (let x = 0; x < width; x++) pixels.set(colour(row, x), (y * width + x) * 3);
  }
  return { width, height, channels: 3, pixels };
}

type Colour = readonly [number, number, number];

function readPalette(bytes: Uint8Array, entry: number): Colour[] {
  const count = Math.min(256, Math.floor(bytes.length / entry));
  return Array.from({ length: count }, (_, index) => blueGreenRed(bytes, index * entry));
}

const blueGreenRed = (bytes: Uint8Array, at: number): Colour => [bytes[at + 2]!, bytes[at + 1]!, bytes[at]!];

function colourOf(
  bits: number,
  palette: readonly Colour[],
  fields: readonly number[] | undefined,
): (row: Uint8Array, x: number) => Colour {
  if (bits === 24) return (row, x) => blueGreenRed(row, x * 3);
  if (fields) {
    const parts = fields.map(fieldOf);
    const bytes = bits / 8;
    return (row, x) => {
      const low = row[x * bytes]! | (row[x * bytes + 1]! << 8);
      const pixel = bytes === 4 ? (low | (row[x * 4 + 2]! << 16) | (row[x * 4 + 3]! << 24)) >>> 0 : low;
      return parts.map((part) => part(pixel)) as unknown as Colour;
    };
  }
  const perByte = 8 / bits;
  return (row, x) => {
    const shift = (perByte - 1 - (x % perByte)) * bits;
    return palette[(row[Math.floor(x / perByte)]! >> shift) & ((1 << bits) - 1)] ?? [0, 0, 0];
  };
}

/** Brightness (0-255) of the bits of a pixel that `mask` names. */
function fieldOf(mask: number): (pixel: number) => number {
  const unit = (mask & -mask) >>> 0 || 1;
  const most = Math.floor((mask >>> 0) / unit) || 1;
  return (pixel) => Math.round(((((pixel & mask) >>> 0) / unit) * 255) / most);
}
