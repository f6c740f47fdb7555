import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import type { Raster } from '../raster/raster.ts';
import { findPaper } from './findPaper.ts';
import { findSkew } from './findSkew.ts';
import { findWave, waveDegrees } from './findWave.ts';
import { flattenLight } from './flattenLight.ts';
import { homography } from './homography.ts';
import { inkPoints } from './inkPoints.ts';
import { prepareScan } from './prepareScan.ts';
import { turn } from './resize.ts';
import { uprightness } from './uprightness.ts';
import { level } from './straighten.ts';
import { unwave } from './unwave.ts';

/** Lines of made-up letters: short strokes in words of irregular length, about as dense as print at 100 dpi. */
function print(width = 850, height = 1100): Raster {
  const pixels = new Uint8Array(width * height).fill(255);
  let state = 7;
  const random = (below: number) => (state = (state * 48271) % 2147483647) % below;
  for (let top = 80; top < height - 80; top += 22) {
    for (let x = 80 + random(9); x < width - 80; x += 5 + random(4) + (random(6) === 0 ? 6 : 0)) {
      for (let y = top + random(3); y < top + 9; y++) pixels.fill(0, y * width + x, y * width + x + 2);
    }
  }
  return { width, height, pixels, scale: 100 / 72 };
}

describe('a scan that is not level', () => {
  it.each([-4, -1.5, 2, 5])('When it is turned by %d degrees, then that is what is measured', (degrees) => {
    expect(findSkew(inkPoints(level(print(), -degrees)))).toEqual({ isSideways: false, degrees });
  });

  it('When it lies on its side, then that is seen', async () => {
    expect(findSkew(inkPoints(await turn(print(), 1))).isSideways).toBe(true);
  });

  it('When it is a little crooked, then its wave says by how much', () => {
    expect(waveDegrees(findWave(level(print(), -1)))).toBeCloseTo(1, 0);
  });

  it('When its lines rise and fall, then they run level afterwards', () => {
    const stripWidth = 24;
    const offsets = Float32Array.from({ length: 35 }, (_, index) => 6 * Math.sin(index / 6));
    const curled = unwave(print(), { stripWidth, offsets }, 1);
    const found = findWave(curled);
    expect(Math.max(...found.offsets) - Math.min(...found.offsets)).toBeGreaterThan(8);
    const rest = findWave(unwave(curled, found, 1)).offsets;
    expect(Math.max(...rest) - Math.min(...rest)).toBeLessThan(2.5);
  });
});

/** The upper half of a page of real letters: small ones, of which some rise above the line and few reach below it. */
async function letters(zoom = 1): Promise<Raster> {
  const line = 'Enter the amount from line nine of the worksheet and attach all statements';
  const text = Array.from({ length: 20 }, (_, at) => `<text x="60" y="${60 + at * 20}">${line}</text>`);
  const [width, height] = [700 * zoom, 900 * zoom];
  const svg = `<svg width="${width}" height="${height}" viewBox="0 0 700 900" font-family="sans-serif" font-size="13">
    <rect width="700" height="900" fill="#fff"/>${text.join('')}</svg>`;
  const { data } = await sharp(Buffer.from(svg))
    .toColourspace('b-w')
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width, height, pixels: data, scale: (zoom * 100) / 72 };
}

describe('a page of letters', () => {
  it('When it stands on its head, then its lines tell so without being read', async () => {
    const page = await letters();
    expect(uprightness(page)).toBeGreaterThan(0.3);
    expect(uprightness(await turn(page, 2))).toBeLessThan(-0.3);
  });

  it.each([
    [1, 100],
    [2, 100],
    [3, 100],
    [1, 200],
  ])('When it is turned by %d quarters at %d dpi, then it is made upright', async (quarters, dpi) => {
    const { width, height, pixels } = await prepareScan(
      await turn(await letters(dpi / 100), quarters),
      false,
    );
    const inkOf = (rows: Uint8Array) => rows.reduce((ink, pixel) => ink + (pixel < 150 ? 1 : 0), 0);
    const middle = width * Math.round(height / 2);
    expect(height).toBeGreaterThan(width);
    expect(inkOf(pixels.subarray(0, middle))).toBeGreaterThan(10 * inkOf(pixels.subarray(middle)));
  });
});

describe('a coarse scan', () => {
  it('When a shadow lies on it, then it has the size it is read at, white paper and its print', async () => {
    const page = await letters(1.5);
    const shaded = page.pixels.map((pixel, at) => pixel * (0.6 + (0.4 * (at % page.width)) / page.width));
    const ready = await prepareScan({ ...page, pixels: shaded }, false);
    expect(ready).toMatchObject({ width: 1750, height: 2250, scale: 250 / 72 });
    const inkOf = ({ pixels }: Raster) => pixels.filter((pixel) => pixel < 150).length / pixels.length;
    expect(inkOf(ready)).toBeGreaterThan(inkOf(page) * 0.7);
    expect(inkOf(ready)).toBeLessThan(inkOf(page) * 1.4);
    const paper = ready.pixels.subarray(0, ready.width * 100);
    expect(paper.every((pixel) => pixel > 240)).toBe(true);
  });
});

