/** The OCR engine: whole pages and regions of them to words with boxes in points; worker threads are started when needed. */
import { availableParallelism } from 'node:os';
import type { Page as TesseractPage } from 'tesseract.js';
import type { Box } from '#domain/documents/extraction';
import type { Word } from '../page.ts';
import { toPgm, type Raster } from '../raster/raster.ts';
import { startOcrWorker, type OcrWorker } from './ocrWorker.ts';

/** How Tesseract looks at a picture: a page with its layout, one block of lines, or words wherever they stand. */
export type Layout = 'page' | 'block' | 'sparse';
const PAGE_SEGMENTATION: Readonly<Record<Layout, string>> = { page: '3', block: '6', sparse: '11' };

export interface OcrEngine {
  /** How many pictures are read at once. */
  readonly threads: number;
  /** Starts the threads ahead of the first picture, while it is still being drawn. */
  warmUp(): void;
  /** Words of a picture, in points from its top left corner. Rejects with OcrTimeoutError after `limitMs`. */
  read(raster: Raster, layout: Layout): Promise<Word[]>;
  close(): Promise<void>;
}

/** A dense letter page takes 5-8 s of a core, ten times that where many things run; more is a picture made to hang the engine. */
const LIMIT_MS = 120_000;
/** Tesseract's memory grows with every page; a fresh thread costs 0.4 s. */
const PICTURES_PER_WORKER = 30;
const POINTS_PER_INCH = 72;

/** Each thread takes 125 MB and a core; a third one would starve the rest of a small machine. */
const MOST_THREADS = 2;

/** An engine that reads up to `threads` pictures at once; more wait their turn. */
export function createOcrEngine(threads = Math.min(MOST_THREADS, availableParallelism())): OcrEngine {
  const idle: Seat[] = Array.from({ length: threads }, () => ({ worker: null, pictures: 0 }));
  const waiting: ((seat: Seat) => void)[] = [];

  const takeSeat = (): Promise<Seat> => {
    const free = idle.pop();
    return free ? Promise.resolve(free) : new Promise((resolve) => waiting.push(resolve));
  };
  const giveBack = (seat: Seat) => {
    const next = waiting.shift();
    if (next) next(seat);
    else idle.push(seat);
  };

  return {
    threads,
    warmUp: () => idle.forEach((seat) => void ensureWorker(seat)),
    read: async (raster, layout) => {
      const seat = await takeSeat();
      try {
        return await readOn(seat, raster, layout);
      } finally {
        giveBack(seat);
      }
    },
    close: async () => {
      await Promise.all(idle.map(closeSeat));
    },
  };
}

/** A place for one worker thread, which is started, recycled and replaced after a failure. */
interface Seat {
  worker: Promise<OcrWorker> | null;
  pictures: number;
}

async function closeSeat(seat: Seat): Promise<void> {
  const { worker } = seat;
  seat.worker = null;
  seat.pictures = 0;
  await worker?.then(
    (started) => started.close(),
    () => {},
  );
}

function ensureWorker(seat: Seat): Promise<OcrWorker> {
  seat.worker ??= startOcrWorker();
  // Whoever reads next sees the failure; a warm-up nobody follows must not end the process.
  seat.worker.catch(() => {});
  return seat.worker;
}

async function readOn(seat: Seat, raster: Raster, layout: Layout): Promise<Word[]> {
  if (seat.pictures >= PICTURES_PER_WORKER) await closeSeat(seat);
  seat.pictures++;
  const parameters = {
    tessedit_pageseg_mode: PAGE_SEGMENTATION[layout],
    // Its remarks ("Detected 35 diacritics") would go to the log.
    debug_file: '/dev/null',
    user_defined_dpi: String(Math.round(raster.scale * POINTS_PER_INCH)),
  };
  try {
    const worker = await ensureWorker(seat);
    return toWords(await worker.recognise(toPgm(raster), parameters, LIMIT_MS), raster.scale);
  } catch (error) {
    // A worker that failed may still be busy or broken: the next picture gets a fresh one.
    await closeSeat(seat);
    throw error;
  }
}

function toWords(page: TesseractPage, scale: number): Word[] {
  const lines = (page.blocks ?? []).flatMap((block) =>
    block.paragraphs.flatMap((paragraph) => paragraph.lines),
  );
  return lines
    .flatMap((line) => line.words)
    .filter((word) => word.text.trim() !== '')
    .map((word) => ({
      text: word.text,
      box: inPoints(word.bbox, scale),
      confidence: Math.max(0, Math.min(1, word.confidence / 100)),
      source: 'ocr',
    }));
}

const inPoints = (box: Box, scale: number): Box => ({
  x0: box.x0 / scale,
  y0: box.y0 / scale,
  x1: box.x1 / scale,
  y1: box.y1 / scale,
});
