import { describe, expect, it } from '@jest/globals';
import type { Raster } from '../raster/raster.ts';
import type { OcrEngine } from './ocrEngine.ts';
import type { Layout } from './pictureReader.ts';
import { readRegions } from './readRegions.ts';

const SCALE = 250 / 72;

/** A page with a bar of ink at each place (points). */
function page(places: readonly { readonly x: number; readonly y: number }[]): Raster {
  const width = Math.round(612 * SCALE);
  const height = Math.round(200 * SCALE);
  const pixels = new Uint8Array(width * height).fill(255);
  for (const { x, y } of places)
    for (let row = 0; row < 24; row++) {
      const start = Math.round((y * SCALE + row) * 1) * width + Math.round(x * SCALE);
      pixels.fill(0, start, start + 10);
    }
  return { width, height, pixels, scale: SCALE };
}

/** Counts the pictures it is given and reads nothing. */
function counting() {
  const pictures: Raster[] = [];
  const layouts: Layout[] = [];
  const engine: OcrEngine = {
    threads: 1,
    warmUp: () => {},
    read: (picture, layout) => {
      pictures.push(picture);
      layouts.push(layout);
      return Promise.resolve([]);
    },
    settled: () => Promise.resolve(),
    close: () => Promise.resolve(),
  };
  return { pictures, layouts, engine };
}
const box = (y: number) => ({ x0: 100, y0: y, x1: 300, y1: y + 20 });

describe('boxes of a page', () => {
  it('When nothing is printed in any of them, then nothing is read', async () => {
    const { pictures, engine } = counting();
    const answers = await readRegions(engine, page([]), [box(20), box(60)]);
    expect(answers).toEqual([
      { box: box(20), words: [] },
      { box: box(60), words: [] },
    ]);
    expect(pictures).toEqual([]);
  });

  it('When one of many is printed in, then the picture holds that one alone', async () => {
    const { pictures, engine } = counting();
    await readRegions(engine, page([{ x: 120, y: 66 }]), [box(20), box(60), box(100), box(140)]);
    expect(pictures).toHaveLength(1);
    expect(pictures[0]!.height).toBeLessThan(45 * SCALE);
  });

  it('When one is asked for twice, then it is read once, and both answers are alike', async () => {
    const { pictures, engine } = counting();
    const ink = page([{ x: 120, y: 66 }]);
    const answers = await readRegions(engine, ink, [box(60), box(20), box(60)]);
    expect(answers.map((answer) => answer.box.y0)).toEqual([60, 20, 60]);
    const [twice] = pictures;
    pictures.length = 0;
    await readRegions(engine, ink, [box(60)]);
    expect(pictures[0]!.height).toBe(twice!.height);
  });

  it('When together they are more than a page high, then each thread reads its share, and each box gets its own answer', async () => {
    const { pictures, engine } = counting();
    let turn = 0;
    const read: OcrEngine['read'] = async (picture, layout) => {
      await engine.read(picture, layout);
      // The first word of each picture tells which one it was read from.
      const box = { x0: 12, x1: 20, y0: 10, y1: 20 };
      return [{ text: String(turn++), box, confidence: 0.9, source: 'ocr' }];
    };
    const boxes = Array.from({ length: 40 }, (_, at) => ({ ...box(60), x1: 300 + at }));
    const answers = await readRegions({ ...engine, read, threads: 2 }, page([{ x: 120, y: 66 }]), boxes);
    expect(pictures).toHaveLength(2);
    const [upper, lower] = pictures.map(({ height }) => height);
    expect(Math.abs(upper! - lower!)).toBeLessThan(60 * SCALE);
    expect(answers.map(({ words }) => words.map(({ text }) => text).join())).toEqual(
      boxes.map((_, at) => (at === 0 ? '0' : at === 20 ? '1' : '')),
    );
    pictures.length = 0;
    await readRegions({ ...engine, threads: 2 }, page([{ x: 120, y: 66 }]), boxes.slice(0, 20));
    expect(pictures).toHaveLength(1);
  });

  it('When some hold names, then those are read as such in a picture of their own, and each box gets its own answer', async () => {
    const { layouts, engine } = counting();
    const print = page([
      { x: 120, y: 26 },
      { x: 120, y: 66 },
    ]);
    const named = { ...box(60), holds: 'name' as const };
    const answers = await readRegions(engine, print, [box(20), named]);
    expect(layouts.sort()).toEqual(['block', 'names']);
    expect(answers).toEqual([
      { box: box(20), words: [] },
      { box: named, words: [] },
    ]);
  });

  it('When the page is grainy, then of each box its letters alone are read, and on clear paper all of it', async () => {
    const widthOf = async (print: Raster) => {
      const { pictures, engine } = counting();
      await readRegions(engine, print, [box(60)]);
      return pictures[0]!.width / SCALE;
    };
    const clear = page([{ x: 120, y: 66 }]);
    const pixels = clear.pixels.map((ink, at) => (ink === 0 ? ink : 215 + ((at * 7919) % 31)));
    expect(await widthOf(clear)).toBeGreaterThan(200);
    expect(await widthOf({ ...clear, pixels })).toBeLessThan(60);
  });

  it('When a rule goes on beyond the row of a name, then the name is read without it', async () => {
    const drawn = async (hasRule: boolean) => {
      const { pictures, engine } = counting();
      const print = page([{ x: 120, y: 66 }]);
      for (let y = Math.round(48 * SCALE); hasRule && y < 74 * SCALE; y++)
        print.pixels[y * print.width + Math.round(200 * SCALE)] = 0;
      await readRegions(engine, print, [{ ...box(60), holds: 'name' }]);
      return pictures[0]!.pixels;
    };
    expect(Buffer.compare(await drawn(true), await drawn(false))).toBe(0);
  });

  it('When letters stand apart, then they are read moved together only where a number was asked for', async () => {
    const comb = page(Array.from({ length: 9 }, (_, at) => ({ x: 120 + at * 14, y: 66 })));
    const text = counting();
    await readRegions(text.engine, comb, [box(60)]);
    expect(text.pictures).toHaveLength(1);
    const number = counting();
    await readRegions(number.engine, comb, [{ ...box(60), mayBeComb: true }]);
    expect(number.pictures).toHaveLength(2);
  });
});
