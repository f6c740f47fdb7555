import { describe, expect, it } from '@jest/globals';
import { decodeBitmap } from './decodeBitmap.ts';

/** A bitmap of 3 x 2 pixels, bottom row first: black red white over white blue black. */
function bitmap(bits: 24 | 8, topDown = false): Uint8Array {
  const palette = bits === 8 ? [0, 0, 0, 0, 255, 255, 255, 0, 0, 0, 255, 0, 255, 0, 0, 0] : [];
  const colours: Record<string, number[]> =
    bits === 8
      ? { black: [0], white: [1], red: [2], blue: [3] }
      : { black: [0, 0, 0], white: [255, 255, 255], red: [0, 0, 255], blue: [255, 0, 0] };
  const padded = (names: string[]) => {
    const row = names.flatMap((name) => colours[name]!);
    return [...row, ...Array<number>((4 - (row.length % 4)) % 4).fill(0)];
  };
  const top = padded(['black', 'red', 'white']);
  const bottom = padded(['white', 'blue', 'black']);
  const pixels = topDown ? [...top, ...bottom] : [...bottom, ...top];
  const bytes = new Uint8Array(54 + palette.length + pixels.length);
  const view = new DataView(bytes.buffer);
  bytes.set([0x42, 0x4d]);
  view.setUint32(10, 54 + palette.length, true);
  view.setUint32(14, 40, true);
  view.setInt32(18, 3, true);
  view.setInt32(22, topDown ? -2 : 2, true);
  view.setUint16(28, bits, true);
  bytes.set([...palette, ...pixels], 54);
  return bytes;
}

/** 3 x 2 pixels as in `bitmap`, in another encoding. */
function encoded(
  bits: number,
  compression: number,
  head: readonly number[],
  pixels: readonly number[],
): Uint8Array {
  const bytes = new Uint8Array(54 + head.length + pixels.length);
  bytes.set(bitmap(24).subarray(0, 54));
  const view = new DataView(bytes.buffer);
  view.setUint32(10, 54 + head.length, true);
  view.setUint16(28, bits, true);
  view.setUint32(30, compression, true);
  bytes.set([...head, ...pixels], 54);
  return bytes;
}
const PALETTE = [0, 0, 0, 0, 255, 255, 255, 0, 0, 0, 255, 0, 255, 0, 0, 0];
const u32 = (...values: number[]) => [...new Uint8Array(Uint32Array.from(values).buffer)];
const u16 = (...values: number[]) => [...new Uint8Array(Uint16Array.from(values).buffer)];

const EXPECTED = [0, 0, 0, 255, 0, 0, 255, 255, 255, 255, 255, 255, 0, 0, 255, 0, 0, 0];

describe('decodeBitmap', () => {
  it.each<[string, Uint8Array, number[]?]>([
    ['true colour', bitmap(24)],
    ['a palette', bitmap(8)],
    ['rows from top to bottom', bitmap(24, true)],
    ['runs of bytes', encoded(8, 1, PALETTE, [1, 1, 1, 3, 1, 0, 0, 0, 0, 3, 0, 2, 1, 0, 0, 1])],
    ['runs of half bytes', encoded(4, 2, PALETTE, [2, 0x13, 1, 0, 0, 0, 0, 3, 0x02, 0x10, 0, 1])],
    [
      'a jump over black',
      encoded(8, 1, PALETTE, [1, 1, 1, 3, 0, 2, 0, 1, 0, 0, 0, 1]),
      [...Array<number>(9).fill(0), ...[255, 255, 255, 0, 0, 255, 0, 0, 0]],
    ],
    ['five bits a colour', encoded(16, 0, [], u16(0x7fff, 0x1f, 0, 0, 0, 0x7c00, 0x7fff, 0))],
    [
      'masks of 16 bits',
      encoded(16, 3, u32(0xf800, 0x7e0, 0x1f), u16(0xffff, 0x1f, 0, 0, 0, 0xf800, 0xffff, 0)),
    ],
    [
      'masks of 32 bits',
      encoded(
        32,
        3,
        u32(0xff000000, 0xff0000, 0xff00),
        u32(0xffffff00, 0xff00, 0, 0, 0xff000000, 0xffffff00),
      ),
    ],
  ])('When a bitmap has %s, then its pixels come out in reading order', (_, bytes, expected = EXPECTED) => {
    expect(decodeBitmap(bytes, 100)).toEqual({
      width: 3,
      height: 2,
      channels: 3,
      pixels: Uint8Array.from(expected),
    });
  });
  it('When it is cut short, then it is refused', () => {
    expect(() => decodeBitmap(bitmap(24).slice(0, 60), 100)).toThrow(RangeError);
  });
  it('When a few runs stand for more than a finely scanned page, then nothing is set aside for them', () => {
    const large = encoded(8, 1, PALETTE, [255, 1, 0, 1]);
    new DataView(large.buffer).setInt32(18, 10_000, true);
    new DataView(large.buffer).setInt32(22, 11_000, true);
    expect(decodeBitmap(large, 120_000_000)).toBe('image-too-large');
  });
  it('When it states more pixels than allowed, then nothing is set aside for them', () => {
    expect(decodeBitmap(bitmap(24), 5)).toBe('image-too-large');
  });
});
