/** A Tesseract program that stays: it takes names of pictures from its input, one a line, and loads its data only once. */
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { closeSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Picture } from '../raster/raster.ts';
import { tiffHead } from '../raster/tiff.ts';
import { OcrTimeoutError } from './pictureReader.ts';

/** A dense page gives 100 KB; more than this is not a page's text. */
const MAX_OUTPUT = 20_000_000;
/**
 * After every picture a blank one of this size, so that the row of its page tells that the picture's rows are all said. Asked for one word,
 * Tesseract sees one on blank paper too: the blank picture's other rows come with that row, or before the next picture's.
 */
const END = { width: 61, height: 43 };
const OTHER_ROWS = String.raw`(?:[2-5]\t[^\n]*\n)*`;
const END_ROWS = new RegExp(
  String.raw`(?<=^|\n)1\t[^\n]*\t${END.width}\t${END.height}\t-1\t[^\n]*\n${OTHER_ROWS}$`,
);
const LATE_ROWS = new RegExp(`^${OTHER_ROWS}`);
/** Longer than all rows of a blank picture. */
const TAIL = 400;
const BLANK: Picture = { ...END, pixels: new Uint8Array(END.width * END.height).fill(255) };

export interface WarmProgram {
  /** The table the program prints for a picture; one at a time. Rejects when it ends, or with OcrTimeoutError. */
  read(picture: Picture, limitMs: number): Promise<string>;
  close(): void;
}

/**
 * Starts `program` by way of `stdbuf`, without which its answers would stay in its buffer until it ends. Every failure
 * ends it: a program that is late may still be busy with the picture before.
 */
export function startWarmProgram(
  program: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): WarmProgram {
  const listening = ['stdin', 'stdout', ...args, '-c', 'stream_filelist=1'];
  const child = spawn('stdbuf', ['-oL', program, ...listening], { stdio: ['pipe', 'pipe', 'ignore'], env });
  // An idle program keeps nobody from ending; while a picture is read its time limit does.
  child.unref();
  for (const pipe of [child.stdin, child.stdout]) if (pipe instanceof Socket) pipe.unref();
  let table = '';
  let isGone = false;
  let onEnd: (error: Error) => void = () => {};
  let onAnswer: (table: string) => void = () => {};
  const end = (error: Error) => {
    isGone = true;
    child.kill('SIGKILL');
    child.stdout.destroy();
    onEnd(error);
  };
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    table += text;
    if (table.length > MAX_OUTPUT) return end(new Error('Tesseract says too much'));
    const [blank] = END_ROWS.exec(table.slice(-TAIL)) ?? [];
    if (blank === undefined) return;
    const said = table.slice(0, -blank.length).replace(LATE_ROWS, '');
    table = '';
    onAnswer(said);
  });
  child.once('error', end);
  child.once('close', (code, signal) => end(new Error(`Tesseract ended with ${signal ?? code}`)));
  child.stdin.on('error', () => {});

  const ask = (files: readonly string[], limitMs: number) =>
    new Promise<string>((resolve, reject) => {
      if (isGone) return reject(new Error('Tesseract has ended'));
      const timer = setTimeout(() => end(new OcrTimeoutError('OCR took too long')), limitMs);
      onAnswer = (answer) => {
        clearTimeout(timer);
        resolve(answer);
      };
      onEnd = (error) => {
        clearTimeout(timer);
        reject(error);
      };
      child.stdin.write(`${files.join('\n')}\n`);
    });
  return {
    read: async (picture, limitMs) => {
      // At once: in turns with what the thread is busy with, the program would wait 15 to 30 ms for a file that takes one.
      // No folder for them: to remove one takes 3 ms, more than all the rest together (measured).
      const files = [newFile(), newFile()] as const;
      try {
        writeTiff(files[0], picture);
        writeTiff(files[1], BLANK);
        return await ask(files, limitMs);
      } finally {
        for (const file of files) rmSync(file, { force: true });
      }
    },
    close: () => end(new Error('Tesseract was closed')),
  };
}

const newFile = () => join(tmpdir(), `picture-${randomUUID()}.tif`);

/** Head and pixels one after the other: put together first, a page would be copied once more. */
function writeTiff(file: string, picture: Picture): void {
  const open = openSync(file, 'wx', 0o600);
  try {
    writeFileSync(open, tiffHead(picture));
    writeFileSync(open, picture.pixels);
  } finally {
    closeSync(open);
  }
}
