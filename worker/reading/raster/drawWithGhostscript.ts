/** The second engine: pdf2pic (GraphicsMagick and Ghostscript), bounded in time, memory and pixels, in a scratch folder of its own. */
import { constants } from 'node:fs';
import { access, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fromPath } from 'pdf2pic';
import sharp from 'sharp';
import { affordableScale } from './drawPage.ts';
import type { Raster } from './raster.ts';

const POINTS_PER_INCH = 72;
const LIMIT_SECONDS = 20;
const LIMIT_BYTES = 1_500_000_000;
const LIMIT_FILE_BYTES = 300_000_000;

/**
 * Null where the programs are not installed or the file is not proven to be a PDF: they would run PostScript or SVG
 * under the same name. Rejects when they fail.
 */
export async function drawWithGhostscript(
  bytes: Uint8Array,
  number: number,
  size: { readonly width: number; readonly height: number },
  wanted: number,
): Promise<Raster | null> {
  const gm = await findProgram('gm');
  const isPdf = Buffer.from(bytes.subarray(0, 5)).toString('latin1') === '%PDF-';
  if (!gm || !isPdf || !(await findProgram('gs'))) return null;
  const scratch = await mkdtemp(join(tmpdir(), 'draw-'));
  try {
    await writeFile(join(scratch, 'gm'), boundedProgram(gm), { mode: 0o700 });
    await writeFile(join(scratch, 'page.pdf'), bytes, { mode: 0o600 });
    return await convert(scratch, number, size, affordableScale(size, wanted));
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

async function convert(
  scratch: string,
  number: number,
  size: { readonly width: number; readonly height: number },
  scale: number,
): Promise<Raster> {
  const draw = fromPath(join(scratch, 'page.pdf'), {
    density: Math.round(scale * POINTS_PER_INCH),
    format: 'png',
    width: Math.round(size.width * scale),
    height: Math.round(size.height * scale),
    savePath: scratch,
    saveFilename: 'page',
  });
  draw.setGMClass(`${scratch}/`);
  // 'buffer' would resolve with nothing when a program fails; 'image' rejects.
  const { path } = await draw(number, { responseType: 'image' });
  if (!path) throw new Error('No picture came back');
  const { data, info } = await sharp(path)
    .flatten({ background: '#ffffff' })
    .toColourspace('b-w')
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels: data, scale: info.width / size.width };
}

/** `timeout` leads a process group, so Ghostscript ends with it; prlimit is left out where the system lacks it. */
function boundedProgram(gm: string): string {
  const limits = `prlimit --as=${LIMIT_BYTES} --cpu=${LIMIT_SECONDS} --fsize=${LIMIT_FILE_BYTES} --core=0`;
  return [
    '#!/bin/sh',
    'export MAGICK_LIMIT_MEMORY=512MiB MAGICK_LIMIT_MAP=512MiB MAGICK_LIMIT_DISK=1GiB OMP_NUM_THREADS=1',
    `command -v prlimit >/dev/null || exec timeout -k 2 ${LIMIT_SECONDS} '${gm}' "$@"`,
    `exec timeout -k 2 ${LIMIT_SECONDS} ${limits} '${gm}' "$@"`,
    '',
  ].join('\n');
}

async function findProgram(name: string): Promise<string | null> {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    const path = join(folder, name);
    const isThere = await access(path, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (isThere && folder !== '') return path;
  }
  return null;
}
