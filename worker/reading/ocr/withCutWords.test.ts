/** A letter that nobody read at the end of a word is noticed by its ink, and the word read again. */
import { describe, expect, it } from '@jest/globals';
import type { Word } from '../page.ts';
import type { Raster } from '../raster/raster.ts';
import type { OcrEngine } from './ocrEngine.ts';
import { withCutWords } from './withCutWords.ts';

const SCALE = 250 / 72;
const [WIDTH, HEIGHT] = [700, 120];
/** Pixels: where the print stands, how high and wide a letter is, and where the next one starts. */
const [TOP, HIGH, WIDE, STEP] = [40, 24, 17, 20];

/** Letters from x, all of one height. */
function page(x: number, count: number, more: readonly [x: number, width: number][] = []): Raster {
  const pixels = new Uint8Array(WIDTH * HEIGHT).fill(245);
  const letters = Array.from({ length: count }, (_, at) => [x + at * STEP, WIDE] as const);
  for (const [left, width] of [...letters, ...more])
    for (let y = TOP; y < TOP + HIGH; y++) pixels.fill(40, y * WIDTH + left, y * WIDTH + left + width);
  return { width: WIDTH, height: HEIGHT, pixels, scale: SCALE };
}
const word = (text: string, x: number, confidence = 0.96): Word => ({
  text,
  box: {
    x0: x / SCALE,
    x1: (x + (text.length - 1) * STEP + WIDE) / SCALE,
    y0: TOP / SCALE,
    y1: (TOP + HIGH) / SCALE,
  },
  confidence,
  source: 'ocr',
});

/** What is read where every second look answers the same words, and how often it looked. */
async function read(raster: Raster, words: readonly Word[], ...answer: readonly Word[]) {
  let looks = 0;
  const engine: OcrEngine = {
    threads: 1,
    warmUp: () => {},
    settled: () => Promise.resolve(),
    close: () => Promise.resolve(),
    read: ({ height }) => {
      looks++;
      const middle = height / SCALE / 2;
      return Promise.resolve(
        answer.map((one) => ({ ...one, box: { ...one.box, y0: middle - 4, y1: middle + 4 } })),
      );
    },
  };
  const texts = (await withCutWords(engine, raster, words)).map(({ text }) => text);
  return { texts, looks };
}

describe('a word of capitals beside which a letter stands', () => {
  it('When nobody read that letter, then the word is read again and whole', async () => {
    const last = await read(page(200, 4), [word('DAT', 200)], word('DATA', 0));
    expect(last).toEqual({ texts: ['DATA'], looks: 1 });
    const first = await read(page(200, 5), [word('LATE', 200 + STEP)], word('PLATE', 0));
    expect(first).toEqual({ texts: ['PLATE'], looks: 1 });
  });

  it('When two of its letters are lost, then it is read whole, too', async () => {
    const { texts } = await read(page(200, 8), [word('BUSINE', 200)], word('BUSINESS', 0));
    expect(texts).toEqual(['BUSINESS']);
  });

  it('When the second look finds other letters, no more letters or is unsure, then the word stays', async () => {
    const cut = [word('DAT', 200)];
    for (const answer of [word('DOTA', 0), word('DAT', 0), word('DATA', 0, 0.5), word('[DAT', 0)])
      expect((await read(page(200, 4), cut, answer)).texts).toEqual(['DAT']);
  });

  it('When another word holds the letter, or none stands there, then nobody looks again', async () => {
    const beside = [word('DAT', 200), word('A', 200 + 3 * STEP)];
    expect(await read(page(200, 4), beside)).toEqual({ texts: ['DAT', 'A'], looks: 0 });
    expect((await read(page(200, 3), [word('DAT', 200)])).looks).toBe(0);
  });

  it('When it is a rule of a box, or the next word, then nobody looks again', async () => {
    const rule: [number, number] = [200 + 3 * STEP, 3];
    expect((await read(page(200, 3, [rule]), [word('DAT', 200)])).looks).toBe(0);
    const far: [number, number] = [200 + 3 * STEP + 8, WIDE];
    expect((await read(page(200, 3, [far]), [word('DAT', 200)])).looks).toBe(0);
  });
});

describe('a word in small letters beside which a letter stands', () => {
  const cut = [word('Hollan', 200)];

  it('When nobody read that letter, then the word is read again and whole', async () => {
    expect(await read(page(200, 7), cut, word('Holland', 0))).toEqual({ texts: ['Holland'], looks: 1 });
  });

  it('When what stands there is a letter without a stem, then too', async () => {
    const { texts } = await read(below(page(200, 7), 6, 0.45), cut, word('Hollane', 0));
    expect(texts).toEqual(['Hollane']);
  });

  it('When what stands there is a mark at the foot, or a dash, then nobody looks again', async () => {
    expect((await read(below(page(200, 7), 6, 0.7), cut)).looks).toBe(0);
    const dash = below(page(200, 7), 6, 0.4);
    for (let y = TOP + HIGH * 0.6; y < TOP + HIGH; y++)
      dash.pixels.fill(245, Math.floor(y) * WIDTH + 200 + 6 * STEP, Math.floor(y) * WIDTH + 200 + 7 * STEP);
    expect((await read(dash, cut)).looks).toBe(0);
  });
});

/** A page whose letter at a place begins that share of its height lower. */
function below(raster: Raster, place: number, share: number): Raster {
  const left = 200 + place * STEP;
  for (let y = TOP; y < TOP + HIGH * share; y++)
    raster.pixels.fill(245, y * WIDTH + left, y * WIDTH + left + STEP);
  return raster;
}