describe('a photo of a sheet', () => {
  it('When the sheet lies on a dark table, then its corners are found', async () => {
    const svg = `<svg width="600" height="750"><rect width="600" height="750" fill="#463a30"/>
      <polygon points="60,70 540,50 560,690 40,700" fill="#eee"/><rect x="120" y="150" width="300" height="20"/></svg>`;
    const { data, info } = await sharp(Buffer.from(svg))
      .toColourspace('b-w')
      .extractChannel(0)
      .raw()
      .toBuffer({ resolveWithObject: true });
    const quad = findPaper({ width: info.width, height: info.height, pixels: data, scale: 1 })!;
    const expected = [
      [60, 70],
      [540, 50],
      [560, 690],
      [40, 700],
    ] as const;
    quad.forEach((corner, index) => {
      expect(Math.hypot(corner.x - expected[index]![0], corner.y - expected[index]![1])).toBeLessThan(3);
    });
  });

  it('When the paper fills the picture, then there is nothing to cut out', () => {
    expect(findPaper(print(400, 500))).toBeNull();
  });

  it('When print stands in the middle of grey paper, then around it light is evened as on a page printed all over', () => {
    const [width, height] = [64, 1600];
    const pixels = Uint8Array.from({ length: width * height }, (_, at) => 226 + (at % 7) + ((at >> 10) % 11));
    for (let y = 780; y < 820; y += 4) pixels.fill(30, y * width + 8, y * width + 40);
    const inked = pixels
      .slice()
      .fill(0, 0, 30)
      .fill(0, width * height - 30);
    const rows = (page: Uint8Array, from: number, to: number) => page.subarray(from * width, to * width);
    const [some, whole] = [pixels, inked].map(
      (page) => flattenLight({ width, height, pixels: page, scale: 250 / 72 }, false).pixels,
    );
    expect(rows(some!, 700, 900)).toEqual(rows(whole!, 700, 900));
    expect(new Set(rows(some!, 0, 500))).toEqual(new Set([255]));
    expect(new Set(rows(whole!, 0, 500)).size).toBeGreaterThan(5);
  });

  it('When a shadow ends sharply, then print and paper at its edge are as those in the light', () => {
    const page = print(900, 900);
    const edge = 437;
    const fromEdge = (at: number) => Math.abs((at % page.width) - edge);
    const shaded = page.pixels.map((pixel, at) => pixel * (at % page.width < edge ? 0.45 : 0.95));
    const flat = flattenLight({ ...page, pixels: shaded }, true).pixels;
    const paper = flat.filter((_, at) => page.pixels[at] === 255 && fromEdge(at) > 40 && fromEdge(at) < 150);
    expect(paper.filter((pixel) => pixel > 225).length / paper.length).toBeGreaterThan(0.98);
  });

  it('When a shadow lies on it, then the paper is white everywhere and the print stays dark', () => {
    const page = print();
    const shaded = page.pixels.map((pixel, at) => pixel * (1 - 0.6 * ((at % page.width) / page.width)) * 0.9);
    const flat = flattenLight({ ...page, pixels: shaded }, true).pixels;
    const paper = flat.filter((_, at) => page.pixels[at] === 255);
    const ink = flat.filter((_, at) => page.pixels[at] === 0);
    expect(paper.filter((pixel) => pixel > 225).length / paper.length).toBeGreaterThan(0.98);
    expect(ink.every((pixel) => pixel < 60)).toBe(true);
  });
});

describe('homography', () => {
  it('When four corners are given, then each is mapped to its own', () => {
    const square = [
      { x: 0, y: 0 },
      { x: 1, y: 0 },
      { x: 1, y: 1 },
      { x: 0, y: 1 },
    ] as const;
    const quad = [
      { x: 10, y: 20 },
      { x: 90, y: 25 },
      { x: 80, y: 99 },
      { x: 5, y: 70 },
    ] as const;
    const [a, b, c, d, e, f, g, h] = homography(square, quad)!;
    square.forEach(({ x, y }, index) => {
      const w = g * x + h * y + 1;
      expect((a * x + b * y + c) / w).toBeCloseTo(quad[index]!.x, 6);
      expect((d * x + e * y + f) / w).toBeCloseTo(quad[index]!.y, 6);
    });
  });
  it('When three corners lie in line, then there is no mapping', () => {
    const line = [
      { x: 0, y: 0 },
      { x: 1, y: 0 },
      { x: 2, y: 0 },
      { x: 0, y: 1 },
    ] as const;
    expect(homography(line, line)).toBeNull();
  });
});
