/** Reads pictures in a Tesseract thread (WebAssembly): slower than the program, and there wherever Node.js is. */
import type { Page as TesseractPage } from 'tesseract.js';
import { toPgm, type Raster } from '../raster/raster.ts';
import type { Word } from '../page.ts';
import { startOcrWorker, type OcrWorker } from './ocrWorker.ts';
import { dotsPerInch, PAGE_SEGMENTATION, toWord, type Layout, type PictureReader } from './pictureReader.ts';

/** Tesseract's memory grows with every page; a fresh thread costs 0.4 s. */
const PICTURES_PER_WORKER = 30;

/**
 * A reader that starts its thread when it is needed, and replaces it after a failure or many pictures. Names, too, are read with
 * English data: more languages in one thread slow every picture down.
 */
export function threadReader(): PictureReader {
  let worker: Promise<OcrWorker> | null = null;
  let pictures = 0;

  const ensureWorker = (): Promise<OcrWorker> => {
    worker ??= startOcrWorker();
    // Whoever reads next sees the failure; a warm-up nobody follows must not end the process.
    worker.catch(() => {});
    return worker;
  };
  const close = async (): Promise<void> => {
    const running = worker;
    worker = null;
    pictures = 0;
    await running?.then(
      (started) => started.close(),
      () => {},
    );
  };
  return {
    warmUp: async () => {
      await ensureWorker().catch(() => {});
    },
    read: async (raster, layout, limitMs) => {
      if (pictures >= PICTURES_PER_WORKER) await close();
      pictures++;
      try {
        const started = await ensureWorker();
        return toWords(
          await started.recognise(toPgm(raster), parametersOf(raster, layout), limitMs),
          raster.scale,
        );
      } catch (error) {
        // A worker that failed may still be busy or broken: the next picture gets a fresh one.
        await close();
        throw error;
      }
    },
    close,
  };
}

const parametersOf = (raster: Raster, layout: Layout): Record<string, string> => ({
  tessedit_pageseg_mode: PAGE_SEGMENTATION[layout],
  // Its remarks ("Detected 35 diacritics") would go to the log.
  debug_file: '/dev/null',
  user_defined_dpi: dotsPerInch(raster),
});

function toWords(page: TesseractPage, scale: number): Word[] {
  return (page.blocks ?? [])
    .flatMap((block) => block.paragraphs.flatMap((paragraph) => paragraph.lines))
    .flatMap((line) => line.words)
    .flatMap((word) => toWord(word.text, word.bbox, word.confidence, scale));
}
