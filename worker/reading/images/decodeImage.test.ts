import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { decodeImage } from './decodeImage.ts';

/** A black bar on white paper, as a PNG of so many bits for each dot. */
const bar = (bits: 1 | 8) =>
  sharp({ create: { width: 1728, height: 600, channels: 3, background: '#fff' } })
    .composite([
      {
        input: { create: { width: 200, height: 200, channels: 3, background: '#000' } },
        left: 200,
        top: 200,
      },
    ])
    .png(bits === 1 ? { palette: true, colours: 2 } : {})
    .toBuffer();

/** The greys along the line through the bar's left side. */
async function sideOf(bits: 1 | 8): Promise<number[]> {
  const decoded = await decodeImage(await bar(bits), 'png');
  if (!decoded.ok) throw new Error(decoded.reason);
  const { pixels, width } = await decoded.image.page(1);
  return [...pixels.subarray(300 * width + 195, 300 * width + 205)];
}

describe('a picture of black and white dots alone', () => {
  it('comes out with soft edges, as a scanner draws them', async () => {
    const greys = (await sideOf(1)).filter((grey) => grey > 20 && grey < 235);
    expect(greys.length).toBeGreaterThan(0);
  });

  it('A picture that has greys of its own stays as it is', async () => {
    expect(new Set(await sideOf(8))).toEqual(new Set([255, 0]));
  });
});
