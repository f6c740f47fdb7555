/** Reads a whole page, in bands on as many threads as the engine has. */
import type { Word } from '../page.ts';
import type { Raster } from '../raster/raster.ts';
import type { OcrEngine } from './ocrEngine.ts';
import { splitAtGaps, type Band } from './splitAtGaps.ts';

/** Words of the page in points, band after band. */
export async function readWholePage(engine: OcrEngine, page: Raster): Promise<Word[]> {
  const bands = splitAtGaps(page, engine.threads);
  const words = await Promise.all(
    bands.map(async (band) => ownWords(await engine.read(band.raster, 'sparse'), band)),
  );
  return words.flat();
}

/** The words of a band that are not its neighbours', at their place on the page. */
function ownWords(words: readonly Word[], { raster, top, from, to }: Band): Word[] {
  const down = top / raster.scale;
  return words
    .map((word) => ({ ...word, box: { ...word.box, y0: word.box.y0 + down, y1: word.box.y1 + down } }))
    .filter(({ box }) => {
      const middle = ((box.y0 + box.y1) / 2) * raster.scale;
      return middle >= from && middle < to;
    });
}
