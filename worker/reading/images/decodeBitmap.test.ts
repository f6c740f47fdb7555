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

const EXPECTED = [0, 0, 0, 255, 0, 0, 255, 255, 255, 255, 255, 255, 0, 0, 255, 0, 0, 0];

describe('decodeBitmap', () => {
  it.each([
    ['true colour', bitmap(24)],
    ['a palette', bitmap(8)],
    ['rows from top to bottom', bitmap(24, true)],
  ])('When a bitmap has %s, then its pixels come out in reading order', (_, bytes) => {
    expect(decodeBitmap(bytes, 100)).toEqual({
      width: 3,
      height: 2,
      channels: 3,
      pixels: Uint8Array.from(EXPECTED),
    });
  });
  it('When it is cut short, then it is refused', () => {
    expect(() => decodeBitmap(bitmap(24).slice(0, 60), 100)).toThrow(RangeError);
  });
  it('When it states more pixels than allowed, then nothing is set aside for them', () => {
    expect(decodeBitmap(bitmap(24), 5)).toBe('image-too-large');
  });
});
