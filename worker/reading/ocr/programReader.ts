/** Reads pictures with the Tesseract program where it is installed: the same engine and data, without WebAssembly's price. */
import { spawn } from 'node:child_process';
import { READING_SCALE } from '../images/straighten.ts';
import type { Raster } from '../raster/raster.ts';
import { toTiff } from '../raster/tiff.ts';
import type { Word } from '../page.ts';
import {
  dotsPerInch,
  LANGUAGES,
  OcrTimeoutError,
  PAGE_SEGMENTATION,
  toWord,
  withinLine,
  type Layout,
  type PictureReader,
  type PixelBox,
} from './pictureReader.ts';
import type { TrainedData } from './trainedData.ts';
import { startWarmProgram, type WarmProgram } from './warmProgram.ts';

/** A dense page gives 100 KB; more than this is not a page's text. */
const MAX_OUTPUT = 20_000_000;
/** Its own threads cost three times the CPU for little (measured); we read pictures side by side instead. */
const ENVIRONMENT = { OMP_THREAD_LIMIT: '1', LANG: 'C.UTF-8' };

/** Its memory grows a little with every picture. */
const PICTURES_PER_PROGRAM = 60;
/** A program that answers does so at once; one without `stdbuf` or of another make never does. */
const START_LIMIT_MS = 20_000;
const BLANK: Raster = { width: 60, height: 60, pixels: new Uint8Array(3600).fill(255), scale: READING_SCALE };

/**
 * A reader that keeps one program for each layout: starting it costs 0.15 s of CPU every time (measured). Pictures of a lower
 * resolution than pages have, and all of them once a program did not stay, are read by a program of their own. What is drawn larger
 * for another look is read alike by a program that takes it for print of a page (39 of 39 pictures, words and certainty).
 */
export function programReader(program: string, data: TrainedData): PictureReader {
  const env = { ...process.env, ...ENVIRONMENT };
  const staying = new Map<Layout, Promise<{ warm: WarmProgram; left: number }>>();
  let canStay = true;

  const argumentsFor = async (layout: Layout, dpi: number) => [
    ...['--tessdata-dir', await data.folder(), '-l', LANGUAGES[layout]],
    ...['--oem', '1', '--psm', PAGE_SEGMENTATION[layout], '--dpi', String(dpi)],
    ...['-c', 'tessedit_create_tsv=1', '-c', 'debug_file=/dev/null'],
  ];
  const start = async (layout: Layout) => {
    const warm = startWarmProgram(program, await argumentsFor(layout, dotsPerInch(BLANK)), env);
    await warm.read(BLANK, START_LIMIT_MS).catch(() => {
      throw new Error('This Tesseract does not stay');
    });
    return { warm, left: PICTURES_PER_PROGRAM };
  };
  const ensure = (layout: Layout) => {
    const running = staying.get(layout) ?? start(layout);
    staying.set(layout, running);
    running.catch(() => {});
    return running;
  };
  const readWarm = async (raster: Raster, layout: Layout, limitMs: number): Promise<string> => {
    const running = await ensure(layout);
    const text = await running.warm.read(raster, limitMs);
    if (--running.left <= 0) {
      running.warm.close();
      staying.delete(layout);
    }
    return text;
  };
  const readOnce = async (raster: Raster, layout: Layout, limitMs: number) => {
    const args = ['stdin', 'stdout', ...(await argumentsFor(layout, dotsPerInch(raster)))];
    return await run(program, args, toTiff(raster), limitMs);
  };
  const close = async () => {
    const running = await Promise.allSettled(staying.values());
    staying.clear();
    for (const one of running) if (one.status === 'fulfilled') one.value.warm.close();
  };
  return {
    warmUp: async () => {
      if (canStay) await ensure('sparse').catch(() => {});
    },
    read: async (raster, layout, limitMs) => {
      if (canStay && dotsPerInch(raster) >= dotsPerInch(BLANK)) {
        try {
          return readTable(await readWarm(raster, layout, limitMs), raster.scale);
        } catch (error) {
          canStay = false;
          await close();
          if (error instanceof OcrTimeoutError) throw error;
        }
      }
      return readTable(await readOnce(raster, layout, limitMs), raster.scale);
    },
    close,
  };
}

/** What the program prints for `input`. Rejects when it fails, or with OcrTimeoutError. */
export function run(program: string, args: string[], input: Buffer, limitMs: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      stdio: ['pipe', 'pipe', 'ignore'],
      env: { ...process.env, ...ENVIRONMENT },
    });
    const chunks: Buffer[] = [];
    let size = 0;
    const stop = (error: Error) => {
      child.kill('SIGKILL');
      child.stdout.destroy();
      reject(error);
    };
    const timer = setTimeout(() => stop(new OcrTimeoutError('OCR took too long')), limitMs);
    child.stdout.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      if ((size += chunk.length) > MAX_OUTPUT) stop(new Error('Tesseract says too much'));
    });
    child.once('error', reject);
    child.once('close', (code, signal) => {
      clearTimeout(timer);
      if (code === 0) resolve(Buffer.concat(chunks).toString('utf8'));
      else reject(new Error(`Tesseract ended with ${signal ?? code}`));
    });
    // A program that ended before it took the picture tells why by its exit.
    child.stdin.on('error', () => {});
    child.stdin.end(input);
  });
}

const LINE_LEVEL = '4';
const WORD_LEVEL = '5';

/** Tesseract's table: level, page, block, paragraph, line, word, left, top, width, height, confidence, text. */
export function readTable(table: string, scale: number): Word[] {
  let line: PixelBox | undefined;
  return table.split('\n').flatMap((row) => {
    const cells = row.split('\t');
    const [left = 0, top = 0, width = 0, height = 0, confidence = 0] = cells.slice(6, 11).map(Number);
    const box = { x0: left, y0: top, x1: left + width, y1: top + height };
    if (cells[0] === LINE_LEVEL) line = box;
    if (cells[0] !== WORD_LEVEL) return [];
    return toWord(cells.slice(11).join('\t'), line ? withinLine(box, line) : box, confidence, scale);
  });
}
