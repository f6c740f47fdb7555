/** Windows bitmaps (uncompressed, 1 to 32 bits a pixel), which sharp does not read. Layout: Microsoft's BITMAPINFOHEADER. */

export interface RawPixels {
  readonly width: number;
  readonly height: number;
  readonly channels: 3 | 4;
  readonly pixels: Uint8Array;
}

const NOT_COMPRESSED = 0;
const BIT_FIELDS = 3;
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
  const isKnown = compression === NOT_COMPRESSED || (compression === BIT_FIELDS && bits === 32);
  if (width < 1 || height < 1 || !isKnown || ![1, 4, 8, 24, 32].includes(bits))
    throw new RangeError('Unknown bitmap');

  const stride = Math.ceil((width * bits) / 32) * 4;
  const start = view.getUint32(10, true);
  if (start + stride * height > bytes.length) throw new RangeError('This bitmap is cut short');
  const palette = readPalette(bytes.subarray(HEADER_BYTES + infoBytes, start), isOld ? 3 : 4);
  const pixels = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y++) {
    const from = start + stride * (signedHeight > 0 ? height - 1 - y : y);
    const row = bytes.subarray(from, from + stride);
    for (let x = 0; x < width; x++) pixels.set(colour(row, x, bits, palette), (y * width + x) * 3);
  }
  return { width, height, channels: 3, pixels };
}

type Colour = readonly [number, number, number];

function readPalette(bytes: Uint8Array, entry: number): Colour[] {
  const count = Math.min(256, Math.floor(bytes.length / entry));
  return Array.from({ length: count }, (_, index) => blueGreenRed(bytes, index * entry));
}

const blueGreenRed = (bytes: Uint8Array, at: number): Colour => [bytes[at + 2]!, bytes[at + 1]!, bytes[at]!];

function colour(row: Uint8Array, x: number, bits: number, palette: readonly Colour[]): Colour {
  if (bits >= 24) return blueGreenRed(row, x * (bits / 8));
  const perByte = 8 / bits;
  const shift = (perByte - 1 - (x % perByte)) * bits;
  const index = (row[Math.floor(x / perByte)]! >> shift) & ((1 << bits) - 1);
  return palette[index] ?? [0, 0, 0];
}
