import { describe, expect, it } from '@jest/globals';
import type { Word } from '../page.ts';
import type { Raster } from '../raster/raster.ts';
import type { OcrEngine } from './ocrEngine.ts';
import { readWholePage } from './readWholePage.ts';

const SCALE = 250 / 72;
const WIDTH = Math.round(612 * SCALE);
const HEIGHT = Math.round(100 * SCALE);

/** A page whose words each stand on a bar of ink, and an engine that reads them. */
function pageOf(texts: readonly string[]): { page: Raster; engine: OcrEngine } {
  const pixels = new Uint8Array(WIDTH * HEIGHT).fill(255);
  const words = texts.map((text, at): Word => {
    const box = { x0: 20 + at * 100, x1: 70 + at * 100, y0: 40, y1: 48 };
    for (let y = Math.round(box.y0 * SCALE); y < box.y1 * SCALE; y++)
      pixels.fill(0, y * WIDTH + Math.round(box.x0 * SCALE), y * WIDTH + Math.round(box.x1 * SCALE));
    return { text, box, confidence: 0.8, source: 'ocr' };
  });
  // The line stands in the middle of the band that is cut for it.
  const read: OcrEngine['read'] = ({ height }) => {
    const middle = height / SCALE / 2;
    return Promise.resolve(
      words.map((word) => ({ ...word, box: { ...word.box, y0: middle - 4, y1: middle + 4 } })),
    );
  };
  const engine = { threads: 1, warmUp: () => {}, read, settled: () => Promise.resolve() };
  const page = { width: WIDTH, height: HEIGHT, pixels, scale: SCALE };
  return { page, engine: { ...engine, close: () => Promise.resolve() } };
}

describe('a whole page', () => {
  it('When one amount of it lacks the comma that the others have, then that one is doubtful', async () => {
    const { page, engine } = pageOf(['52,356.81', '8,127.80', '73,275.93', '3,246.12', '1320.47']);
    const words = await readWholePage(engine, page, () => Promise.resolve(false));
    expect(words?.map(({ text, confidence }) => [text, confidence >= 0.5])).toEqual([
      ['52,356.81', true],
      ['8,127.80', true],
      ['73,275.93', true],
      ['3,246.12', true],
      ['1320.47', false],
    ]);
  });

  it('When an amount that was passed over is unsure alone, then it is read with what stands before it in its line', async () => {
    const { page, engine } = pageOf(['$', '20,992.33']);
    // strokes as of letters: a bar is no print
    page.pixels.forEach((_, at) => {
      if ((at % WIDTH) % 7 > 2) page.pixels[at] = 255;
    });
    let looks = 0;
    const read: OcrEngine['read'] = async (...asked) => {
      const [first, second] = await engine.read(...asked);
      if (asked[1] === 'sparse') return [first!];
      const isAlone = ++looks === 1;
      return [{ ...second!, text: isAlone ? '992.33' : second!.text, confidence: isAlone ? 0.26 : 0.97 }];
    };
    const words = await readWholePage({ ...engine, read }, page, () => Promise.resolve(false));
    expect(words?.map(({ text }) => text)).toEqual(['$', '20,992.33']);
  });

  it('When its first words show that it stands on its head, then nobody looks for what they passed over', async () => {
    const { page, engine } = pageOf(['JEnuuY', 'lɐnuu∀']);
    let looks = 0;
    const read: OcrEngine['read'] = (...asked) => {
      looks++;
      // Half of the print is passed over.
      return engine.read(...asked).then((words) => words.slice(1));
    };
    const asked: number[] = [];
    const isWrongWay = (first: readonly Word[]) => Promise.resolve(asked.push(first.length) > 0);
    expect(await readWholePage({ ...engine, read }, page, isWrongWay)).toBeNull();
    expect([asked, looks]).toEqual([[1], 1]);
  });

  it('When a band was read first, then what was passed over in it is looked at while the other is being read', async () => {
    const height = Math.round(300 * SCALE);
    const pixels = new Uint8Array(WIDTH * height).fill(255);
    // Strokes as of letters, not evenly apart, in four lines.
    for (const top of [30, 60, 230, 260])
      for (let y = Math.round(top * SCALE); y < (top + 8) * SCALE; y++)
        for (let x = Math.round(100 * SCALE), at = 0; x < 400 * SCALE; x += 5 + ((at++ * 3) % 7))
          pixels.fill(0, y * WIDTH + x, y * WIDTH + x + 3);
    const word = (confidence: number, y0: number): Word => ({
      text: 'Antidisestablishmentarianism'.repeat(2),
      box: { x0: 100, x1: 400, y0, y1: y0 + 8 },
      confidence,
      source: 'ocr',
    });
    let tellLooked = () => {};
    const looked = new Promise<void>((resolve) => (tellLooked = resolve));
    let bands = 0;
    const read: OcrEngine['read'] = async (_, layout) => {
      if (layout === 'block') tellLooked();
      // The second band is not read until the first was looked at again.
      else if (++bands === 2) await looked;
      return layout === 'block' ? [] : [word(0.9, 17)];
    };
    const engine = { threads: 2, warmUp: () => {}, read, settled: () => Promise.resolve() };
    const page = { width: WIDTH, height, pixels, scale: SCALE };
    const words = await readWholePage({ ...engine, close: () => Promise.resolve() }, page, () =>
      Promise.resolve(false),
    );
    expect([bands, words?.length]).toEqual([2, 2]);
  });
});
