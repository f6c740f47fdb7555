import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { toTiff } from './tiff.ts';

describe('a grey picture as TIFF', () => {
  it.each([
    [3, 2],
    [1, 1],
    [601, 300],
  ])('When %i by %i pixels are written, then a decoder finds the same ones', async (width, height) => {
    const pixels = Uint8Array.from({ length: width * height }, (_, at) => (at * 37) % 256);
    const decoded = await sharp(toTiff({ width, height, pixels }))
      .toColourspace('b-w')
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(decoded.info).toMatchObject({ format: 'raw', width, height, channels: 1 });
    expect(Buffer.compare(decoded.data, Buffer.from(pixels))).toBe(0);
  });
});
