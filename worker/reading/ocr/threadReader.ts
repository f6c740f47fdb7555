/** Reads pictures in a Tesseract thread (WebAssembly): slower than the program, and there wherever Node.js is. */
import type { Page as TesseractPage } from 'tesseract.js';
import type { Raster } from '../raster/raster.ts';
import { toTiff } from '../raster/tiff.ts';
import type { Word } from '../page.ts';
import { startOcrWorker, type OcrWorker } from './ocrWorker.ts';
import {
  dotsPerInch,
  LANGUAGES,
  PAGE_SEGMENTATION,
  toWord,
  withinLine,
  type Layout,
  type PictureReader,
} from './pictureReader.ts';
import type { TrainedData } from './trainedData.ts';

/** Tesseract's memory grows with every page; a fresh thread costs 0.4 s. */
const PICTURES_PER_WORKER = 30;

/**
 * A reader that starts a thread for each data it needs, and replaces it after a failure or many pictures. Names have a thread of
 * their own, for other data: all of it in one thread slows every picture down.
 */
export function threadReader(data: TrainedData): PictureReader {
  const threads = new Map<string, Thread>();
  const threadFor = (languages: string): Thread => {
    const running = threads.get(languages) ?? startThread(languages, data);
    threads.set(languages, running);
    return running;
  };
  const end = async (languages: string): Promise<void> => {
    const running = threads.get(languages);
    threads.delete(languages);
    await running?.worker.then(
      (started) => started.close(),
      () => {},
    );
  };
  return {
    warmUp: async () => {
      await threadFor(LANGUAGES.sparse).worker.catch(() => {});
    },
    read: async (raster, layout, limitMs) => {
      const languages = LANGUAGES[layout];
      if ((threads.get(languages)?.pictures ?? 0) >= PICTURES_PER_WORKER) await end(languages);
      const thread = threadFor(languages);
      thread.pictures++;
      try {
        const started = await thread.worker;
        return toWords(
          await started.recognise(toTiff(raster), parametersOf(raster, layout), limitMs),
          raster.scale,
        );
      } catch (error) {
        // A worker that failed may still be busy or broken: the next picture gets a fresh one.
        await end(languages);
        throw error;
      }
    },
    close: async () => {
      await Promise.all([...threads.keys()].map(end));
    },
  };
}

interface Thread {
  readonly worker: Promise<OcrWorker>;
  pictures: number;
}

function startThread(languages: string, data: TrainedData): Thread {
  const worker = data.folder().then((folder) => startOcrWorker(languages, folder));
  // Whoever reads next sees the failure; a warm-up nobody follows must not end the process.
  worker.catch(() => {});
  return { worker, pictures: 0 };
}

const parametersOf = (raster: Raster, layout: Layout): Record<string, string> => ({
  tessedit_pageseg_mode: PAGE_SEGMENTATION[layout],
  // Its remarks ("Detected 35 diacritics") would go to the log.
  debug_file: '/dev/null',
  user_defined_dpi: String(dotsPerInch(raster)),
});

function toWords(page: TesseractPage, scale: number): Word[] {
  return (page.blocks ?? [])
    .flatMap((block) => block.paragraphs.flatMap((paragraph) => paragraph.lines))
    .flatMap(({ words, bbox }) => words.map((word) => ({ ...word, bbox: withinLine(word.bbox, bbox) })))
    .flatMap((word) => toWord(word.text, word.bbox, word.confidence, scale));
}
