import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { hasPrint } from './hasPrint.ts';
import type { Raster } from './raster/raster.ts';

const WIDTH = 850;
const HEIGHT = 1100;

async function page(drawn: string): Promise<Raster> {
  const svg = `<svg width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="#fff"/>${drawn}</svg>`;
  const pixels = await sharp(Buffer.from(svg)).greyscale().raw().toBuffer();
  return { width: WIDTH, height: HEIGHT, pixels, scale: 100 / 72 };
}
/** Two thousand black specks of one or two pixels, always the same. */
const dust = Array.from({ length: 2000 }, (_, index) => {
  const at = index * 7919;
  return `<rect x="${at % WIDTH}" y="${(at * 31) % HEIGHT}" width="${1 + (index % 2)}" height="2"/>`;
}).join('');

describe('a scanned page', () => {
  it('When it is white, then nothing is printed on it', async () => {
    expect(hasPrint(await page(''))).toBe(false);
  });
  it('When it is covered with dust, then nothing is printed on it', async () => {
    expect(hasPrint(await page(dust))).toBe(false);
  });
  it('When a word stands between the dust, then it is printed', async () => {
    const strokes = Array.from(
      { length: 12 },
      (_, index) => `<rect x="${300 + index * 9}" y="500" width="4" height="14"/>`,
    );
    expect(hasPrint(await page(dust + strokes.join('')))).toBe(true);
  });
});
