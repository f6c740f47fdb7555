/** The programs the reader is measured against: pdftotext, Tesseract and OCRmyPDF, each on one file as a person would run it. */
import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { findOnPath } from '../../scripts/embedded/findOnPath.ts';

const run = promisify(execFile);
/** One core, as the reader's own Tesseract: its threads cost more than they bring. */
const ONE_CORE = { ...process.env, OMP_THREAD_LIMIT: '1' };
const MAX_OUTPUT = { maxBuffer: 200_000_000 };

export const hasProgram = (name: string): boolean => Boolean(findOnPath(name));

/** Words with boxes of every page. */
export const pdftotext = (file: string) => run('pdftotext', ['-bbox', file, '-'], MAX_OUTPUT);

/** The pages of a PDF as grey pictures, for Tesseract; not part of its time. A photo is one as it is. */
export async function drawPages(file: string, folder: string, dpi: number): Promise<string[]> {
  const name = path.basename(file, path.extname(file));
  if (path.extname(file) !== '.pdf') return [file];
  await run('pdftoppm', ['-r', String(dpi), '-gray', file, path.join(folder, name)]);
  return readdirSync(folder)
    .filter((entry) => entry.startsWith(`${name}-`) && entry.endsWith('.pgm'))
    .sort()
    .map((entry) => path.join(folder, entry));
}

/** Full pages, one after the other, with the reader's language data. */
export async function tesseract(pictures: readonly string[], data: string): Promise<void> {
  for (const picture of pictures)
    await run('tesseract', [picture, '-', '--tessdata-dir', data, '--oem', '1', '--psm', '3', 'tsv'], {
      env: ONE_CORE,
      ...MAX_OUTPUT,
    });
}

/** With its own defaults: as many jobs as the machine has cores. */
export const ocrmypdf = (file: string, folder: string) =>
  run(
    'ocrmypdf',
    [
      '--quiet',
      '--force-ocr',
      '--output-type',
      'pdf',
      '--sidecar',
      path.join(folder, 'side.txt'),
      file,
      path.join(folder, 'out.pdf'),
    ],
    { env: ONE_CORE, ...MAX_OUTPUT },
  );
