/** Reads a whole page, in bands on as many threads as the engine has. */
import type { Word } from '../page.ts';
import type { Raster } from '../raster/raster.ts';
import type { OcrEngine } from './ocrEngine.ts';
import { splitAtGaps } from './splitAtGaps.ts';

/** Words of the page in points, band after band. */
export async function readWholePage(engine: OcrEngine, page: Raster): Promise<Word[]> {
  const bands = splitAtGaps(page, engine.threads);
  const words = await Promise.all(
    bands.map(async (band) => {
      const down = band.top / page.scale;
      return (await engine.read(band.raster, 'page')).map((word) => moveDown(word, down));
    }),
  );
  return words.flat();
}

const moveDown = (word: Word, down: number): Word => ({
  ...word,
  box: { ...word.box, y0: word.box.y0 + down, y1: word.box.y1 + down },
});
