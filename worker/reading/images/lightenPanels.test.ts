/** Panels of white print on a dark ground. */
import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import type { Raster } from '../raster/raster.ts';
import { lightenPanels } from './lightenPanels.ts';

const [WIDTH, HEIGHT] = [612, 792];

/** A page of black print beside a panel of some ground and print, at 72 dpi. */
async function page(panel: {
  ground: string;
  print: string;
  width?: number;
  height?: number;
}): Promise<Raster> {
  const { ground, print, width = 160, height = HEIGHT } = panel;
  const lines = (x: number, fill: string) =>
    Array.from(
      { length: 9 },
      (_, at) => `<text x="${x}" y="${30 + at * 24}" fill="${fill}">Ending balance</text>`,
    );
  const svg = `<svg width="${WIDTH}" height="${HEIGHT}" font-family="sans-serif" font-size="13">
    <rect width="${WIDTH}" height="${HEIGHT}" fill="#f5f5f5"/><rect width="${width}" height="${height}" fill="${ground}"/>
    ${lines(14, print).join('')}${lines(200, '#000').join('')}</svg>`;
  const { data } = await sharp(Buffer.from(svg))
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: WIDTH, height: HEIGHT, pixels: data, scale: 1 };
}
const sharesOf = ({ pixels }: Raster, to: number) => {
  const own = [...pixels.keys()].filter((at) => at % WIDTH < to && at < WIDTH * 240).map((at) => pixels[at]!);
  const share = (is: (value: number) => boolean) => own.filter(is).length / own.length;
  return { dark: share((value) => value < 60), light: share((value) => value > 200) };
};

describe('a panel of white print', () => {
  it('When it stands beside the page, then its print is black on paper, and the page beside it as it was', async () => {
    const before = await page({ ground: '#1a5c8e', print: '#fff' });
    const after = lightenPanels(before);
    const { dark, light } = sharesOf(after, 160);
    expect(light).toBeGreaterThan(0.8);
    expect(dark).toBeGreaterThan(0.01);
    const beside = (raster: Raster) => raster.pixels.filter((_, at) => at % WIDTH > 165);
    expect(beside(after)).toEqual(beside(before));
  });

  it('When its edge is not upright, then every row of it is lightened to its own edge', async () => {
    const { pixels, ...size } = await page({ ground: '#1a5c8e', print: '#fff' });
    const leaning = pixels.map((_, at) => {
      const x = (at % WIDTH) - Math.round(Math.floor(at / WIDTH) / 40);
      return x < 0 ? 85 : pixels[at - (at % WIDTH) + x]!;
    });
    expect(sharesOf(lightenPanels({ ...size, pixels: leaning }), WIDTH).light).toBeGreaterThan(0.85);
  });

  it('When it is a bar across the page that leans a little, then no edge of it is left', async () => {
    const { pixels, ...size } = await page({ ground: '#333', print: '#fff', width: WIDTH, height: 40 });
    const leaning = pixels.map((_, at) => {
      const y = Math.floor(at / WIDTH) - 20 - Math.round((at % WIDTH) / 80);
      return y < 0 ? 245 : pixels[y * WIDTH + (at % WIDTH)]!;
    });
    const { pixels: after } = lightenPanels({ ...size, pixels: leaning });
    const rowsAt = (raster: Uint8Array, x: number) =>
      Array.from({ length: 72 }, (_, y) => raster[y * WIDTH + x]!).filter((value) => value < 80).length;
    expect(rowsAt(leaning, 150)).toBeGreaterThan(35);
    for (const x of [4, 150, 300, 450, 600]) expect(rowsAt(after, x)).toBe(0);
    expect(
      after.filter((value, at) => value < 80 && at % WIDTH < 150 && at < WIDTH * 62).length,
    ).toBeGreaterThan(100);
  });

  it.each([
    ['a shadow, whose print is darker', { ground: '#666', print: '#111' }],
    ['a picture without print', { ground: '#333', print: '#333' }],
    ['a rule, too narrow for print', { ground: '#1a5c8e', print: '#fff', width: WIDTH, height: 9 }],
    ['a pale field', { ground: '#ccc', print: '#fff' }],
  ])('When a field is %s, then the page stays as it is', async (_, field) => {
    const before = await page(field);
    expect(lightenPanels(before)).toBe(before);
  });
});
