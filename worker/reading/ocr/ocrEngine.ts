/** The OCR engine: whole pages and regions of them to words with boxes in points, several at once. */
import { availableParallelism } from 'node:os';
import type { Word } from '../page.ts';
import type { Raster } from '../raster/raster.ts';
import { chooseReaders, type Readers } from './chooseReaders.ts';
import type { Layout, PictureReader } from './pictureReader.ts';

export interface OcrEngine {
  /** How many pictures are read at once. */
  readonly threads: number;
  /** Starts the readers ahead of the first picture, while it is still being drawn. */
  warmUp(): void;
  /** Words of a picture, in points from its top left corner. Rejects with OcrTimeoutError after two minutes. */
  read(raster: Raster, layout: Layout): Promise<Word[]>;
  /** Resolves when all that is read or warmed up now has ended, awaited or not: it has files in the scratch folder. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

/** A dense letter page takes 3-8 s of a core, ten times that where many things run; more is a picture made to hang the engine. */
const LIMIT_MS = 120_000;

/** Each takes 70-125 MB and a core; a third one would starve the rest of a small machine. */
const MOST_THREADS = 2;

/** An engine that reads up to `threads` pictures at once; more wait their turn. */
export function createOcrEngine(
  threads = Math.min(MOST_THREADS, availableParallelism()),
  readers: Readers = chooseReaders(),
): OcrEngine {
  const all = Array.from({ length: threads }, () => readers.start());
  const idle = [...all];
  const waiting: ((reader: PictureReader) => void)[] = [];

  const take = (): Promise<PictureReader> => {
    const free = idle.pop();
    return free ? Promise.resolve(free) : new Promise((resolve) => waiting.push(resolve));
  };
  const giveBack = (reader: PictureReader) => {
    const next = waiting.shift();
    if (next) next(reader);
    else idle.push(reader);
  };

  const read: OcrEngine['read'] = async (raster, layout) => {
    const reader = await take();
    try {
      return await reader.read(raster, layout, LIMIT_MS);
    } finally {
      giveBack(reader);
    }
  };
  const underWay = new Set<Promise<unknown>>();
  const watch = <T>(work: Promise<T>): Promise<T> => {
    underWay.add(work);
    const forget = () => void underWay.delete(work);
    work.then(forget, forget);
    return work;
  };

  return {
    threads,
    warmUp: () => idle.forEach((reader) => void watch(reader.warmUp())),
    read: (raster, layout) => watch(read(raster, layout)),
    settled: async () => {
      await Promise.allSettled(underWay);
    },
    close: async () => {
      await Promise.all(all.map((reader) => reader.close()));
      await readers.close();
    },
  };
}
