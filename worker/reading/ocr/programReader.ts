/** Reads pictures with the Tesseract program where it is installed: the same engine and data, without WebAssembly's price. */
import { spawn } from 'node:child_process';
import { toPgm } from '../raster/raster.ts';
import type { Word } from '../page.ts';
import {
  dotsPerInch,
  OcrTimeoutError,
  PAGE_SEGMENTATION,
  toWord,
  type PictureReader,
} from './pictureReader.ts';
import type { TrainedData } from './trainedData.ts';

/** A dense page gives 100 KB; more than this is not a page's text. */
const MAX_OUTPUT = 20_000_000;
/** Its own threads cost three times the CPU for little (measured); we read pictures side by side instead. */
const ENVIRONMENT = { OMP_THREAD_LIMIT: '1', LANG: 'C.UTF-8' };

/** A reader that starts the program once for every picture (0.1 s, most of it loading the data). */
export function programReader(program: string, data: TrainedData): PictureReader {
  return {
    warmUp: () => void data.folder().catch(() => {}),
    read: async (raster, layout, limitMs) => {
      const args = [
        ...['stdin', 'stdout', '--tessdata-dir', await data.folder(), '-l', 'eng'],
        ...['--oem', '1', '--psm', PAGE_SEGMENTATION[layout], '--dpi', dotsPerInch(raster)],
        ...['-c', 'tessedit_create_tsv=1', '-c', 'debug_file=/dev/null'],
      ];
      return readTable(await run(program, args, toPgm(raster), limitMs), raster.scale);
    },
    close: () => Promise.resolve(),
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

const WORD_LEVEL = '5';

/** Tesseract's table: level, page, block, paragraph, line, word, left, top, width, height, confidence, text. */
export function readTable(table: string, scale: number): Word[] {
  return table.split('\n').flatMap((row) => {
    const cells = row.split('\t');
    if (cells[0] !== WORD_LEVEL) return [];
    const [left = 0, top = 0, width = 0, height = 0, confidence = 0] = cells.slice(6, 11).map(Number);
    const box = { x0: left, y0: top, x1: left + width, y1: top + height };
    return toWord(cells.slice(11).join('\t'), box, confidence, scale);
  });
}
